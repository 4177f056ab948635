/** Token bucket: lets a number of things pass at once, and then so many a second. */
export interface TokenBucket {
  /** Whether one more may pass now. */
  take(): boolean
  /** Whether it has not been used for so long that it is as good as new. */
  isFull(): boolean
}

/** How many may pass at once, and how many a second in the long run. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export const tokenBucket = ({ burst, perSecond }: Rate, now: () => number): TokenBucket => {
  let left = burst
  let last = now()
  const fill = (): void => {
    const moment = now()
    left = Math.min(burst, left + ((moment - last) * perSecond) / 1000)
    last = moment
  }
  return {
    take: () => {
      fill()
      if (left < 1) return false
      left -= 1
      return true
    },
    isFull: () => {
      fill()
      return left >= burst
    },
  }
}

/** A bucket for everybody that there is: for each seat, or each address. */
export interface TokenBuckets<K> {
  take(key: K): boolean
}

/** After so many new keys it is looked which buckets need not be remembered any more. */
const sweepAfter = 1000

export const tokenBuckets = <K>(rate: Rate, now: () => number): TokenBuckets<K> => {
  const buckets = new Map<K, TokenBucket>()
  let fresh = 0
  const bucketOf = (key: K): TokenBucket => {
    const known = buckets.get(key)
    if (known !== undefined) return known
    if (++fresh > sweepAfter) {
      fresh = 0
      for (const [old, bucket] of buckets) if (bucket.isFull()) buckets.delete(old)
    }
    const made = tokenBucket(rate, now)
    buckets.set(key, made)
    return made
  }
  return { take: (key) => bucketOf(key).take() }
}
