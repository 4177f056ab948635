import type { Table } from '@conclave/table'
import { commandKey, type LiveTable } from './live.ts'
import { bringBackFrom } from './playing.ts'

/** The match cannot be brought back from its log. Operators have to look at it. */
class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}

/** The table's match, brought back from the log if it rested; null before it has begun. */
export const playingOf = async (table: LiveTable): Promise<Table | null> => {
  if (table.playing !== null || table.stored.started === null) return table.playing
  const { storage, log } = table.context
  const { id } = table.stored
  const [segments, entries, snapshot] = await Promise.all([
    storage.segments(id),
    storage.entries(id),
    storage.snapshot(id),
  ])
  const reopened = bringBackFrom(table.game, table.stored, segments, entries, snapshot)
  if ('problem' in reopened) throw new BrokenMatch(`table ${id} cannot go on: ${reopened.problem}`)
  const { playing, added } = reopened
  if (added !== null) {
    await storage.addSegment(id, added)
    log.warn({ table: id, rules: added.rules }, 'a match goes on under new rules, from its snapshot')
  }
  table.commands.clear()
  for (const { seq, seat, command } of entries) {
    if (command !== null) table.commands.set(commandKey(seat, command), seq)
  }
  table.playing = playing
  table.seq = playing.seq
  table.asked = new Map()
  return playing
}
