import type { Seat } from '@conclave/kernel'
import { type BlackRose, mageOf } from '../state.ts'
import type { Tally } from '../words/card.ts'

/** Counts something that a mage has done. */
export const count = (state: BlackRose, seat: Seat, name: Tally, by = 1): void => {
  const { activation, round, match } = mageOf(state, seat).tally
  activation[name] = (activation[name] ?? 0) + by
  round[name] = (round[name] ?? 0) + by
  match[name] = (match[name] ?? 0) + by
}

/** Counts different things of a kind: the same one counts once a round. */
export const countDifferent = (state: BlackRose, seat: Seat, name: Tally, thing: string): void => {
  const { marks } = mageOf(state, seat).tally
  const mark = `${name} ${thing}`
  if (marks.includes(mark)) return
  marks.push(mark)
  count(state, seat, name)
}

export const countedIn = (
  state: BlackRose,
  seat: Seat,
  name: Tally,
  span: 'activation' | 'round' | 'match',
): number => mageOf(state, seat).tally[span][name] ?? 0
