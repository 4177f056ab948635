import { type Load, rounded, timesOf } from './measures.ts'

export interface RoundOrder {
  readonly tables: number
  readonly warmUpMs: number
  readonly ms: number
}

/** Tally of a round, as the clients count it. */
export interface Tally {
  /** Of the measured time, and of the warm-up, too. */
  answers: number
  all: number
  bytes: number
  acknowledged: number[]
  seen: number[]
}

/** Timers that a round needs. */
export interface Timers {
  now(): number
  wait(ms: number): Promise<void>
}

const realClock: Timers = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

interface RoundMeans {
  readonly clock?: Timers
  /** Called when the warm-up is over: from now on is measured. */
  readonly warm?: () => void
}

const mostWaits = 400

/** Plays one match at a table and calls back when it is over. */
export type Play<T> = (table: T, tally: Tally, over: () => void) => void

/**
 * Plays at many tables at once for a while; those that are kept ready take the place of those whose match is over. It
 * ends early when there is none left: what is measured is a full server. So that something is measured on the fastest
 * machine, the warm-up takes half of those kept ready at most.
 */
export const playRound = async <T>(
  { tables, warmUpMs, ms }: RoundOrder,
  ready: T[],
  play: Play<T>,
  { clock = realClock, warm = () => {} }: RoundMeans = {},
): Promise<Load> => {
  const tally: Tally = { answers: 0, all: 0, bytes: 0, acknowledged: [], seen: [] }
  const [half, none] = [signal(), signal()]
  const enough = Math.floor((ready.length - tables) / 2)
  let stopped = false
  const sit = (): void => {
    const table = ready.pop()
    if (ready.length <= enough) half.ring()
    if (table === undefined) none.ring()
    else {
      play(table, tally, () => {
        if (!stopped) sit()
      })
    }
  }
  for (let n = 0; n < tables; n++) sit()
  await Promise.race([clock.wait(warmUpMs), half.rung])
  // On a machine that is busy with other things the first matches may take longer to begin than the warm-up.
  for (let n = 0; n < mostWaits && tally.all < tables; n++) {
    await Promise.race([clock.wait(50), half.rung])
  }
  Object.assign(tally, { answers: 0, bytes: 0, acknowledged: [], seen: [] })
  const start = clock.now()
  warm()
  await Promise.race([clock.wait(ms), none.rung])
  const seconds = Math.max(0.001, (clock.now() - start) / 1000)
  stopped = true
  return {
    tables,
    seconds: rounded(seconds),
    answers: tally.answers,
    answersPerSecond: Math.round(tally.answers / seconds),
    acknowledged: timesOf(tally.acknowledged),
    seenByOther: timesOf(tally.seen),
    bytesPerAnswer: Math.round(tally.bytes / Math.max(1, tally.answers)),
  }
}

const signal = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { rung: promise, ring: () => resolve() }
}
