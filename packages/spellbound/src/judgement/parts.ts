import type { Spellbound } from '../state.ts'
import { battleChance, gatheringTerms } from './gathering.ts'
import { type GatheringTerm, gatheringWeights, type WorkTerm, workWeights } from './weights.ts'
import { workTerms } from './work.ts'

/** Parts of the estimate, as people call them. */
type Part =
  | 'books'
  | 'hunt'
  | 'encounter'
  | 'allies'
  | 'wicked'
  | 'wands'
  | 'spells'
  | 'tower'
  | 'display'
  | 'bag'
  | 'battle'

/** Weight of each part of a position in the company's favour. */
export type Judgement = { readonly [part in Part]?: number }

/** Null for what says nothing of one answer rather than another. */
const partOfWork: { readonly [term in WorkTerm]: Part | null } = {
  bias: null,
  steps: 'books',
  turnsNeeded: 'books',
  lost: 'books',
  spare: 'books',
  arriveSoonOne: 'hunt',
  arriveSoonTwo: 'hunt',
  arriveLateTwo: 'hunt',
  caught: 'hunt',
  deadlySoon: 'hunt',
  deadlyLate: 'hunt',
  advanced: 'hunt',
  stage2: 'encounter',
  stage3: 'encounter',
  stage4: 'encounter',
  winNear: 'encounter',
  winFar: 'encounter',
  loseBig: 'encounter',
  annihilation: 'encounter',
  turnsToEncounter: 'encounter',
  wickedAround: 'wicked',
  wickedRow: 'wicked',
  purge: 'wicked',
  moonCards: 'wicked',
  allies: 'allies',
  alliesAtTower: 'allies',
  stored: 'allies',
  wands: 'wands',
  wandSearch: 'wands',
  wandDiscard: 'wands',
  spells: 'spells',
  found: 'tower',
  foundLast: 'tower',
  gatheredLast: 'tower',
  searchHere: 'display',
  searchAway: 'display',
  moves: 'display',
  magicHere: 'display',
  influenceHere: 'display',
  atBook: 'books',
  bag: 'bag',
  fortunaDue: null,
  story: null,
  row: 'display',
  begun: 'display',
  many: null,
}

const partOfGathering: { readonly [term in GatheringTerm]: Part | null } = {
  bias: null,
  away: 'tower',
  towerHidden: 'tower',
  arriveSoonOne: 'hunt',
  arriveSoonTwo: 'hunt',
  arriveLateTwo: 'hunt',
  moves: 'display',
  wands: 'wands',
  turnsToEncounter: 'encounter',
  annihilation: 'encounter',
  wickedRow: 'wicked',
  teleport: 'spells',
}

/** Estimate of the work, by its parts. */
export const judgeWork = (state: Spellbound): Judgement => gathered(workTerms(state), workWeights, partOfWork)

/** Estimate once four books are recovered: the chance of the battle weighs like the rest, on the same scale. */
export const judgeGathering = (state: Spellbound): Judgement => ({
  ...gathered(gatheringTerms(state), gatheringWeights, partOfGathering),
  battle: Math.log(battleChance(state)),
})

const gathered = <Term extends string>(
  terms: Readonly<Record<Term, number>>,
  weights: Readonly<Record<Term, number>>,
  partOf: { readonly [term in Term]: Part | null },
): Judgement => {
  const sums: { [part in Part]?: number } = {}
  for (const term in terms) {
    const part = partOf[term]
    if (part !== null) sums[part] = (sums[part] ?? 0) + weights[term] * terms[term]
  }
  return sums
}
