import { type BlackRose, mageOf, type Owner } from '../state.ts'
import { countOf, reserveOf } from '../table/cubes.ts'
import { sheetOf } from '../table/models.ts'
import { rivalsOf } from './rivals.ts'
import { weightsIn, wounded } from './weights.ts'

/** [REB-CMP.31] Share of a fall's promise that is left to somebody who has not the cubes to bring it about. */
const withCubes = (state: BlackRose, owner: Owner, missing: number): number => {
  const { spareCubes } = weightsIn[state.rules.edition]
  if (spareCubes === null) return 1
  const lacking = missing - reserveOf(state, owner)
  return lacking > 0 ? Math.max(spareCubes.atLeast, 1 - spareCubes.lacking * lacking) : 1
}

/** [BRW-DEF.3] Promise of a mage's cubes on the others' health bars: a share of the power that their defeat will bring. */
export const woundsWorth = (state: BlackRose, owner: Owner): number => {
  const { fall } = weightsIn[state.rules.edition]
  let sum = 0
  for (const victim of rivalsOf(state, owner)) {
    const { damage } = mageOf(state, victim)
    const own = countOf(damage, owner)
    if (own === 0) continue
    const { health } = sheetOf(state, victim)
    const promise = fall(damage.length / health) * (1 + 3.6 * (own / damage.length))
    sum += promise * withCubes(state, owner, health - damage.length)
  }
  return sum
}

/** Cost of the own wounds besides the power they bring others. */
export const pain = (state: BlackRose, owner: Owner): number => {
  const near = mageOf(state, owner).damage.length / sheetOf(state, owner).health
  return wounded * near * near
}

/**
 * [REB-CMP.31] Cost of having hardly the cubes to bring anybody down: without cubes blows and spells do nothing, and those on a
 * health bar come back when its mage falls. Whoever keeps to one victim does not get there.
 */
export const shortage = (state: BlackRose, owner: Owner): number => {
  const { spareCubes } = weightsIn[state.rules.edition]
  if (spareCubes === null) return 0
  let least = Number.POSITIVE_INFINITY
  for (const victim of rivalsOf(state, owner))
    least = Math.min(least, sheetOf(state, victim).health - mageOf(state, victim).damage.length)
  const short = Math.min(12, Math.max(0, spareCubes.enough - (reserveOf(state, owner) - least)))
  return spareCubes.each * short * short
}
