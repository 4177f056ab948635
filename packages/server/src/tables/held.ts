import { questionOf } from '@conclave/kernel'
import { endsPlanning, type Table } from '@conclave/table'
import { botIn, type Client, fail, type Held, type LiveTable, type Pending } from './live.ts'
import { numberFor, tellClosing } from './telling.ts'

/** The answer that is to be kept. */
type Last = Pick<Held, 'seat' | 'key' | 'command' | 'client'>

/** The moment is over. */
type Wake = (held: Held) => void

/**
 * Keeps an answer back if it is the last one of a planning and somebody at another screen could think again; false if it
 * may be given at once. It takes the place of another that the seat has kept; the same one again does not wait longer.
 */
export const holdBack = (table: LiveTable, playing: Table, last: Last, wake: Wake): boolean => {
  const { held } = table
  if (
    table.context.closingMs === 0 ||
    !hasOthers(table, last.client) ||
    !endsPlanning(playing, last.seat, last.key)
  )
    return false
  const since = held?.key === last.key && held.seq === playing.seq ? held.until : null
  drop(table)
  begin(table, playing, last, since ?? table.context.now() + table.context.closingMs, wake)
  tellClosing(table)
  return true
}

/**
 * Looks again at what is kept after the table has moved: it still ends the planning, and everybody gets the whole moment
 * anew; it is only one of several again, and is given at once (`wake`); or it is no answer any more.
 */
export const lookAtHeld = (table: LiveTable, playing: Table, wake: Wake): void => {
  const { held, context } = table
  if (held === null || held.seq === playing.seq) return
  const { state, file } = playing.match
  // Whoever has done something else since has thought again.
  const [mover] = file.segments.at(-1)?.answers.at(-1) ?? []
  if (mover === held.seat || questionOf(state, held.seat)?.manner !== 'secret') drop(table)
  else {
    held.cancel()
    const ends = endsPlanning(playing, held.seat, held.key)
    begin(table, playing, held, ends ? context.now() + context.closingMs : null, wake)
  }
}

const begin = (
  table: LiveTable,
  { seq }: Table,
  { seat, key, command, client }: Last,
  until: number | null,
  wake: Wake,
): void => {
  const { alarm, now } = table.context
  const cancel = alarm(Math.max(0, (until ?? 0) - now()), () => wake(held))
  const held: Held = { seat, key, command, client, seq, until, cancel }
  table.held = held
}

/** Drops the held answer, and tells whoever sent it that it does not count. */
export const drop = (table: LiveTable): void => {
  const { held, context } = table
  if (held === null) return
  held.cancel()
  table.held = null
  // A server that ends says nothing: the answer is sent again to the next one.
  if (!context.closing) refuse(table, held)
}

export const refuse = (
  table: LiveTable,
  { client, command }: Pending,
  { code, message } = fail('stale', 'it was taken back before it counted'),
): void => client.send({ type: 'refused', id: command, code, message, seq: numberFor(table, client.seats) })

/** People at other screens: those at this one have agreed, and bots do not change their minds. */
const hasOthers = (table: LiveTable, { seats }: Client): boolean =>
  table.stored.seats.some(({ seat, taken }) => taken && !seats.includes(seat) && botIn(table, seat) === null)
