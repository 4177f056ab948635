import { cardOf, cards, sentencesOf } from './content/cards.ts'
import type { Ability, Card, Modifier } from './words/card.ts'
import type { Amount, Sentence, Sentences } from './words/effect.ts'

/** What a card promises, in points of life; read from its sentences once. */
export interface Promised {
  /** What it does when it is activated or comes into play. */
  readonly whole: number
  readonly prepared: number
  readonly channelled: number
  readonly inPlay: number
  /** What of it every further copy brings, too. */
  readonly again: number
}

/** How many starts of a turn a card that stays is expected to see. */
const horizon = 1.8

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
      return guess(sentence.amount) * (sentence.to === 'opposingPermanents' ? 0.5 : 1.3)
    case 'damageSplit':
      return sentence.total * 1.1
    case 'lose':
      return sentence.who === 'opponent' ? guess(sentence.amount) : -0.7 * guess(sentence.amount)
    case 'gain':
      return 0.7 * guess(sentence.amount)
    case 'gainEach':
      return guess(sentence.amount)
    case 'draw':
      return 1.2 * sentence.count
    case 'discardHand':
      return sentence.who === 'you' ? -0.8 : 1
    case 'discard':
      return sentence.what === 'this' || sentence.what.startsWith('usedFor') ? -0.5 : 2.5
    case 'putOnDeck':
      return sentence.place === 'top' ? 1.5 : -0.3
    case 'returnToHand':
      return sentence.what === 'equipment' ? 2 : 0.3
    case 'retrieve':
    case 'search':
      return 1.2
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

/** What a lasting change is worth. Being a Mage Noir is counted elsewhere, once. */
const modifierValue = (modifier: Modifier): number => {
  switch (modifier.kind) {
    case 'mageNoir':
      return 0
    case 'handLimit':
      return -1
    case 'strengthen':
      return 0.5 + 0.8 * guess(modifier.by)
    case 'reduce':
      return 1.5 * modifier.by
    case 'ignore':
      return modifier.count
    case 'recovery':
      return 0.8 * Object.values(modifier.extra).length - 1.2 * modifier.less
    case 'cheaper':
    case 'repeat':
      return 1.5
    case 'free':
    case 'protector':
    case 'countMore':
    case 'grantWord':
      return 1
    case 'seeTop':
    case 'fewerOfMany':
    case 'countAs':
      return 0.4
  }
}

const listsOn = (card: Card, on: Ability['on']): number =>
  (cardOf(card.id).lists[on] ?? []).reduce((sum, list) => sum + valueOfAll(sentencesOf(list)), 0)

const promiseOf = (card: Card): Promised => {
  const once = Math.max(0, listsOn(card, 'activate'))
  const again = horizon * listsOn(card, 'start') + listsOn(card, 'end')
  const lasting =
    again +
    listsOn(card, 'watch') +
    0.3 * Math.max(0, listsOn(card, 'use')) +
    cardOf(card.id).holdings.reduce((sum, { modifier }) => sum + modifierValue(modifier), 0) +
    (card.keywords.includes('protector') ? 1 : 0)
  const inPlay = 0.5 + lasting
  return {
    whole: card.type === 'spell' ? once : Math.max(0, inPlay + 0.45 * (card.life ?? 0)),
    prepared: 0.4 + 0.5 * once,
    channelled: 0.5 + 0.3 * Math.max(0, listsOn(card, 'leave')),
    inPlay,
    again,
  }
}

/** The promises of all cards, by id. */
export const promises: ReadonlyMap<string, Promised> = new Map(
  cards.map((card) => [card.id, promiseOf(card)] as const),
)
