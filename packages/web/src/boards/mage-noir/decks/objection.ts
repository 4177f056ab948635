import { type Message, say } from '@conclave/kernel'
import { type DeckProblem, deckLimitOf, deckProblems, readDeck } from '@conclave/mage-noir'
import type { Options } from '../../../kit/kit.ts'
import { deckWords } from './texts/index.ts'

/** Objection to a duel, in words that every language has: the first deck that is not legal, and why. */
export const deckObjection = (options: Options, seatNames: readonly string[]): Message | null => {
  for (const [seat, player] of seatNames.entries()) {
    const read = readDeck(String(options[`deck${seat}`]))
    if ('problem' in read) return deckWords('objection.unreadable', { player })
    const [problem] = deckProblems(read.deck, String(options.pool), deckLimitOf(String(options.deckLimit)))
    if (problem !== undefined) return deckWords('objection.illegal', { player, why: problemText(problem) })
  }
  return null
}

/** A rule that a deck breaks. */
export const problemText = (broken: DeckProblem): Message => {
  switch (broken.problem) {
    case 'tooFew':
      return deckWords('problem.tooFew', { count: broken.count, least: broken.least })
    case 'tooMany':
      return deckWords('problem.tooMany', { count: broken.count, most: broken.most })
    case 'unknownCard':
      return deckWords('problem.unknownCard', { card: broken.card })
    case 'copies':
      return deckWords('problem.copies', {
        card: say(`card.${broken.card}`),
        count: broken.count,
        most: broken.most,
      })
    case 'noNumber':
      return deckWords('problem.noNumber', { card: say(`card.${broken.card}`), count: broken.count })
  }
}
