import { readBot } from '@conclave/bots'

/** No bot of this server thinks longer than this about one answer, in milliseconds. */
export const longestThought = 3000

/** How long a bot may think in a reaction window, where everybody waits for everybody. */
export const longestWindowThought = 400

/** Checks a bot's level from outside. What it may cost is the server's to say, not the client's. */
export const checkBot = (spec: string): { readonly problem: string } | null => {
  const reading = readBot(spec, { clock: () => 0 })
  if (!reading.ok) return { problem: reading.problem }
  return (parameterOf(spec, 'ms') ?? 0) > longestThought
    ? { problem: `a bot may think for ${longestThought} ms at most, not as '${spec}' says` }
    : null
}

/** The same bot, but with an end to its thinking. */
export const bounded = (spec: string, most = longestThought): string => {
  if (!spec.startsWith('adept')) return spec
  const ms = parameterOf(spec, 'ms')
  const kept = spec.split(':').filter((part) => !part.startsWith('ms='))
  return [...kept, `ms=${Math.min(ms ?? most, most)}`].join(':')
}

const parameterOf = (spec: string, name: string): number | undefined => {
  const part = spec.split(':').find((each) => each.startsWith(`${name}=`))
  return part === undefined ? undefined : Number(part.slice(name.length + 1))
}
