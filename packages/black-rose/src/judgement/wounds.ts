import type { Seat } from '@conclave/kernel'
import { type BlackRose, mageOf } from '../state.ts'
import { countOf } from '../table/cubes.ts'
import { sheetOf } from '../table/models.ts'

import { wounded } from './weights.ts'

/** [BRW-DEF.3] What a mage's cubes on the others' health bars promise: a share of what their defeat will bring. */
export const woundsWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (let victim = 0; victim < state.seats; victim++) {
    if (victim === seat) continue
    const { damage } = mageOf(state, victim)
    const own = countOf(damage, seat)
    if (own === 0) continue
    const near = damage.length / sheetOf(state, victim).health
    sum += (0.1 + 0.85 * near) * (1 + 3.6 * (own / damage.length))
  }
  return sum
}

/** What the own wounds cost besides what they bring others. */
export const pain = (state: BlackRose, seat: Seat): number => {
  const near = mageOf(state, seat).damage.length / sheetOf(state, seat).health
  return wounded * near * near
}
