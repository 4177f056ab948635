import type { Seat } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type BlackRose, type Counts, type Mage, mageOf } from '../state.ts'
import type { SlotName } from '../words/board.ts'
import type { Tally } from '../words/card.ts'
import { cardIn } from './sheet.ts'

/** Counts something that a mage has done. */
export const count = (state: BlackRose, seat: Seat, name: Tally, by = 1): void => {
  const { tally } = mageOf(state, seat)
  tally.activation = withMore(tally.activation, name, by)
  tally.round = withMore(tally.round, name, by)
  tally.match = withMore(tally.match, name, by)
}

const withMore = (counts: Counts, name: Tally, by: number): Counts => {
  // Counts are of many shapes: to assign them is faster than to spread them.
  const more: { [name: string]: number } = Object.assign({}, counts)
  more[name] = (more[name] ?? 0) + by
  return more
}

/** Marks something that a mage has done or that has befallen her. */
export const mark = ({ tally }: Mage, what: string): void => {
  tally.marks = [...tally.marks, what]
}

/** Counts different things of a kind: the same one counts once a round. */
export const countDifferent = (state: BlackRose, seat: Seat, name: Tally, thing: string): void => {
  const mage = mageOf(state, seat)
  const what = `${name} ${thing}`
  if (mage.tally.marks.includes(what)) return
  mark(mage, what)
  count(state, seat, name)
}

/** Counts a spell whose element is known by now; a trap or a protection was cast in secret and counts when it is seen. */
export const countRevealed = (state: BlackRose, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  const { element } = mage.slots[slot]
  if (element !== null) countDifferent(state, seat, 'elements', element)
  if (slot === 'quick') mark(mage, `quick ${element}`)
  const card = cardIn(mage, slot)!
  if (spellOf(state.rules.edition, card).school === 'forgotten') count(state, seat, 'cast:forgotten')
}

export const countedIn = (
  state: BlackRose,
  seat: Seat,
  name: Tally,
  span: 'activation' | 'round' | 'match',
): number => mageOf(state, seat).tally[span][name] ?? 0
