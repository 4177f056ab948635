import { cloneJson, type Seat } from '@conclave/kernel'
import { type ChatLine, closeCodes, protocolVersion } from '@conclave/protocol'
import type { Departure } from '../storage/storage.ts'
import { returnTo } from './absence.ts'
import { beginMatch, isComplete } from './beginning.ts'
import { type Client, isAttended, type LiveTable, serially } from './live.ts'
import { entriesAt } from './numbering.ts'
import { askAnew, later, lookAround, proceed, rest } from './proceed.ts'
import { bringBack } from './record.ts'
import { isResting } from './resting.ts'
import { currentFor, infoFor, tellPresence } from './telling.ts'
import { countVotes } from './votes.ts'

/** First message of a client when it comes. */
export interface Hello {
  readonly lastSeq: number
  readonly lastChat: number
  readonly nonce?: string
  /** The seats whose numbers these are. */
  readonly seats?: readonly Seat[]
}

/** A newcomer gets at most this many events and lines of chat at once. */
const mostEvents = 400
const mostLines = 100

/** Lets a client in: its seats are ready, perhaps the match begins, and it is told how everything stands. */
export const enter = (table: LiveTable, client: Client, hello: Hello): Promise<void> =>
  serially(table, async () => {
    await table.context.cluster.sure()
    // The seat may have been given to somebody else since the connection was opened.
    client.seats = await table.context.storage.seatsOf(table.stored.id, client.holders)
    if (!mayStay(table, client) || (await hasEnded(table, client))) return sendAway(table, client)
    if (isCrowded(table, client)) return client.close(closeCodes.flooding, 'too many lines are open here')
    if (table.stored.status === 'waiting') {
      await makeReady(table, client.seats, hello.nonce ?? null)
      if (isComplete(table.stored)) await beginMatch(table, [])
    }
    await bringBack(table)
    const back = await returnTo(table, client.seats)
    const chat = await linesSince(table, hello.lastChat)
    // Who comes while it is lost finds it where it is led.
    if (table.deleted) return client.close(1012, 'the table has moved; connect again')
    // From now on the table is awake; nothing it does by itself is told before the welcome.
    table.clients.add(client)
    table.unwatched = 0
    for (const seat of back) askAnew(table, seat)
    lookAround(table)
    welcome(table, client, { ...hello, lastSeq: seenBy(table, client, hello) }, chat)
    proceed(table)
    tellPresence(table)
    await countVotes(table)
  })

const linesSince = async (table: LiveTable, seen: number): Promise<ChatLine[]> => {
  // Where nothing was said since, nothing needs to be read.
  if (table.chatNo >= 0 && seen >= table.chatNo) return []
  const lines = await table.context.storage.chat(table.stored.id, seen, mostLines)
  if (lines.length > 0 || seen === 0) table.chatNo = lines.at(-1)?.no ?? 0
  return lines
}

/** Up to which entry of the log a client has seen everything. With other seats its numbers mean nothing. */
const seenBy = (
  { numbering }: LiveTable,
  { seats: mine }: Client,
  { lastSeq, seats = mine }: Hello,
): number => (seats.join() === mine.join() ? entriesAt(numbering, mine, lastSeq) : -1)

const welcome = (table: LiveTable, client: Client, { lastSeq }: Hello, chat: ChatLine[]): void => {
  const current = currentFor(table, client.seats, lastSeq)
  // Where nothing is shown yet, nothing can have changed.
  client.shown = current.views.map(cloneJson)
  const complete = current.events.length <= mostEvents
  const [first] = complete ? [] : current.events.slice(-mostEvents)
  client.send({
    type: 'welcome',
    version: protocolVersion,
    table: infoFor(table, client),
    seats: [...client.seats],
    ...current,
    views: [...current.views],
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
    if (table.stored.status === 'running') later(table, () => missed(table))
  }
  table.used = now
}

/** Without her the others may wait in vain, or be enough to decide. Runs as a job of the table. */
const missed = async (table: LiveTable): Promise<void> => {
  if (isAttended(table)) proceed(table)
  await countVotes(table)
}

/** Looks again who holds which seat, after a link was taken back: whoever has lost a seat is told so. */
export const reseat = async (table: LiveTable): Promise<void> => {
  await bringBack(table)
  for (const client of [...table.clients]) {
    const seats = await table.context.storage.seatsOf(table.stored.id, client.holders)
    if (seats.join() === client.seats.join()) continue
    client.seats = seats
    if (mayStay(table, client)) welcome(table, client, { lastSeq: -1, lastChat: 0 }, [])
    else await sendAway(table, client)
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

/** True if somebody has signed out since the connection was opened. */
const hasEnded = async ({ context }: LiveTable, { session }: Client): Promise<boolean> =>
  session !== null && (await context.storage.session(session)) === undefined

const mayStay = ({ stored }: LiveTable, { seats, owner }: Client): boolean =>
  seats.length > 0 || owner || stored.public

const sendAway = async (table: LiveTable, client: Client): Promise<void> => {
  table.clients.delete(client)
  const why = await table.context.storage.departureOf(table.stored.id, client.holders)
  client.close(why === undefined ? closeCodes.noAccess : closingFor[why], 'the seat is not yours any more')
}

/** Close codes for somebody who has lost her seat. */
const closingFor: { readonly [D in Departure]: number } = {
  withdrawn: closeCodes.withdrawn,
  'handed-on': closeCodes.handedOn,
}
