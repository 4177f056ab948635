import { z } from 'zod'
import { chosen, commandId, nonce, optionKey, seatNumber, sequence } from './atoms.ts'
import { said } from './chat.ts'
import { ballotAbouts } from './table.ts'

/** Something at the table that can be pointed at; the game's board knows the words. */
const thing = z.string().min(1).max(100)

/** Everything a client may say on a table's socket. The first message is `hello`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    /** The last sequence number this client has seen; -1 for none. */
    lastSeq: sequence.default(-1),
    /** The last line of chat this client has seen; 0 for none. */
    lastChat: z.int().min(0).default(0),
    /** Added to the shuffles for all my seats, if the match has not begun. */
    nonce: nonce.exactOptional(),
    /** The seats whose numbers these are: whoever has others now hears everything anew. */
    seats: z.array(seatNumber).max(16).exactOptional(),
  }),
  /** `seq`: what the table looked like to whoever answers. */
  z.strictObject({
    type: z.literal('answer'),
    id: commandId,
    seat: seatNumber,
    seq: sequence,
    key: optionKey,
  }),
  /** Takes the seat's last answer back. */
  z.strictObject({ type: z.literal('undo'), id: commandId, seat: seatNumber, seq: sequence }),
  /** Takes back an answer of the seat that is kept for a moment, because it would end a planning. */
  z.strictObject({ type: z.literal('withdraw'), id: commandId, seat: seatNumber }),
  /** Standing orders: what the table shall answer for the seat. They replace the earlier ones. */
  z.strictObject({ type: z.literal('orders'), id: commandId, seat: seatNumber, orders: chosen }),
  z.strictObject({ type: z.literal('chat'), id: commandId, seat: seatNumber, said }),
  /**
   * Wish of the seat's person: a bot in an absent seat (`on`) until its person is back, or the end of the match. The first yes
   * opens the ballot.
   */
  z.strictObject({
    type: z.literal('vote'),
    id: commandId,
    seat: seatNumber,
    about: z.enum(ballotAbouts),
    on: seatNumber.nullable(),
    yes: z.boolean(),
  }),
  /** Points at something; everybody at the table sees it. */
  z.strictObject({ type: z.literal('ping'), seat: seatNumber, thing }),
  /** Lays a plan before a seat: up to three things to choose, one after the other. An empty one takes it away. */
  z.strictObject({
    type: z.literal('suggest'),
    seat: seatNumber,
    to: seatNumber,
    things: z.array(thing).max(3),
  }),
  z.strictObject({ type: z.literal('beat') }),
])
export type ClientMessage = z.infer<typeof clientMessage>
/** Message as a client sends it: what has a default may be left out. */
export type ClientMessageInput = z.input<typeof clientMessage>

/** No honest message is larger than this many bytes. */
export const largestMessage = 4096

/** Heartbeat: the interval at which either side says `beat`, and the silence after which a side hangs up, in milliseconds. */
export const heartbeat = { every: 25_000, patience: 60_000 } as const

/** Close codes: the server's reasons for closing the socket, beyond what the standard codes (1000 to 1013) say. */
export const closeCodes = {
  malformed: 4400,
  noAccess: 4403,
  noTable: 4404,
  silent: 4408,
  deleted: 4410,
  withdrawn: 4411,
  handedOn: 4412,
  flooding: 4429,
  version: 4426,
} as const
