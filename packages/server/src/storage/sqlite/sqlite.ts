import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Storage } from '../storage.ts'
import { decksIn } from './decks.ts'
import { groupCommit, type OnCommit } from './group-commit.ts'
import { logIn } from './log.ts'
import { connect, migrate } from './open.ts'
import { peopleIn } from './people.ts'
import { readingFrom } from './rows.ts'
import { tablesIn } from './tables.ts'

export interface SqliteMeans {
  readonly onCommit?: OnCommit
  /** Nothing can be stored any more. */
  readonly onDeath?: (error: Error) => void
}

/** The embedded storage: one SQLite file. Reads happen here, writes in a thread that groups them into transactions. */
export const sqliteStorage = (file: string, { onCommit, onDeath }: SqliteMeans = {}): Storage => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = connect(file)
  try {
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  const reading = readingFrom(database)
  const committing = groupCommit(file, onCommit ?? (() => {}), onDeath ?? (() => {}))
  return {
    ...tablesIn(reading, committing),
    ...logIn(reading, committing),
    ...peopleIn(reading, committing),
    ...decksIn(reading, committing),
    check: async () => {
      reading.one('select 1')
      await committing.write({ sql: 'delete from sessions where hash = ?', values: [''] })
    },
    close: async () => {
      await committing.close()
      database.close()
    },
  }
}
