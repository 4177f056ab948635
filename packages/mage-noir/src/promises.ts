import { cardOf, cards, sentencesOf } from './content/cards.ts'
import type { Ability, Card } from './words/card.ts'
import type { Amount, Sentence, Sentences } from './words/effect.ts'
import { totalOf } from './words/mana.ts'

/** What a card promises, by where it is; read from its sentences once. */
interface Promised {
  /** What its activation does. */
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

/** A guess at an amount that depends on the table. */
const guess = (amount: Amount): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'status':
      return (guess(amount.usual) + guess(amount.mageNoir)) / 2
    case 'count':
      return 2.5 * amount.times + amount.plus
    case 'life':
      return 5
    case 'locked':
    case 'halfLife':
      return 4
  }
}

const valueOfAll = (sentences: Sentences): number =>
  sentences.reduce((sum, sentence) => sum + valueOfOne(sentence), 0)

const valueOfOne = (sentence: Sentence): number => {
  switch (sentence.verb) {
    case 'damage':
      return sentence.to === 'you' ? -guess(sentence.amount) : guess(sentence.amount)
    case 'damageEach':
      return guess(sentence.amount) * (sentence.to === 'opposingPermanents' ? 0.3 : 1.3)
    case 'damageSplit':
      return sentence.total * 1.1
    case 'lose':
      return sentence.who === 'opponent' ? guess(sentence.amount) : -0.7 * guess(sentence.amount)
    case 'gain':
      return 0.6 * guess(sentence.amount)
    case 'gainEach':
      return guess(sentence.amount)
    case 'draw':
      return 1.2 * sentence.count
    case 'discardHand':
      return sentence.who === 'you' ? -0.8 : 1
    case 'discard':
      return sentence.what === 'this' || sentence.what.startsWith('usedFor') ? -0.5 : 2.5
    case 'returnToHand':
    case 'retrieve':
    case 'search':
      return 1
    case 'takeEther':
      return 0.4 * sentence.upTo
    case 'takeInfinite':
      return 0.5 * sentence.count
    case 'apply':
    case 'applyEach':
      return 2.5
    case 'choose':
      return Math.max(...sentence.options.map(valueOfAll)) * (sentence.who === 'you' ? 1 : 0.7)
    case 'may':
    case 'when':
    case 'mayPay':
      return 0.7 * valueOfAll(sentence.then)
    case 'payOr':
      return 0.5 * valueOfAll(sentence.otherwise) - 0.3
    case 'thisTurn':
      return 1.5
    default:
      return 0.4
  }
}

const listsOn = (card: Card, on: Ability['on']): number =>
  (cardOf(card.id).lists[on] ?? []).reduce((sum, list) => sum + valueOfAll(sentencesOf(list)), 0)

/** What a lasting effect is worth, a start of turn counting for the few that are to be expected. */
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
