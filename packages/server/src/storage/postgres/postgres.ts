import type pg from 'pg'
import { StartFailure } from '../../starting.ts'
import { groupCommit, type OnCommit } from '../sql/group-commit.ts'
import type { Sql, Value } from '../sql/sql.ts'
import { sqlStorage } from '../sql/sql-storage.ts'
import { type Storage, StorageError } from '../storage.ts'
import { ask, type Connections, connectionsTo } from './connections.ts'
import { migrations } from './schema.ts'
import { carryOut, type Fences } from './transactions.ts'

export interface PostgresMeans {
  readonly onCommit?: OnCommit
  /** Fencing numbers of this process; null for whoever is alone with the database. */
  readonly fences?: Fences | null
}

/** A PostgreSQL database, brought to the present schema. */
export interface Postgres {
  readonly storage: Storage
  readonly sql: Sql
  readonly connections: Connections
}

/** Opens a PostgreSQL database: reads on a few connections, writes on one that groups them into transactions. */
export const openPostgres = async (
  url: string,
  { onCommit, fences = null }: PostgresMeans = {},
): Promise<Postgres> => {
  const connections = connectionsTo(url)
  const { pool } = connections
  try {
    await migrate(connections)
  } catch (error) {
    await pool.end()
    throw error
  }
  let writer: pg.Client | undefined
  const { write, close } = groupCommit(
    async (writes) => {
      const begun = performance.now()
      try {
        writer ??= await connections.connect()
        const written = await carryOut(writer, writes, fences)
        return { written, ms: performance.now() - begun }
      } catch (error) {
        // What has become of these writes nobody knows; whatever comes next begins on a connection of its own.
        void writer?.end().catch(() => {})
        writer = undefined
        throw error
      }
    },
    onCommit ?? (() => {}),
  )
  const read = async (sql: string, values: readonly Value[]) => {
    try {
      return (await ask(pool, sql, values)).rows
    } catch (error) {
      throw new StorageError(`the database cannot be read: ${messageOf(error)}`)
    }
  }
  const sql: Sql = {
    one: async (statement, ...values) => (await read(statement, values))[0],
    all: (statement, ...values) => read(statement, values),
    write: (...steps) => write(null, ...steps),
    // Under the number of now: a write of an earlier lead does not count under a later one.
    writeAbout: (table, ...steps) => write({ table, fence: fences?.of(table) ?? null }, ...steps),
  }
  const storage = sqlStorage(sql, async () => {
    await close()
    await Promise.all([writer?.end().catch(() => {}), pool.end()])
  })
  return { storage, sql, connections }
}

/** A server that is alone with its database, and tools. */
export const postgresStorage = async (url: string, means?: PostgresMeans): Promise<Storage> =>
  (await openPostgres(url, means)).storage

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Any number that nobody else uses: whoever has it carries out migrations alone. */
const migrating = 7_226_118_200

const migrate = async (connections: Connections): Promise<void> => {
  const client = await connections.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${migrating})`)
    await client.query('create table if not exists conclave_schema (version integer not null)')
    const { rows } = await client.query('select max(version) as version from conclave_schema')
    const version = Number(rows[0]?.version ?? 0)
    if (version > migrations.length)
      throw new StartFailure(
        `the database was written by a later version of Conclave (schema ${version}, this one knows ${migrations.length}); use that version, or name another database with --database-url`,
      )
    for (const migration of migrations.slice(version)) await client.query(migration)
    if (version < migrations.length)
      await client.query(`insert into conclave_schema values (${migrations.length})`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
