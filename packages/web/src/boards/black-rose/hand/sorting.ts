import { schools } from '@conclave/black-rose'
import type { CardInfo } from '@conclave/kernel'
import { isSpell, spellOn } from '../card/printed.ts'

const order: readonly string[] = [...schools, 'personal', 'forgotten']

/** Where a spell belongs in a hand: by school and number. */
export const rankOf = (id: string, cards: ReadonlyMap<string, CardInfo>): number => {
  const info = cards.get(id)
  if (info === undefined || !isSpell(info)) return 0
  const number = typeof info.facts.number === 'number' ? info.facts.number : 0
  return order.indexOf(spellOn(info).school) * 100 + number
}

/** Cards by school and number, so that a hand keeps its order from round to round. */
export const inOrder = (ids: readonly string[], cards: ReadonlyMap<string, CardInfo>): string[] =>
  ids.toSorted((one, other) => rankOf(one, cards) - rankOf(other, cards))
