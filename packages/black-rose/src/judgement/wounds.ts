import { type BlackRose, mageOf, type Owner } from '../state.ts'
import { countOf } from '../table/cubes.ts'
import { sheetOf } from '../table/models.ts'
import { rivalsOf } from './rivals.ts'
import { wounded } from './weights.ts'

/** [BRW-DEF.3] What a mage's cubes on the others' health bars promise: a share of what their defeat will bring. */
export const woundsWorth = (state: BlackRose, owner: Owner): number => {
  let sum = 0
  for (const victim of rivalsOf(state, owner)) {
    const { damage } = mageOf(state, victim)
    const own = countOf(damage, owner)
    if (own === 0) continue
    const near = damage.length / sheetOf(state, victim).health
    sum += (0.1 + 0.85 * near) * (1 + 3.6 * (own / damage.length))
  }
  return sum
}

/** What the own wounds cost besides what they bring others. */
export const pain = (state: BlackRose, owner: Owner): number => {
  const near = mageOf(state, owner).damage.length / sheetOf(state, owner).health
  return wounded * near * near
}
