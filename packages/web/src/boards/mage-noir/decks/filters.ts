import type { CardType, cards, Element, Word } from '@conclave/mage-noir'
import { wordsOf } from '../card/printed.ts'
import { totalOf } from '../mana.ts'

type Printed = (typeof cards)[number]

export interface Filters {
  readonly search: string
  readonly elements: readonly Element[]
  readonly types: readonly CardType[]
  /** Total cost; the last one stands for itself and more. */
  readonly costs: readonly number[]
  readonly word: Word | ''
  /** Only cards that are in the deck. */
  readonly chosen: boolean
}

export const noFilters: Filters = { search: '', elements: [], types: [], costs: [], word: '', chosen: false }

/** Costs from here on are shown together. */
export const highCost = 5

export const costOf = ({ cost }: Pick<Printed, 'cost'>): number => Math.min(totalOf(cost), highCost)

/** Without accents and capitals, for searching. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** True if a card passes the filters; `text` is its name and text in the player's language. */
export const passes = (card: Printed, text: string, filters: Filters, copies: number): boolean => {
  const { search, elements, types, costs, word, chosen } = filters
  return (
    plain(search)
      .split(/\s+/)
      .every((part) => text.includes(part)) &&
    (elements.length === 0 || elements.includes(card.element)) &&
    (types.length === 0 || types.includes(card.type)) &&
    (costs.length === 0 || costs.includes(costOf(card))) &&
    (word === '' || wordsOf(card.id).includes(word) || card.requires.some((line) => line.word === word)) &&
    (!chosen || copies > 0)
  )
}

/** Adds something to a list, or takes it out. */
export const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item]
