import type { Seat } from '@conclave/kernel'
import { cardOf } from './content/cards.ts'
import type { Using } from './frames/calls.ts'
import { newDoing } from './frames/making.ts'
import { running } from './procedures/procedure.ts'
import { type BoardCard, type MageNoir, playerOf } from './state.ts'
import { distinctCards } from './table/board.ts'
import { handSize } from './table/hand.ts'
import { canDo } from './verbs/index.ts'
import { sentencesOf } from './verbs/lists.ts'
import type { AbilityCost, AbilityWindow } from './words/card.ts'

/** An ability that can be used now. */
export interface Usable {
  readonly on: BoardCard
  readonly list: string
}

/** Abilities that a player has announced and that are still to come. */
export const announcedBy = (state: MageNoir, seat: Seat): readonly Using[] =>
  running(state, 'instant').flatMap(({ announced }) => announced.filter((using) => using.seat === seat))

/** A price of cards in hand can be paid for several uses at the same moment; anything else is promised once. */
const isPromised = (announced: readonly Using[], { n }: BoardCard, costs: readonly AbilityCost[]): boolean =>
  announced.some((using) => using.n === n) &&
  !costs.some((cost) => cost.kind === 'discardHand' && cost.count !== 'all')

const canPay = (state: MageNoir, seat: Seat, cost: AbilityCost, announced: readonly Using[]): boolean => {
  switch (cost.kind) {
    case 'sacrifice':
      return cost.what === 'this' || playerOf(state, seat).board.some(({ zone }) => zone === 'permanents')
    case 'discardHand':
      return (
        cost.count === 'all' ||
        handSize(playerOf(state, seat)) - announced.filter(({ given }) => given !== '').length >= cost.count
      )
    case 'loseLife':
      return true
  }
}

/**
 * [MN-3.38, 6.6] The abilities of a player's cards for these occasions whose price can be paid and that could do
 * something. Only what is public is asked for: boards, and how many cards are in hand or deck.
 */
export const usableIn = (
  state: MageNoir,
  seat: Seat,
  windows: readonly AbilityWindow[],
): readonly Usable[] => {
  let found: Usable[] | undefined
  for (const on of playerOf(state, seat).board) {
    for (const { list, ability } of cardOf(on.card).uses) {
      if (!windows.includes(ability.window)) continue
      const announced = announcedBy(state, seat)
      if (isPromised(announced, on, ability.cost)) continue
      if (!ability.cost.every((cost) => canPay(state, seat, cost, announced))) continue
      const [first] = sentencesOf(list)
      if (ability.cost.length === 0 && !canDo(state, first!, newDoing(list, seat, on, []))) continue
      found ??= []
      found.push({ on, list })
    }
  }
  return found ?? none
}

const none: readonly Usable[] = []

/** One of each sort of card: equal cards give one option. */
export const distinctUses = (uses: readonly Usable[]): readonly Usable[] => {
  if (uses.length <= 1) return uses
  const kept = distinctCards(uses.map(({ on }) => on))
  return uses.filter(({ on }) => kept.includes(on))
}
