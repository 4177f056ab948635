import { mayHear, type Seat, undoObjection, type View, type Viewer, viewOf } from '@conclave/kernel'
import { type ServerMessage, type TableInfo, toldView, viewsAfter, type WireEvent } from '@conclave/protocol'
import {
  answerOf,
  awaitedSeats,
  type By,
  heardSince,
  isUndone,
  type LogEntry,
  type Table,
} from '@conclave/table'
import { infoOf, isOver } from './info.ts'
import type { Client, LiveTable } from './live.ts'
import { numberAt } from './numbering.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
/** Message that everybody is sent with a number of her own. */
type Numbered = ServerMessage extends infer M ? (M extends ServerMessage ? Omit<M, 'seq'> : never) : never
type Current = Omit<Message<'update'>, 'type' | 'cause' | 'ack' | 'views'> & {
  readonly views: readonly View[]
}
export type Cause = Omit<Message<'update'>['cause'], 'by'> & { readonly by?: By }

/** The number of a position for somebody with these seats: how often the table has changed for her. */
export const numberFor = ({ numbering, seq }: LiveTable, seats: readonly Seat[], at = seq): number =>
  numberAt(numbering, seats, at)

/** Current state for somebody with these seats who has seen everything up to `lastSeq`, counted in entries of the log. */
export const currentFor = (table: LiveTable, seats: readonly Seat[], lastSeq: number): Current => {
  const { playing } = table
  if (playing === null)
    return {
      seq: numberFor(table, seats),
      views: [],
      since: -1,
      events: [],
      undo: [],
      noUndo: [],
      deadlines: [],
      closing: null,
    }
  const { holds, entries } = heardSince(playing, lastSeq)
  const { match } = playing
  const objections =
    table.stored.status === 'running' && match.state.outcome === null
      ? seats.map((seat) => ({ seat, because: undoObjection(match, seat) }))
      : []
  return {
    seq: numberFor(table, seats, playing.seq),
    views: viewersOf(seats).map((viewer) => shownTo(playing, viewer)),
    since: numberFor(table, seats, holds),
    events: heardBy(table, entries, seats),
    undo: objections.flatMap(({ seat, because }) => (because === null ? seat : [])),
    noUndo: objections.flatMap(({ seat, because }) => (because === null ? [] : { seat, because })),
    deadlines: deadlinesOf(table),
    closing: closingOf(table),
  }
}

/**
 * Observation of a viewer. A window in which a seat has nothing to choose is answered by the table at its moment: the seat waits
 * like everybody else, and is asked only if it has gone back to that window.
 */
export const shownTo = ({ match: { game, state }, back }: Table, viewer: Viewer): View => {
  const view = viewOf(game, state, viewer)
  const idle =
    viewer !== 'spectator' &&
    view.question?.manner === 'window' &&
    view.options.length === 1 &&
    !back.has(viewer)
  return idle ? { ...view, question: null, options: [] } : view
}

const viewersOf = (seats: readonly Seat[]): readonly Viewer[] => (seats.length === 0 ? ['spectator'] : seats)

/** Everything that happened so far, as far as one of these seats may know. */
export const eventsFor = (table: LiveTable, { log }: Table, seats: readonly Seat[]): WireEvent[] =>
  heardBy(table, log, seats)

/** On the wire an event says which answer it followed from, and an undo is told by the message that brings it. */
const heardBy = (table: LiveTable, entries: readonly LogEntry[], seats: readonly Seat[]): WireEvent[] =>
  entries.flatMap((entry) => {
    const { event } = entry
    if (isUndone(entry)) return []
    const seq = numberFor(table, seats, answerOf(entry))
    if (event.audience === 'everyone') return [{ seq, event }]
    // Who else may know of it is not told.
    const mine = seats.filter((seat) => mayHear(event, seat))
    return mine.length === 0 ? [] : [{ seq, event: { ...event, audience: mine } }]
  })

/** Windows close for everybody alike, so what is left of one says nothing. */
const deadlinesOf = ({ windows, context }: LiveTable): Current['deadlines'] => {
  const now = context.now()
  return [...windows].flatMap(([seat, { deadline }]) =>
    deadline === null ? [] : [{ seat, ms: Math.max(0, Math.round(deadline - now)) }],
  )
}

const closingOf = ({ held, context }: LiveTable): Current['closing'] =>
  held === null || held.until === null
    ? null
    : { seat: held.seat, ms: Math.max(0, Math.round(held.until - context.now())) }

/** Tells everybody that a planning is about to end, or is not any more. */
export const tellClosing = (table: LiveTable): void =>
  tellAll(table, { type: 'closing', closing: closingOf(table) })

/** Carried out: the command, and whose client sent it. */
export interface Done {
  readonly client: Client
  readonly command: string
}

/**
 * Tells everybody at the table, who knows of everything up to `lastSeq`, how it stands now: those for whom something has changed.
 * How an answer came about is told to its own seat only; whoever sent the command that this was hears in the same message that it counts.
 */
export const tellUpdate = (
  table: LiveTable,
  { by, ...cause }: Cause,
  lastSeq = table.seq - 1,
  done: Done | null = null,
): void => {
  const all: WrittenUpdate[] = []
  let isAcknowledged = done === null
  for (const client of table.clients) {
    const { seats } = client
    const isQuiet = numberFor(table, seats) === numberFor(table, seats, lastSeq)
    if (isQuiet && (cause.what === 'answer' || cause.what === 'undo')) continue
    const mine = by !== undefined && cause.seat !== null && seats.includes(cause.seat)
    const update = updateFor(table, client, all, mine ? { ...cause, by } : cause, lastSeq)
    client.shown = update.shown
    if (done?.client === client) {
      isAcknowledged = true
      client.send(`{"ack":"${done.command}",${update.text.slice(1)}`)
    } else client.send(update.text)
  }
  if (done !== null && !isAcknowledged) acknowledge(table, done)
}

/** A command is carried out and stored for good, and this is all that its client is told of it. */
export const acknowledge = (table: LiveTable, { client, command }: Done): void =>
  client.send({ type: 'ack', id: command, seq: numberFor(table, client.seats) })

/** An update as it was written out for clients who have the same seats and were shown the same before. */
interface WrittenUpdate {
  readonly who: string
  readonly before: Client['shown']
  readonly shown: readonly View[]
  readonly text: string
}

const updateFor = (
  table: LiveTable,
  { seats, shown: before }: Client,
  all: WrittenUpdate[],
  cause: Message<'update'>['cause'],
  lastSeq: number,
): WrittenUpdate => {
  const who = seats.join()
  const found = all.find((each) => each.who === who && each.before === before)
  if (found !== undefined) return found
  const current = currentFor(table, seats, lastSeq)
  const news = current.views.flatMap((view) => {
    const known = before?.find(({ viewer }) => viewer === view.viewer) ?? null
    return toldView(known, view) ?? []
  })
  const update: Message<'update'> = { type: 'update', cause, ...current, views: news }
  // Whoever has the same seats has the same views from now on.
  const shown = all.find((each) => each.who === who)?.shown ?? viewsAfter(before ?? [], news)
  const written = { who, before, shown, text: JSON.stringify(update) }
  all.push(written)
  return written
}

/** The table as this client sees it. */
export const infoFor = (
  table: LiveTable,
  { seats, owner, invited = null }: Pick<Client, 'seats' | 'owner'> & { readonly invited?: Seat | null },
): TableInfo =>
  infoOf(table.stored, {
    rules: table.game.rules,
    settings: table.game.settings,
    seq: numberFor(table, seats),
    broken: table.broken && !isOver(table.stored),
    mine: seats,
    owner,
    invited,
    present: presentAt(table),
    awaited: awaitedAt(table),
  })

/** Pending prompts, as anybody who watches can tell: whom the match waits for. */
export const awaitedIn = ({ match }: Table): Seat[] => awaitedSeats(match.state.questions)

/** Seats that a running match waits for; one that rests has left them behind. */
const awaitedAt = ({ stored, playing }: LiveTable): readonly Seat[] | null => {
  if (stored.status !== 'running') return null
  return playing === null ? stored.awaited : awaitedIn(playing)
}

const presentAt = ({ clients }: LiveTable): Set<Seat> => new Set([...clients].flatMap(({ seats }) => seats))

/** Soon tells everybody who is here and how the table stands; several changes at once are told once, and many less often. */
export const tellPresence = (table: LiveTable): void => {
  if (table.presenceTimer !== undefined) return
  const soon = table.allowance.table.presence.take()
  table.presenceTimer = setTimeout(() => tellPresenceNow(table), soon ? 40 : 500).unref()
}

export const tellPresenceNow = (table: LiveTable): void => {
  clearTimeout(table.presenceTimer)
  table.presenceTimer = undefined
  const watchers = [...table.clients].filter(({ seats }) => seats.length === 0).length
  const written = new Map<string, string>()
  for (const client of table.clients) {
    const who = `${client.seats.join()} ${client.owner}`
    const text =
      written.get(who) ??
      JSON.stringify({
        type: 'presence',
        seq: numberFor(table, client.seats),
        table: infoFor(table, client),
        watchers,
      })
    written.set(who, text)
    client.send(text)
  }
}

/** Sends the same to everybody, or to everybody else; each with her own number. */
export const tellAll = (table: LiveTable, message: Numbered, except?: Client): void => {
  const written = new Map<number, string>()
  for (const client of table.clients) {
    if (client === except) continue
    const seq = numberFor(table, client.seats)
    const text = written.get(seq) ?? JSON.stringify({ ...message, seq })
    written.set(seq, text)
    client.send(text)
  }
}
