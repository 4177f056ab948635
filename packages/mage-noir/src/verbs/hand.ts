import { type Seat, say } from '@conclave/kernel'
import type { Doing } from '../frames/calls.ts'
import { type MageNoir, type MageNoirOption, type OptionOf, other, playerOf } from '../state.ts'
import { drawCard } from '../table/deck.ts'
import { discardFromHand, distinctHand, handSize } from '../table/hand.ts'
import type { SentenceOf } from '../words/effect.ts'
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
  noOptions,
  type Result,
  uncertain,
  unfinished,
  type Verb,
  wrongOption,
} from './verb.ts'

/** Single draws, one after the other; an empty deck ends the match at once (MN-3.61). */
export const draw: Verb<SentenceOf<'draw'>> = {
  check: ({ count }) => atLeastOne(count),
  can: () => true,
  ...noChoice,
  run: (state, { count }, { seat }) => {
    for (let drawn = 0; drawn < count && state.outcome === null; drawn++) drawCard(state, seat, 'MN-3.61')
    return finished
  },
  text: ({ count }) => say('verb.draw', { count }),
  inner: noLists,
  stopsDamage: never,
  certain: (_state, { count }, { seat }) => deckToll(seat, count),
  tempts: false,
  worth: ({ count }) => 1.2 * count,
}

export const discardOptions = (state: MageNoir, seat: Seat): OptionOf<'discard'>[] =>
  distinctHand(playerOf(state, seat)).map((card) => ({ card, do: 'discard' }))

/** Discards what was chosen, one card at a time, so that each is public as soon as it is chosen. */
const discardChosen = (
  state: MageNoir,
  seat: Seat,
  doing: Doing,
  due: number,
  option: MageNoirOption | null,
): Result => {
  if (option?.do !== 'discard') return wrongOption(option)
  if (doing.left < 0) doing.left = due
  discardFromHand(state, seat, option.card, 'MN-6.62')
  doing.left--
  return doing.left > 0 && handSize(playerOf(state, seat)) > 0 ? unfinished : finished
}

const whose = (who: 'you' | 'opponent', seat: Seat): Seat => (who === 'you' ? seat : other(seat))

/** [D-18] The player chooses which cards go. */
export const discardHand: Verb<SentenceOf<'discardHand'>> = {
  check: ({ count }) => atLeastOne(count),
  can: (state, { who }, { seat }) => handSize(playerOf(state, whose(who, seat))) > 0,
  options: (state, { who }, { seat }) => discardOptions(state, whose(who, seat)),
  asks: ({ who }, { seat }) => whose(who, seat),
  stage: atOnce,
  hides: 'hand',
  rule: () => 'D-18',
  hurts: false,
  run: (state, { who, count }, doing, option) =>
    discardChosen(state, whose(who, doing.seat), doing, count, option),
  text: ({ who, count }) => say(`verb.discardHand.${who}`, { count }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ who }) => (who === 'you' ? -0.8 : 1),
}

/** Discards until so many are left. */
export const discardDownTo: Verb<SentenceOf<'discardDownTo'>> = {
  check: ({ count }) => (count >= 0 ? null : 'a hand cannot be negative'),
  can: (state, { count }, { seat }) => handSize(playerOf(state, seat)) > count,
  options: (state, { count }, { seat }) =>
    handSize(playerOf(state, seat)) > count ? discardOptions(state, seat) : noOptions,
  asks: controller,
  stage: (state, { count }, { seat }) => ({ left: handSize(playerOf(state, seat)) - count, next: '' }),
  hides: 'hand',
  rule: () => 'D-18',
  hurts: false,
  run: (state, { count }, doing, option) =>
    discardChosen(state, doing.seat, doing, handSize(playerOf(state, doing.seat)) - count, option),
  text: ({ count }) => say('verb.discardDownTo', { count }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}
