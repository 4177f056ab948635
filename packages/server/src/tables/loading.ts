import { chapterAfter, checkpointOf, type Table } from '@conclave/table'
import { comeBack } from './coming-back.ts'
import { commandKey, type LiveTable } from './live.ts'

/** The table's match, brought back if it rested; null before it has begun, and for one that cannot go on. */
export const playingOf = async (table: LiveTable): Promise<Table | null> => {
  const { context, game, stored } = table
  const { storage, log } = context
  const { id, started } = stored
  if (table.playing !== null || started === null || table.broken) return table.playing
  const back = await comeBack(storage, game, stored, context.now())
  if ('problem' in back) {
    table.broken = true
    context.metrics.broken.inc()
    log.error({ table: id, rules: game.rules, problem: back.problem }, 'a match cannot go on')
    return null
  }
  const { playing, added, entries, kept } = back
  table.kept = kept
  if (added !== null) {
    const { segment, between } = added
    await storage.addSegment(id, segment, between)
    const { rules, after } = segment
    log.warn({ table: id, rules, from: segment.kept, after }, 'a match goes on under new rules')
    table.playing = playing
    keepCheckpoint(table, playing)
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

/** Stores a checkpoint, if the table stands at a new one and its log is stored until there. Nobody waits for it. */
export const keepCheckpoint = (table: LiveTable, playing: Table): void => {
  const { context, stored } = table
  const checkpoint = playing.seq > table.kept ? checkpointOf(playing) : null
  const segment = playing.match.file.segments.at(-1)
  const hash = segment?.hashes.at(-1)
  if (checkpoint === null || segment === undefined || hash === undefined) return
  const before = table.kept
  table.kept = playing.seq
  const { rules } = segment
  context.storage
    .saveCheckpoint(stored.id, { ...checkpoint, rules, hash }, chapterAfter(playing, before))
    .catch((error: unknown) => {
      // The next one tells this chapter, too.
      table.kept = before
      context.log.warn({ err: error, table: stored.id }, 'a checkpoint could not be stored')
    })
}
