import { marks, number, type Sql, text, textOrNull } from '../storage/sql/sql.ts'

// Rows of processes and leads. Whether somebody is late is for the database's clock to say: machines disagree.

/** A row of `processes` that is this process. */
export interface Life {
  readonly process: number
}

const newLease = `clock_timestamp() + ? * interval '1 millisecond'`

export const enterProcess = async ({ one }: Sql, address: string, leaseMs: number): Promise<Life> => {
  const row = await one(
    `insert into processes (address, until) values (?, ${newLease}) returning id`,
    address,
    leaseMs,
  )
  return { process: Number(row?.id) }
}

export const removeProcess = async ({ one }: Sql, { process }: Life): Promise<void> => {
  await one('delete from processes where id = ?', process)
}

/**
 * Renews a process: `dead` when others have taken it for dead; `late` when it would have been in time for nobody. One that was late
 * itself, as all are after the database was away, gives the others time to come back, too.
 */
export const renewProcess = async (
  { one }: Sql,
  { process }: Life,
  leaseMs: number,
): Promise<'in-time' | 'late' | 'dead'> => {
  const row = await one(
    `with before as (select until > clock_timestamp() as fresh from processes where id = ? for update)
     update processes set until = ${newLease} from before where id = ? returning before.fresh`,
    process,
    leaseMs,
    process,
  )
  return row === undefined ? 'dead' : row.fresh === true ? 'in-time' : 'late'
}

/** Those whose time has run out are dead, and lead nothing any more. */
export const buryProcesses = async ({ all }: Sql): Promise<string[]> =>
  (await all('delete from processes where until < clock_timestamp() returning address')).map((row) =>
    text(row, 'address'),
  )

export const firstProcess = async ({ one }: Sql): Promise<number> =>
  Number((await one('select min(id) as first from processes'))?.first)

/** Leader of a table; undefined if there is no such table. */
export const leadOf = async (
  { one }: Sql,
  table: string,
): Promise<{ process: number | null; fence: number; address: string | null } | undefined> => {
  const row = await one(
    `select processes.id as process, address, coalesce(fence, 0) as fence from tables
     left join leads on leads."table" = tables.id left join processes on processes.id = leads.process
     where tables.id = ?`,
    table,
  )
  if (row === undefined) return undefined
  const process = row.process === null ? null : number(row, 'process')
  return { process, fence: number(row, 'fence'), address: textOrNull(row, 'address') }
}

/** Takes the lead if nobody has it. Goes the way of all writes, so that it comes after what was let go before. */
export const takeLead = ({ write }: Sql, table: string, { process }: Life): Promise<number> =>
  write({
    sql: `insert into leads ("table", process, fence) select tables.id, processes.id, 1 from tables, processes
          where tables.id = ? and processes.id = ?
          on conflict ("table") do update set process = excluded.process, fence = leads.fence + 1
          where leads.process is null or leads.process = excluded.process`,
    values: [table, process],
  })

export const giveLead = ({ write }: Sql, table: string, { process }: Life, fence: number): Promise<number> =>
  write({
    sql: 'update leads set process = null where "table" = ? and process = ? and fence = ?',
    values: [table, process, fence],
  })

export const leadersOf = async (
  { all }: Sql,
  tables: readonly string[],
  { process }: Life,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await all(
    `select "table", address from leads join processes on processes.id = leads.process
     where "table" in (${marks(tables)}) and processes.id <> ?`,
    ...tables,
    process,
  )
  return new Map(rows.map((row) => [text(row, 'table'), text(row, 'address')]))
}

export const orphanTables = async ({ all }: Sql): Promise<string[]> =>
  (
    await all(
      `select id from tables where status = 'running' and asleep = 0 and not exists (
         select 1 from leads where leads."table" = tables.id and process is not null
       )`,
    )
  ).map((row) => text(row, 'id'))

/** Secret that processes show each other; whoever comes first has thought of it. */
export const sharedSecret = async ({ one }: Sql, offered: string): Promise<string> => {
  await one(`insert into secrets (name, secret) values ('processes', ?) on conflict do nothing`, offered)
  const row = await one(`select secret from secrets where name = 'processes'`)
  if (row === undefined) throw new Error('the secret of the processes is not there')
  return text(row, 'secret')
}
