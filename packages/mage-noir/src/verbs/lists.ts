import { cards, listInside, listOf } from '../content/cards.ts'
import type { Card } from '../words/card.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { verbOf } from './index.ts'

type Lists = Map<string, Sentences>

const enlist = (lists: Lists, list: string, sentences: Sentences): void => {
  lists.set(list, sentences)
  sentences.forEach((sentence, at) => {
    const verb = verbOf(sentence)
    const problem = verb.check(sentence)
    if (problem !== null) throw new Error(`sentence ${at + 1} of ${list}, '${sentence.verb}': ${problem}`)
    const inner = verb.inner(sentence)
    inner.forEach((each, option) => {
      enlist(lists, listInside(list, at, inner.length > 1 ? option : undefined), each)
    })
  })
}

/** Every list of sentences on these cards by its name, also those inside others. Throws when a sentence is wrong. */
export const listsOf = (from: readonly Card[]): Lists => {
  const lists: Lists = new Map()
  for (const card of from) {
    card.abilities.forEach((ability, at) => {
      if ('then' in ability) enlist(lists, listOf(card, at), ability.then)
    })
  }
  return lists
}

const sentencesByList = listsOf(cards)

/** The sentences of a list. */
export const sentencesOf = (list: string): Sentences => sentencesByList.get(list)!

/** The sentence that comes next in a list being carried out. */
export const sentenceAt = ({ list, at }: Where): Sentence | undefined => sentencesOf(list)[at]

interface Where {
  readonly list: string
  readonly at: number
}
