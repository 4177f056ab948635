import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure, whyNotStarted } from './starting.ts'
import { ask, connectionsTo } from './storage/postgres/connections.ts'
import { number, type Row, text } from './storage/sql/sql.ts'
import { readingFrom } from './storage/sqlite/reading.ts'
import type { StoredReport } from './storage/storage.ts'

const latestFirst = 'select id, "table", at, bundle from reports order by at desc, id'

const reportFrom = (row: Row): StoredReport => ({
  id: text(row, 'id'),
  table: text(row, 'table'),
  at: number(row, 'at'),
  bundle: text(row, 'bundle'),
})

/** The problem reports of a PostgreSQL database, the latest first. */
export const reportsInDatabase = async (databaseUrl: string): Promise<StoredReport[]> => {
  const { pool } = connectionsTo(databaseUrl, 1)
  try {
    return (await ask(pool, latestFirst, [])).rows.map(reportFrom)
  } catch (error) {
    throw whyNotStarted(error, { host: '', port: 0, dataDir: '', databaseUrl }) ?? error
  } finally {
    await pool.end()
  }
}

/** The problem reports of a data folder, the latest first; a server may be running on it. */
export const reportsIn = (dataDir: string): StoredReport[] => {
  const file = join(dataDir, 'conclave.db')
  if (!existsSync(file)) {
    throw new StartFailure(`there is no database in ${dataDir}; name the server's data folder with --data`)
  }
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      return readingFrom(database).all(latestFirst).map(reportFrom)
    } finally {
      database.close()
    }
  } catch (error) {
    throw whyNotStarted(error, { host: '', port: 0, dataDir }) ?? error
  }
}
