import type { Seat } from '@conclave/kernel'
import { announcedBy } from '../abilities.ts'
import { abilityOf, cardOf } from '../content/cards.ts'
import type { Calls, Using } from '../frames/calls.ts'
import { type MageNoir, type MageNoirOption, type OptionOf, playerOf } from '../state.ts'
import { cardOn } from '../table/board.ts'
import { announce, copiesInHand, handSize, holds } from '../table/hand.ts'
import { cardOptions } from '../table/targets.ts'
import { discardOptions } from '../verbs/hand.ts'
import type { AbilityCost } from '../words/card.ts'
import { question } from './procedure.ts'

/** The use of a card's ability, with nothing paid yet. */
export const usingOf = (seat: Seat, { card, n }: { readonly card: string; readonly n: number }): Using => ({
  seat,
  card,
  n,
  list: cardOf(card).uses[0]!.list,
  offered: 0,
  given: '',
  sacrifice: 0,
  paying: 0,
  held: [],
})

/** An ability that works outside the main phase, too, as it is announced (L617). */
export const instantOf = (seat: Seat, option: OptionOf<'use'>): Calls['instant'] => ({
  announced: [usingOf(seat, option)],
  seat,
  passed: 0,
  ordered: false,
})

/** True if the ability is one of the main phase only: an action like any other. */
export const isMainOnly = (card: string): boolean => cardOf(card).uses[0]!.ability.window === 'main'

export const costsOf = ({ list }: Using): readonly AbilityCost[] => {
  const ability = abilityOf(list)
  return ability.on === 'use' ? ability.cost : []
}

/** True if a part of the price has to be chosen: a permanent, or a card of the hand. */
const isOpen = (cost: AbilityCost, { offered, given }: Using): boolean =>
  (cost.kind === 'sacrifice' && cost.what === 'permanent' && offered === 0) ||
  (cost.kind === 'discardHand' && cost.count !== 'all' && given === '')

const openCost = (using: Using): AbilityCost | undefined => costsOf(using).find((cost) => isOpen(cost, using))

/** The question for what is still open of a price, if anything is. */
export const priceQuestion = (state: MageNoir, using: Using) => {
  const open = openCost(using)
  if (open === undefined) return undefined
  // Equal cards in hand must not show by silence; that there is but one card in it may.
  const hides = open.kind === 'discardHand' && handSize(playerOf(state, using.seat)) > 1
  const { card, n } = using
  return question(using.seat, 'price', { card, n }, hides ? 'always' : 'turn')
}

/** [D-32] Options for the price: nothing that was promised for another ability. */
export const priceOptions = (state: MageNoir, using: Using): MageNoirOption[] => {
  const { seat } = using
  if (openCost(using)?.kind === 'sacrifice')
    return cardOptions(state, ({ zone }, side) => side === seat && zone === 'permanents')
  const promised = announcedBy(state, seat).map(({ given }) => given)
  return discardOptions(state, seat).filter(
    ({ card }) =>
      copiesInHand(playerOf(state, seat), card) > promised.filter((given) => given === card).length,
  )
}

/** Takes what was chosen as the price. */
export const offer = (state: MageNoir, using: Using, option: MageNoirOption): void => {
  if (option.do === 'card') using.offered = option.n
  else if (option.do === 'discard') {
    using.given = option.card
    announce(playerOf(state, using.seat), option.card)
  } else throw new Error(`'${option.do}' is no price`)
}

/** True if the price on offer is still there: something else may have come first. */
export const isPayable = (state: MageNoir, using: Using): boolean =>
  cardOn(state, using.n) !== undefined &&
  (using.offered === 0 || cardOn(state, using.offered) !== undefined) &&
  (using.given === '' || holds(playerOf(state, using.seat), using.given))
