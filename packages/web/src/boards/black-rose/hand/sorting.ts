import { schools } from '@conclave/black-rose'
import type { CardInfo } from '@conclave/kernel'
import { spellOn } from '../card/printed.ts'

const order: readonly string[] = [...schools, 'personal', 'forgotten']

/** Cards by school and number, so that a hand keeps its order from round to round. */
export const inOrder = (ids: readonly string[], cards: ReadonlyMap<string, CardInfo>): string[] => {
  const rank = (id: string): number => {
    const info = cards.get(id)
    if (info === undefined) return 0
    const number = typeof info.facts.number === 'number' ? info.facts.number : 0
    return order.indexOf(spellOn(info).school) * 100 + number
  }
  return ids.toSorted((one, other) => rank(one) - rank(other))
}
