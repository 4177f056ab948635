import type { Outcome, Seat } from '@conclave/kernel'
import type { Absence, Advices, Ballot, LinkFor, TableStatus, Windows } from '@conclave/protocol'
import type { Chosen, Holder, StoredSeat, StoredTable, TableStorage } from '../storage.ts'
import { insertHolder, seatsIn } from './seats.ts'
import {
  json,
  jsonOrNull,
  marks,
  number,
  numberOrNull,
  type Row,
  type Sql,
  type Step,
  text,
  textOrNull,
  truth,
  type Value,
} from './sql.ts'

const insertTable = `
  insert into tables (id, game, edition, options, windows, "windowSeconds", "botPause", public, owner, seed, "commitment",
    nonces, status, outcome, created, started, ended, next, company, exposed, awaited, advice, absence, ballots)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const insertSeat = `
  insert into seats ("table", seat, kind, name, bot, "tokenHash", taken, ready, nonce, orders, "linkFor", "standIn")
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
/** Tables that some of the holders own or sit at. */
const heldBy = (holders: readonly Holder[]): string =>
  `(owner in (${marks(holders)}) or id in (select "table" from holders where holder in (${marks(holders)})))`

export const tablesIn = (sql: Sql): TableStorage => {
  const { all, writeAbout } = sql
  const withSeats = async (rows: readonly Row[]): Promise<StoredTable[]> => {
    const ids = rows.map((row) => text(row, 'id'))
    if (ids.length === 0) return []
    const seats = await all(`select * from seats where "table" in (${marks(ids)}) order by seat`, ...ids)
    return rows.map((row, at) =>
      tableFrom(row, seats.filter((seat) => text(seat, 'table') === ids[at]).map(seatFrom)),
    )
  }
  const tables = async (where: string, ...values: Step['values']): Promise<StoredTable[]> =>
    withSeats(await all(`select * from tables where ${where}`, ...values))

  return {
    addTable: async (table, holders, after) => {
      const follow: Step = {
        sql: 'update tables set next = ? where id = ? and next is null',
        values: [table.id, after ?? null],
        must: true,
      }
      const added = [
        { sql: insertTable, values: tableValues(table) },
        ...table.seats.map((seat): Step => ({ sql: insertSeat, values: seatValues(table.id, seat) })),
        ...holders.map(({ seat, holder }): Step => ({ sql: insertHolder, values: [table.id, seat, holder] })),
      ]
      const changes =
        after === undefined ? await sql.write(...added) : await writeAbout(after, follow, ...added)
      return changes === 1
    },

    ...seatsIn(sql),

    table: async (id) => (await tables('id = ?', id))[0],

    tablesOf: (holders, limit) =>
      tables(`${heldBy(holders)} order by created desc limit ?`, ...holders, ...holders, limit),

    endedTablesOf: (holders, before, limit) =>
      tables(
        `ended is not null and ended < ? and ${heldBy(holders)} order by ended desc limit ?`,
        before,
        ...holders,
        ...holders,
        limit,
      ),

    publicTables: (limit) => tables(`status = 'running' and public = 1 order by started desc limit ?`, limit),

    awakeTables: async () =>
      (await all(`select id from tables where status = 'running' and asleep = 0`)).map((row) =>
        text(row, 'id'),
      ),

    seatsOf: async (table, holders) =>
      (
        await all(
          `select distinct seat from holders where "table" = ? and holder in (${marks(holders)}) order by seat`,
          table,
          ...holders,
        )
      ).map((row) => number(row, 'seat')),

    seatsAt: async (among, holders) => {
      const rows = await all(
        `select distinct "table", seat from holders
         where "table" in (${marks(among)}) and holder in (${marks(holders)}) order by seat`,
        ...among,
        ...holders,
      )
      return new Map(
        among.map((table) => [
          table,
          rows.filter((row) => text(row, 'table') === table).map((row) => number(row, 'seat')),
        ]),
      )
    },

    holdersOf: async (table) =>
      (await all('select seat, holder from holders where "table" = ? order by seat, holder', table)).map(
        (row) => ({ seat: number(row, 'seat'), holder: text(row, 'holder') as Holder }),
      ),

    setOptions: async (table, options) =>
      (await writeAbout(table, {
        sql: `update tables set options = ? where id = ? and status = 'waiting'`,
        values: [JSON.stringify(options), table],
      })) === 1,

    setExposed: async (table) => {
      await writeAbout(table, { sql: 'update tables set exposed = 1 where id = ?', values: [table] })
    },

    setReady: async (table, seat, nonce) => {
      await writeAbout(table, {
        sql: 'update seats set ready = 1, nonce = coalesce(nonce, ?) where "table" = ? and seat = ?',
        values: [nonce, table, seat],
      })
    },

    setOrders: async (table, seat, orders) => {
      await writeAbout(table, {
        sql: 'update seats set orders = ? where "table" = ? and seat = ?',
        values: [JSON.stringify(orders), table, seat],
      })
    },

    begin: async (table, { nonces, started, segment, bots }) => {
      const changes = await writeAbout(
        table,
        {
          sql: `update tables set status = 'running', nonces = ?, started = ? where id = ? and status = 'waiting'`,
          values: [JSON.stringify(nonces), started, table],
          must: true,
        },
        {
          sql: 'insert into segments ("table", after, kept, rules, "from", hash) values (?, ?, ?, ?, null, ?)',
          values: [table, segment.after, segment.kept, segment.rules, segment.hash],
        },
        ...bots.map(
          ({ seat, bot }): Step => ({
            sql: `update seats set kind = 'bot', bot = ?, taken = 1, ready = 1, "tokenHash" = null
                  where "table" = ? and seat = ?`,
            values: [bot, table, seat],
          }),
        ),
        { sql: 'update seats set "tokenHash" = null where "table" = ? and taken = 0', values: [table] },
      )
      return changes === 1
    },

    end: async (table, status, outcome, ended) => {
      await writeAbout(
        table,
        {
          sql: `update tables set status = ?, outcome = ?, ended = ?, asleep = 1, awaited = null, ballots = '[]'
                where id = ? and status in ('waiting', 'running')`,
          values: [status, outcome === null ? null : JSON.stringify(outcome), ended, table],
        },
        { sql: 'delete from snapshots where "table" = ?', values: [table] },
      )
    },

    setAsleep: async (table, { seq, state }, awaited) => {
      await writeAbout(
        table,
        {
          sql: 'update tables set asleep = 1, awaited = ? where id = ?',
          values: [JSON.stringify(awaited), table],
          must: true,
        },
        {
          sql: `insert into snapshots ("table", seq, state) values (?, ?, ?)
                on conflict ("table") do update set seq = excluded.seq, state = excluded.state`,
          values: [table, seq, JSON.stringify(state)],
        },
      )
    },

    setAwake: async (table) => {
      await writeAbout(table, {
        sql: 'update tables set asleep = 0, awaited = null where id = ?',
        values: [table],
      })
    },

    deleteTable: async (table) => {
      // Reports stay: they hold all that is needed to look into a problem, and deleting the table does not solve it.
      await writeAbout(
        table,
        { sql: 'delete from tables where id = ?', values: [table] },
        // Whoever wants the same again gets another table.
        { sql: 'update tables set next = null where next = ?', values: [table] },
      )
    },
  }
}

const tableValues = (table: StoredTable): Value[] => [
  table.id,
  table.game,
  table.edition,
  JSON.stringify(table.options),
  table.windows,
  table.windowSeconds,
  table.botPause,
  table.public ? 1 : 0,
  table.owner,
  table.seed,
  table.commitment,
  table.nonces === null ? null : JSON.stringify(table.nonces),
  table.status,
  table.outcome === null ? null : JSON.stringify(table.outcome),
  table.created,
  table.started,
  table.ended,
  table.next,
  table.everShared ? 1 : 0,
  table.exposed ? 1 : 0,
  table.awaited === null ? null : JSON.stringify(table.awaited),
  table.advice,
  JSON.stringify(table.absence),
  JSON.stringify(table.ballots),
]

const tableFrom = (row: Row, seats: StoredSeat[]): StoredTable => ({
  id: text(row, 'id'),
  game: text(row, 'game'),
  edition: text(row, 'edition'),
  options: json<Chosen>(row, 'options'),
  windows: text(row, 'windows') as Windows,
  windowSeconds: number(row, 'windowSeconds'),
  botPause: number(row, 'botPause'),
  public: truth(row, 'public'),
  owner: text(row, 'owner') as Holder,
  seed: text(row, 'seed'),
  commitment: text(row, 'commitment'),
  nonces: jsonOrNull<string[]>(row, 'nonces'),
  status: text(row, 'status') as TableStatus,
  outcome: jsonOrNull<Outcome>(row, 'outcome'),
  created: number(row, 'created'),
  started: numberOrNull(row, 'started'),
  ended: numberOrNull(row, 'ended'),
  next: textOrNull(row, 'next'),
  everShared: truth(row, 'company'),
  exposed: truth(row, 'exposed'),
  awaited: jsonOrNull<Seat[]>(row, 'awaited'),
  advice: text(row, 'advice') as Advices,
  absence: json<Absence>(row, 'absence'),
  ballots: json<Ballot[]>(row, 'ballots'),
  seats,
})

const seatValues = (table: string, seat: StoredSeat): Value[] => [
  table,
  seat.seat,
  seat.kind,
  seat.name,
  seat.bot,
  seat.tokenHash,
  seat.taken ? 1 : 0,
  seat.ready ? 1 : 0,
  seat.nonce,
  JSON.stringify(seat.orders),
  seat.linkFor,
  seat.standIn,
]

const seatFrom = (row: Row): StoredSeat => ({
  seat: number(row, 'seat'),
  kind: text(row, 'kind') as StoredSeat['kind'],
  name: textOrNull(row, 'name'),
  bot: textOrNull(row, 'bot'),
  tokenHash: textOrNull(row, 'tokenHash'),
  linkFor: text(row, 'linkFor') as LinkFor,
  standIn: textOrNull(row, 'standIn'),
  taken: truth(row, 'taken'),
  ready: truth(row, 'ready'),
  nonce: textOrNull(row, 'nonce'),
  orders: json<Chosen>(row, 'orders'),
})
