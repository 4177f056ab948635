import type { Departure, Holder, TableStorage } from '../storage.ts'
import { marks, number, type Sql, type Step, text } from './sql.ts'

export const insertHolder =
  'insert into holders ("table", seat, holder) values (?, ?, ?) on conflict do nothing'
const depart = `
  insert into departures ("table", holder, why)
  select "table", holder, ? from holders where "table" = ? and seat = ? and holder <> ?
  on conflict ("table", holder) do update set why = excluded.why`
const leaveSeat = 'delete from holders where "table" = ? and seat = ?'
/** Owner of a table that its owner wants to see no more. */
const nobody: Holder = 's:'

/** Holders of seats. */
export const seatsIn = ({
  one,
  writeAbout,
}: Sql): Pick<
  TableStorage,
  'claim' | 'replaceLink' | 'seatBot' | 'departureOf' | 'setStandIn' | 'setBallots' | 'forget'
> => ({
  claim: async (table, tokenHash, holder, name) => {
    const row = await one('select * from seats where "table" = ? and "tokenHash" = ?', table, tokenHash)
    if (row === undefined) return undefined
    const seat = number(row, 'seat')
    const where = [table, seat] as const
    const taken: Step = {
      sql: `update seats set "tokenHash" = null, taken = 1, name = coalesce(?, name)
              where "table" = ? and seat = ? and "tokenHash" = ?`,
      values: [name, ...where, tokenHash],
      must: true,
    }
    const waits = `(select status from tables where id = seats."table") = 'waiting'`
    const others = `exists (select 1 from holders where holders."table" = seats."table" and holders.seat = seats.seat and holder <> ?)`
    // Whoever comes anew says hello, and what the last holder left to the table is not hers.
    const anew: Step = {
      sql: `update seats set orders = '{}', ready = case when ${waits} then 0 else ready end,
                nonce = case when ${waits} then null else nonce end
              where "table" = ? and seat = ? and ${others}`,
      values: [...where, holder],
    }
    const holding: readonly Step[] =
      text(row, 'linkFor') === 'device'
        ? [
            {
              sql: `insert into holders ("table", seat, holder)
                      select "table", seat, ? from holders where "table" = ? and holder in
                        (select holder from holders where "table" = ? and seat = ?)
                      on conflict do nothing`,
              values: [holder, table, ...where],
            },
          ]
        : [
            anew,
            { sql: depart, values: ['handed-on', ...where, holder] },
            { sql: leaveSeat, values: where },
            { sql: insertHolder, values: [...where, holder] },
          ]
    const changes = await writeAbout(
      table,
      taken,
      ...holding,
      { sql: 'delete from departures where "table" = ? and holder = ?', values: [table, holder] },
      { sql: 'update tables set company = 1 where id = ? and owner <> ?', values: [table, holder] },
    )
    return changes === 1 ? seat : undefined
  },

  replaceLink: async (table, seat, { tokenHash, for: linkFor, vacate }) => {
    const where = [table, seat] as const
    const link: Step = {
      sql: 'update seats set "tokenHash" = ?, "linkFor" = ? where "table" = ? and seat = ?',
      values: [tokenHash, linkFor, ...where],
    }
    if (!vacate) {
      await writeAbout(table, link)
      return
    }
    await writeAbout(
      table,
      link,
      {
        sql: `update seats set taken = 0, ready = 0, nonce = null, orders = '{}' where "table" = ? and seat = ?`,
        values: where,
      },
      { sql: depart, values: ['withdrawn', ...where, ''] },
      { sql: leaveSeat, values: where },
    )
  },

  seatBot: async (table, seat, bot) => {
    await writeAbout(
      table,
      {
        sql: `update seats set kind = 'bot', bot = ?, name = null, "tokenHash" = null, taken = 1, ready = 1,
                  "standIn" = null, orders = '{}' where "table" = ? and seat = ?`,
        values: [bot, table, seat],
      },
      { sql: depart, values: ['handed-on', table, seat, ''] },
      { sql: leaveSeat, values: [table, seat] },
    )
  },

  departureOf: async (table, holders) => {
    const row = await one(
      `select why from departures where "table" = ? and holder in (${marks(holders)})`,
      table,
      ...holders,
    )
    return row === undefined ? undefined : (text(row, 'why') as Departure)
  },

  setStandIn: async (table, seat, bot) => {
    await writeAbout(table, {
      sql: 'update seats set "standIn" = ? where "table" = ? and seat = ?',
      values: [bot, table, seat],
    })
  },

  setBallots: async (table, ballots) => {
    await writeAbout(table, {
      sql: 'update tables set ballots = ? where id = ?',
      values: [JSON.stringify(ballots), table],
    })
  },

  forget: async (table, holders) => {
    await writeAbout(
      table,
      {
        sql: `delete from holders where "table" = ? and holder in (${marks(holders)})`,
        values: [table, ...holders],
      },
      {
        sql: `update tables set owner = ? where id = ? and owner in (${marks(holders)})`,
        values: [nobody, table, ...holders],
      },
    )
    const deleted = await writeAbout(table, {
      sql: `delete from tables where id = ? and owner = ?
              and not exists (select 1 from holders where "table" = tables.id)`,
      values: [table, nobody],
    })
    return deleted === 1
  },
})
