import type { Seat } from '@conclave/kernel'
import { cardOf, type Known } from '../content/cards.ts'
import { type MageNoir, playerOf } from '../state.ts'
import type { CardFilter } from '../words/card.ts'
import { type Bag, bagOf, covers, emptyBag } from '../words/mana.ts'
import { holdsFor, modifiersOf } from './board.ts'

const fits = ({ allWords, element }: Known, filter: CardFilter): boolean =>
  element === filter || (allWords as readonly string[]).includes(filter)

/** [MN-5.40] What a player has to lock to prepare a card now. */
export const costOf = (state: MageNoir, seat: Seat, id: string): Bag => {
  const card = cardOf(id)
  for (const { modifier } of modifiersOf(state, seat, 'free'))
    if (fits(card, modifier.cards)) return emptyBag()
  const cost = card.price.slice()
  for (const ability of card.abilities) {
    if (ability.on !== 'prepare' || ability.rule.kind !== 'cheaper') continue
    if (holdsFor(state, seat, ability.condition ?? null)) cheapen(cost, bagOf(ability.rule.by))
  }
  for (const { modifier } of modifiersOf(state, seat, 'cheaper')) {
    if (fits(card, modifier.cards)) cheapen(cost, bagOf(modifier.by))
  }
  return cost
}

const cheapen = (cost: Bag, by: Bag): void => {
  for (let at = 0; at < 6; at++) cost[at] = Math.max(0, cost[at]! - by[at]!)
}

/** [MN-5.41] Whether the reserve holds what the card costs, element by element. */
export const canAfford = (state: MageNoir, seat: Seat, id: string): boolean =>
  covers(playerOf(state, seat).reserve, costOf(state, seat, id))
