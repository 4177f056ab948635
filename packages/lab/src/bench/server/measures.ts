/** Percentiles of the measured times: half, ninety-nine in a hundred and all of them lie below, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export const timesOf = (times: number[]): Times => {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: rounded(at(0.5)), p99: rounded(at(0.99)), max: rounded(times.at(-1) ?? 0) }
}

export const rounded = (value: number): number => Math.round(value * 100) / 100

/** Experience of a load of clients. */
export interface Load {
  readonly tables: number
  readonly seconds: number
  /** Answers that the server has acknowledged. */
  readonly answers: number
  readonly answersPerSecond: number
  /** From sending an answer to its acknowledgement. */
  readonly acknowledged: Times
  /** From sending an answer to the other client's update. */
  readonly seenByOther: Times
  /** Bytes that the server sent to both clients for one answer. */
  readonly bytesPerAnswer: number
}
