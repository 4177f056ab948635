import type { Seat } from '@conclave/kernel'
import { cardOf, type Known } from '../content/cards.ts'
import { type MageNoir, playerOf } from '../state.ts'
import type { CardFilter } from '../words/card.ts'
import { type Bag, bagOf, covers, emptyBag, isElement } from '../words/mana.ts'
import { holdsFor, modifiersOf } from './board.ts'

const fits = ({ allWords, element }: Known, filter: CardFilter): boolean =>
  isElement(filter) ? element === filter : allWords.includes(filter)

/** [MN-5.40] Mana that a player has to lock to prepare a card now. */
export const costOf = (state: MageNoir, seat: Seat, id: string): Bag =>
  costWith(state, seat, cardOf(id), cheapeners(state, seat)).slice()

/** Reductions of the cost of a player's cards; looked up once for a whole hand. */
const cheapeners = (state: MageNoir, seat: Seat) => ({
  free: modifiersOf(state, seat, 'free'),
  cheaper: modifiersOf(state, seat, 'cheaper'),
})

const costWith = (
  state: MageNoir,
  seat: Seat,
  card: Known,
  { free, cheaper }: ReturnType<typeof cheapeners>,
): Bag => {
  for (const { modifier } of free) if (fits(card, modifier.cards)) return emptyBag()
  if (cheaper.length === 0 && card.preparing.length === 0) return card.price
  const cost = card.price.slice()
  for (const { rule, condition } of card.preparing) {
    if (rule.kind === 'cheaper' && holdsFor(state, seat, condition)) cheapen(cost, bagOf(rule.by))
  }
  for (const { modifier } of cheaper) {
    if (fits(card, modifier.cards)) cheapen(cost, bagOf(modifier.by))
  }
  return cost
}

const cheapen = (cost: Bag, by: Bag): void => {
  for (let at = 0; at < 6; at++) cost[at] = Math.max(0, cost[at]! - by[at]!)
}

/** [MN-5.41] True if the reserve holds what the card costs, element by element. */
export const canAfford = (state: MageNoir, seat: Seat, id: string): boolean =>
  covers(playerOf(state, seat).reserve, costWith(state, seat, cardOf(id), cheapeners(state, seat)))

/** The cards of a list that the reserve can pay for. */
export const affordable = (state: MageNoir, seat: Seat, cards: readonly string[]): string[] => {
  const { reserve } = playerOf(state, seat)
  const less = cheapeners(state, seat)
  return cards.filter((id) => covers(reserve, costWith(state, seat, cardOf(id), less)))
}
