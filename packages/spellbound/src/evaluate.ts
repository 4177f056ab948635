import { logistic } from './judgement/chances.ts'
import { battleChance, gatheringTerms } from './judgement/gathering.ts'
import { type Judgement, judgeGathering, judgeWork } from './judgement/parts.ts'
import { gatheringWeights, workWeights } from './judgement/weights.ts'
import { workTerms } from './judgement/work.ts'
import type { Spellbound } from './state.ts'

/** [SPB-FB.1] The books that the final battle needs. */
const booksNeeded = 4

/** Nearness of the company to victory, from 0 to 1; all seats share it. */
export const evaluate = (state: Spellbound): number => {
  if (state.outcome !== null) return state.outcome.winners.length > 0 ? 1 : 0
  if (state.bookSlots.length < booksNeeded) return logistic(weigh(workTerms(state), workWeights, workNames))
  return battleChance(state) * logistic(weigh(gatheringTerms(state), gatheringWeights, gatheringNames))
}

/** Parts of the estimate; a match that is over goes by nothing any more. */
export const judge = (state: Spellbound): Judgement => {
  if (state.outcome !== null) return {}
  return state.bookSlots.length < booksNeeded ? judgeWork(state) : judgeGathering(state)
}

const namesOf = <Name extends string>(weights: Readonly<Record<Name, number>>): readonly Name[] =>
  Object.keys(weights) as Name[]
const workNames = namesOf(workWeights)
const gatheringNames = namesOf(gatheringWeights)

const weigh = <Name extends string>(
  terms: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
  names: readonly Name[],
): number => {
  let sum = 0
  for (const name of names) sum += weights[name] * terms[name]
  return sum
}
