import { type Question, type Seat, undoKey } from '@conclave/kernel'
import type { Failure } from '@conclave/protocol'
import { askedNow, dueFor, spokenFor, type Table } from '@conclave/table'
import { StorageError } from '../storage/storage.ts'
import { seatStandIn, waitForAbsent } from './absence.ts'
import { letThink } from './bot-seats.ts'
import { drop, lookAtHeld, refuse } from './held.ts'
import {
  botIn,
  type Client,
  commandKey,
  type Held,
  type LiveTable,
  type Pending,
  seatingOf,
  serially,
  serverFailed,
} from './live.ts'
import { bringBack, finish, type NewEntry, record } from './record.ts'
import { isResting } from './resting.ts'
import { acknowledge, tellPresence, tellUpdate } from './telling.ts'
import { closeWindow, dueEntry, openWindow } from './windows.ts'

/** Time that the table rests before it tries again after something failed, in milliseconds. */
const retryAfter = 2000

/**
 * Carries out what is to be an entry of the log, then whatever follows from it by itself. Its client, if it has one, hears that it
 * counts. Runs as a job of the table.
 */
export const act = async (
  table: LiveTable,
  playing: Table,
  entry: NewEntry,
  client: Client | null = null,
): Promise<Failure | null> => {
  const { seq } = table
  const failure = await record(table, playing, entry)
  if (failure === null) {
    lookAround(table)
    const { seat, key, by, command } = entry
    const done = client === null || command === null ? null : { client, command }
    tellUpdate(table, { what: key === undoKey ? 'undo' : 'answer', seat, by }, seq, done)
    if (playing.match.state.outcome !== null) await finish(table, playing)
  } else if (table.playing === null) retryLater(table)
  proceed(table)
  return failure
}

const retryLater = (table: LiveTable): void => {
  clearTimeout(table.retryTimer)
  // A database that was away may still be.
  const again = () => void serially(table, () => goOn(table)).catch(() => retryLater(table))
  if (!table.deleted && !table.context.closing) table.retryTimer = setTimeout(again, retryAfter).unref()
}

/** Brings the match back if it rested, and does what it waits for the table to do. Runs as a job of the table. */
export const goOn = async (table: LiveTable): Promise<void> => {
  if (table.deleted || table.stored.status !== 'running') return
  const { seq } = table
  await bringBack(table)
  lookAround(table)
  // Another process may have gone on with the table.
  if (table.seq > seq) tellUpdate(table, { what: 'answer', seat: null }, seq)
  proceed(table)
}

/** Notes what is asked and opens and closes reaction windows, so that everybody can be told how things stand. */
export const lookAround = (table: LiveTable): void => {
  const { playing } = table
  if (playing === null || !isActive(table)) {
    rest(table)
    return
  }
  table.asked = askedNow(playing, table.asked)
  lookAtHeld(table, playing, (held) => giveHeld(table, held))
  for (const [seat, window] of table.windows) {
    if (table.asked.get(seat)?.question !== window.question) closeWindow(table, seat, window)
  }
  for (const question of playing.match.state.questions) {
    const { seat, manner } = question
    if (manner !== 'window' || table.windows.has(seat)) continue
    openWindow(table, playing, question, () => later(table, () => lookIntoWindow(table, seat)))
  }
}

const isActive = (table: LiveTable): boolean =>
  table.stored.status === 'running' &&
  !table.context.closing &&
  !table.deleted &&
  !isResting(table) &&
  // At the end of a log nobody is asked any more, bots least of all.
  table.seq < table.context.longest.entries

/** Lets bots think and follows standing orders: whatever the match waits for, save people. */
export const proceed = (table: LiveTable): void => {
  lookAround(table)
  const { playing } = table
  if (playing === null || !isActive(table)) return
  for (const question of playing.match.state.questions) attend(table, playing, question)
}

const attend = (table: LiveTable, playing: Table, question: Question): void => {
  const { seat, manner } = question
  if (manner === 'window') {
    // Orders may see things differently after another seat's answer.
    later(table, () => lookIntoWindow(table, seat))
  } else if (botIn(table, seat) !== null) {
    letThink(table, playing, question, (key) => later(table, () => speakFor(table, question, key)))
  } else {
    const due = dueFor(playing, seatingOf(table), question, { now: table.context.now() })
    if (due?.do !== 'answer') {
      waitFor(table, seat)
      return
    }
    const { key, by } = due
    later(table, () => follow(table, { seat, key, command: null, by }, question))
  }
}

/** Somebody whom the match waits for may be away: a bot sits in when that was agreed and its time has come. */
const waitFor = (table: LiveTable, seat: Seat): void => {
  const wait = waitForAbsent(table, seat)
  if (wait === null || table.absences.has(seat)) return
  const come = (): void => {
    table.absences.delete(seat)
    later(table, async () => {
      if (waitForAbsent(table, seat) === 0 && table.asked.has(seat)) await standIn(table, seat)
    })
  }
  table.absences.set(seat, table.context.alarm(wait, come))
}

/** A bot sits in until the seat's person is back, and the match goes on. Runs as a job of the table. */
export const standIn = async (table: LiveTable, seat: Seat): Promise<void> => {
  await seatStandIn(table, seat, table.stored.absence.bot)
  askAnew(table, seat)
  await goOn(table)
  tellPresence(table)
}

/** Somebody else answers for the seat from now on: what the last one was asked, the next one is asked anew. */
export const askAnew = (table: LiveTable, seat: Seat): void => {
  const window = table.windows.get(seat)
  if (window !== undefined) closeWindow(table, seat, window)
  table.thinking.delete(seat)
  table.offered.delete(seat)
  table.asked.delete(seat)
}

/** A job of the table that nobody waits for. What could not be stored is looked at again. */
export const later = (table: LiveTable, job: () => Promise<void>): void => {
  if (table.deleted || table.context.closing) return
  serially(table, job).catch((error: unknown) => {
    if (error instanceof StorageError) retryLater(table)
  })
}

/** The moment to think again is over: what was kept is given. */
export const giveHeld = (table: LiveTable, held: Held): void =>
  later(table, async () => {
    const { playing } = table
    if (playing === null || table.held !== held) return
    table.held = null
    const { seat, key, command } = held
    await actFor(table, playing, { seat, key, command, by: 'player' }, held)
  })

/** Carries out what has waited for its moment. Whoever sent it hears whether it counts, also when the server fails. */
const actFor = async (table: LiveTable, playing: Table, entry: NewEntry, pending: Pending): Promise<void> => {
  try {
    const failure = await act(table, playing, entry, pending.client)
    if (failure !== null) refuse(table, pending, failure)
  } catch (error) {
    if (table.commands.has(commandKey(entry.seat, pending.command))) acknowledge(table, pending)
    else {
      table.playing = null
      retryLater(table)
      refuse(table, pending, serverFailed)
    }
    throw error
  }
}

const lookIntoWindow = async (table: LiveTable, seat: Seat): Promise<void> => {
  const { playing } = table
  const window = table.windows.get(seat)
  if (playing === null || window === undefined) return
  const entry = dueEntry(table, playing, window)
  if (entry === null) return
  const { pending } = window
  window.pending = null
  if (pending === null) await act(table, playing, entry)
  else await actFor(table, playing, entry, pending)
}

const follow = async (table: LiveTable, entry: NewEntry, question: Question): Promise<void> => {
  const { playing } = table
  if (playing === null || table.asked.get(entry.seat)?.question !== question) return
  await act(table, playing, entry)
}

/** A bot has made up its mind; or nobody could, and the table takes the first option rather than stop. */
const speakFor = async (table: LiveTable, about: Question, key: string | undefined): Promise<void> => {
  const { playing } = table
  const { seat } = about
  if (playing === null || table.asked.get(seat)?.question !== about) return
  const spoken = spokenFor(playing, seatingOf(table), about, key ?? null)
  if (spoken?.isLegal !== true) {
    table.context.log.error(
      { table: table.stored.id, seat, key, kind: about.kind },
      'a bot had no legal answer',
    )
  }
  if (spoken !== null) await act(table, playing, { seat, key: spoken.key, command: null, by: 'bot' })
}

/** Leaves everything alone: nothing can happen, or it will begin anew. */
export const rest = (table: LiveTable): void => {
  for (const [seat, window] of table.windows) closeWindow(table, seat, window)
  drop(table)
  for (const cancel of table.absences.values()) cancel()
  table.absences.clear()
  table.asked = new Map()
  table.thinking.clear()
  table.offered.clear()
}
