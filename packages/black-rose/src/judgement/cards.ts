import type { Seat } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type BlackRose, mageOf } from '../state.ts'
import { planWorth } from './plan.ts'
import { type Reach, spellWorth } from './reach.ts'
import { estimateOf } from './spells.ts'
import { inHand, prepared } from './weights.ts'

/** A card that has been taken up for a plan counts as what its better side may do, or its worse one once that is due. */
const draftWorth = (state: BlackRose, seat: Seat, reach: Reach): number => {
  const { card } = mageOf(state, seat).draft
  return card === null ? 0 : prepared * spellWorth(estimateOf(state.rules.edition, card), reach) + 0.01
}

/** True for a Forgotten spell: a mage who has paid for one will prepare it as soon as she can. */
const isForgotten = (state: BlackRose, card: string): boolean =>
  spellOf(state.rules.edition, card).school === 'forgotten'

/** The best cards in hand, each the less the more better ones there are. */
const handWorth = (state: BlackRose, seat: Seat, reach: Reach): number => {
  const { hand, draft } = mageOf(state, seat)
  const worths: number[] = []
  // What is in hand is for a later round, and that is whole.
  const later = reach.roundLeft === 1 ? reach : { ...reach, roundLeft: 1 }
  let drafted = draft.card
  let sum = 0
  for (const card of hand) {
    if (card === drafted) drafted = null
    else {
      const worth = spellWorth(estimateOf(state.rules.edition, card), later)
      if (isForgotten(state, card)) sum += worth * (state.phase === 'preparation' ? inHand[0] : prepared)
      else worths.push(worth)
    }
  }
  worths.sort((a, b) => b - a)
  for (let at = 0; at < worths.length; at++) sum += worths[at]! * (inHand[at] ?? 0)
  return sum
}

/** Worth of a mage's spells to her, as far as she holds them; `future` is the share of a later round that will be played. */
export const cardsWorth = (state: BlackRose, seat: Seat, reach: Reach, future: number): number =>
  planWorth(state, seat, reach) +
  draftWorth(state, seat, reach) +
  future * (handWorth(state, seat, reach) + lookingWorth(state, seat, reach))

/** Cards that are being looked at: some of them will be kept. */
const lookingWorth = (state: BlackRose, seat: Seat, reach: Reach): number => {
  const { looking } = mageOf(state, seat)
  let sum = 0
  for (const card of looking) {
    if (state.phase === 'study') sum += 0.2 * spellWorth(estimateOf(state.rules.edition, card), reach)
  }
  return sum
}
