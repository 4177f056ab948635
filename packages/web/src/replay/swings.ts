import { giveUpKey, type Seat, undoKey } from '@conclave/kernel'
import type { Timeline } from './timeline.ts'

/** Swing: change of a match's estimate for a seat in one turn. */
export interface Swing {
  readonly turn: number
  /** The moments of the turn: the first one, and the one at which it was over. */
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

/** The swing of every turn: from its first moment to the first one of the next turn, or to the end. */
export const swingsOf = (
  estimates: readonly (readonly number[])[],
  turns: readonly number[],
  seat: Seat,
): readonly Swing[] => {
  const starts = turns.flatMap((turn, at) => (at === 0 || turn !== turns[at - 1] ? [at] : []))
  return starts.flatMap((from, nth): Swing[] => {
    const to = starts[nth + 1] ?? turns.length - 1
    const [before, after, turn] = [estimates[from]?.[seat], estimates[to]?.[seat], turns[from]]
    if (before === undefined || after === undefined || turn === undefined || to === from) return []
    return [{ turn, from, to, before, after }]
  })
}

const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before)

/** The largest swings, in the order of the match. */
export const largestOf = (swings: readonly Swing[], most: number): readonly Swing[] =>
  swings
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, most)
    .filter((swing) => sizeOf(swing) > 0.005)
    .toSorted((one, other) => one.from - other.from)

/** The turn that decided the match: where the estimate swung most towards what came of it. */
export const decidingOf = (swings: readonly Swing[], won: boolean): Swing | null => {
  const towards = swings.filter(({ before, after }) => (won ? after > before : after < before))
  return largestOf(towards, 1)[0] ?? null
}

/**
 * The answer of a seat that had most to do with a swing: among what it chose in that turn, the one after which the estimate had
 * changed most; else the last one before. Null where it never had a choice.
 */
export const choiceIn = (
  timeline: Pick<Timeline, 'answers' | 'viewAt'>,
  estimates: readonly (readonly number[])[],
  { from, to }: Swing,
  seat: Seat,
): number | null => {
  const isChoice = (at: number): boolean => {
    const [by, key] = timeline.answers[at] ?? []
    return by === seat && key !== undoKey && key !== giveUpKey && timeline.viewAt(at, seat).options.length > 1
  }
  const changeAt = (at: number): number =>
    Math.abs((estimates[at + 1]?.[seat] ?? 0) - (estimates[at]?.[seat] ?? 0))
  let best: number | null = null
  for (let at = from; at < to; at++) {
    if (isChoice(at) && (best === null || changeAt(at) > changeAt(best))) best = at
  }
  if (best !== null) return best
  for (let at = from - 1; at >= 0; at--) if (isChoice(at)) return at
  return null
}
