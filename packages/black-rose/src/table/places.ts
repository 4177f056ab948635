import type { Owner } from '../state.ts'
import { countOf, ownersOn } from './cubes.ts'

/** The place that somebody shares with those of the same count: 0 is first. */
export interface Place {
  readonly place: number
  readonly shared: boolean
}

/** A contributor and her place. */
export interface Placed extends Place {
  readonly owner: Owner
}

/** [BRW-DEF.4, BRW-R.37] Places are groups of equal counts: how many of them are ahead of this one. */
export const placeAmong = (counts: readonly number[], own: number): number => {
  let place = 0
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at]!
    if (count > own && counts.indexOf(count) === at) place++
  }
  return place
}

/** True if this count stands there more than once. */
export const isSharedAmong = (counts: readonly number[], own: number): boolean =>
  counts.indexOf(own) !== counts.lastIndexOf(own)

export const placesBy = (counts: readonly { readonly owner: Owner; readonly count: number }[]): Placed[] => {
  const all = counts.map(({ count }) => count)
  return counts.map(({ owner, count }) => ({
    owner,
    place: placeAmong(all, count),
    shared: isSharedAmong(all, count),
  }))
}

/** The places of the owners of cubes. */
export const placesOn = (cubes: readonly Owner[]): Placed[] =>
  placesBy(ownersOn(cubes).map((owner) => ({ owner, count: countOf(cubes, owner) })))
