import type { Message } from '@conclave/kernel'
import type { Abouts, MageNoirQuestion } from '../frames/abouts.ts'
import type { MageNoirOption } from '../state.ts'
import { textOf } from '../verbs/index.ts'
import { sentenceAt } from '../verbs/lists.ts'
import { addressed } from './addressed.ts'
import { card, element, phrase } from './words.ts'

/** Wording of a question, with the card that asks it and the reason. */
export const questionText = (
  { kind, about }: MageNoirQuestion,
  options: readonly MageNoirOption[],
): Message => {
  const text: Text<typeof kind>['of'] = questions[kind]
  return text(about, options)
}

// A method, so that the text of one kind fits where that of all is wanted: a question finds the text of its own kind.
interface Text<K extends keyof Abouts> {
  of(about: Abouts[K], options: readonly MageNoirOption[]): Message
}

const questions: { readonly [K in keyof Abouts]: Text<K>['of'] } = {
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
  // What is discarded for it is gone: who chooses a card to use must know.
  plan: ({ card: id }, options) => {
    const discards = options.filter((option) => option.do === 'instead').length
    const asks = discards === 0 ? '' : discards === options.length ? '.discard' : '.or'
    return phrase(`question.plan${asks}`, { card: card(id) })
  },
  give: ({ element: wanted }) => phrase('question.give', { element: element(wanted) }),
  window: ({ stop, card: id }) => {
    if (stop === 'use') return phrase('question.window.use', { card: card(id) })
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
  effect: (about) => {
    const { left, next } = about
    const said = { card: card(about.card), clause: textOf(addressed(sentenceAt(about)!)) }
    // A match of older rules may ask without it.
    if (next) return phrase('question.effect.mana', { ...said, element: element(next) })
    return left > 0 ? phrase('question.effect.left', { ...said, left }) : phrase('question.effect', said)
  },
  price: ({ card: id }) => phrase('question.price', { card: card(id) }),
  unique: ({ card: id }) => phrase('question.unique', { card: card(id) }),
  handLimit: ({ left }) => phrase('question.handLimit', { left }),
}
