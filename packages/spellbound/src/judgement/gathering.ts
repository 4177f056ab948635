import type { Spellbound } from '../state.ts'
import { logistic } from './chances.ts'
import { displayFor } from './display.ts'
import { paceOf } from './pace.ts'
import { pursuitOf } from './pursuit.ts'
import { expectedLead, worthOfBooks } from './strength.ts'
import type { GatheringTerm } from './weights.ts'

/** Terms once four books are recovered: all must gather at the Tower before two pieces arrive. */
export const gatheringTerms = (state: Spellbound): Record<GatheringTerm, number> => {
  const pace = paceOf(state)
  const { away, turnsToEncounter } = pace
  const { arriveSoon, arriveLate } = pursuitOf(state, pace.cycles)
  return {
    bias: 1,
    away,
    towerHidden: pace.isTowerFound ? 0 : 1,
    arriveSoonOne: arriveSoon.one,
    arriveSoonTwo: arriveSoon.two,
    arriveLateTwo: arriveLate.two,
    moves: away === 0 ? 3 : Math.min(displayFor(state).moves, away),
    wands: Math.min(away, state.wands.filter((level) => level >= 1).length),
    turnsToEncounter: Math.min(3, turnsToEncounter),
    annihilation: Math.exp(-turnsToEncounter / 2) * logistic(0.8 * (-9 - expectedLead(state))),
    wickedRow: state.zones.wickedRow.length,
    teleport: away > 0 && state.spells.some((held) => held.includes('teleport')) ? 1 : 0,
  }
}

/** Chance of winning the final battle; whoever is still on the way has time to strengthen the Sun stack. */
export const battleChance = (state: Spellbound): number => {
  const chance = logistic(0.85 * (expectedLead(state) + worthOfBooks(state) - 0.5))
  return paceOf(state).away === 0 ? 0.05 + 0.95 * chance : 0.25 + 0.75 * chance
}
