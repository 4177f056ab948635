import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure, whyNotStarted } from './starting.ts'
import { takeDataFolder } from './storage/data-folder.ts'
import { damageIn, keepPrivate, versionOf } from './storage/sqlite/open.ts'

/** Contents of a database, as far as one wants to know before trusting it. */
export interface Holdings {
  readonly file: string
  readonly bytes: number
  readonly tables: number
  readonly answers: number
  readonly accounts: number
}

/**
 * Writes the database of a data folder to a file, as it stands at one moment; a server may be running on it. The file is looked
 * at before it gets its name, so that what has a backup's name is one.
 */
export const backUp = (dataDir: string, file: string): Holdings => {
  const source = join(dataDir, 'conclave.db')
  if (!existsSync(source))
    throw new StartFailure(`there is no database in ${dataDir}; name the server's data folder with --data`)
  const target = resolve(file)
  if (existsSync(target)) throw new StartFailure(`${file} is there already; choose another name`)
  const part = `${target}.part`
  return explained(dataDir, () => {
    rmSync(part, { force: true })
    keepPrivate(part)
    try {
      const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
      try {
        database.prepare('vacuum into ?').run(part)
      } finally {
        database.close()
      }
      const held = inspected(part)
      settle(part, target)
      return { ...held, file: target }
    } finally {
      rmSync(part, { force: true })
    }
  })
}

/**
 * Puts a backup in the place of a data folder's database. No server may run there; what was there before is kept beside it,
 * and only if the operator says so.
 */
export const restoreFrom = (
  file: string,
  dataDir: string,
  { replace, now }: { readonly replace: boolean; readonly now: number },
): Holdings & { readonly before: string | null } => {
  if (!existsSync(file)) throw new StartFailure(`there is no file ${file}`)
  const held = explained(dirname(file), () => inspected(file))
  return explained(dataDir, () => {
    const folder = takeDataFolder(dataDir)
    const { database } = folder
    const part = `${database}.part`
    try {
      const isTaken = existsSync(database)
      if (isTaken && !replace)
        throw new StartFailure(
          `there is a database in ${dataDir} already; choose another folder with --data, or say --replace to set it aside`,
        )
      rmSync(part, { force: true })
      copyFileSync(file, part)
      keepPrivate(part)
      inspected(part)
      const before = isTaken
        ? `${database}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`
        : null
      // What the old write-ahead log holds belongs to the old database alone.
      for (const more of ['', '-wal', '-shm'])
        if (before !== null && existsSync(database + more)) renameSync(database + more, before + more)
      settle(part, database)
      return { ...held, file: database, before }
    } finally {
      rmSync(part, { force: true })
      folder.release()
    }
  })
}

/** Contents of a database file, once every page of it was looked at. */
const inspected = (file: string): Holdings => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const damage = damageIn(database)
    if (damage !== null) throw new StartFailure(`${file} is damaged: ${damage.replaceAll(/\s+/g, ' ')}`)
    if (versionOf(database) === 0) throw new StartFailure(`${file} is no database of Conclave`)
    const count = (table: string): number =>
      Number(database.prepare(`select count(*) as count from ${table}`).get()?.count)
    return {
      file,
      bytes: statSync(file).size,
      tables: count('tables'),
      answers: count('entries'),
      accounts: count('accounts'),
    }
  } finally {
    database.close()
  }
}

/** Gives a file its name when it is on the disk, not before. */
const settle = (part: string, file: string): void => {
  for (const path of [part, dirname(file)]) {
    const handle = openSync(path, 'r')
    fsyncSync(handle)
    closeSync(handle)
    if (path === part) renameSync(part, file)
  }
}

const explained = <T>(dataDir: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw whyNotStarted(error, { host: '', port: 0, dataDir }) ?? error
  }
}
