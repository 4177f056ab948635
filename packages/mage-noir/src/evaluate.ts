import type { Seat } from '@conclave/kernel'
import { cardOf, cards, sentencesOf } from './content/cards.ts'
import { type BoardCard, type MageNoir, other, type Player, playerOf } from './state.ts'
import type { Ability, Card } from './words/card.ts'
import type { Amount, Sentence, Sentences } from './words/effect.ts'
import { type Bag, emptyBag, put } from './words/mana.ts'

/** How good the position is for a seat: what her side is worth against the other one, as a chance to win. */
export const evaluate = (state: MageNoir, seat: Seat): number => {
  if (state.outcome !== null) {
    const { winners } = state.outcome
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0
  }
  const lead = sideOf(state, seat) - sideOf(state, other(seat))
  // Whoever is not active draws next; and a long turn of small moves leads nowhere.
  const turn = worth.nextTurn + worth.dithering * state.actions * state.actions
  return 1 / (1 + Math.exp((seat === state.active ? turn - lead : -turn - lead) / steepness))
}

/** A lead of so much is worth a good 73 in 100. */
const steepness = 9

const worth = {
  /** The last points of life count more than the first. */
  life: 1,
  lastLife: 0.5,
  lastLives: 10,
  handCard: 0.9,
  spareHandCard: 0.3,
  usefulHand: 6,
  mana: 0.1,
  usefulMana: 0.4,
  mostMana: 4,
  ether: 0.6,
  component: 1,
  mageNoir: 2.5,
  fewCards: 5,
  missingCard: 1.5,
  nextTurn: 0.5,
  dithering: 0.01,
} as const

const sideOf = (state: MageNoir, seat: Seat): number => {
  const player = playerOf(state, seat)
  const { life, deck, board } = player
  let value = life * worth.life + Math.min(life, worth.lastLives) * worth.lastLife
  const cardsInHand = player.hand.length + player.shown.length
  value += Math.min(cardsInHand, worth.usefulHand) * worth.handCard
  value += Math.max(0, cardsInHand - worth.usefulHand) * worth.spareHandCard
  for (const card of player.hand) value += promises[card]!.inHand
  for (const card of player.shown) value += promises[card]!.inHand
  const need = neededBy(player)
  value += manaValue(player.reserve, need)
  if (seat === takerIn(state)) {
    value += worth.ether * Math.max(...state.ether.map((pile) => manaValue(pile, need)))
  }
  if (deck.length < worth.fewCards) value -= (worth.fewCards - deck.length) * worth.missingCard
  let rituals = 0
  for (const on of board) {
    if (on.zone === 'rituals') rituals++
    value += boardValue(on, player)
  }
  return value + (rituals > 0 ? worth.mageNoir : 0)
}

/** Who takes the next pile of the ether. */
const takerIn = ({ phase, active }: MageNoir): Seat =>
  phase === 'main' || phase === 'end' ? other(active) : active

/** The Mana that the cards in hand cost all together. */
const neededBy = ({ hand, shown }: Player): Bag => {
  const need = emptyBag()
  for (const card of hand) put(need, cardOf(card).price)
  for (const card of shown) put(need, cardOf(card).price)
  return need
}

/** Mana is worth more where there is something to pay with it. */
const manaValue = (bag: Bag, need: Bag): number => {
  let value = 0
  for (let at = 0; at < bag.length; at++) {
    const useful = Math.min(bag[at]!, need[at]!)
    value += useful * worth.usefulMana + (bag[at]! - useful) * worth.mana
  }
  return Math.min(value, worth.mostMana)
}

const boardValue = (on: BoardCard, player: Player): number => {
  const promise = promises[on.card]!
  switch (on.zone) {
    case 'prepared':
    case 'resolving':
      return promise.prepared
    case 'channelled':
      return worth.component + demandFor(on.card, player) + promise.channelled
    case 'permanents':
      return promise.inPlay + Math.max(0, on.life) * 0.45
    case 'equipment':
    case 'rituals':
      return promise.inPlay
  }
}

/** How many cards in hand would like to use this component. */
const demandFor = (card: string, { hand, shown }: Player): number => {
  const { allWords } = cardOf(card)
  let demand = 0
  for (const held of hand) if (wants(held, allWords)) demand += 0.5
  for (const held of shown) if (wants(held, allWords)) demand += 0.5
  return Math.min(demand, 1.5)
}

const wants = (held: string, words: readonly string[]): boolean =>
  cardOf(held).requires.some(({ word }) => words.includes(word))

/** What a card promises, by where it is; read from its sentences once. */
interface Promised {
  readonly inHand: number
  readonly prepared: number
  readonly channelled: number
  readonly inPlay: number
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
      return guess(sentence.amount) * 1.3
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

const promiseOf = (card: Card): Promised => {
  const once = listsOn(card, 'activate')
  const lasting = lastingValue(card)
  const whole = card.type === 'spell' ? once : lasting + 0.4 * (card.life ?? 0)
  return {
    inHand: 0.1 * Math.max(0, whole),
    prepared: 0.9 + 0.55 * Math.max(0, once),
    channelled: 0.15 * Math.max(0, listsOn(card, 'leave')),
    inPlay: 0.8 + Math.max(0, lasting),
  }
}

const promises: { readonly [card: string]: Promised } = Object.fromEntries(
  cards.map((card) => [card.id, promiseOf(card)]),
)
