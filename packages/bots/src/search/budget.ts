import type { Clock } from '../bot.ts'

/** Budget of thought for one answer. Iterations alone make a bot reproducible; time alone keeps a promise. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Says before every iteration whether there is budget left for it. */
export interface Meter {
  mayGoOn(): boolean
  /** Expected number of further iterations. */
  left(): number
}

/**
 * Watches a budget from this moment on. The clock is read before every iteration, and an iteration that might
 * take as long as the longest one so far is not begun any more when it would end too late.
 */
export const meterOf = (
  { iterations = Number.POSITIVE_INFINITY, milliseconds }: Budget,
  clock: Clock,
): Meter => {
  let begun = 0
  if (milliseconds === undefined)
    return { mayGoOn: () => begun++ < iterations, left: () => iterations - begun }
  const start = clock()
  let last = start
  let longest = 0
  return {
    mayGoOn: () => {
      const now = clock()
      if (begun > 0) longest = Math.max(longest, now - last)
      last = now
      return now + longest < start + milliseconds && begun++ < iterations
    },
    left: () => {
      const spent = last - start
      const byTime = spent > 0 ? (begun * (milliseconds - spent)) / spent : Number.POSITIVE_INFINITY
      return Math.min(iterations - begun, byTime)
    },
  }
}
