import { schools } from '@conclave/black-rose'
import { schoolOf, spellOn } from '../card/printed.ts'
import type { Cards } from '../kit.ts'

const order: readonly string[] = [...schools, 'personal', 'forgotten']

/** Rank of a spell in a hand: by school and number. */
export const rankOf = (id: string, cards: Cards): number => {
  const spell = spellOn(cards.get(id))
  return spell === undefined ? 0 : order.indexOf(schoolOf(spell)) * 100 + spell.facts.number
}

/** Cards by school and number, so that a hand keeps its order from round to round. */
export const inOrder = (ids: readonly string[], cards: Cards): string[] =>
  ids.toSorted((one, other) => rankOf(one, cards) - rankOf(other, cards))
