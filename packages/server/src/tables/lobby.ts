import { commitmentTo, readSettings, type Seat } from '@conclave/kernel'
import {
  type CreateTable,
  closeCodes,
  type Failure,
  type Invitation,
  type WantedSeat,
} from '@conclave/protocol'
import { checkBot } from '../bots/spec.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Holder, StoredSeat, StoredTable } from '../storage/storage.ts'
import { beginMatch, isComplete } from './beginning.ts'
import { abandon } from './ending.ts'
import type { Requester } from './exporting.ts'
import { isOver } from './info.ts'
import { fail, isFailure, type LiveTable, type ServerContext, serially } from './live.ts'
import { dropTable, openTable } from './live-tables.ts'

/** A new table, my seats at it and the tokens for my friends. */
export interface Made {
  readonly table: LiveTable
  readonly seats: readonly Seat[]
  readonly invitations: readonly Invitation[]
}

/** Makes a table. If only bots sit at it, the match begins at once. */
export const makeTable = async (
  context: ServerContext,
  owner: Holder,
  wanted: CreateTable,
): Promise<Made | Failure> => {
  const game = await findGameFor(context, wanted)
  if (isFailure(game)) return game
  const [min, max] = game.seats
  if (wanted.seats.length < min || wanted.seats.length > max) {
    return fail('malformed', `${game.id} is for ${min} to ${max} seats, not ${wanted.seats.length}`)
  }
  const options = readSettings(game.settings, wanted.options)
  if (!options.ok) return fail('malformed', options.problem)
  const unplayable = game.problemWith?.(options.chosen, wanted.seats.length) ?? null
  if (unplayable !== null) return fail('malformed', unplayable)
  for (const seat of wanted.seats) {
    const wrong = seat.kind === 'bot' ? checkBot(seat.bot) : null
    if (wrong !== null) return fail('malformed', wrong.problem)
  }
  const wrongStandIn = checkBot(wanted.absence.bot)
  if (wrongStandIn !== null) return fail('malformed', wrongStandIn.problem)
  const seed = context.newSeed()
  const invitations: Invitation[] = []
  const seats = wanted.seats.map((seat, at) => seatFor(seat, at, invitations))
  const mine = seats.filter(({ kind, taken }) => kind === 'human' && taken).map(({ seat }) => seat)
  const stored: StoredTable = {
    id: newSecret(),
    game: game.id,
    edition: game.edition,
    options: options.chosen,
    windows: wanted.windows,
    windowSeconds: wanted.windowSeconds,
    botPause: wanted.botPause,
    public: wanted.public,
    advice: wanted.advice,
    absence: wanted.absence,
    ballots: [],
    owner,
    seed,
    commitment: commitmentTo(seed),
    nonces: null,
    status: 'waiting',
    outcome: null,
    created: context.now(),
    started: null,
    ended: null,
    next: null,
    everShared: false,
    exposed: false,
    awaited: null,
    seats,
  }
  const holders = mine.map((seat) => ({ seat, holder: owner }))
  if (!(await context.storage.addTable(stored, holders))) return notStored
  const table = await openNew(context, stored)
  return isFailure(table) ? table : { table, seats: mine, invitations }
}

/** Reason why no table is made now, whoever wants one. */
export const whyNoNewTable = ({ closing, draining, full }: ServerContext): Failure | null => {
  if (closing || draining) return fail('busy', 'the server is about to restart; make the table in a minute')
  return full ? fail('storage', 'the disk of this server is nearly full; no tables are made now') : null
}

const notStored = fail('storage', 'the table could not be stored; try again')

/** Opens a table that was just stored; if only bots sit at it, its match begins. */
export const openNew = async (context: ServerContext, stored: StoredTable): Promise<LiveTable | Failure> => {
  const table = await openTable(context, stored.id)
  if (table === undefined) return notStored
  context.log.info({ table: stored.id, game: stored.game, seats: stored.seats.length }, 'a table was made')
  if (isComplete(stored)) await serially(table, () => beginMatch(table, []))
  return table
}

const findGameFor = async (context: ServerContext, { game, edition }: CreateTable) => {
  try {
    return await context.loadGame(game, edition ?? '')
  } catch (error) {
    return fail('malformed', error instanceof Error ? error.message : String(error))
  }
}

const seatFor = (wanted: WantedSeat, seat: Seat, invitations: Invitation[]): StoredSeat => {
  const isBot = wanted.kind === 'bot'
  const token = wanted.kind === 'friend' ? newSecret() : null
  if (token !== null) invitations.push({ seat, token })
  return {
    seat,
    kind: isBot ? 'bot' : 'human',
    name: wanted.name ?? null,
    bot: isBot ? wanted.bot : null,
    tokenHash: token === null ? null : hashOf(token),
    linkFor: 'player',
    standIn: null,
    taken: token === null,
    ready: isBot,
    nonce: null,
    orders: {},
  }
}

/** Begins without those who have not come. */
export const startTable = (table: LiveTable, bot: string): Promise<Failure | null> =>
  serially(table, async () => {
    if (table.stored.status !== 'waiting') return fail('already-started', 'the match has begun already')
    const wrong = checkBot(bot)
    if (wrong !== null) return fail('malformed', wrong.problem)
    const free = table.stored.seats.filter(({ kind, taken }) => kind === 'human' && !taken)
    return beginMatch(
      table,
      free.map(({ seat }) => ({ seat, bot })),
    )
  })

/** True if the owner decides alone on the table: no match has begun, or it is nobody else's. */
const isOwnersAlone = ({ stored }: LiveTable): boolean => stored.status === 'waiting' || !stored.everShared

/** Abandons a match, or a table where none has begun, as its owner wants it. */
export const finishTable = (table: LiveTable): Promise<Failure | null> =>
  serially(table, async () => {
    if (isOver(table.stored)) return null
    // Nothing is lost for anybody where nobody can go on.
    if (!isOwnersAlone(table) && !table.broken) return needsVote
    await abandon(table)
    return null
  })

const needsVote = fail(
  'needs-vote',
  'others play in this match, too: it ends before its end only if all of them want it',
)

/** The owner deletes a table that is hers alone; from others it is only taken out of the asker's lists. */
export const deleteTable = (
  table: LiveTable,
  { holders, owner }: Pick<Requester, 'holders' | 'owner'>,
): Promise<Failure | null> =>
  serially(table, async () => {
    if (!owner || !isOwnersAlone(table)) {
      if (!isOver(table.stored)) return needsVote
      if (await table.context.storage.forget(table.stored.id, holders)) dropTable(table)
      else {
        table.stored = (await table.context.storage.table(table.stored.id)) ?? table.stored
        const isTheirs = (holder: Holder) => holders.includes(holder)
        for (const client of [...table.clients].filter((each) => each.holders.some(isTheirs)))
          client.close(closeCodes.deleted, 'the table is in your lists no more')
      }
      return null
    }
    await table.context.storage.deleteTable(table.stored.id)
    table.context.log.info({ table: table.stored.id }, 'a table was deleted')
    dropTable(table)
    return null
  })
