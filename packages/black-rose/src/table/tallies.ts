import type { Seat } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type BlackRose, mageOf } from '../state.ts'
import type { SlotName } from '../words/board.ts'
import type { Tally } from '../words/card.ts'
import { cardIn } from './sheet.ts'

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

/** Counts a spell whose element is known by now; a trap or a protection was cast in secret and counts when it is seen. */
export const countRevealed = (state: BlackRose, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  const { element } = mage.slots[slot]
  if (element !== null) countDifferent(state, seat, 'elements', element)
  if (slot === 'quick') mage.tally.marks.push(`quick ${element}`)
  const card = cardIn(mage, slot)!
  if (spellOf(state.rules.edition, card).school === 'forgotten') count(state, seat, 'cast:forgotten')
}

export const countedIn = (
  state: BlackRose,
  seat: Seat,
  name: Tally,
  span: 'activation' | 'round' | 'match',
): number => mageOf(state, seat).tally[span][name] ?? 0
