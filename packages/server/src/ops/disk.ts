import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Room on the disk that the database lies on, in bytes. */
export interface Room {
  readonly free: number
  readonly database: number
}

/** Looks at the disk: what is free for this user, and what the database and its write-ahead log take. */
export const roomFor = async (database: string): Promise<Room> => {
  const { bavail, bsize } = await statfs(dirname(database))
  const sizes = await Promise.all(
    [database, `${database}-wal`].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return { free: bavail * bsize, database: sizes.reduce((sum, size) => sum + size, 0) }
}
