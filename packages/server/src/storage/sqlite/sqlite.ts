import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Storage } from '../storage.ts'
import { decksIn } from './decks.ts'
import { groupCommit, type OnCommit } from './group-commit.ts'
import { logIn } from './log.ts'
import { connect, keepPrivate, migrate, refuseDamage } from './open.ts'
import { peopleIn } from './people.ts'
import { retentionIn } from './retention.ts'
import { readingFrom } from './rows.ts'
import { tablesIn } from './tables.ts'

export interface SqliteMeans {
  readonly onCommit?: OnCommit
  /** Nothing can be stored any more. */
  readonly onDeath?: (error: Error) => void
  /** The database may grow so large; 0 for as large as it likes. */
  readonly mostBytes?: number
  /** Whether every page is looked at when it is opened: damage is found before anybody plays on it. */
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
  const committing = groupCommit({ file, mostBytes }, onCommit ?? (() => {}), onDeath ?? (() => {}))
  return {
    ...tablesIn(reading, committing),
    ...logIn(reading, committing),
    ...peopleIn(reading, committing),
    ...decksIn(reading, committing),
    ...retentionIn(reading, committing),
    check: async () => {
      reading.one('select 1')
      // The new row is there before the old one goes: it takes room that answers would need, too.
      await committing.write(
        { sql: 'insert into pulses (filling) values (zeroblob(16384))', values: [], must: true },
        { sql: 'delete from pulses where at < (select max(at) from pulses)', values: [] },
      )
    },
    close: async () => {
      await committing.close()
      database.close()
    },
  }
}
