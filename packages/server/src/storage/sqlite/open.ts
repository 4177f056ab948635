import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { looksOf } from '../../names.ts'
import { StartFailure } from '../../starting.ts'
import { migrations } from './schema.ts'

/** Nobody else on the machine reads seeds and hashes; what SQLite puts beside the file has the file's rights. */
export const keepPrivate = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** Damage in the pages of a database; null if there is none. */
export const damageIn = (database: DatabaseSync): string | null => {
  const said = database.prepare('pragma quick_check(1)').get()?.quick_check
  return said === 'ok' ? null : String(said)
}

export const refuseDamage = (database: DatabaseSync, file: string): void => {
  const damage = damageIn(database)
  if (damage === null) return
  throw new StartFailure(
    `the database ${file} is damaged (${damage.replaceAll(/\s+/g, ' ')}); bring back a backup with conclave restore, or choose another folder with --data`,
  )
}

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

/** The schema that a database was written with; one that no version of Conclave so far has written is refused. */
export const versionOf = (database: DatabaseSync): number => {
  const version = Number(database.prepare('pragma user_version').get()?.user_version)
  if (version <= migrations.length) return version
  throw new StartFailure(
    `the database was written by a later version of Conclave (schema ${version}, this one knows ${migrations.length}); use that version, or choose another folder with --data`,
  )
}

/** Brings the database to the present schema. */
export const migrate = (database: DatabaseSync): void => {
  database.function('looks_of', { deterministic: true }, (name) => looksOf(String(name)))
  database.exec('begin immediate')
  try {
    const version = versionOf(database)
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`pragma user_version = ${migrations.length}`)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
