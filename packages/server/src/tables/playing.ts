import { cloneJson, hash, type MatchFile, openMatch, resumeMatch, type Seat } from '@conclave/kernel'
import { type AnyGame, beginTable, type Giver, reopen, type Table, tableOf } from '@conclave/table'
import type { Entry, StateSnapshot, StoredSegment, StoredTable } from '../storage/storage.ts'

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

/** Who gave an answer: what no client has sent, the table has answered by itself, for a person or a bot. */
const giverOf = (command: string | null | undefined): Giver => (command == null ? 'table' : 'seat')

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
    const own = entries.slice(after, segments[at + 1]?.after)
    return {
      rules,
      from: from ?? 'setup',
      answers: own.map(({ seat, key }): [Seat, string] => [seat, key]),
      hashes: [start, ...own.map((entry) => entry.hash)],
    }
  }),
})

/** A match brought back from its log; `added`: under new rules it goes on from its snapshot, in a new segment. */
export interface Reopened {
  readonly playing: Table
  readonly added: StoredSegment | null
}

/**
 * Brings a match back from its log. Under the rules it was played with, its answers are simply given again and only the
 * last hash is compared; after a change of the rules every step is checked.
 */
export const bringBackFrom = (
  game: AnyGame,
  table: StoredTable,
  segments: readonly StoredSegment[],
  entries: readonly Entry[],
  snapshot: StateSnapshot | undefined,
): Reopened | PlayProblem => {
  const file = fileFrom(table, segments, entries)
  const last = segments.at(-1)
  if (last === undefined) return { problem: 'the log has no segments' }
  if (last.rules === game.rules) return trusted(game, file, entries.slice(last.after))
  const opened =
    snapshot?.seq === entries.length ? resumeMatch(game, file, snapshot.state) : openMatch(game, file)
  if ('problem' in opened) return opened
  const isNew = opened.file.segments.length > file.segments.length
  if (!isNew) return trusted(game, file, entries.slice(last.after))
  const seq = entries.length
  const added = { after: seq, rules: game.rules, from: cloneJson(opened.state), hash: hash(opened.state) }
  return { playing: tableOf(opened, []), added }
}

const trusted = (game: AnyGame, file: MatchFile, entries: readonly Entry[]): Reopened | PlayProblem => {
  const playing = reopen(game, file, ({ at }) => giverOf(entries[at]?.command))
  if ('problem' in playing) {
    const entry = playing.at === undefined ? 'the log' : `entry ${playing.at + 1} of the log`
    return { problem: `${entry} is refused: ${playing.problem}` }
  }
  if (hash(playing.match.state) !== file.segments.at(-1)?.hashes.at(-1))
    return { problem: 'the log leads to another state than the one that was stored' }
  return { playing, added: null }
}
