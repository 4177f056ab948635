import type { Outcome } from '@conclave/kernel'
import { z } from 'zod'
import { chosen, linkToken, moment, playerName, seatNumber, sequence, tableId } from './atoms.ts'

/** A bot's level, e.g. `greedy` or `adept:ms=500`. The server allows at most a few seconds a move. */
export const botSpec = z.string().min(1).max(100)

/** Wanted sitter of a seat: I, another player at my screen, a friend who gets a link, or a bot. */
export const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: playerName.exactOptional() }),
  z.strictObject({ kind: z.literal('screen'), name: playerName.exactOptional() }),
  z.strictObject({ kind: z.literal('friend'), name: playerName.exactOptional() }),
  z.strictObject({ kind: z.literal('bot'), name: playerName.exactOptional(), bot: botSpec }),
])
export type WantedSeat = z.infer<typeof wantedSeat>

/** `measured`: who reacts, and who cannot, takes the same time. `fast`: whoever has nothing to say is passed at once. */
export const windows = z.enum(['measured', 'fast'])
export type Windows = z.infer<typeof windows>

/** Advice policy: players may ask a bot as long as they play against bots only, always, or never. */
export const advices = z.enum(['bots', 'always', 'never'])
export type Advices = z.infer<typeof advices>

/**
 * Absence policy, agreed on by sitting down, for whoever stays away from a match that waits for her: a bot of this level sits in
 * by itself until she is back, or when more than half of those present want it.
 */
export const absence = z.strictObject({ how: z.enum(['bot', 'vote']), bot: botSpec })
export type Absence = z.infer<typeof absence>

/** Subjects of a ballot: a bot sits in for an absent seat until its person is back; the match ends without a result. */
export const ballotAbouts = ['stand-in', 'end'] as const

export const ballot = z.strictObject({
  about: z.enum(ballotAbouts),
  /** The absent seat; null for the end. */
  on: seatNumber.nullable(),
  /** The seats of those who have said so. */
  yes: z.array(seatNumber),
  no: z.array(seatNumber),
  /** Moment at which silence means yes; null for never. */
  until: moment.nullable(),
})
export type Ballot = z.infer<typeof ballot>

export const createTable = z
  .strictObject({
    game: z.string().min(1).max(100),
    edition: z.string().min(1).max(100).exactOptional(),
    options: chosen.default({}),
    seats: z.array(wantedSeat).min(1).max(16),
    windows: windows.default('measured'),
    /** Seconds that a player may think about a reaction; 0 for as long as she likes. */
    windowSeconds: z.int().min(0).max(600).default(20),
    /** Pause before a bot's answer becomes visible, so that people can follow and interject. */
    botPause: z.int().min(0).max(10_000).default(500),
    /** True if strangers find the table in the list and may watch. */
    public: z.boolean().default(false),
    /** Advice policy of the table. */
    advice: advices.default('bots'),
    absence: absence.default({ how: 'vote', bot: 'greedy' }),
  })
  .meta({ id: 'CreateTable' })
export type CreateTable = z.infer<typeof createTable>
/** Table as a client asks for it: what has a default may be left out. */
export type CreateTableInput = z.input<typeof createTable>

/** The secret part of a friend's link. It is shown once; the server keeps only a hash of it. */
export const invitation = z.strictObject({ seat: seatNumber, token: linkToken }).meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitation>

export const tableStatus = z.enum(['waiting', 'running', 'over', 'abandoned'])
export type TableStatus = z.infer<typeof tableStatus>

export const seatInfo = z
  .strictObject({
    seat: seatNumber,
    kind: z.enum(['human', 'bot']),
    name: z.string().nullable(),
    bot: z.string().nullable(),
    /** The bot that sits in for an absent person until she is back; null for none. */
    standIn: z.string().nullable(),
    /** True if somebody has taken the seat; bots have always. */
    taken: z.boolean(),
    /** True if the seat has said hello, and has added to the shuffles if it wanted to. */
    ready: z.boolean(),
    /** True if somebody in the seat is connected now. */
    present: z.boolean(),
    mine: z.boolean(),
  })
  .meta({ id: 'SeatInfo' })
export type SeatInfo = z.infer<typeof seatInfo>

const outcome: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(seatNumber),
  reason: z.string(),
  scores: z.array(z.number()).exactOptional(),
})

export const tableInfo = z
  .strictObject({
    id: tableId,
    game: z.string(),
    edition: z.string(),
    rules: z.string(),
    /**
     * A setting that belongs to a seat is left out before the match, unless I hold the seat or am invited to it, or the table
     * is mine and a bot or nobody sits there.
     */
    options: chosen,
    status: tableStatus,
    /** The match cannot go on: it can be taken home, reported and ended. */
    broken: z.boolean(),
    windows,
    windowSeconds: z.int(),
    botPause: z.int(),
    public: z.boolean(),
    /** True if players may ask for advice now: a world to think in (`imagined`). */
    advice: z.boolean(),
    absence,
    /** True if I made the table: until the match begins I may start and delete it and give out links. */
    owner: z.boolean(),
    /** True if I made the table and nobody else ever held a seat: I alone decide to end or to delete it. */
    alone: z.boolean(),
    /** The seat that the token I have shown is for; null if I have shown none. */
    invited: seatNumber.nullable(),
    /** True if that token is for a second device of the seat's person. */
    device: z.boolean(),
    ballots: z.array(ballot),
    seats: z.array(seatInfo),
    /** Seats that the match waits for, as everybody may know; null while none runs. */
    awaited: z.array(seatNumber).nullable(),
    /** The fingerprint of the seed, published before anybody added to the shuffles. */
    commitment: z.string(),
    /** Nonces of the players, in the order of their seats; null before the match. */
    nonces: z.array(z.string()).nullable(),
    /** Shown when the match is over: with the nonces it decides every shuffle. */
    seed: z.string().nullable(),
    seq: sequence,
    outcome: outcome.nullable(),
    /** The table where the same people play again, once somebody has asked for it. */
    next: tableId.nullable(),
    created: moment,
    started: moment.nullable(),
    ended: moment.nullable(),
  })
  .meta({ id: 'TableInfo' })
export type TableInfo = z.infer<typeof tableInfo>

export const tableCreated = z
  .strictObject({
    table: tableInfo,
    /** My seats and those at my screen. */
    seats: z.array(seatNumber),
    invitations: z.array(invitation),
  })
  .meta({ id: 'TableCreated' })
export type TableCreated = z.infer<typeof tableCreated>

/** The table that follows a finished one, and my seats at it. */
export const tableFollowed = z
  .strictObject({ table: tableInfo, seats: z.array(seatNumber) })
  .meta({ id: 'TableFollowed' })
export type TableFollowed = z.infer<typeof tableFollowed>

export const tableList = z.strictObject({ tables: z.array(tableInfo) }).meta({ id: 'TableList' })
export type TableList = z.infer<typeof tableList>

/**
 * The link's token, how I want to be called, and what I choose of the settings that belong to the seat, while the match has
 * not begun. The cookie that comes back is the seat.
 */
export const claimSeat = z
  .strictObject({ token: linkToken, name: playerName.exactOptional(), settings: chosen.default({}) })
  .meta({ id: 'ClaimSeat' })
export type ClaimSeat = z.infer<typeof claimSeat>

/** Settings chosen for a seat; the others stay. */
export const seatSettings = chosen.meta({ id: 'SeatSettings' })

export const seatClaimed = z
  .strictObject({ table: tableInfo, seats: z.array(seatNumber) })
  .meta({ id: 'SeatClaimed' })
export type SeatClaimed = z.infer<typeof seatClaimed>

/**
 * Receiver of a link: somebody else, who has the seat to herself from then on, or a second device of the person who sits there.
 */
export const newLink = z
  .strictObject({ for: z.enum(['player', 'device']).default('player') })
  .meta({ id: 'NewLink' })
export type LinkFor = z.infer<typeof newLink>['for']

/** Begins without those who have not come: bots take their seats. */
export const startTable = z.strictObject({ bot: botSpec.default('greedy') }).meta({ id: 'StartTable' })
export type StartTable = z.input<typeof startTable>
