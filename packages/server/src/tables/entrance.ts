import type { Seat } from '@conclave/kernel'
import { closeCodes, protocolVersion } from '@conclave/protocol'
import { beginMatch, isComplete } from './beginning.ts'
import { type Client, type LiveTable, serially } from './live.ts'
import { lookAround, proceed, rest } from './proceed.ts'
import { bringBack } from './record.ts'
import { isResting } from './resting.ts'
import { currentFor, infoFor, tellPresence } from './telling.ts'

/** What a client says of itself when it comes. */
export interface Hello {
  readonly lastSeq: number
  readonly lastChat: number
  readonly nonce?: string
}

/** A newcomer gets at most this many events and lines of chat at once. */
const mostEvents = 400
const mostLines = 100

/** Lets a client in: its seats are ready, perhaps the match begins, and it is told how everything stands. */
export const enter = (table: LiveTable, client: Client, hello: Hello): Promise<void> =>
  serially(table, async () => {
    // The seat may have been given to somebody else since the connection was opened.
    client.seats = await table.context.storage.seatsOf(table.stored.id, client.holders)
    if (!mayStay(table, client) || (await hasEnded(table, client))) return sendAway(table, client)
    if (isCrowded(table, client)) return client.close(closeCodes.flooding, 'too many lines are open here')
    if (table.stored.status === 'waiting') {
      await makeReady(table, client.seats, hello.nonce ?? null)
      if (isComplete(table.stored)) await beginMatch(table, [])
    }
    await bringBack(table)
    const chat = await table.context.storage.chat(table.stored.id, hello.lastChat, mostLines)
    // From now on the table is awake; nothing it does by itself is told before the welcome.
    table.clients.add(client)
    table.unwatched = 0
    lookAround(table)
    welcome(table, client, hello, chat)
    proceed(table)
    tellPresence(table)
  })

const welcome = (
  table: LiveTable,
  client: Client,
  { lastSeq }: Hello,
  chat: Awaited<ReturnType<LiveTable['context']['storage']['chat']>>,
): void => {
  const current = currentFor(table, client.seats, lastSeq)
  const complete = current.events.length <= mostEvents
  const [first] = complete ? [] : current.events.slice(-mostEvents)
  client.send({
    type: 'welcome',
    version: protocolVersion,
    table: infoFor(table, client),
    seats: [...client.seats],
    ...current,
    // Events of one answer are not torn apart.
    ...(first === undefined
      ? {}
      : { since: first.seq, events: current.events.filter(({ seq }) => seq > first.seq) }),
    complete,
    orders: client.seats.map((seat) => ({ seat, orders: { ...table.stored.seats[seat]?.orders } })),
    chat,
  })
}

const makeReady = async (table: LiveTable, seats: readonly Seat[], nonce: string | null): Promise<void> => {
  for (const seat of seats) {
    const stored = table.stored.seats[seat]
    if (stored === undefined || (stored.ready && (stored.nonce !== null || nonce === null))) continue
    await table.context.storage.setReady(table.stored.id, seat, nonce)
    const ready = { ...stored, ready: true, nonce: stored.nonce ?? nonce }
    table.stored = { ...table.stored, seats: table.stored.seats.with(seat, ready) }
  }
}

/** A client has gone. */
export const leave = (table: LiveTable, client: Client): void => {
  const now = table.context.now()
  if (table.clients.delete(client)) {
    for (const seat of client.seats) table.left.set(seat, now)
    if (isResting(table)) rest(table)
    tellPresence(table)
  }
  table.used = now
}

/** Looks again who holds which seat, after a link was taken back: whoever has lost a seat is told so. */
export const reseat = async (table: LiveTable): Promise<void> => {
  await bringBack(table)
  for (const client of [...table.clients]) {
    const seats = await table.context.storage.seatsOf(table.stored.id, client.holders)
    if (seats.join() === client.seats.join()) continue
    client.seats = seats
    if (mayStay(table, client)) welcome(table, client, { lastSeq: -1, lastChat: 0 }, [])
    else sendAway(table, client)
  }
}

/** So many lines may be open for one seat, and for those who watch: whatever happens is sent to each. */
const mostLinesOf = { seat: 8, watchers: 200 }

const isCrowded = ({ clients }: LiveTable, { seats }: Client): boolean => {
  const lines = (seat: Seat | null): number =>
    [...clients].filter((each) => (seat === null ? each.seats.length === 0 : each.seats.includes(seat)))
      .length
  return seats.length === 0
    ? lines(null) >= mostLinesOf.watchers
    : seats.some((seat) => lines(seat) >= mostLinesOf.seat)
}

/** Whether somebody has signed out since the connection was opened. */
const hasEnded = async ({ context }: LiveTable, { session }: Client): Promise<boolean> =>
  session !== null && (await context.storage.session(session)) === undefined

const mayStay = ({ stored }: LiveTable, { seats, owner }: Client): boolean =>
  seats.length > 0 || owner || stored.public

const sendAway = (table: LiveTable, client: Client): void => {
  table.clients.delete(client)
  client.close(closeCodes.noAccess, 'the seat was given to somebody else')
}
