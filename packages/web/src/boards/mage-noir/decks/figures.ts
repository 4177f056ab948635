import { cards, type Deck, type Element, elements, type Word, words } from '@conclave/mage-noir'
import { wordsOf } from '../card/printed.ts'
import { costOf, highCost } from './filters.ts'

export interface Figures {
  /** Number of cards that cost 0, 1, … and at last so many or more. */
  readonly curve: readonly number[]
  readonly elements: readonly { readonly element: Element; readonly count: number }[]
  /** For every word that matters: how many cards give it, and how many need it. */
  readonly words: readonly { readonly word: Word; readonly gives: number; readonly needs: number }[]
}

/** The curve of costs, the elements and the words of a deck. */
export const figuresOf = (deck: Deck): Figures => {
  const inDeck = cards.filter(({ id }) => (deck[id] ?? 0) > 0)
  const sum = (those: readonly { readonly id: string }[]) =>
    those.reduce((all, { id }) => all + (deck[id] ?? 0), 0)
  return {
    curve: Array.from({ length: highCost + 1 }, (_, cost) =>
      sum(inDeck.filter((card) => costOf(card) === cost)),
    ),
    elements: elements
      .map((element) => ({ element, count: sum(inDeck.filter((card) => card.element === element)) }))
      .filter(({ count }) => count > 0),
    words: words
      .map((word) => ({
        word,
        gives: sum(inDeck.filter(({ id, type }) => type !== 'ritual' && wordsOf(id).includes(word))),
        needs: sum(inDeck.filter(({ requires }) => requires.some((line) => line.word === word))),
      }))
      .filter(({ gives, needs }) => gives + needs > 0),
  }
}
