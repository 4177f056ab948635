import { DataFailure } from '../failure.ts'
import type { Io } from '../io.ts'

/** The PostgreSQL database that a server here would use; undefined where its data lie in a folder, or somebody names one. */
export const databaseOf = ({ env }: Io, data: string | undefined, named?: string): string | undefined =>
  named ?? (data === undefined ? (env.CONCLAVE_DATABASE_URL ?? env.DATABASE_URL) : undefined)

/** Its own tools do that better. */
export const refuseDatabase = (io: Io, data: string | undefined): void => {
  if (databaseOf(io, data) === undefined) return
  throw new DataFailure(
    'this server keeps its tables in PostgreSQL, which has tools of its own: pg_dump --format=custom --file=conclave.dump "$DATABASE_URL" writes a backup while everything runs, pg_restore --clean --if-exists --dbname="$DATABASE_URL" conclave.dump brings it back while no process runs. Name a data folder with --data to work on that instead',
  )
}
