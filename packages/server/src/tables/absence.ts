import type { Seat } from '@conclave/kernel'
import { giveNotice } from './chat.ts'
import { isAttended, type LiveTable } from './live.ts'

// Somebody stays away from a match that waits for her. What happens then was agreed when the table was made (ADR 22).

/** True if somebody is in the seat. */
export const isPresent = ({ clients }: Pick<LiveTable, 'clients'>, seat: Seat): boolean =>
  [...clients].some(({ seats }) => seats.includes(seat))

/** For how much longer somebody must be away, in milliseconds, until she counts as absent; null while she is here. */
export const untilAbsent = (table: LiveTable, seat: Seat): number | null => {
  const { left, opened, context } = table
  if (isPresent(table, seat)) return null
  return Math.max(0, (left.get(seat) ?? opened) + context.awayMs - context.now())
}

/** Time until a bot sits in by itself for a seat that the match waits for; null where none will. */
export const waitForAbsent = (table: LiveTable, seat: Seat): number | null => {
  const { absence, seats, status } = table.stored
  const found = seats[seat]
  if (absence.how !== 'bot' || status !== 'running' || found?.kind !== 'human' || found.standIn !== null)
    return null
  return isAttended(table) ? untilAbsent(table, seat) : null
}

/** A bot sits in for somebody who is away. Runs as a job of the table. */
export const seatStandIn = async (table: LiveTable, seat: Seat, bot: string): Promise<void> => {
  await setStandIn(table, seat, bot)
  await giveNotice(table, seat, 'stand-in')
}

/** Return of a person to her own seats; says which of them had a bot. Runs as a job of the table. */
export const returnTo = async (table: LiveTable, seats: readonly Seat[]): Promise<readonly Seat[]> => {
  const back = seats.filter((seat) => table.stored.seats[seat]?.standIn != null)
  for (const seat of back) {
    await setStandIn(table, seat, null)
    await giveNotice(table, seat, 'back')
  }
  return back
}

const setStandIn = async (table: LiveTable, seat: Seat, bot: string | null): Promise<void> => {
  await table.context.storage.setStandIn(table.stored.id, seat, bot)
  const seats = table.stored.seats.map((each) => (each.seat === seat ? { ...each, standIn: bot } : each))
  table.stored = { ...table.stored, seats }
}
