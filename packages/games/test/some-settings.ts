import {
  type Chosen,
  type Game,
  type Option,
  readSettings,
  type Settings,
  type TableState,
} from '@conclave/kernel'
import { preconstructed } from '@conclave/mage-noir'

/** Values of a text setting that is one of some names. */
const namesFor: { readonly [setting: string]: readonly string[] } = {
  deck0: Object.keys(preconstructed),
  deck1: Object.keys(preconstructed),
}

const drawn = (settings: Settings, random: (bound: number) => number): Chosen<Settings> => {
  const given: { [name: string]: boolean | number | string } = {}
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.type === 'boolean') given[name] = random(2) === 1
    if (setting.type === 'choice') given[name] = setting.choices[random(setting.choices.length)]!
    if (setting.type === 'number') given[name] = setting.min + random(setting.max - setting.min + 1)
    const names = namesFor[name]
    if (names !== undefined) given[name] = names[random(names.length)]!
  }
  const reading = readSettings(settings, given)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen
}

/** Every optional rule on or off, every choice and every deck among all there are, as far as so many can play with them. */
export const someSettings = (
  game: Game<TableState, Option>,
  seats: number,
  random: (bound: number) => number,
): Chosen<Settings> => {
  for (;;) {
    const chosen = drawn(game.settings, random)
    if ((game.problemWith?.(chosen, seats) ?? null) === null) return chosen
  }
}
