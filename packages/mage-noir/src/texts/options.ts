import type { Message } from '@conclave/kernel'
import type { MageNoirQuestion } from '../frames/abouts.ts'
import type { Do, MageNoirOption, OptionOf } from '../state.ts'
import { textOfAll } from '../verbs/index.ts'
import { sentenceAt } from '../verbs/lists.ts'
import { manaText, wordText } from '../wording/amounts.ts'
import type { Sentence } from '../words/effect.ts'
import { addressed } from './addressed.ts'
import { type About, card, element, phrase, player } from './words.ts'

/** A short label for an answer. */
export const optionText = (question: MageNoirQuestion, option: MageNoirOption): Message => {
  const label: About<MageNoirOption, MageNoirQuestion, Message> = labels[option.do]
  return label(option, question)
}

const sentenceOf = (question: MageNoirQuestion): Sentence => {
  if (question.kind !== 'effect') throw new Error(`'${question.kind}' is no choice of a sentence`)
  return addressed(sentenceAt(question.about)!)
}

const labels: { readonly [D in Do]: About<OptionOf<D>, MageNoirQuestion, Message> } = {
  keep: ({ pile }) => phrase(`option.keep.${pile}`),
  first: ({ seat }) => phrase('option.first', { player: player(seat) }),
  put: ({ element: which, pile }) => phrase(`option.put.${pile}`, { element: element(which) }),
  take: ({ pile }) => phrase(`option.take.${pile}`),
  prepare: ({ card: id }) => phrase('option.prepare', { card: card(id) }),
  activate: ({ card: id }) => phrase('option.activate', { card: card(id) }),
  channel: ({ card: id }) => phrase('option.channel', { card: card(id) }),
  use: ({ card: id }) => phrase('option.use', { card: card(id) }),
  exchange: ({ element: which, pile }) => phrase(`option.exchange.${pile}`, { element: element(which) }),
  give: ({ element: which }) => phrase('option.give', { element: element(which) }),
  endTurn: () => phrase('option.endTurn'),
  pass: () => phrase('option.pass'),
  inOrder: () => phrase('option.inOrder'),
  yes: () => phrase('option.yes'),
  no: () => phrase('option.no'),
  decline: () => phrase('option.decline'),
  enough: () => phrase('option.enough'),
  toReserve: () => phrase('option.toReserve'),
  component: ({ card: id }) => phrase('option.component', { card: card(id) }),
  waive: ({ word }) => phrase('option.waive', { word: wordText(word) }),
  instead: ({ card: id }, question) => {
    if (question.kind !== 'plan') throw new Error(`'${question.kind}' prepares no card`)
    return phrase('option.instead', { card: card(id), spell: card(question.about.card) })
  },
  next: ({ card: id }) => phrase('option.next', { card: card(id) }),
  player: ({ seat }) => phrase('option.player', { player: player(seat) }),
  card: ({ card: id }) => phrase('option.card', { card: card(id) }),
  option: ({ option }, question) => {
    const sentence = sentenceOf(question)
    if (sentence.verb !== 'choose') throw new Error(`'${sentence.verb}' has no options`)
    return phrase('option.option', { clause: textOfAll(sentence.options[option - 1]!) })
  },
  pay: ({ way }, question) => {
    const sentence = sentenceOf(question)
    if (!('cost' in sentence)) throw new Error(`'${sentence.verb}' has no price`)
    return phrase('option.pay', { mana: manaText(sentence.cost[way - 1]!) })
  },
  discard: ({ card: id }) => phrase('option.discard', { card: card(id) }),
  choose: ({ card: id }) => phrase('option.choose', { card: card(id) }),
  gather: ({ left, right }) => phrase('option.gather', { left, right }),
  mana: ({ element: which }) => phrase('option.mana', { element: element(which) }),
  swap: ({ get, give }) => phrase('option.swap', { get: element(get), give: element(give) }),
  accept: () => phrase('option.accept'),
  redirect: ({ card: id }) => phrase('option.redirect', { card: card(id) }),
}
