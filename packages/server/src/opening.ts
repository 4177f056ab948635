import type { Logger } from 'pino'
import { alone } from './cluster/alone.ts'
import type { Cluster } from './cluster/cluster.ts'
import { fenced, sharedCluster } from './cluster/shared.ts'
import { type Room, roomFor } from './ops/disk.ts'
import { newSeed } from './secrets.ts'
import { takeDataFolder } from './storage/data-folder.ts'
import { openPostgres } from './storage/postgres/postgres.ts'
import type { OnCommit } from './storage/sql/group-commit.ts'
import { sqliteStorage } from './storage/sqlite/sqlite.ts'
import type { Storage } from './storage/storage.ts'

export interface Opening {
  readonly dataDir: string
  readonly mostBytes: number
  readonly inspect: boolean
  readonly leaseMs: number
  readonly log: Logger
  readonly onCommit: OnCommit
  readonly onDeath: (error: Error) => void
}

/** A storage that this process may use, with the others that use it, too. */
export interface OpenStorage {
  readonly storage: Storage
  readonly cluster: Cluster
  room(): Promise<Room>
  release(): void
}

/** The embedded database of a data folder, which is this process's own until it ends. */
export const openFolder = (opening: Opening): OpenStorage => {
  const folder = takeDataFolder(opening.dataDir)
  try {
    const storage = sqliteStorage(folder.database, opening)
    return {
      storage,
      cluster: alone(storage),
      room: () => roomFor(folder.database),
      release: folder.release,
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

/** A PostgreSQL database, which any number of processes share. */
export const openDatabase = async (
  url: string,
  { onCommit, mostBytes, leaseMs, log }: Opening,
): Promise<OpenStorage> => {
  const fences = fenced()
  const postgres = await openPostgres(url, { onCommit, fences })
  const { storage, sql } = postgres
  try {
    const cluster = await sharedCluster(postgres, fences, { leaseMs, log, secret: newSeed() })
    const room = async (): Promise<Room> => {
      const row = await sql.one('select pg_database_size(current_database()) as size')
      const database = Number(row?.size)
      // How much is free on the machine of the database is for that machine to watch.
      return { free: mostBytes === 0 ? Number.MAX_SAFE_INTEGER : Math.max(0, mostBytes - database), database }
    }
    return { storage, cluster, room, release: () => {} }
  } catch (error) {
    await storage.close()
    throw error
  }
}
