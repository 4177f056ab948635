import { type Element, elements, readDeck } from '@conclave/mage-noir'
import { printedOn } from './card/printed.ts'
import { totalOf } from './mana.ts'

/** The element that most of a deck's Mana is of; a deck that cannot be read, or of free cards alone, has the arcane one. */
export const elementOfDeck = (code: string): Element => {
  const reading = readDeck(code)
  if ('problem' in reading) return 'arcane'
  const all = Object.entries(reading.deck).map(([card, count]) => ({
    cost: printedOn(card)?.cost ?? {},
    count,
  }))
  const sums = elements.map((element) => ({
    element,
    sum: all.reduce((sum, { cost, count }) => sum + (cost[element] ?? 0) * count, 0),
  }))
  const most = sums.reduce((best, each) => (each.sum > best.sum ? each : best))
  return totalOf({ [most.element]: most.sum }) > 0 ? most.element : 'arcane'
}
