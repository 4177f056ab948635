import { DatabaseSync } from 'node:sqlite'
import { looksOf } from '../../names.ts'
import { StartFailure } from '../../starting.ts'
import { migrations } from './schema.ts'

/** Opens a connection. A commit returns when its rows are on disk (`synchronous = full`); readers never wait for it. */
export const connect = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  try {
    database.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory',
    )
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Brings the database to the present schema. */
export const migrate = (database: DatabaseSync): void => {
  database.function('looks_of', { deterministic: true }, (name) => looksOf(String(name)))
  database.exec('begin immediate')
  try {
    const row = database.prepare('pragma user_version').get()
    const version = Number(row?.user_version)
    if (version > migrations.length) {
      throw new StartFailure(
        `the database was written by a later version of Conclave (schema ${version}, this one knows ${migrations.length}); use that version, or choose another folder with --data`,
      )
    }
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`pragma user_version = ${migrations.length}`)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
