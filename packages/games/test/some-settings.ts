import type { Chosen, Game, Option, Settings, TableState } from '@conclave/kernel'

/** Every optional rule on or off, every choice among all there are; what does not go together is left as it is. */
export const someSettings = (
  game: Game<TableState, Option>,
  random: (bound: number) => number,
): Partial<Chosen<Settings>> => {
  const given: { [name: string]: boolean | number | string } = {}
  for (const [name, setting] of Object.entries(game.settings)) {
    if (setting.type === 'boolean') given[name] = random(2) === 1
    if (setting.type === 'choice') given[name] = setting.choices[random(setting.choices.length)]!
    if (setting.type === 'number') given[name] = setting.min + random(setting.max - setting.min + 1)
  }
  return given
}
