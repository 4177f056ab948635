import type { UndoObjection } from '@conclave/kernel'
import { z } from 'zod'
import { chosen, commandId, seatNumber, sequence, tableId } from './atoms.ts'
import { chatLine } from './chat.ts'
import { failureCode } from './failure.ts'
import { tableInfo } from './table.ts'
import { viewChange, wireEvent, wireView } from './view.ts'

/** A reaction window that closes by itself: how many milliseconds the seat has left. */
const deadline = z.strictObject({ seat: seatNumber, ms: z.int().min(0) })

/** The last answer of a planning, which everybody makes in secret: it is given in so many milliseconds. */
const closing = z.strictObject({ seat: seatNumber, ms: z.int().min(0) }).nullable()

/** Current state, as this client may know it. */
const current = {
  /** The number of answers behind the views. */
  seq: sequence,
  /**
   * Events after answer `since`. Later answers that the client knows are void (an undo reaches back) and are replaced by these.
   */
  since: sequence,
  events: z.array(wireEvent),
  /** Seats of mine that could take their last answer back. */
  undo: z.array(seatNumber),
  /** Reasons why the others of my seats cannot. */
  noUndo: z.array(
    z.strictObject({
      seat: seatNumber,
      because: z.enum(['nothing', 'learnt', 'answered'] satisfies UndoObjection[]),
    }),
  ),
  deadlines: z.array(deadline),
  closing,
}

/** Cause of an update. The way an answer came about is told to the seat itself only. */
const cause = z.strictObject({
  what: z.enum(['start', 'answer', 'undo', 'finish']),
  seat: seatNumber.nullable(),
  by: z.enum(['player', 'order', 'timeout', 'bot']).exactOptional(),
})

/** One for each of my seats, in their order, or the spectator's; none before the match begins. */
const views = z.array(wireView)

/** Everything the server says on a table's socket. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    version: z.int(),
    table: tableInfo,
    /** My seats; none for somebody who watches. */
    seats: z.array(seatNumber),
    views,
    ...current,
    /** False when there were events before those sent; `GET /api/tables/{id}/events` has them. */
    complete: z.boolean(),
    /** The standing orders of my seats, in their order. */
    orders: z.array(z.strictObject({ seat: seatNumber, orders: chosen })),
    chat: z.array(chatLine),
  }),
  z.strictObject({
    type: z.literal('update'),
    cause,
    /** The command of mine that this update carries out: it is stored for good, and there is no other `ack`. */
    ack: commandId.exactOptional(),
    /** Changes for my seats, or for those who watch; a whole view where the server does not know what I have. */
    views: z.array(z.union([wireView, viewChange])),
    ...current,
  }),
  /** A planning is about to end; null: it is not any more, somebody has thought again. */
  z.strictObject({ type: z.literal('closing'), seq: sequence, closing }),
  /** The command is carried out and stored for good. `seq` is the table's number after it. */
  z.strictObject({ type: z.literal('ack'), id: commandId, seq: sequence }),
  /** The command was not carried out; nothing has changed. */
  z.strictObject({
    type: z.literal('refused'),
    id: commandId,
    code: failureCode,
    message: z.string(),
    seq: sequence,
  }),
  /** The table itself has changed: who sits where, who is here, the match began or ended. */
  z.strictObject({ type: z.literal('presence'), seq: sequence, table: tableInfo, watchers: z.int().min(0) }),
  /** Somebody wants the same again: everybody goes on at that table, in the same seats. */
  z.strictObject({ type: z.literal('again'), seq: sequence, table: tableId }),
  z.strictObject({ type: z.literal('chat'), seq: sequence, line: chatLine }),
  z.strictObject({ type: z.literal('ping'), seq: sequence, seat: seatNumber, thing: z.string() }),
  z.strictObject({
    type: z.literal('suggestion'),
    seq: sequence,
    seat: seatNumber,
    to: seatNumber,
    things: z.array(z.string()),
  }),
  /** A bot thinks, for at most so many milliseconds. */
  z.strictObject({ type: z.literal('thinking'), seq: sequence, seat: seatNumber, ms: z.int().min(0) }),
  /** Something is wrong that belongs to no command. */
  z.strictObject({ type: z.literal('error'), code: failureCode, message: z.string(), seq: sequence }),
  z.strictObject({ type: z.literal('beat'), seq: sequence }),
])
export type ServerMessage = z.infer<typeof serverMessage>
