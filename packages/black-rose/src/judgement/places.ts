import { type BlackRose, editionOf } from '../state.ts'
import {
  type FinalParts,
  questCounts,
  questsBring,
  trophiesBring,
  trophyCounts,
} from '../table/final-score.ts'

/** [BRW-END.1] Prizes for the places at the end: the first, the second, and to have anything at all. */
interface Prizes {
  readonly first: number
  readonly shared: number
  readonly second: number
  readonly any: number
}

const questPrizes: Prizes = { first: 6, shared: 5, second: 3, any: 1 }
const trophyPrizes: Prizes = { first: 4, shared: 3, second: 2, any: 1 }

/** Prize for these counts if the match ended now; a shared second place counts as any. */
const prizeFor = (counts: readonly number[], seat: number, prizes: Prizes): number => {
  const own = counts[seat]!
  if (own === 0) return 0
  let ahead = 0
  let equal = 0
  for (let other = 0; other < counts.length; other++) {
    if (other === seat) continue
    if (counts[other]! > own) ahead++
    else if (counts[other] === own) equal++
  }
  if (ahead === 0) return equal === 0 ? prizes.first : prizes.shared
  return ahead === 1 && equal === 0 ? prizes.second : prizes.any
}

/** Worth of places. */
export type Prized = Pick<FinalParts, 'quests' | 'trophies'>

/**
 * Prizes of every mage if the match ended now. Where the Black Rose has a place among them, as the final score says; the weights
 * of the earlier editions were tried with the rougher count, and keep it.
 */
export const prizesNow = (state: BlackRose): readonly Prized[] => {
  const quests = questCounts(state)
  const trophies = trophyCounts(state.rules.edition, state)
  const ranked = editionOf(state).roseRanks
  return state.mages.map((_, seat) => ({
    quests: ranked ? questsBring(quests, seat) : prizeFor(quests, seat, questPrizes),
    trophies: ranked ? trophiesBring(trophies, seat) : prizeFor(trophies, seat, trophyPrizes),
  }))
}
