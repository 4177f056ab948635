import type { Seat } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { type BlackRose, mageOf } from '../state.ts'
import { roomAt } from '../table/lodge.ts'
import { isSharedAmong, placeAmong } from '../table/places.ts'
import { flagWorth } from '../table/turning.ts'

/** The tokens that a mage has taken. */
export const tokensWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (const room of mageOf(state, seat).rooms) sum += roomOf(state.rules.edition, room).power
  return sum
}

/** Share of a room's promise that is as good as won: the fuller it is, the more. */
const nearlyFull = (full: number): number => full * (0.25 + 0.75 * full)

/** Promise of a room to somebody with cubes in it, as it stands. */
interface Promised {
  /** Share of its slots that are taken. */
  readonly full: number
  readonly future: number
  /** Everybody's cubes in it: the Black Rose's first, then by seat. */
  readonly counts: readonly number[]
}

/** [REB-INS.6] A room that is rebuilt pays by places. */
const paysByFlags = (
  flags: readonly [number, number, number],
  { full, future, counts }: Promised,
  own: number,
): number => {
  const pays = flagWorth(flags, { place: placeAmong(counts, own), shared: isSharedAmong(counts, own) })
  // While it fills, somebody else may come before her.
  return full === 1 ? pays : future * nearlyFull(full) * (0.1 + 0.85 * pays)
}

/** [BRW-INS.5] A room that falls goes to whoever leads in it. */
const paysLeader = (power: number, { full, future, counts }: Promised, owner: number): number => {
  const own = counts[owner]!
  let most = 0
  for (let other = 0; other < counts.length; other++)
    if (other !== owner && counts[other]! > most) most = counts[other]!
  const lead = own > most ? 1 : own === most ? 0.3 : 0.15
  // A full room falls at the end of the round, whatever comes.
  return full === 1 ? (own > most ? power : 0) : future * power * full * (0.25 + 0.75 * full) * lead * 0.85
}

/**
 * [BRW-INS.5, REB-INS.6] Promises of the rooms in which somebody has cubes: those that are nearly full go to whoever leads in
 * them, or pay by places. For everybody at once, as they are looked at together: the Black Rose's first, then by seat.
 */
export const shakenWorths = (state: BlackRose, future: number): readonly number[] => {
  const sums = [0, 0, 0, 0, 0]
  for (let at = 0; at < state.lodge.length; at++) {
    const { cubes } = state.lodge[at]!
    if (cubes.length === 0) continue
    const { slots, power, flags } = roomAt(state, at)
    const counts = [0, 0, 0, 0, 0]
    for (let each = 0; each < cubes.length; each++) counts[cubes[each]! + 1]!++
    const promise = { full: Math.min(1, cubes.length / slots), future, counts }
    for (let owner = 0; owner < counts.length; owner++) {
      const own = counts[owner]!
      if (own === 0) continue
      sums[owner]! +=
        flags === undefined ? paysLeader(power, promise, owner) : paysByFlags(flags, promise, own)
    }
  }
  return sums
}
