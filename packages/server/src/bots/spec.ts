import { readBot } from '@conclave/bots'

/** No bot of this server thinks longer than this about one answer, in milliseconds. */
export const longestThought = 3000

/** Time that a bot may think in a reaction window, where everybody waits for everybody. */
export const longestWindowThought = 400

/**
 * The most that a level's parameters may be here, whatever its own range is: others' bots think in the same threads. An adept's
 * iterations need no other end than its time.
 */
const most: { readonly [level: string]: { readonly [parameter: string]: number } } = {
  greedy: { worlds: 16 },
  adept: { ms: longestThought, rollout: 100, worlds: 256 },
}

/** Checks a bot's level from outside. What it may cost is the server's to say, not the client's. */
export const checkBot = (spec: string): { readonly problem: string } | null => {
  const reading = readBot(spec, { clock: () => 0 })
  if (!reading.ok) return { problem: reading.problem }
  const { level, parameters } = partsOf(spec)
  const over = parameters.find(
    ([name, value]) => Number(value) > (most[level]?.[name] ?? Number.POSITIVE_INFINITY),
  )
  if (over === undefined) return null
  const [name] = over
  return name === 'ms'
    ? { problem: `a bot may think for ${longestThought} ms at most, not as '${spec}' says` }
    : {
        problem: `on this server '${name}' of ${level} is at most ${most[level]?.[name]}, not as '${spec}' says`,
      }
}

/** The same bot, but with an end to its thinking: also one that was stored when more was allowed. */
export const bounded = (spec: string, longest = longestThought): string => {
  const { level, parameters } = partsOf(spec)
  const kept = parameters.map(([name, value]): [string, string] => {
    const cap = most[level]?.[name] ?? Number.POSITIVE_INFINITY
    return [name, Number(value) > cap ? String(cap) : value]
  })
  if (level !== 'adept') return written(level, kept)
  const ms = Number(kept.find(([name]) => name === 'ms')?.[1] ?? longest)
  return written(level, [...kept.filter(([name]) => name !== 'ms'), ['ms', String(Math.min(ms, longest))]])
}

type Parameters = readonly (readonly [name: string, value: string])[]

const written = (level: string, parameters: Parameters): string =>
  [level, ...parameters.map(([name, value]) => `${name}=${value}`)].join(':')

const partsOf = (spec: string): { readonly level: string; readonly parameters: Parameters } => {
  const [level = '', ...settings] = spec.split(':')
  return {
    level,
    parameters: settings.map((setting) => {
      const [name = '', value = ''] = setting.split('=')
      return [name, value] as const
    }),
  }
}
