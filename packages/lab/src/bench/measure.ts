/** Something whose speed is measured: does its work for a while and says how much it did. */
export interface Subject {
  readonly id: string
  run(milliseconds: number, round: number): Work | Promise<Work>
}

/** Work done, in so many seconds of one core: the time that others took from it does not count. */
export interface Work {
  readonly count: number
  readonly seconds: number
}

/** The rate of a subject a second: the median of its rounds, and how far they lie apart. */
export interface Rate {
  readonly median: number
  readonly min: number
  readonly max: number
}

export interface Schedule {
  readonly warmUp: number
  readonly round: number
  readonly rounds: number
}

/**
 * Measures all subjects in turns: first a warm-up of each, then round after round. A machine that is slower for a
 * while is so for everybody, and ratios stay what they are.
 */
export const measure = async (
  subjects: readonly Subject[],
  { warmUp, round, rounds }: Schedule,
  advance: () => void,
): Promise<Map<string, Rate>> => {
  const found = new Map<string, number[]>()
  for (let at = 0; at <= rounds; at++) {
    for (const { id, run } of subjects) {
      const { count, seconds } = await run(at === 0 ? warmUp : round, at)
      if (at > 0) found.set(id, [...(found.get(id) ?? []), count / seconds])
      advance()
    }
  }
  return new Map([...found].map(([id, rates]) => [id, rateOf(rates)]))
}

const rateOf = (rates: readonly number[]): Rate => {
  const sorted = rates.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 }
}

/** Works in small portions until the time is over; at least one, however long the machine was elsewhere. */
export const untilTime = (milliseconds: number, portion: (at: number) => number): Work => {
  const end = performance.now() + milliseconds
  const before = process.threadCpuUsage()
  let count = 0
  let at = 0
  do count += portion(at++)
  while (performance.now() < end)
  const { user, system } = process.threadCpuUsage(before)
  return { count, seconds: (user + system) / 1_000_000 }
}
