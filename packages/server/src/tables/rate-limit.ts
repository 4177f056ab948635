/** Token bucket: lets a number of things pass at once, and then so many a second. */
export interface TokenBucket {
  /** Whether one more may pass now. */
  take(): boolean
}

/** How many may pass at once, and how many a second in the long run. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export const tokenBucket = ({ burst, perSecond }: Rate, now: () => number): TokenBucket => {
  let left = burst
  let last = now()
  return {
    take: () => {
      const moment = now()
      left = Math.min(burst, left + ((moment - last) * perSecond) / 1000)
      last = moment
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
