import type { MatchFile, Seat } from '@conclave/kernel'
import { type AnyGame, beginTable, type Table } from '@conclave/table'
import type { Entry, StoredSegment, StoredTable } from '../storage/storage.ts'

export interface PlayProblem {
  readonly problem: string
}

/** Begins a table's match. */
export const beginPlaying = (
  game: AnyGame,
  table: StoredTable,
  nonces: readonly string[],
): Table | PlayProblem =>
  beginTable(game, { options: table.options, seats: table.seats.length, seed: table.seed, nonces })

/** The match file, made from what is stored alone. */
export const fileFrom = (
  table: StoredTable,
  segments: readonly StoredSegment[],
  entries: readonly Entry[],
): MatchFile => ({
  game: table.game,
  edition: table.edition,
  options: table.options,
  seats: table.seats.length,
  seed: table.seed,
  commitment: table.commitment,
  nonces: table.nonces ?? [],
  segments: segments.map(({ after, rules, from, hash: start }, at) => {
    const until = segments[at + 1]?.kept ?? Number.POSITIVE_INFINITY
    const own = entries.filter(({ seq }) => seq > after && seq <= until)
    return {
      rules,
      from: from ?? 'setup',
      answers: own.map(({ seat, key }): [Seat, string] => [seat, key]),
      hashes: [start, ...own.map((entry) => entry.hash)],
    }
  }),
})
