import type { Message, Question } from '@conclave/kernel'
import { sentencesOf } from '../content/cards.ts'
import type { QuestionKind, Stop } from '../procedures/procedure.ts'
import { textOf } from '../verbs/index.ts'
import type { Sentence } from '../words/effect.ts'
import type { Element } from '../words/mana.ts'
import { card, element, phrase } from './words.ts'

/** What a question is about, as the procedures write it. */
interface Asked {
  readonly card: string
  readonly n: number
  readonly list: string
  readonly at: number
  readonly left: number
  readonly element: Element
  /** Which Mana is next, if the choice is about one; a match of older rules may ask without it. */
  readonly next?: Element | ''
  readonly stop: Stop
  readonly source: string
  readonly amount: number
  readonly cards: readonly string[]
}

// Questions are made by the procedures alone; this is where their `about` is read back.
const asked = ({ about }: Question): Asked => about as unknown as Asked

/** The sentence that a choice belongs to. */
export const sentenceAsked = (question: Question): Sentence => {
  const { list, at } = asked(question)
  return sentencesOf(list)[at]!
}

/** What is asked, by which card and why. */
export const questionText = (question: Question): Message =>
  questions[question.kind as QuestionKind](asked(question), question)

const questions: { readonly [K in QuestionKind]: (about: Asked, question: Question) => Message } = {
  opening: () => phrase('question.opening'),
  starter: () => phrase('question.starter'),
  gather: ({ left }) => phrase('question.gather', { left }),
  batch: ({ card: id, left }) =>
    id === 'exchange'
      ? phrase('question.exchangeBatch', { left })
      : phrase('question.batch', { card: card(id), left }),
  takePile: () => phrase('question.takePile'),
  main: () => phrase('question.main'),
  anyTime: () => phrase('question.anyTime'),
  plan: ({ card: id }) => phrase('question.plan', { card: card(id) }),
  give: ({ element: wanted }) => phrase('question.give', { element: element(wanted) }),
  window: ({ stop, card: id }) => {
    if (stop !== 'action') return phrase(`question.window.${stop}`)
    return id === ''
      ? phrase('question.window.exchange')
      : phrase('question.window.action', { card: card(id) })
  },
  protect: ({ source, card: id, amount }) =>
    id === ''
      ? phrase('question.protect.you', { source: card(source), amount })
      : phrase('question.protect.card', { source: card(source), card: card(id), amount }),
  order: ({ cards }) => phrase('question.order', { cards: cards.map(card) }),
  release: () => phrase('question.release'),
  effect: ({ card: id, left, next }, question) => {
    const said = { card: card(id), clause: textOf(sentenceAsked(question)) }
    if (next) return phrase('question.effect.mana', { ...said, element: element(next) })
    return left > 0 ? phrase('question.effect.left', { ...said, left }) : phrase('question.effect', said)
  },
  price: ({ card: id }) => phrase('question.price', { card: card(id) }),
  unique: ({ card: id }) => phrase('question.unique', { card: card(id) }),
  handLimit: ({ left }) => phrase('question.handLimit', { left }),
}
