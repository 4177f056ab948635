/** Token bucket: lets a number of things pass at once, and then so many a second. */
export interface TokenBucket {
  /** True if one more may pass now; it then counts. */
  take(): boolean
}

/** Rate: the number that may pass at once, and the number a second in the long run. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Rest that a bucket held at a moment. There is one for every seat of every table, so it holds nothing else. */
interface Level {
  left: number
  at: number
}

const fill = (level: Level, { burst, perSecond }: Rate, now: number): void => {
  level.left = Math.min(burst, level.left + ((now - level.at) * perSecond) / 1000)
  level.at = now
}

const takeFrom = (level: Level, rate: Rate, now: number): boolean => {
  fill(level, rate, now)
  if (level.left < 1) return false
  level.left -= 1
  return true
}

export const tokenBucket = (rate: Rate, now: () => number): TokenBucket => {
  const level = { left: rate.burst, at: now() }
  return { take: () => takeFrom(level, rate, now()) }
}

/** A bucket for everybody that there is: for each seat, or each address. */
export interface TokenBuckets<K> {
  take(key: K): boolean
}

/** After so many new keys it is looked which buckets need not be remembered any more. */
const sweepAfter = 1000

export const tokenBuckets = <K>(rate: Rate, now: () => number): TokenBuckets<K> => {
  let levels: Map<K, Level> | null = null
  let fresh = 0
  const levelOf = (key: K, moment: number): Level => {
    levels ??= new Map()
    const known = levels.get(key)
    if (known !== undefined) return known
    if (++fresh > sweepAfter) {
      fresh = 0
      for (const [old, level] of levels) {
        fill(level, rate, moment)
        // One that is full is as good as a new one.
        if (level.left >= rate.burst) levels.delete(old)
      }
    }
    const made = { left: rate.burst, at: moment }
    levels.set(key, made)
    return made
  }
  return {
    take: (key) => {
      const moment = now()
      return takeFrom(levelOf(key, moment), rate, moment)
    },
  }
}
