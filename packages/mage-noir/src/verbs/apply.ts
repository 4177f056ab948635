import { announce, say } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import type { BoardCard, MageNoir, MageNoirOption } from '../state.ts'
import { cardOn, componentsWith, distinctCards } from '../table/board.ts'
import { cardOption } from '../table/targets.ts'
import { wordText } from '../wording/amounts.ts'
import type { SentenceOf, Word } from '../words/effect.ts'
import {
  aLittle,
  atOnce,
  controller,
  finished,
  leadsTo,
  never,
  noChoice,
  noLists,
  noOptions,
  uncertain,
  type Verb,
  wrongOption,
} from './verb.ts'

/** No card twice in one chain, and never itself. */
const pickable = (state: MageNoir, { seat, chain }: Doing, word: Word): BoardCard[] =>
  componentsWith(state, seat, word).filter(({ n }) => !chain.includes(n))

/** Binds one of your components for the sentences that follow. */
export const pick: Verb<SentenceOf<'pick'>> = {
  check: () => null,
  can: (state, { word }, doing) => pickable(state, doing, word).length > 0,
  options: (state, { word }, doing) => distinctCards(pickable(state, doing, word)).map(cardOption),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.60',
  hurts: false,
  run: (_state, _sentence, doing, option) => {
    if (option?.do !== 'card') return wrongOption(option)
    doing.picked = option.n
    return finished
  },
  text: ({ word }) => say('verb.pick', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** Effect that the component would have if it were activated; it stays, and is the source. */
const applying = (on: BoardCard, { seat, chain }: Doing): Follow | null => {
  const [list] = cardOf(on.card).lists.activate ?? []
  if (list === undefined) return null
  announce?.(happened({ event: 'effectApplied', seat, card: on.card, n: on.n }, 'R-37'))
  return { procedure: 'effect', locals: newDoing(list, seat, on, [...chain, on.n]) }
}

export const apply: Verb<SentenceOf<'apply'>> = {
  check: () => null,
  can: (state, _, { picked }) => cardOn(state, picked) !== undefined,
  ...noChoice,
  run: (state, _, doing) => {
    const on = cardOn(state, doing.picked)
    const next = on === undefined ? null : applying(on, doing)
    return next === null ? finished : leadsTo(next)
  },
  text: () => say('verb.apply'),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: () => 2.5,
}

/** [D-30] The components are frozen when it begins; each applies once, in the order of choice. */
export const applyEach: Verb<SentenceOf<'applyEach'>> = {
  check: () => null,
  can: (state, { word }, doing) => pickable(state, doing, word).length > 0,
  options: (state, { word }, doing) => {
    const all = doing.left < 0 ? pickable(state, doing, word) : remaining(state, doing)
    return all.length === 0
      ? noOptions
      : distinctCards(all).map(({ card, n }): MageNoirOption => ({ card, do: 'next', n }))
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'D-30',
  hurts: false,
  run: (state, { word }, doing, option) => {
    if (option?.do !== 'next') return wrongOption(option)
    if (doing.left < 0) {
      doing.picks = pickable(state, doing, word).map(({ n }) => n)
      doing.left = 0
    }
    doing.picks = doing.picks.filter((n) => n !== option.n)
    const next = applying(cardOn(state, option.n)!, doing)
    return { follows: next === null ? [] : [next], again: doing.picks.length > 0 }
  },
  text: ({ word }) => say('verb.applyEach', { word: wordText(word) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: () => 2.5,
}

const remaining = (state: MageNoir, { picks }: Doing): BoardCard[] =>
  picks.flatMap((n) => {
    const on = cardOn(state, n)
    return on === undefined ? [] : [on]
  })
