import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusyDatabase, StartFailure } from '../starting.ts'

/** A data folder that belongs to this server until it is released, or until the process ends, in whatever way. */
export interface DataFolder {
  readonly database: string
  release(): void
}

/** Makes the folder if needed and locks it: two servers on one folder would play the same matches twice. */
export const takeDataFolder = (folder: string): DataFolder => {
  const path = resolve(folder)
  makeFolder(path)
  if (!statSync(path).isDirectory())
    throw new StartFailure(`${path} is a file, not a folder; choose another with --data`)
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  return { database: join(path, 'conclave.db'), release: lock(path) }
}

/**
 * Folder by folder, from the nearest one that exists: asked to do it in one go, Node never comes back from file systems
 * in which no folder can be made, such as /proc.
 */
const makeFolder = (path: string): void => {
  const missing: string[] = []
  for (let at = path; !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.push(at)
  for (const each of missing.reverse()) mkdirSync(each, { mode: 0o700 })
}

/** The operating system lets go of SQLite's lock when the process ends, so a killed server leaves none behind. */
const lock = (path: string): (() => void) => {
  const database = new DatabaseSync(join(path, 'server.lock'))
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (!isBusyDatabase(error)) throw error
    throw new StartFailure(
      `another Conclave server uses the data folder ${path}; stop it first, or choose another folder with --data`,
    )
  }
  return () => {
    if (database.isOpen) database.close()
  }
}
