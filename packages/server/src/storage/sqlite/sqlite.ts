import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { groupCommit, type OnCommit } from '../sql/group-commit.ts'
import { sqlStorage } from '../sql/sql-storage.ts'
import type { Storage } from '../storage.ts'
import { connect, keepPrivate, migrate, refuseDamage } from './open.ts'
import { readingFrom } from './reading.ts'
import { writingThread } from './writing-thread.ts'

export interface SqliteMeans {
  readonly onCommit?: OnCommit
  /** Nothing can be stored any more. */
  readonly onDeath?: (error: Error) => void
  /** The database may grow so large; 0 for as large as it likes. */
  readonly mostBytes?: number
  /** True to look at every page when it is opened: damage is found before anybody plays on it. */
  readonly inspect?: boolean
}

/** The embedded storage: one SQLite file. Reads happen here, writes in a thread that groups them into transactions. */
export const sqliteStorage = (
  file: string,
  { onCommit, onDeath, mostBytes = 0, inspect = false }: SqliteMeans = {},
): Storage => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (!existsSync(file)) keepPrivate(file)
  const database = connect(file)
  try {
    if (inspect) refuseDamage(database, file)
    migrate(database)
    // One that was made before this was thought of.
    keepPrivate(file)
  } catch (error) {
    database.close()
    throw error
  }
  const reading = readingFrom(database)
  const thread = writingThread({ file, mostBytes }, onDeath ?? (() => {}))
  const { write, close } = groupCommit(thread.carryOut, onCommit ?? (() => {}))
  return sqlStorage(
    {
      one: async (sql, ...values) => reading.one(sql, ...values),
      all: async (sql, ...values) => reading.all(sql, ...values),
      write: (...steps) => write(null, ...steps),
      writeAbout: (table, ...steps) => write({ table, fence: null }, ...steps),
    },
    async () => {
      await close()
      await thread.close()
      database.close()
    },
  )
}
