import type { Storage } from '../storage.ts'
import { decksIn } from './decks.ts'
import { logIn } from './log.ts'
import { peopleIn } from './people.ts'
import { retentionIn } from './retention.ts'
import type { Sql } from './sql.ts'
import { tablesIn } from './tables.ts'

const filling = '0'.repeat(16 * 1024)

/** The storage contract over a database. */
export const sqlStorage = (sql: Sql, close: () => Promise<void>): Storage => ({
  ...tablesIn(sql),
  ...logIn(sql),
  ...peopleIn(sql),
  ...decksIn(sql),
  ...retentionIn(sql),
  check: async () => {
    await sql.one('select 1')
    // The new row is there before the old one goes: it takes room that answers would need, too.
    await sql.write(
      { sql: 'insert into pulses (filling) values (?)', values: [filling], must: true },
      { sql: 'delete from pulses where at < (select max(at) from pulses)', values: [] },
    )
  },
  close,
})
