import type { Question } from '@conclave/kernel'
import type { Do, MageNoirOption } from '../state.ts'
import { sentenceAsked } from './questions.ts'

/** The id of the rule that an answer comes from. */
export const ruleOf = (question: Question, option: MageNoirOption): string => {
  if (question.kind === 'effect') return effectRule(question, option)
  if (question.kind === 'unique') return 'MN-5.62'
  if (question.kind === 'price') return 'MN-3.38'
  if (question.kind === 'handLimit') return 'MN-3.51'
  if (question.kind === 'gather') return 'MN-3.20'
  if (question.kind === 'protect' && option.do === 'use') return 'MN-6.13'
  return rules[option.do]
}

/** A choice of a card's sentence: by what is chosen. */
const effectRule = (question: Question, option: MageNoirOption): string => {
  const { verb } = sentenceAsked(question)
  if (verb === 'damageSplit' || verb === 'damage') return 'MN-6.20'
  return option.do === 'next' ? 'D-30' : rules[option.do]
}

const rules: { readonly [D in Do]: string } = {
  keep: 'MN-2.3',
  first: 'MN-2.5',
  put: 'MN-4.20',
  take: 'MN-3.21',
  prepare: 'MN-3.30',
  activate: 'MN-3.31',
  channel: 'MN-3.35',
  use: 'MN-3.38',
  exchange: 'MN-3.36',
  give: 'MN-3.36',
  endTurn: 'MN-3.39',
  pass: 'D-29',
  inOrder: 'MN-6.52',
  yes: 'D-12',
  no: 'D-12',
  decline: 'D-13',
  enough: 'MN-6.62',
  toReserve: 'D-23',
  component: 'MN-5.31',
  waive: 'D-08',
  instead: 'D-08',
  next: 'MN-6.52',
  player: 'MN-6.60',
  card: 'MN-6.60',
  option: 'D-11',
  pay: 'MN-4.24',
  discard: 'D-18',
  choose: 'D-16',
  gather: 'MN-4.25',
  mana: 'D-27',
  swap: 'D-26',
  accept: 'D-20',
  redirect: 'MN-6.14',
}
