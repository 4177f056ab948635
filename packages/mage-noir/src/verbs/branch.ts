import { type Seat, say, tell } from '@conclave/kernel'
import { listInside } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { batchOf, newDoing } from '../frames/making.ts'
import { type MageNoir, type MageNoirOption, other, playerOf } from '../state.ts'
import { holdsFor } from '../table/board.ts'
import { costsText, wordText } from '../wording/amounts.ts'
import type { SentenceOf, Sentences } from '../words/effect.ts'
import { bagOf, covers, type Mana, manaOf, take } from '../words/mana.ts'
import { noToll } from './toll.ts'
import {
  atOnce,
  type CanDo,
  controller,
  finished,
  leadsTo,
  never,
  noChoice,
  noOptions,
  uncertain,
  type Verb,
  wrongOption,
} from './verb.ts'

/** The sentences inside this one, done by the same card. */
const inside = (doing: Doing, option?: number): Follow => ({
  procedure: 'effect',
  locals: newDoing(listInside(doing.list, doing.at, option), doing.seat, doing, doing.chain, doing),
})

const canBegin = ([first]: Sentences, canDo: CanDo): boolean => first !== undefined && canDo(first)

/** True if an option is out of the question because of a status that nobody gains or loses by what is certain. */
const isClosed = (state: MageNoir, seat: Seat, [first]: Sentences): boolean =>
  first?.verb === 'when' && typeof first.condition === 'string' && !holdsFor(state, seat, first.condition)

/** [D-11, R-26] One of several options, but none that could not be carried out. */
export const choose: Verb<SentenceOf<'choose'>> = {
  check: ({ options }) => (options.length >= 2 ? null : 'fewer than two options'),
  can: (_state, { options }, _doing, canDo) => options.some((option) => canBegin(option, canDo)),
  options: (_state, { options }, _doing, canDo) =>
    options.flatMap((option, at): MageNoirOption[] =>
      canBegin(option, canDo) ? [{ do: 'option', option: at + 1 }] : [],
    ),
  asks: ({ who }, { seat }) => (who === 'you' ? seat : other(seat)),
  stage: atOnce,
  hides: null,
  rule: () => 'D-11',
  hurts: false,
  run: (_state, _sentence, doing, option) =>
    option?.do === 'option' ? leadsTo(inside(doing, option.option - 1)) : wrongOption(option),
  text: ({ who, options }, said) =>
    say(`verb.choose.${who}`, {
      options: options.map(said).reduceRight((after, first) => say('text.orElse', { first, after })),
    }),
  inner: ({ options }) => options,
  stopsDamage: never,
  certain: (state, { options }, { seat }, tollOf) => {
    const open = options.filter((option) => !isClosed(state, seat, option))
    return open.length === 1 ? tollOf(open[0]!) : null
  },
  tempts: false,
  worth: ({ who, options }, worthOf) => Math.max(...options.map(worthOf)) * (who === 'you' ? 1 : 0.7),
}

/** [D-12] */
export const may: Verb<SentenceOf<'may'>> = {
  check: () => null,
  can: (_state, { then }, _doing, canDo) => canBegin(then, canDo),
  options: (_state, { then }, _doing, canDo) =>
    canBegin(then, canDo) ? [{ do: 'yes' }, { do: 'no' }] : noOptions,
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'D-12',
  hurts: false,
  run: (_state, _sentence, doing, option) => (option?.do === 'yes' ? leadsTo(inside(doing)) : finished),
  text: ({ then }, said) => say('verb.may', { clause: said(then) }),
  inner: ({ then }) => [then],
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ then }, worthOf) => 0.7 * worthOf(then),
}

/** The ways to pay that the reserve allows. */
const payments = (state: MageNoir, seat: number, cost: readonly Mana[]): MageNoirOption[] =>
  cost.flatMap((mana, way): MageNoirOption[] =>
    covers(playerOf(state, seat).reserve, bagOf(mana)) ? [{ do: 'pay', way: way + 1 }] : [],
  )

/** [MN-4.24] Mana of the reserve goes to the ether as one batch. */
const paying = (state: MageNoir, { seat, card }: Doing, mana: Mana): Follow => {
  const bag = bagOf(mana)
  take(playerOf(state, seat).reserve, bag)
  tell?.(happened({ event: 'manaPaid', seat, mana: manaOf(bag), by: card }, 'MN-4.24'))
  return { procedure: 'batch', locals: batchOf(seat, card, bag) }
}

const ruleOfPaying = (option: MageNoirOption): string => (option.do === 'decline' ? 'D-13' : 'MN-4.24')

/** [D-13] Not offered if it cannot be paid or could do nothing. */
export const mayPay: Verb<SentenceOf<'mayPay'>> = {
  check: ({ cost }) => (cost.length > 0 ? null : 'no price'),
  can: (state, { cost, then }, { seat }, canDo) =>
    canBegin(then, canDo) && payments(state, seat, cost).length > 0,
  options: (state, { cost, then }, { seat }, canDo) => {
    const ways = canBegin(then, canDo) ? payments(state, seat, cost) : noOptions
    return ways.length === 0 ? noOptions : [...ways, { do: 'decline' }]
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: ruleOfPaying,
  hurts: false,
  run: (state, { cost }, doing, option) =>
    option?.do === 'pay' ? leadsTo(paying(state, doing, cost[option.way - 1]!), inside(doing)) : finished,
  text: ({ cost, then }, said) => say('verb.mayPay', { cost: costsText(cost), clause: said(then) }),
  inner: ({ then }) => [then],
  stopsDamage: never,
  certain: (state, { cost }, { seat }) => (payments(state, seat, cost).length === 0 ? noToll : null),
  tempts: false,
  worth: ({ then }, worthOf) => 0.7 * worthOf(then),
}

/** [D-13] Price or penalty: a player who does not or cannot pay bears the rest. */
export const payOr: Verb<SentenceOf<'payOr'>> = {
  check: ({ cost }) => (cost.length > 0 ? null : 'no price'),
  can: () => true,
  options: (state, { cost }, { seat }) => {
    const ways = payments(state, seat, cost)
    return ways.length === 0 ? null : [...ways, { do: 'decline' }]
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: ruleOfPaying,
  hurts: false,
  run: (state, { cost }, doing, option) =>
    leadsTo(option?.do === 'pay' ? paying(state, doing, cost[option.way - 1]!) : inside(doing)),
  text: ({ cost, otherwise }, said) =>
    say('verb.payOr', { cost: costsText(cost), otherwise: said(otherwise) }),
  inner: ({ otherwise }) => [otherwise],
  stopsDamage: never,
  certain: (state, { cost, otherwise }, { seat }, tollOf) =>
    payments(state, seat, cost).length === 0 ? tollOf(otherwise) : null,
  tempts: false,
  worth: ({ otherwise }, worthOf) => 0.5 * worthOf(otherwise) - 0.3,
}

/** The condition is read now. */
export const when: Verb<SentenceOf<'when'>> = {
  check: () => null,
  can: (state, { condition, then }, { seat }, canDo) =>
    holdsFor(state, seat, condition) && canBegin(then, canDo),
  ...noChoice,
  run: (state, { condition }, doing) =>
    holdsFor(state, doing.seat, condition) ? leadsTo(inside(doing)) : finished,
  text: ({ condition, then }, said) =>
    typeof condition === 'string'
      ? say(`verb.when.${condition}`, { clause: said(then) })
      : say('verb.when.control', { clause: said(then), word: wordText(condition.control) }),
  inner: ({ then }) => [then],
  stopsDamage: never,
  certain: (state, { condition, then }, { seat }, tollOf) => {
    if (typeof condition !== 'string') return null
    return holdsFor(state, seat, condition) ? tollOf(then) : noToll
  },
  tempts: false,
  worth: ({ then }, worthOf) => 0.7 * worthOf(then),
}

/** [MN-3.52] Something that holds until the end of the turn, whatever becomes of the card. */
export const thisTurn: Verb<SentenceOf<'thisTurn'>> = {
  check: () => null,
  can: () => true,
  ...noChoice,
  run: (state, { rule }, { seat, card, n, list, at }) => {
    if (rule.kind === 'onDiscard') {
      state.turnEffects.push({ kind: rule.kind, seat, card, n, list: listInside(list, at) })
    } else if (rule.kind === 'exchangeRate') {
      state.turnEffects.push({ kind: rule.kind, seat, card, element: rule.element })
    } else state.turnEffects.push({ kind: rule.kind, seat, card })
    tell?.(happened({ event: 'turnRuleBegan', seat, card }, 'MN-3.52'))
    return finished
  },
  text: ({ rule }, said) => {
    switch (rule.kind) {
      case 'cancelDamage':
        return say('verb.thisTurn.cancelDamage')
      case 'exchangeRate':
        return say('verb.thisTurn.exchangeRate', { element: say(`element.${rule.element}`) })
      case 'onDiscard':
        return say('verb.thisTurn.onDiscard', { clause: said(rule.does) })
    }
  },
  inner: ({ rule }) => (rule.kind === 'onDiscard' ? [rule.does] : []),
  stopsDamage: ({ rule }) => rule.kind === 'cancelDamage',
  certain: uncertain,
  tempts: false,
  worth: () => 1.5,
}
