import type { DeckCheck } from '@conclave/kernel'
import { deckLimitOf, encodeDeck, problemsWith, readDeck } from './decks.ts'

/** Codes have no place for a card more often than this. */
const mostCopies = 4
/** [MN-10.1] Bounds of a deck that is legal at some table; a table's own settings say whether it is at this one. */
const widest = { pool: 'full', deckLimit: deckLimitOf('none') } as const

/** Reads a deck to be kept. One that is not finished, or not legal, is kept with what is wrong with it. */
export const checkDeck = (text: string): DeckCheck => {
  const reading = readDeck(text)
  if ('problem' in reading) return { ok: false, problem: reading.problem }
  const { deck } = reading
  const crowd = Object.entries(deck).find(([, count]) => count > mostCopies)
  if (crowd !== undefined) {
    const [card, count] = crowd
    return { ok: false, problem: `it has ${card} ${count} times, and ${mostCopies} are allowed` }
  }
  const [problem = null] = problemsWith(deck, widest.pool, widest.deckLimit)
  return { ok: true, code: encodeDeck(deck), problem }
}
