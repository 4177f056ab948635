import type { Chosen, Message, Settings } from '@conclave/kernel'
import { type DeckProblem, deckLimitOf, deckProblems, readDeck } from '../decks.ts'
import { card, phrase } from './words.ts'

/**
 * [MN-10.1] Objection to the decks of a duel: the first that is not legal, and why. Of a deck that cannot be read the reader
 * itself says where it stumbles (`problemWith`).
 */
export const objectionText = (chosen: Chosen<Settings>): Message | null => {
  for (const seat of [0, 1]) {
    const reading = readDeck(String(chosen[`deck${seat}`]))
    if ('problem' in reading) return null
    const [broken] = deckProblems(reading.deck, String(chosen.pool), deckLimitOf(String(chosen.deckLimit)))
    const why = broken === undefined ? null : brokenRule(broken)
    if (why !== null) return phrase('objection.illegal', { seat, why })
  }
  return null
}

const brokenRule = (broken: DeckProblem): Message | null => {
  switch (broken.problem) {
    case 'tooFew':
      return phrase('objection.tooFew', { count: broken.count, least: broken.least })
    case 'tooMany':
      return phrase('objection.tooMany', { count: broken.count, most: broken.most })
    case 'copies':
      return phrase('objection.copies', { card: card(broken.card), count: broken.count, most: broken.most })
    // No deck that can be read has these.
    case 'unknownCard':
    case 'noNumber':
      return null
  }
}
