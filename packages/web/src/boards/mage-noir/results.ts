import { type Message, say } from '@conclave/kernel'
import type { Foreseen, Hit } from '@conclave/mage-noir'
import { words } from './texts/index.ts'

export const hitText = ({ seat, n, card, before, after }: Hit): Message => {
  const whom = say(n === 0 ? `seat.${seat}` : `card.${card}`)
  if (after > 0) return words('result.hit', { whom, before, after })
  return words(n === 0 ? 'result.mortal' : 'result.falls', { whom, before })
}

const isOf = (seat: number) => (hit: Hit) => hit.seat === seat && hit.n === 0

/** Of what may be aimed freely, the aim that stands for all: the other mage for harm, oneself for help. */
const likeliest = (hits: readonly Hit[], seat: number): Hit | undefined => {
  const helps = hits.some(({ sort }) => sort === 'gain')
  return hits.find(isOf(helps ? seat : 1 - seat)) ?? hits[0]
}

/** Text of a card's effect on lives, as far as it can be told; null if there is none. */
export const resultsText = (steps: readonly Foreseen[], seat: number): Message | null => {
  const told = steps.flatMap(({ aim, hits }) => {
    if (aim === 'all') return hits.map((hit) => ({ hit, says: hitText(hit) }))
    const hit = likeliest(hits, seat)
    if (hit === undefined) return []
    const one = hitText(hit)
    return [{ hit, says: hits.length === 1 ? one : words('result.one', { result: one }) }]
  })
  if (told.length === 0) return null
  const results = told.map(({ says }) => says)
  const answers = [...new Set(told.flatMap(({ hit }) => hit.answers))].map((card) => say(`card.${card}`))
  return answers.length === 0
    ? words('list', { parts: results })
    : words('result.unless', { results, cards: answers })
}
