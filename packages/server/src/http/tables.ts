import type { Seat } from '@conclave/kernel'
import { type Failure, type RouteName, routes, type TableInfo } from '@conclave/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../address.ts'
import { hashOf } from '../secrets.ts'
import type { Departure, Holder, StoredTable } from '../storage/storage.ts'
import { imaginedFor } from '../tables/advice.ts'
import { followTable } from '../tables/again.ts'
import { eventsPageFor, exportFor, type Requester } from '../tables/exporting.ts'
import { infoOf, isOver } from '../tables/info.ts'
import { fail, isFailure, type LiveTable, type ServerContext } from '../tables/live.ts'
import { openTable } from '../tables/live-tables.ts'
import { deleteTable, finishTable, makeTable, startTable, whyNoNewTable } from '../tables/lobby.ts'
import { numberAt, numberingFrom } from '../tables/numbering.ts'
import { fileReport } from '../tables/reporting.ts'
import { setSeat } from '../tables/seat-settings.ts'
import { claimSeat, newLink, seatBot } from '../tables/seating.ts'
import { infoFor } from '../tables/telling.ts'
import { type Handler, type Limits, route } from './route.ts'
import { beginSession, holderOf, holdersOf, type Person } from './sessions.ts'

const mostListed = 100

/** The header in which an invited person shows the link's token before taking the seat. */
const tokenHeader = 'x-seat-token'

/** Everything about tables that is not play. */
export const tableRoutes = (app: FastifyInstance, context: ServerContext, limits: Limits): void => {
  const on = <N extends RouteName>(name: N, handler: Handler<N>) => route(app, context, limits, name, handler)

  on('createTable', async ({ body, person, request, reply }) => {
    // Before anybody gets a session for it.
    const closed = whyNoNewTable(context)
    if (closed !== null) return closed
    const owner = holderOf(person) ?? holderOf(await beginSession(context, request, reply, null))
    if (owner === null) return fail('internal', 'no session could be made')
    const made = await makeTable(context, owner, body)
    if (isFailure(made)) return made
    const seats = [...made.seats]
    return { table: infoFor(made.table, { seats, owner: true }), seats, invitations: [...made.invitations] }
  })

  on('myTables', async ({ person, request }) => {
    const holders = holdersOf(person)
    if (holders.length === 0) return { tables: [] }
    const tables = await context.storage.tablesOf(holders, mostListed)
    return { tables: await listed(context, tables, person, request) }
  })

  on('publicTables', async ({ person, request }) => {
    const tables = await context.storage.publicTables(mostListed)
    return { tables: await listed(context, tables, person, request) }
  })

  on('table', async ({ params, person, request }) => {
    const found = await visit(context, params.table, person, {
      token: request.headers[tokenHeader],
      replay: true,
    })
    return isFailure(found) ? found : infoFor(found.table, { ...found.requester, invited: found.invited })
  })

  on('claimSeat', async ({ params, body, person, request, reply }) => {
    const table = await openTable(context, params.table)
    if (table === undefined) return noSuchTable
    // A wrong token gets no session, so that guessing leaves nothing behind.
    if (seatFor(table, body.token) === null) return wrongLink
    const holder = holderOf(person) ?? holderOf(await beginSession(context, request, reply, null))
    if (holder === null) return fail('internal', 'no session could be made')
    const seat = await claimSeat(table, body.token, holder, body.name ?? null, body.settings)
    if (typeof seat === 'object') return seat
    const seats = await context.storage.seatsOf(params.table, [holder])
    return { table: infoFor(table, { seats, owner: table.stored.owner === holder }), seats }
  })

  on('setSeat', async ({ params, body, person }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    const { table, requester } = found
    const claim = { mine: requester.seats.includes(params.seat), owner: requester.owner }
    return (await setSeat(table, params.seat, body, claim)) ?? infoFor(table, requester)
  })

  on('imagined', async ({ params, person }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    if (!found.requester.seats.includes(params.seat))
      return fail('not-your-seat', `seat ${params.seat} is not yours`)
    return imaginedFor(found.table, params.seat, found.requester.seats)
  })

  on('newLink', async ({ params, body, person }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    const { table, requester } = found
    const claim = { mine: requester.seats.includes(params.seat), owner: requester.owner }
    return newLink(table, params.seat, claim, body.for)
  })

  on('seatBot', async ({ params, body, person }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    const { table, requester } = found
    const refusal = await seatBot(table, params.seat, body.bot, requester.seats.includes(params.seat))
    if (refusal !== null) return refusal
    const seats = await context.storage.seatsOf(params.table, requester.holders)
    return infoFor(table, { seats, owner: requester.owner })
  })

  on('startTable', async ({ params, body, person }) => {
    const found = await visitAsOwner(context, params.table, person)
    if (isFailure(found)) return found
    return (await startTable(found.table, body.bot)) ?? infoFor(found.table, found.requester)
  })

  on('finishTable', async ({ params, person }) => {
    const found = await visitAsOwner(context, params.table, person)
    if (isFailure(found)) return found
    return (await finishTable(found.table)) ?? infoFor(found.table, found.requester)
  })

  on('deleteTable', async ({ params, person }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    return (await deleteTable(found.table, found.requester)) ?? {}
  })

  on('again', async ({ params, person, request }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    const { holders, owner } = found.requester
    if (!owner && found.requester.seats.length === 0) {
      return fail('not-your-seat', 'only whoever sat at the table may ask for the same again')
    }
    const next = await followTable(found.table)
    if (isFailure(next)) return next
    const seats = await context.storage.seatsOf(next.id, holders)
    const [info] = await listed(context, [next], person, request)
    return info === undefined ? noSuchTable : { table: info, seats }
  })

  on('exportMatch', async ({ params, person }) => {
    const found = await visit(context, params.table, person, { replay: true })
    if (isFailure(found)) return found
    return (await exportFor(found.table, found.requester)) ?? fail('not-started', 'the match has not begun')
  })

  on('events', async ({ params, person }) => {
    const found = await visit(context, params.table, person)
    return isFailure(found) ? found : eventsPageFor(found.table, found.requester)
  })

  on('report', async ({ params, body, person, request }) => {
    const found = await visit(context, params.table, person)
    if (isFailure(found)) return found
    if (body.seat !== null && !found.requester.seats.includes(body.seat)) {
      return fail('not-your-seat', `seat ${body.seat} is not yours`)
    }
    return await fileReport(found.table, found.requester, body, addressKey(request.caller.address))
  })
}

const noSuchTable = fail('no-such-table', 'there is no such table, or it is not for you')
const wrongLink = fail(
  'wrong-link',
  'this link is not valid, or somebody has used it already; ask for a new one',
)

/** The seat that a token would take, if it is out. */
const seatFor = ({ stored }: LiveTable, token: string): Seat | null => {
  const hash = hashOf(token)
  return stored.seats.find(({ tokenHash }) => tokenHash === hash)?.seat ?? null
}

/** Failure for somebody who comes back to a seat that is not hers any more. */
const lostSeat: { readonly [D in Departure]: Failure } = {
  withdrawn: fail(
    'seat-withdrawn',
    'before the match whoever has made the table gave out a new link for this seat; ask for it',
  ),
  'handed-on': fail(
    'seat-handed-on',
    'somebody else, or a bot, plays in this seat now, as it was decided in your name',
  ),
}

interface Visit {
  readonly table: LiveTable
  readonly requester: Requester
  /** The seat of the token that was shown. */
  readonly invited: Seat | null
}

/**
 * The table as this person may visit it: with seats, as its owner, invited, or to watch. The id of a table is a secret,
 * so whoever was sent the link to a finished match may see it again (`replay`); talk and sockets stay with its people.
 */
export const visit = async (
  context: ServerContext,
  id: string,
  person: Person,
  {
    token,
    replay = false,
  }: { readonly token?: string | string[] | undefined; readonly replay?: boolean } = {},
): Promise<Visit | Failure> => {
  const table = await openTable(context, id)
  if (table === undefined) return noSuchTable
  const holders = holdersOf(person)
  const seats = holders.length === 0 ? [] : await context.storage.seatsOf(id, holders)
  const owner = holders.includes(table.stored.owner)
  const invited = typeof token === 'string' ? seatFor(table, token) : null
  const open = table.stored.public || (replay && table.stored.status === 'over')
  if (seats.length === 0 && !owner && invited === null && !open) {
    const why = await context.storage.departureOf(id, holders)
    return why === undefined ? noSuchTable : lostSeat[why]
  }
  return { table, requester: { session: person.session, holders, seats, owner }, invited }
}

const visitAsOwner = async (context: ServerContext, id: string, person: Person): Promise<Visit | Failure> => {
  const found = await visit(context, id, person)
  if (isFailure(found) || found.requester.owner) return found
  return fail('not-owner', 'only whoever has made the table may do that')
}

/**
 * Tables in a list; those in memory know who is there, and the process that leads one is asked. No match is opened for it, and no
 * view is made.
 */
export const listed = async (
  context: ServerContext,
  tables: readonly StoredTable[],
  person: Person,
  request: FastifyRequest,
): Promise<TableInfo[]> => {
  const holders = holdersOf(person)
  const seats = await context.storage.seatsAt(
    tables.map(({ id }) => id),
    holders,
  )
  const leaders = await context.cluster.leadersOf(
    tables.filter((stored) => !isOver(stored)).map(({ id }) => id),
  )
  return Promise.all(
    tables.map(async (stored) => {
      const at = leaders.get(stored.id)
      const told = at === undefined ? null : await askLeader(context, at, stored.id, request)
      return told ?? infoInList(context, stored, holders, seats.get(stored.id) ?? [])
    }),
  )
}

/** The table as the process describes it that leads it; null if that is not to be had. */
const askLeader = async (
  { forwarding, base }: ServerContext,
  at: string,
  id: string,
  { headers, caller }: FastifyRequest,
): Promise<TableInfo | null> => {
  const url = base.slice(0, -1) + routes.table.path.replace('{table}', id)
  const answered = await forwarding.request(at, { method: 'GET', url, headers, body: null, caller })
  if (typeof answered === 'string' || answered.status !== 200) return null
  return JSON.parse(answered.body) as TableInfo
}

const infoInList = async (
  context: ServerContext,
  stored: StoredTable,
  holders: readonly Holder[],
  mine: readonly Seat[],
): Promise<TableInfo> => {
  const owner = holders.includes(stored.owner)
  const live = await context.live.get(stored.id)
  if (live !== undefined) return infoFor(live, { seats: mine, owner })
  const seq = stored.started === null ? -1 : await context.storage.length(stored.id)
  const numbering = numberingFrom(await context.storage.quiet(stored.id))
  const { rules, settings } = await context.loadGame(stored.game, stored.edition)
  return infoOf(stored, {
    rules,
    settings,
    broken: false,
    seq: numberAt(numbering, mine, seq),
    mine,
    owner,
    invited: null,
    present: new Set(),
    awaited: stored.awaited,
  })
}
