import pg from 'pg'
import type { Row, Value } from '../sql/sql.ts'

/** Nobody waits longer for the database, in milliseconds: whoever asks is told that it does not answer. */
const patience = 5000

/** Connections that read, and one kind of question more: how they are made. */
export interface Connections {
  readonly pool: pg.Pool
  /** A connection of its own, in which statements are sent without waiting for the answers to those before. */
  connect(): Promise<pg.Client>
}

export const connectionsTo = (url: string, most = 8): Connections => {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'conclave',
  }
  const pool = new pg.Pool({ ...options, max: most, idleTimeoutMillis: 60_000 })
  // A connection that is lost while it rests is made anew when it is needed.
  pool.on('error', () => {})
  return {
    pool,
    connect: async () => {
      const client = new pg.Client({ ...options, pipeline: true })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch (error) {
        void client.end().catch(() => {})
        throw error
      }
      return client
    },
  }
}

/** Statements as PostgreSQL wants them, each with a name under which a connection keeps its plan. */
const known = new Map<string, { readonly name: string; readonly text: string }>()

const translated = (sql: string): { readonly name: string; readonly text: string } => {
  let found = known.get(sql)
  if (found === undefined) {
    let at = 0
    found = { name: `s${known.size + 1}`, text: sql.replaceAll('?', () => `$${++at}`) }
    known.set(sql, found)
  }
  return found
}

/** Result of a statement. */
export interface Brought {
  readonly rows: Row[]
  readonly changes: number
}

export const ask = async (
  on: Pick<pg.Client, 'query'>,
  sql: string,
  values: readonly (Value | readonly Value[])[],
): Promise<Brought> => {
  const { rows, rowCount } = await on.query({ ...translated(sql), values: [...values] })
  return { rows, changes: rowCount ?? 0 }
}

/** Error kind: whether the database refused a statement and goes on, rather than having gone itself. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR'
