import type { Seat } from '@conclave/kernel'
import { type BlackRose, type Owner, rose, seatsFrom } from '../state.ts'

/**
 * [REB-AVA.27, REB-C.9] Seat that answers for an owner: every mage for herself; for the Black Rose whoever holds the Crown, or,
 * if her Avatar holds it, the player to its right.
 */
export const answererOf = (state: BlackRose, owner: Owner): Seat => {
  if (owner !== rose) return owner
  return state.crown === rose ? state.avatar!.after : state.crown
}

/** [REB-AVA.2] True if an owner has a mage at the table: every player, and the Black Rose if her Avatar is there. */
export const hasMage = (state: BlackRose, owner: Owner): boolean =>
  owner >= 0 || (owner === rose && state.avatar !== undefined)

/** True if the Black Rose does something to a mage, and not her Avatar by itself. */
export const isOfEvent = ({ by, you }: { readonly by: Owner; readonly you: Owner }): boolean =>
  by === rose && you !== rose

/** [REB-AVA.7] Everybody clockwise from an owner on, the Avatar in its place among them. */
export const clockwise = (state: BlackRose, from: Owner): Owner[] => {
  const { avatar } = state
  if (avatar === undefined) return seatsFrom(state, from)
  const first = from === rose ? (avatar.after + 1) % state.seats : from
  const order = seatsFrom(state, first).flatMap((seat) => (seat === avatar.after ? [seat, rose] : [seat]))
  return from === rose ? [rose, ...order.filter((owner) => owner !== rose)] : order
}
