import type { LiveTable } from './live.ts'
import { playingOf } from './loading.ts'
import { rest } from './proceed.ts'
import { tellPresenceNow, tellUpdate } from './telling.ts'

/** A match comes to an end without a result. Runs as a job of the table. */
export const abandon = async (table: LiveTable): Promise<void> => {
  await playingOf(table)
  const ended = table.context.now()
  await table.context.storage.end(table.stored.id, 'abandoned', null, ended)
  table.stored = { ...table.stored, status: 'abandoned', ended, ballots: [] }
  rest(table)
  table.context.log.info({ table: table.stored.id, seq: table.seq }, 'a table was abandoned')
  if (table.playing !== null) tellUpdate(table, { what: 'finish', seat: null })
  tellPresenceNow(table)
}
