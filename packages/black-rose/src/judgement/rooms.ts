import type { Seat } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { type BlackRose, mageOf, type Owner } from '../state.ts'
import { countOf } from '../table/cubes.ts'
import { roomAt } from '../table/lodge.ts'
import { placesOn } from '../table/places.ts'
import { flagWorth } from '../table/turning.ts'

/** The tokens that a mage has taken. */
export const tokensWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (const room of mageOf(state, seat).rooms) sum += roomOf(state.rules.edition, room).power
  return sum
}

/** [REB-INS.6] What the flags of a room would pay now to somebody with cubes in it. */
const flagsFor = (
  flags: readonly [number, number, number],
  cubes: readonly Owner[],
  owner: Owner,
): number => {
  const placed = placesOn(cubes).find((each) => each.owner === owner)
  return placed === undefined ? 0 : flagWorth(flags, placed)
}

/** How much of what a room promises is as good as won: the fuller it is, the more. */
const nearlyFull = (full: number): number => full * (0.25 + 0.75 * full)

/**
 * [BRW-INS.5, REB-INS.6] What the rooms promise in which somebody has cubes: those that are nearly full go to whoever leads
 * in them, or pay by places.
 */
export const shakenWorth = (state: BlackRose, seat: Owner, future: number): number => {
  let sum = 0
  for (let at = 0; at < state.lodge.length; at++) {
    const { cubes } = state.lodge[at]!
    const own = cubes.length === 0 ? 0 : countOf(cubes, seat)
    if (own === 0) continue
    const { slots, power, flags } = roomAt(state, at)
    const full = Math.min(1, cubes.length / slots)
    if (flags !== undefined) {
      const pays = flagsFor(flags, cubes, seat)
      // While it fills, somebody else may come before her.
      sum += full === 1 ? pays : future * nearlyFull(full) * (0.1 + 0.85 * pays)
      continue
    }
    const most = mostOfOthers(cubes, seat)
    const lead = own > most ? 1 : own === most ? 0.3 : 0.15
    // A full room falls at the end of the round, whatever comes.
    sum += full === 1 ? (own > most ? power : 0) : future * power * full * (0.25 + 0.75 * full) * lead * 0.85
  }
  return sum
}

const mostOfOthers = (cubes: readonly Owner[], seat: Owner): number => {
  let most = 0
  for (let owner = -1; owner < 4; owner++) {
    if (owner === seat) continue
    const count = countOf(cubes, owner)
    if (count > most) most = count
  }
  return most
}
