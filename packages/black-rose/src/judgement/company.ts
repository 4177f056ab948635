import type { Seat } from '@conclave/kernel'
import type { Summoned } from '../state.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import { distance } from '../table/hexes.ts'
import { cardOfEvocation } from '../table/models.ts'
import { cube } from './weights.ts'

/** Whether somebody to hit is within the steps of an evocation. */
const isNear = (state: BlackRose, { place, owner }: Summoned, steps: number): boolean => {
  for (let seat = 0; seat < state.seats; seat++) {
    const other = mageOf(state, seat)
    if (seat !== owner && other.place !== cell && distance(place, other.place) <= steps) return true
  }
  return false
}

/** [3.18] What a mage's evocations will do for her in the rounds that they may live. */
export const companyWorth = (state: BlackRose, seat: Seat, rounds: number): number => {
  let sum = 0
  for (const evocation of state.evocations) {
    if (evocation.owner !== seat) continue
    const { attack, movement, powers } = cardOfEvocation(state, evocation)
    const life = 0.5 + 0.5 * (1 - evocation.damage.length / evocation.health)
    // In the Evocation Phase itself, what it has done shows.
    const comes = state.phase === 'evocation' ? 0 : 1
    const blows = attack * cube * (isNear(state, evocation, movement) ? 0.8 : 0.45)
    sum += life * (blows * (comes + 0.7 * Math.min(rounds, 2)) + 0.6 * powers.length * Math.min(rounds, 2))
  }
  return sum
}
