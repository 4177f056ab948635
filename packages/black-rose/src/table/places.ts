import type { Owner } from '../state.ts'
import { countOf, ownersOn } from './cubes.ts'

/** A contributor and the place that she shares with those of the same count: 0 is first. */
export interface Placed {
  readonly owner: Owner
  readonly place: number
  readonly shared: boolean
}

/** [BRW-DEF.4, BRW-R.37] Places are groups of equal counts. */
export const placesBy = (counts: readonly { readonly owner: Owner; readonly count: number }[]): Placed[] => {
  const levels = [...new Set(counts.map(({ count }) => count))].sort((a, b) => b - a)
  return counts.map(({ owner, count }) => ({
    owner,
    place: levels.indexOf(count),
    shared: counts.filter((other) => other.count === count).length > 1,
  }))
}

/** The places of the owners of cubes. */
export const placesOn = (cubes: readonly Owner[]): Placed[] =>
  placesBy(ownersOn(cubes).map((owner) => ({ owner, count: countOf(cubes, owner) })))
