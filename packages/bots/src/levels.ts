import { type Chosen, readSettings, type Settings } from '@conclave/kernel'
import { adept, usualTuning } from './adept.ts'
import type { Bot, Means } from './bot.ts'
import { greedyIn } from './greedy.ts'
import { random } from './random.ts'

/** A sort of bot, with its parameters described as data so that lobby and command line can show them. */
export interface Level {
  readonly id: string
  readonly parameters: Settings
  make(spec: string, given: { readonly [name: string]: unknown }, means: Means): BotReading
}

/** Either a bot, or what is wrong with the text that should name one. */
export type BotReading =
  | { readonly ok: true; readonly bot: Bot }
  | { readonly ok: false; readonly problem: string }

/** The iterations of an adept of whom nothing is asked in particular. */
const usualIterations = 400

const level = <T extends Settings>(
  id: string,
  parameters: T,
  make: (spec: string, chosen: Chosen<T>, means: Means) => Bot,
): Level => ({
  id,
  parameters,
  make: (spec, given, means) => {
    const reading = readSettings(parameters, given)
    return reading.ok ? { ok: true, bot: make(spec, reading.chosen, means) } : reading
  },
})

/** Every sort of bot, from the weakest to the strongest. */
export const levels: readonly Level[] = [
  level('random', {}, () => random),
  level(
    'greedy',
    { worlds: { type: 'number', min: 1, max: 1_000, default: 0, off: 0 } },
    (spec, { worlds }) => greedyIn(spec, worlds > 0 ? worlds : undefined),
  ),
  level(
    'adept',
    {
      iterations: { type: 'number', min: 1, max: 1_000_000, default: 0, off: 0 },
      ms: { type: 'number', min: 1, max: 600_000, default: 0, off: 0 },
      exploration: { type: 'number', min: 0, max: 1_000, default: usualTuning.exploration * 100 },
      rollout: { type: 'number', min: 0, max: 10_000, default: usualTuning.rollout },
      worlds: { type: 'number', min: 1, max: 100_000, default: usualTuning.worlds },
    },
    (spec, { iterations, ms, exploration, rollout, worlds }, means) =>
      adept(
        spec,
        {
          ...(iterations > 0 ? { iterations } : ms > 0 ? {} : { iterations: usualIterations }),
          ...(ms > 0 ? { milliseconds: ms } : {}),
        },
        means,
        { exploration: exploration / 100, rollout, worlds },
      ),
  ),
]

/** Reads a text such as `greedy`, `greedy:worlds=1`, `adept:iterations=500` or `adept:ms=200:rollout=4`. */
export const readBot = (spec: string, means: Means): BotReading => {
  const [id = '', ...settings] = spec.split(':')
  const found = levels.find((each) => each.id === id)
  if (found === undefined) {
    return {
      ok: false,
      problem: `there is no bot '${id}' (there are: ${levels.map((each) => each.id).join(', ')})`,
    }
  }
  const given = new Map<string, string>()
  for (const setting of settings) {
    const [name = '', value, ...rest] = setting.split('=')
    if (name === '' || value === undefined || rest.length > 0) {
      return { ok: false, problem: `bot '${spec}': '${setting}' is not of the form parameter=value` }
    }
    if (given.has(name)) return { ok: false, problem: `bot '${spec}': '${name}' is given twice` }
    given.set(name, value)
  }
  const reading = found.make(spec, Object.fromEntries(given), means)
  return reading.ok ? reading : { ok: false, problem: `bot '${spec}': ${reading.problem}` }
}
