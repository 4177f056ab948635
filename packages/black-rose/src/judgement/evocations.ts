import type { Summoned } from '../state.ts'
import { type BlackRose, cell, mageOf, type Owner } from '../state.ts'
import { distance } from '../table/hexes.ts'
import { cardOfEvocation } from '../table/models.ts'
import { powersOf, upgraded } from '../table/upgrades.ts'
import { cube } from '../verbs/estimate.ts'
import { rivalsOf } from './rivals.ts'

/** Nearness of an evocation to its victims: one within its steps is as good as hit, and nearer is better. */
const nearness = (state: BlackRose, { place, owner }: Summoned, steps: number): number => {
  let least = 6
  for (const rival of rivalsOf(state, owner)) {
    const other = mageOf(state, rival)
    if (other.place === cell) continue
    const apart = distance(place, other.place)
    if (apart < least) least = apart
  }
  return Math.max(0.35, 0.85 - 0.02 * least - 0.12 * Math.max(0, least - steps))
}

/** [3.18] Worth of a mage's evocations to her in the rounds that they may live. */
export const evocationsWorth = (state: BlackRose, owner: Owner, rounds: number): number => {
  let sum = 0
  for (const evocation of state.evocations) {
    if (evocation.owner !== owner) continue
    const { attack, movement, powers } = cardOfEvocation(state, evocation)
    const strength = attack + upgraded(state, evocation, 'attack')
    const speed = movement + upgraded(state, evocation, 'movement')
    const life = 0.5 + 0.5 * (1 - evocation.damage.length / evocation.health)
    // In the Evocation Phase itself, what it has done shows.
    const comes = state.phase === 'evocation' ? 0 : 1
    const gifts = evocation.upgrades === undefined ? powers.length : powersOf(state, evocation).length
    const blows = strength * cube * nearness(state, evocation, speed)
    sum += life * (blows * (comes + 0.7 * Math.min(rounds, 2)) + 0.6 * gifts * Math.min(rounds, 2))
  }
  return sum
}
