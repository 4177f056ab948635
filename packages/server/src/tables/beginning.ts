import type { Seat } from '@conclave/kernel'
import type { Failure } from '@conclave/protocol'
import type { StoredTable } from '../storage/storage.ts'
import { fail, type LiveTable } from './live.ts'
import { beginPlaying } from './playing.ts'
import { lookAround, proceed } from './proceed.ts'
import { tellPresence, tellUpdate } from './telling.ts'

/** True if everybody is there: the match can begin. */
export const isComplete = ({ status, seats }: StoredTable): boolean =>
  status === 'waiting' && seats.every(({ kind, taken, ready }) => kind === 'bot' || (taken && ready))

/** Begins the match, with bots in some of the seats. Runs as a job of the table. */
export const beginMatch = async (
  table: LiveTable,
  bots: readonly { seat: Seat; bot: string }[],
): Promise<Failure | null> => {
  const { context, game } = table
  const { id } = table.stored
  const replaced = new Map(bots.map(({ seat, bot }) => [seat, bot]))
  const seats = table.stored.seats.map((seat) => {
    const bot = replaced.get(seat.seat)
    if (bot === undefined) return seat
    return { ...seat, kind: 'bot' as const, bot, taken: true, ready: true, tokenHash: null, nonce: null }
  })
  const nonces = seats.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]))
  const playing = beginPlaying(game, { ...table.stored, seats }, nonces)
  if ('problem' in playing) return fail('malformed', playing.problem)
  const started = context.now()
  const hash = playing.match.file.segments[0]?.hashes[0] ?? ''
  const begun = await context.storage.begin(id, {
    nonces,
    started,
    segment: { after: 0, kept: 0, rules: game.rules, from: null, hash },
    bots,
  })
  if (!begun) return fail('already-started', 'the match has begun already')
  table.stored = { ...table.stored, seats, status: 'running', nonces, started }
  table.playing = playing
  table.seq = 0
  table.changed = started
  table.asleep = false
  context.log.info({ table: id, game: game.id, seats: seats.length }, 'a match begins')
  lookAround(table)
  tellUpdate(table, { what: 'start', seat: null })
  tellPresence(table)
  proceed(table)
  return null
}
