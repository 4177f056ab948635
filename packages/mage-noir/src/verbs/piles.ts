import { say, tell } from '@conclave/kernel'
import { hasWord } from '../content/cards.ts'
import { happened } from '../events.ts'
import { type MageNoir, type MageNoirOption, type Player, playerOf } from '../state.ts'
import { arrive } from '../table/arrive.ts'
import { lookAtTop, mayLook, shuffleDeck } from '../table/deck.ts'
import { addShown } from '../table/hand.ts'
import { everybody } from '../table/knowledge.ts'
import { wordText } from '../wording/amounts.ts'
import type { SentenceOf, Word } from '../words/effect.ts'
import { emptyBag } from '../words/mana.ts'
import { deckToll } from './toll.ts'
import {
  aLittle,
  atLeastOne,
  atOnce,
  controller,
  finished,
  never,
  noChoice,
  noLists,
  uncertain,
  unfinished,
  type Verb,
  wrongOption,
} from './verb.ts'

const distinctFitting = (cards: readonly string[], word: Word | 'any'): MageNoirOption[] => {
  const found: string[] = []
  for (const card of cards) {
    if ((word === 'any' || hasWord(card, word)) && !found.includes(card)) found.push(card)
  }
  return found.sort().map((card) => ({ card, do: 'choose' }))
}

const anyFits = (cards: readonly string[], word: Word | 'any'): boolean =>
  word === 'any' ? cards.length > 0 : cards.some((card) => hasWord(card, word))

/** Copies are alike; the topmost one is taken, the others keep their order. */
const takeFromDiscard = ({ discard }: Player, card: string): void => {
  discard.splice(discard.lastIndexOf(card), 1)
}

/** A card of the own discard pile comes to hand. */
export const retrieve: Verb<SentenceOf<'retrieve'>> = {
  check: () => null,
  can: (state, { word }, { seat }) => anyFits(playerOf(state, seat).discard, word),
  options: (state, { word }, { seat }) => distinctFitting(playerOf(state, seat).discard, word),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'D-16',
  hurts: false,
  run: (state, _, { seat }, option) => {
    if (option?.do !== 'choose') return wrongOption(option)
    const player = playerOf(state, seat)
    takeFromDiscard(player, option.card)
    addShown(player, option.card)
    tell?.(happened({ event: 'cardRetrieved', seat, card: option.card }, 'MN-6.62'))
    return finished
  },
  text: ({ word }) =>
    word === 'any' ? say('verb.retrieve.any') : say('verb.retrieve', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: () => 1,
}

/** A card of the own discard pile is put in preparation with no Mana; that is not preparing it. */
export const putPrepared: Verb<SentenceOf<'putPrepared'>> = {
  check: () => null,
  can: (state, { word }, { seat }) => anyFits(playerOf(state, seat).discard, word),
  options: (state, { word }, { seat }) => distinctFitting(playerOf(state, seat).discard, word),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'D-16',
  hurts: false,
  run: (state, _, { seat }, option) => {
    if (option?.do !== 'choose') return wrongOption(option)
    const { card } = option
    takeFromDiscard(playerOf(state, seat), card)
    const { n } = arrive(state, seat, card, emptyBag())
    tell?.(happened({ event: 'cardReturnedToPreparation', seat, card, n }, 'R-36'))
    return finished
  },
  text: ({ word }) => say('verb.putPrepared', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** One card with the word, if there is any, is shown and comes to hand; the deck is shuffled in any case. */
export const search: Verb<SentenceOf<'search'>> = {
  check: () => null,
  can: () => true,
  options: (state, { word }, { seat }) => {
    const found = distinctFitting(playerOf(state, seat).deck, word)
    return found.length === 0 ? null : found
  },
  asks: controller,
  stage: atOnce,
  hides: 'deck',
  rule: () => 'D-16',
  hurts: false,
  run: (state, _, { seat }, option) => {
    const player = playerOf(state, seat)
    if (option?.do === 'choose') {
      const at = player.deck.indexOf(option.card)
      player.deck.splice(at, 1)
      player.seen.splice(at, 1)
      addShown(player, option.card)
      tell?.(happened({ event: 'cardFound', seat, card: option.card }, 'R-25'))
    } else tell?.(happened({ event: 'nothingFound', seat }, 'R-25'))
    shuffleAgain(state, seat)
    return finished
  },
  text: ({ word }) => say('verb.search', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: () => 1,
}

const shuffleAgain = (state: MageNoir, seat: number): void => {
  shuffleDeck(state, seat)
  tell?.(happened({ event: 'deckShuffled', seat }, 'MN-2.2'))
}

/** [D-16] Cards of the own discard pile go back into the deck, which is shuffled even if there were none. */
export const shuffleIn: Verb<SentenceOf<'shuffleIn'>> = {
  check: ({ count }) => atLeastOne(count),
  can: () => true,
  options: (state, { count }, { seat, left }) => {
    const { discard } = playerOf(state, seat)
    const due = left < 0 ? count : left
    return discard.length <= due ? null : distinctFitting(discard, 'any')
  },
  asks: controller,
  stage: (_state, { count }, { left }) => ({ left: left < 0 ? count : left, next: '' }),
  hides: null,
  rule: () => 'D-16',
  hurts: false,
  run: (state, { count }, doing, option) => {
    const { seat } = doing
    const { discard } = playerOf(state, seat)
    if (doing.left < 0) doing.left = count
    if (option?.do === 'choose') {
      putBack(state, seat, option.card)
      doing.left--
      if (doing.left > 0) return unfinished
    } else while (discard.length > 0) putBack(state, seat, discard.at(-1)!)
    shuffleAgain(state, seat)
    return finished
  },
  text: ({ count }) => say('verb.shuffleIn', { count }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** Everybody sees which cards go back; until the deck is shuffled they lie at its bottom. */
const putBack = (state: MageNoir, seat: number, card: string): void => {
  const player = playerOf(state, seat)
  takeFromDiscard(player, card)
  player.deck.unshift(card)
  player.seen.unshift(everybody)
  player.looked = false
  tell?.(happened({ event: 'cardShuffledIn', seat, card }, 'MN-2.2'))
}

/** Looks at the top of the own deck; a card with the word comes to hand. That is not drawing. */
export const lookTop: Verb<SentenceOf<'lookTop'>> = {
  check: () => null,
  can: (state, _, { seat }) => mayLook(playerOf(state, seat)),
  ...noChoice,
  run: (state, { word }, { seat, card }) => {
    lookAtTop(state, seat, word, card)
    return finished
  },
  text: ({ word }) => say('verb.lookTop', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  // It wants its whole deck for itself: nobody else may draw from it.
  certain: (state, _, { seat }) => deckToll(seat, playerOf(state, seat).deck.length),
  tempts: true,
  worth: aLittle,
}
