import { type Seat, say } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { Destination, Doing } from '../frames/calls.ts'
import { leaving } from '../frames/making.ts'
import type { BoardCard, MageNoir, MageNoirOption } from '../state.ts'
import { cardOn, componentsWith, distinctCards } from '../table/board.ts'
import { cardOption, cardOptions } from '../table/targets.ts'
import { whatText } from '../wording/amounts.ts'
import type { SentenceOf, What, Word } from '../words/effect.ts'
import { totalOf } from '../words/mana.ts'
import { noToll } from './toll.ts'
import {
  aLittle,
  atOnce,
  controller,
  finished,
  leadsTo,
  never,
  noLists,
  noOptions,
  type Result,
  uncertain,
  unfinished,
  type Verb,
  wrongOption,
} from './verb.ts'

/** Everything on the board that may be chosen; null when the sentence names the cards itself. */
const choosable = (state: MageNoir, what: What, doing: Doing): readonly MageNoirOption[] | null => {
  if (typeof what === 'object') {
    return 'component' in what
      ? distinctCards(componentsWith(state, doing.seat, what.component)).map(cardOption)
      : null
  }
  switch (what) {
    case 'this':
    case 'thisPermanent':
    case 'picked':
      return null
    case 'permanent':
      return cardOptions(state, ({ zone }) => zone === 'permanents')
    case 'equipment':
      return cardOptions(state, ({ zone }) => zone === 'equipment')
    case 'permanentOrEquipment':
      return cardOptions(state, ({ zone }) => zone === 'permanents' || zone === 'equipment')
    case 'prepared':
      return cardOptions(state, ({ zone }) => zone === 'prepared')
    case 'opposingPrepared':
      return cardOptions(state, (on, side) => isOpposingPrepared(on, side, doing))
  }
}

const isOpposingPrepared = ({ zone, n }: BoardCard, side: Seat, { seat, picks }: Doing): boolean =>
  side !== seat && zone === 'prepared' && !picks.includes(n)

const isSelf = (what: What): boolean => what === 'this' || what === 'thisPermanent'

const isUsedFor = (what: What): what is Extract<What, { usedFor: Word }> =>
  typeof what === 'object' && 'usedFor' in what

/** The cards that a sentence names itself, as far as they are still there. */
const named = (state: MageNoir, what: What, { n, picked, used }: Doing): number[] => {
  const numbers = isUsedFor(what)
    ? used.filter(({ word }) => word === what.usedFor).map((each) => each.n)
    : [what === 'picked' ? picked : n]
  return numbers.filter((each) => cardOn(state, each) !== undefined)
}

const go = (cards: number[], to: Destination): Result =>
  cards.length === 0 ? finished : leadsTo(leaving(cards, to))

const move = (
  state: MageNoir,
  what: What,
  doing: Doing,
  option: MageNoirOption | null,
  to: Destination,
): Result => {
  if (option === null) return go(named(state, what, doing), to)
  return option.do === 'card' ? go([option.n], to) : wrongOption(option)
}

/** True if a component can be discarded without anything else happening: no Mana is released, and nobody waits for it. */
const leavesQuietly = (state: MageNoir, n: number): boolean => {
  const { card, zone, locked } = cardOn(state, n)!
  return (
    zone === 'channelled' &&
    totalOf(locked) === 0 &&
    cardOf(card).lists.leave === undefined &&
    state.turnEffects.every(({ kind }) => kind !== 'onDiscard')
  )
}

/** Objects that are destroyed: permanents and equipment; spells are discarded (L178-182). */
const destroyed: readonly What[] = ['thisPermanent', 'permanent', 'permanentOrEquipment', 'equipment']

const wordFor = (what: What): 'destroy' | 'discard' => (destroyed.includes(what) ? 'destroy' : 'discard')

/** True if the card is one of the player's own. */
const isOwn = (what: What): boolean => what === 'picked' || (typeof what === 'object' && 'component' in what)

/** [MN-4.3] From the board to the discard pile: "destroy" for permanents and equipment. Rituals are never meant. */
export const discard: Verb<SentenceOf<'discard'>> = {
  check: ({ upTo }) => (upTo >= 0 ? null : 'fewer than none'),
  can: (state, { what }, doing) => choosable(state, what, doing)?.length !== 0,
  options: (state, { what, upTo }, doing) => {
    const all = choosable(state, what, doing)
    if (all === null || upTo === 0) return all
    return all.length === 0 && doing.picks.length === 0 ? noOptions : [...all, { do: 'enough' }]
  },
  asks: controller,
  stage: (_state, { upTo }, { picks }) => ({ left: upTo - picks.length, next: '' }),
  hides: null,
  rule: ({ do: sort }) => (sort === 'enough' ? 'MN-6.62' : 'MN-6.60'),
  hurts: true,
  run: (state, { what, upTo }, doing, option) => {
    if (upTo === 0) return move(state, what, doing, option, 'discard')
    if (option?.do === 'card') {
      doing.picks = [...doing.picks, option.n].sort((one, two) => one - two)
      if (doing.picks.length < upTo) return unfinished
    }
    return go(doing.picks.slice(), 'discard')
  },
  text: ({ what, upTo }) =>
    upTo === 0
      ? say(`verb.${wordFor(what)}`, { what: whatText(what) })
      : say(`verb.${wordFor(what)}.upTo`, { count: upTo, what: whatText(what) }),
  inner: noLists,
  stopsDamage: never,
  certain: (state, { what, upTo }, doing) => {
    if (upTo > 0 || !(isSelf(what) || isUsedFor(what))) return null
    return named(state, what, doing).every((n) => leavesQuietly(state, n)) ? noToll : null
  },
  tempts: false,
  worth: ({ what }) => (isSelf(what) || isUsedFor(what) ? -0.5 : 2.5),
}

export const returnToHand: Verb<SentenceOf<'returnToHand'>> = {
  check: () => null,
  can: (state, { what }, doing) => choosable(state, what, doing)?.length !== 0,
  options: (state, { what }, doing) => choosable(state, what, doing),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.60',
  hurts: true,
  run: (state, { what }, doing, option) => move(state, what, doing, option, 'hand'),
  text: ({ what }) =>
    say(isOwn(what) ? 'verb.returnToHand.yours' : 'verb.returnToHand', { what: whatText(what) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: () => 1,
}

/** Onto the owner's deck, where everybody knows it to be. */
export const putOnDeck: Verb<SentenceOf<'putOnDeck'>> = {
  check: () => null,
  can: (state, { what }, doing) => choosable(state, what, doing)?.length !== 0,
  options: (state, { what }, doing) => choosable(state, what, doing),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.60',
  hurts: true,
  run: (state, { what, place }, doing, option) => move(state, what, doing, option, place),
  text: ({ what, place }) =>
    say(`verb.putOnDeck.${place}${isOwn(what) ? '.yours' : ''}`, { what: whatText(what) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}
