import { type BlackRose, editionOf, mageOf, type Owner } from '../state.ts'
import { countOf, reserveOf } from '../table/cubes.ts'
import { sheetOf } from '../table/models.ts'
import { rivalsOf } from './rivals.ts'
import { spareCubes, wounded } from './weights.ts'

/** How likely a mage is to fall whose health bar is so full: the weights of the earlier editions were tried with the first. */
const steady = (near: number): number => 0.1 + 0.85 * near
/** Cubes that are spread over all the others make nobody fall, and lie there for the rest of the match. */
const growing = (near: number): number => near * (0.3 + 0.65 * near)

/** [BRW-DEF.3] What a mage's cubes on the others' health bars promise: a share of what their defeat will bring. */
export const woundsWorth = (state: BlackRose, owner: Owner): number => {
  const likely = editionOf(state).roseRanks ? growing : steady
  let sum = 0
  for (const victim of rivalsOf(state, owner)) {
    const { damage } = mageOf(state, victim)
    const own = countOf(damage, owner)
    if (own === 0) continue
    const near = damage.length / sheetOf(state, victim).health
    sum += likely(near) * (1 + 3.6 * (own / damage.length))
  }
  return sum
}

/** What the own wounds cost besides what they bring others. */
export const pain = (state: BlackRose, owner: Owner): number => {
  const near = mageOf(state, owner).damage.length / sheetOf(state, owner).health
  return wounded * near * near
}

/**
 * [REB-CMP.31] What it costs to have hardly the cubes to bring anybody down: without cubes blows and spells do nothing, and
 * those on a health bar come back when its mage falls. Whoever keeps to one victim does not get there.
 */
export const shortage = (state: BlackRose, owner: Owner): number => {
  if (!editionOf(state).roseRanks) return 0
  let least = Number.POSITIVE_INFINITY
  for (const victim of rivalsOf(state, owner))
    least = Math.min(least, sheetOf(state, victim).health - mageOf(state, victim).damage.length)
  const short = Math.min(12, Math.max(0, spareCubes.enough - (reserveOf(state, owner) - least)))
  return spareCubes.each * short * short
}
