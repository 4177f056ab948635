import { type Seat, undoKey } from '@conclave/kernel'
import type { Failure } from '@conclave/protocol'
import { type By, giveAt, giverOf, type Table, undoAt } from '@conclave/table'
import { type Entry, LostTable } from '../storage/storage.ts'
import { commandKey, fail, type LiveTable } from './live.ts'
import { keepCheckpoint, playingOf } from './loading.ts'
import { everybody, noteQuiet } from './numbering.ts'
import { lookBefore, unseenSince } from './seen.ts'
import { tellAll, tellPresenceNow } from './telling.ts'

/** Log entry to be: an option's key, or the undo key. */
export interface NewEntry {
  readonly seat: Seat
  readonly key: string
  readonly command: string | null
  readonly by: By
}

/**
 * Carries out what is to be an entry and stores it. When this resolves with null the entry is durable. Otherwise nothing
 * has changed, or the match was forgotten and comes back from its log as it was.
 */
export const record = async (table: LiveTable, playing: Table, entry: NewEntry): Promise<Failure | null> => {
  const { context } = table
  const { id } = table.stored
  const { seat, key, command, by } = entry
  const before = playing.seq
  const looked = lookBefore(playing, key)
  const refusal = carryOut(table, playing, entry)
  if (refusal !== null) return refusal
  const hashes = playing.match.file.segments.at(-1)?.hashes.slice(before - playing.seq) ?? []
  // An undo may take several answers back, each in an entry of its own; the command is in the last.
  const unseen = unseenSince(looked, playing, seat)
  const entries = hashes.map((hash, at): Entry => {
    const seq = before + at + 1
    const isLast = seq === playing.seq
    // How many answers an undo takes back is nobody's business: it is told once.
    return {
      seq,
      seat,
      key,
      hash,
      command: isLast ? command : null,
      at: context.now(),
      unseen: isLast ? unseen : everybody,
    }
  })
  try {
    // Both go into one transaction: a table with something to do is never found asleep.
    if (table.asleep) {
      void context.storage.setAwake(id).catch(() => {})
      table.stored = { ...table.stored, awaited: null }
    }
    table.asleep = false
    const first = await context.storage.append(id, ...entries)
    if (!first) {
      table.playing = null
      return fail('stale', 'the table has moved on elsewhere; look again')
    }
  } catch (error) {
    if (error instanceof LostTable) {
      table.playing = null
      return fail('busy', 'the table has moved to another process; send it again')
    }
    context.log.error({ err: error, table: id }, 'an answer could not be stored; it does not count')
    context.health.refused()
    context.metrics.unstored.inc()
    table.playing = null
    return fail('storage', 'the answer could not be stored and does not count; send it again')
  }
  for (const each of entries) noteQuiet(table.numbering, each)
  table.seq = playing.seq
  keepCheckpoint(table, playing)
  table.changed = context.now()
  table.used = table.changed
  if (by === 'bot' && table.clients.size === 0) table.unwatched++
  if (command !== null) table.commands.set(commandKey(seat, command), playing.seq)
  context.metrics.answers.inc({ by: key === undoKey ? 'undo' : by })
  return null
}

const carryOut = (table: LiveTable, playing: Table, { seat, key, by }: NewEntry): Failure | null => {
  try {
    const refusal = key === undoKey ? undoAt(playing, seat) : giveAt(playing, seat, key, giverOf(by))
    return refusal === null ? null : fail(refusal.refused, refusal.message)
  } catch (error) {
    table.context.log.error(
      { err: error, table: table.stored.id, seat, key, seq: playing.seq },
      'the rules failed; the match goes on from before the answer',
    )
    table.playing = null
    const failure = fail(
      'internal',
      'the rules failed at this answer; it does not count. Please report the problem',
    )
    tellAll(table, { type: 'error', ...failure })
    return failure
  }
}

/** The table's match, brought back if it rested; if its end was not noted any more, it is now. Null before it has begun. */
export const bringBack = async (table: LiveTable): Promise<Table | null> => {
  const playing = await playingOf(table)
  if (table.stored.status === 'running' && playing?.match.state.outcome) await finish(table, playing)
  return playing
}

/** The match is over: its outcome is kept, and its seed may be shown. */
export const finish = async (table: LiveTable, playing: Table): Promise<void> => {
  const { context } = table
  const { outcome } = playing.match.state
  const ended = context.now()
  await context.storage.end(table.stored.id, 'over', outcome, ended)
  table.stored = { ...table.stored, status: 'over', outcome, ended, ballots: [] }
  context.log.info({ table: table.stored.id, seq: table.seq, reason: outcome?.reason }, 'a match is over')
  tellPresenceNow(table)
}
