import type { Seat } from '@conclave/kernel'
import { type BlackRose, cell, mageOf, type Owner } from '../state.ts'
import { distance, straight } from '../table/hexes.ts'
import { sheetOf } from '../table/models.ts'
import { cube, type Estimate, everywhere } from '../verbs/estimate.ts'
import type { Trigger } from '../words/trigger.ts'
import { chancesFor, roundLeftFor } from './chances.ts'
import { rivalsOf } from './rivals.ts'
import type { SpellEstimate } from './spells.ts'
import { type Reached, weightsIn } from './weights.ts'

/** Reach: the others that a mage gets at from where she stands, by the reach of a spell: the best single one, and a crowd. */
export interface Reach {
  readonly single: readonly number[]
  readonly crowd: readonly number[]
  readonly hasEvocations: boolean
  /** Number of wounds that could be healed. */
  readonly wounds: number
  /** Share of a round that the others have before them. */
  readonly roundLeft: number
  /** [REB-CMP.31] More than this cannot be dealt or placed. */
  readonly cubes: number
  /** The chance that something is set off in so much of a round. */
  readonly met: (on: Trigger, roundLeft: number) => number
}

const ranges = [0, 1, 2, 3, 4, everywhere] as const

/** Index of a range in the tables of a reach. */
const indexOf = (range: number): number => (range < 4 ? range : range < everywhere ? 4 : 5)

/** Chance to get somebody within range. */
const chanceOf = (
  from: number,
  to: number,
  range: number,
  steps: number,
  { now, soon, far }: Reached,
): number => {
  const apart = distance(from, to)
  if (apart <= range && (range >= everywhere || straight(from, to))) return now
  return Math.max(apart - range, 1) <= steps ? soon : far
}

/** A victim is the better the nearer she is to defeat. */
const victimWorth = (state: BlackRose, owner: Owner): number => {
  const near = mageOf(state, owner).damage.length / sheetOf(state, owner).health
  return weightsIn[state.rules.edition].victim(near)
}

/** Discount for a mage in the cell, who has to come out first. */
const whileInCell = 0.75

export const reachFor = (state: BlackRose, seat: Seat): Reach => {
  const mage = mageOf(state, seat)
  const single = [0, 0, 0, 0, 0, 0]
  const crowd = [0, 0, 0, 0, 0, 0]
  const steps = mage.inhibited.includes('move') ? 0 : mage.actions > 0 ? 2 : 0
  const from = mage.place === cell ? mage.cellAt : mage.place
  const { reached, spareCubes } = weightsIn[state.rules.edition]
  for (const other of rivalsOf(state, seat)) {
    const { place, cellAt } = mageOf(state, other)
    const worth = victimWorth(state, other) * (place === cell ? whileInCell : 1)
    for (let at = 0; at < ranges.length; at++) {
      const value =
        worth *
        chanceOf(from, place === cell ? cellAt : place, ranges[at]!, mage.place === cell ? 1 : steps, reached)
      if (value > single[at]!) single[at] = value
      if (value > crowd[at]!) crowd[at] = value + (place !== cell && isShared(state, seat, other) ? 0.5 : 0)
    }
  }
  return {
    single,
    crowd,
    hasEvocations: hasEvocations(state, seat),
    wounds: mage.damage.length,
    roundLeft: roundLeftFor(state, seat),
    // The weights of the earlier editions were tried without this.
    cubes: spareCubes === null ? Number.POSITIVE_INFINITY : mage.reserve,
    met: chancesFor(state, seat),
  }
}

const hasEvocations = (state: BlackRose, seat: Seat): boolean => {
  for (const { owner } of state.evocations) if (owner === seat) return true
  return false
}

/** True if a further enemy stands where this one does. */
const isShared = (state: BlackRose, seat: Seat, other: Owner): boolean => {
  const { place } = mageOf(state, other)
  for (const third of rivalsOf(state, seat))
    if (third !== other && mageOf(state, third).place === place) return true
  return false
}

/** Worth of a side of a spell to a mage with this reach. */
export const sideWorth = (estimate: Estimate, reach: Reach): number => {
  if (estimate.waits.length > 0) return waitingWorth(estimate, reach)
  const { single, crowd, hasEvocations, wounds, cubes } = reach
  const at = indexOf(estimate.reach)
  return (
    estimate.plain +
    estimate.evocations * (hasEvocations ? 1 : 0.1) +
    cube * (Math.min(estimate.damage, cubes) * single[at]! + Math.min(estimate.sweep, cubes) * crowd[at]!) +
    0.2 * Math.min(estimate.heal, wounds + 1) +
    0.3 * Math.min(estimate.cubes, cubes)
  )
}

/** Worth of a spell that waits: it is set off once, by the first of the things it waits for. */
const waitingWorth = ({ waits }: Estimate, { roundLeft, met }: Reach): number => {
  let sum = 0
  let open = 1
  for (const { on, worth } of waits) {
    const chance = open * met(on, roundLeft)
    sum += chance * worth
    open -= chance
  }
  return sum
}

export const spellWorth = (spell: SpellEstimate, reach: Reach): number =>
  Math.max(sideWorth(spell.light, reach), sideWorth(spell.dark, reach)) + symbolWorth(spell)

/** A shaken room is a room that may be won. */
export const symbolWorth = ({ unstable }: SpellEstimate): number => (unstable ? 0.2 : 0)
