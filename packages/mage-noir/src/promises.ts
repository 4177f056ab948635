import { cardOf, cards } from './content/cards.ts'
import { worthOf } from './verbs/index.ts'
import { sentencesOf } from './verbs/lists.ts'
import type { Ability, Card } from './words/card.ts'
import { totalOf } from './words/mana.ts'

/** Promise of a card, by where it is; read from its sentences once. */
interface Promised {
  /** Worth of its activation. */
  readonly once: number
  readonly inHand: number
  readonly prepared: number
  readonly channelled: number
  readonly inPlay: number
  /** Besides making a Mage Noir of its controller. */
  readonly asRitual: number
  /** A second copy of a ritual: its price is paid twice, and what it allows was allowed before. */
  readonly asSecondRitual: number
}

const listsOn = (card: Card, on: Ability['on']): number =>
  (cardOf(card.id).lists[on] ?? []).reduce((sum, list) => sum + worthOf(sentencesOf(list)), 0)

/** Worth of a lasting effect, a start of turn counting for the few that are to be expected. */
const lastingValue = (card: Card): number =>
  1.8 * listsOn(card, 'start') +
  listsOn(card, 'watch') +
  0.8 * Math.max(0, listsOn(card, 'use')) +
  cardOf(card.id).holdings.length * 1.1

/** All the Mana a card costs. */
const priceOf = (card: Card): number => totalOf(cardOf(card.id).price)

/**
 * A prepared spell is worth little more than it was in hand with the Mana for it: what it does is gained by its
 * activation. Otherwise spells would be kept for what they might do.
 */
const promiseOf = (card: Card): Promised => {
  const lasting = lastingValue(card)
  const once = Math.max(0, listsOn(card, 'activate'))
  const whole = card.type === 'spell' ? once : lasting + 0.4 * (card.life ?? 0)
  const inHand = 0.1 * Math.max(0, whole)
  const locked = 0.15 * priceOf(card)
  const starting = 1.8 * listsOn(card, 'start')
  return {
    once,
    inHand,
    prepared: 1.15 + inHand + locked,
    channelled: 0.9 + locked + 0.15 * Math.max(0, listsOn(card, 'leave')),
    inPlay: 0.8 + locked + Math.max(0, lasting),
    asRitual: 0.5 + locked + starting + 0.8 * Math.max(0, listsOn(card, 'use')),
    asSecondRitual: starting,
  }
}

export const promises: { readonly [card: string]: Promised } = Object.fromEntries(
  cards.map((card) => [card.id, promiseOf(card)]),
)
