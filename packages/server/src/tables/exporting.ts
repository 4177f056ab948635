import type { MatchFile, Seat } from '@conclave/kernel'
import type { EventsPage, MatchExport } from '@conclave/protocol'
import type { Holder } from '../storage/storage.ts'
import { isOver } from './info.ts'
import { type LiveTable, serially } from './live.ts'
import { playingOf } from './loading.ts'
import { fileFrom } from './playing.ts'
import { currentFor, eventsFor, numberFor } from './telling.ts'

/** Requester of something of a table. */
export interface Requester {
  /** The hash of the session that asks; null for somebody without one. */
  readonly session: string | null
  readonly holders: readonly Holder[]
  readonly seats: readonly Seat[]
  readonly owner: boolean
}

/** The whole match, as it is stored. */
export const wholeFile = async ({ context, stored }: LiveTable): Promise<MatchFile> => {
  const [segments, entries] = await Promise.all([
    context.storage.segments(stored.id),
    context.storage.entries(stored.id),
  ])
  return fileFrom(stored, segments, entries)
}

/**
 * The match file: whole when the match is over, or for the only person who plays; otherwise what the requester may know. A
 * seed, or the key of another seat's answer, could tell what lies face down. Null before the match has begun.
 */
export const exportFor = async (table: LiveTable, requester: Requester): Promise<MatchExport | null> => {
  if (table.stored.started === null) return null
  if (isOver(table.stored)) return { partial: false, file: await wholeFile(table) }
  if (playsAlone(table, requester)) {
    const exposed = await serially(table, () => expose(table, requester))
    if (exposed) return { partial: false, file: await wholeFile(table) }
  }
  return serially(table, async () => {
    await playingOf(table)
    const { stored, game } = table
    const { seq, views, events } = currentFor(table, requester.seats, -1)
    const entries = await table.context.storage.entries(stored.id)
    const segments = await table.context.storage.segments(stored.id)
    // What was left behind under other rules is no part of the match.
    const answers = entries
      .filter(({ seq: at }) => segments.every(({ after, kept }) => at <= kept || at > after))
      .map(({ seq: at, seat, key }) => ({ seq: numberFor(table, requester.seats, at), seat, key }))
    return {
      partial: true,
      game: stored.game,
      edition: stored.edition,
      rules: game.rules,
      options: stored.options,
      seats: stored.seats.length,
      mine: [...requester.seats],
      commitment: stored.commitment,
      nonces: [...(stored.nonces ?? [])],
      seq,
      answers: answers.filter(({ seat }) => requester.seats.includes(seat)),
      events,
      views: [...views],
    }
  })
}

/**
 * True for the owner of a table where nobody else ever held a seat, so that knowing too much spoils nobody's match. Who holds the
 * seats now is no answer: the owner may have taken one from somebody.
 */
const playsAlone = ({ stored }: LiveTable, { owner }: Requester): boolean => owner && !stored.everShared

/** Notes that the seed is known, before it is. False: somebody else has come in the meantime. */
const expose = async (table: LiveTable, requester: Requester): Promise<boolean> => {
  if (!playsAlone(table, requester)) return false
  if (table.stored.exposed) return true
  await table.context.storage.setExposed(table.stored.id)
  table.stored = { ...table.stored, exposed: true }
  return true
}

/** Everything that happened so far, as far as the requester may know. */
export const eventsPageFor = (table: LiveTable, { seats }: Requester): Promise<EventsPage> =>
  serially(table, async () => {
    const playing = await playingOf(table)
    return {
      seq: numberFor(table, seats),
      events: playing === null ? [] : eventsFor(table, playing, seats),
    }
  })
