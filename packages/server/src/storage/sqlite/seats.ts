import type { Departure, Holder, TableStorage } from '../storage.ts'
import type { GroupCommit } from './group-commit.ts'
import { marks, number, type Reading, text } from './rows.ts'
import type { Step } from './write.ts'

export const insertHolder = 'insert or ignore into holders ("table", seat, holder) values (?, ?, ?)'
const depart = `
  insert or replace into departures ("table", holder, why)
  select "table", holder, ? from holders where "table" = ? and seat = ? and holder <> ?`
const leaveSeat = 'delete from holders where "table" = ? and seat = ?'
/** Who owns a table that its owner wants to see no more. */
const nobody: Holder = 's:'

/** Who holds which seat. */
export const seatsIn = (
  reading: Reading,
  { write }: GroupCommit,
): Pick<
  TableStorage,
  'claim' | 'replaceLink' | 'seatBot' | 'departureOf' | 'setStandIn' | 'setBallots' | 'forget'
> => ({
  claim: async (table, tokenHash, holder, name) => {
    const row = reading.one('select * from seats where "table" = ? and tokenHash = ?', table, tokenHash)
    if (row === undefined) return undefined
    const seat = number(row, 'seat')
    const where = [table, seat]
    const taken: Step = {
      sql: `update seats set tokenHash = null, taken = 1, name = coalesce(?, name)
              where "table" = ? and seat = ? and tokenHash = ?`,
      values: [name, ...where, tokenHash],
      must: true,
    }
    const others = `exists (select 1 from holders where holders."table" = seats."table" and holders.seat = seats.seat and holder <> ?)`
    // Whoever comes anew says hello, and what the last holder left to the table is not hers.
    const anew: Step = {
      sql: `update seats set orders = '{}', ready = ready and (select status from tables where id = seats."table") <> 'waiting',
                nonce = case (select status from tables where id = seats."table") when 'waiting' then null else nonce end
              where "table" = ? and seat = ? and ${others}`,
      values: [...where, holder],
    }
    const holding: readonly Step[] =
      text(row, 'linkFor') === 'device'
        ? [
            {
              sql: `insert or ignore into holders ("table", seat, holder)
                      select "table", seat, ? from holders where "table" = ? and holder in
                        (select holder from holders where "table" = ? and seat = ?)`,
              values: [holder, table, ...where],
            },
          ]
        : [
            anew,
            { sql: depart, values: ['handed-on', ...where, holder] },
            { sql: leaveSeat, values: where },
            { sql: insertHolder, values: [...where, holder] },
          ]
    const changes = await write(
      taken,
      ...holding,
      { sql: 'delete from departures where "table" = ? and holder = ?', values: [table, holder] },
      { sql: 'update tables set company = 1 where id = ? and owner <> ?', values: [table, holder] },
    )
    return changes === 1 ? seat : undefined
  },

  replaceLink: async (table, seat, { tokenHash, for: linkFor, vacate }) => {
    const where = [table, seat]
    const link: Step = {
      sql: 'update seats set tokenHash = ?, linkFor = ? where "table" = ? and seat = ?',
      values: [tokenHash, linkFor, ...where],
    }
    if (!vacate) {
      await write(link)
      return
    }
    await write(
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
    await write(
      {
        sql: `update seats set kind = 'bot', bot = ?, name = null, tokenHash = null, taken = 1, ready = 1,
                  standIn = null, orders = '{}' where "table" = ? and seat = ?`,
        values: [bot, table, seat],
      },
      { sql: depart, values: ['handed-on', table, seat, ''] },
      { sql: leaveSeat, values: [table, seat] },
    )
  },

  departureOf: async (table, holders) => {
    const row = reading.one(
      `select why from departures where "table" = ? and holder in (${marks(holders)})`,
      table,
      ...holders,
    )
    return row === undefined ? undefined : (text(row, 'why') as Departure)
  },

  setStandIn: async (table, seat, bot) => {
    await write({
      sql: 'update seats set standIn = ? where "table" = ? and seat = ?',
      values: [bot, table, seat],
    })
  },

  setBallots: async (table, ballots) => {
    await write({
      sql: 'update tables set ballots = ? where id = ?',
      values: [JSON.stringify(ballots), table],
    })
  },

  forget: async (table, holders) => {
    await write(
      {
        sql: `delete from holders where "table" = ? and holder in (${marks(holders)})`,
        values: [table, ...holders],
      },
      {
        sql: `update tables set owner = ? where id = ? and owner in (${marks(holders)})`,
        values: [nobody, table, ...holders],
      },
    )
    const deleted = await write({
      sql: `delete from tables where id = ? and owner = ?
              and not exists (select 1 from holders where "table" = tables.id)`,
      values: [table, nobody],
    })
    return deleted === 1
  },
})
