/** A share of so many, with the interval that its true value lies in, 19 times of 20. */
export interface Share {
  readonly count: number
  readonly of: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

const z = 1.96

/** Wilson's interval: right for small numbers, too, and never below 0 or above 1. */
export const shareOf = (count: number, of: number): Share => {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 }
  const rate = count / of
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of))
  const middle = rate + (z * z) / (2 * of)
  const scale = 1 + (z * z) / of
  return {
    count,
    of,
    rate,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The value below which so large a share of them lies. */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
