import { setImmediate as breathe } from 'node:timers/promises'
import { cloneJson, hash, type MatchFile, openMatch, type Seat, type Segment } from '@conclave/kernel'
import { type AnyGame, type Earlier, type Giver, reopening, type Table } from '@conclave/table'
import type { Entry, LogStorage, StoredCheckpoint, StoredSegment, StoredTable } from '../storage/storage.ts'
import { fileFrom, type PlayProblem } from './playing.ts'

/** A match brought back from what is stored. */
export interface ComeBack {
  readonly playing: Table
  /** The last entries before it, whose commands are remembered. */
  readonly entries: readonly Entry[]
  /** Number of entries that the stored checkpoint reaches; -1 if there is none that helps. */
  readonly kept: number
  /** Under new rules the match goes on in a new segment; the entry stands before it if answers were left behind. */
  readonly added: { readonly segment: StoredSegment; readonly between?: Entry } | null
}

/** The commands of so many entries before a checkpoint are remembered: who sends one later than that hears that it is stale. */
const remembered = 200

/** So many entries are read at once, and so many milliseconds the match is played on before others have their turn. */
const slice = { entries: 1000, ms: 8 }

/** Key in the log where a new version of the rules does not lead on; no option has it. */
const newRules = 'new-rules'

/**
 * Brings a match back. Under the rules it was played with, it comes from its last checkpoint, and only what was answered since is
 * given again; the log decides whether a checkpoint is good, and without one it does alone. Nobody else waits for it.
 */
export const comeBack = async (
  storage: LogStorage,
  game: AnyGame,
  table: StoredTable,
  now: number,
): Promise<ComeBack | PlayProblem> => {
  const segments = await storage.segments(table.id)
  const last = segments.at(-1)
  if (last === undefined) return { problem: 'the log has no segments' }
  const known = await storage.checkpoint(table.id)
  const entries = await entriesAfter(storage, table.id, Math.max(0, (known?.seq ?? 0) - remembered))
  const checkpoint = known !== undefined && isOfLog(known, last, entries) ? known : null
  const kept = checkpoint?.seq ?? -1
  if (last.rules !== game.rules)
    return underNewRules(storage, game, table, { segments, last, checkpoint, now })
  if (checkpoint !== null) {
    const playing = await playOn(game, table, { rules: last.rules, earlier: checkpoint, entries })
    if (!('problem' in playing)) return { playing, entries, kept, added: null }
  }
  const all = await entriesAfter(storage, table.id, 0)
  const playing = await fromStart(game, table, segments, all)
  return 'problem' in playing ? playing : { playing, entries: all.slice(-remembered), kept: -1, added: null }
}

const entriesAfter = async (storage: LogStorage, table: string, after: number): Promise<Entry[]> => {
  const all: Entry[] = []
  for (;;) {
    const more = await storage.entries(table, all.at(-1)?.seq ?? after, slice.entries)
    all.push(...more)
    if (more.length < slice.entries) return all
    await breathe()
  }
}

/** True if a checkpoint agrees with the log at its place. */
const isOfLog = (
  { seq, rules, state, hash: said }: StoredCheckpoint,
  last: StoredSegment,
  entries: readonly Entry[],
): boolean => {
  const logged = seq === last.after ? last.hash : entries.find((entry) => entry.seq === seq)?.hash
  return rules === last.rules && seq >= last.after && logged === said && hash(state) === said
}

/** A stretch of a match that begins at an earlier state. */
interface Stretch {
  readonly rules: string
  readonly earlier: Earlier
  /** Those of the stretch, perhaps with some before it. */
  readonly entries: readonly Entry[]
}

const own = ({ earlier, entries }: Stretch): readonly Entry[] =>
  entries.filter(({ seq }) => seq > earlier.seq)

const fileAt = (table: StoredTable, stretch: Stretch): MatchFile => {
  const answers = own(stretch)
  const segment: Segment = {
    rules: stretch.rules,
    from: stretch.earlier.state,
    answers: answers.map(({ seat, key }): [Seat, string] => [seat, key]),
    hashes: [hash(stretch.earlier.state), ...answers.map((entry) => entry.hash)],
  }
  return { ...fileFrom(table, [], []), segments: [segment] }
}

const playOn = (game: AnyGame, table: StoredTable, stretch: Stretch): Promise<Table | PlayProblem> =>
  inSlices(game, fileAt(table, stretch), own(stretch), stretch.earlier)

/** The start of the last segment as an earlier state; null for the setup. */
const startOfLast = ({ after, kept, from }: StoredSegment): Earlier | null =>
  from === null
    ? null
    : { seq: after, state: from, given: [], back: [], log: [], undone: leftBehind(after, kept) }

/** Stretch of answers that were left behind: whoever has heard of them hears that they do not hold. */
const leftBehind = (after: number, kept: number): Earlier['undone'] => (kept < after ? [[after, kept]] : [])

const fromStart = (
  game: AnyGame,
  table: StoredTable,
  segments: readonly StoredSegment[],
  entries: readonly Entry[],
): Promise<Table | PlayProblem> => {
  const last = segments.at(-1)
  const earlier = last === undefined ? null : startOfLast(last)
  return last === undefined || earlier === null
    ? inSlices(game, fileFrom(table, segments, entries), entries, null)
    : playOn(game, table, { rules: last.rules, earlier, entries })
}

/** Giver of an answer: one that no client has sent the table has given by itself, for a person or a bot. */
const storedGiver = (command: string | null | undefined): Giver => (command == null ? 'table' : 'seat')

const inSlices = async (
  game: AnyGame,
  file: MatchFile,
  entries: readonly Entry[],
  earlier: Earlier | null,
): Promise<Table | PlayProblem> => {
  const steps = reopening(game, file, ({ at }) => storedGiver(entries[at]?.command), earlier)
  let begun = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - begun > slice.ms) {
      await breathe()
      begun = performance.now()
    }
    step = steps.next()
  }
  const playing = step.value
  if ('problem' in playing) {
    const entry = playing.at === undefined ? 'the log' : `entry ${playing.at + 1} of the log`
    return { problem: `${entry} is refused: ${playing.problem}` }
  }
  if (hash(playing.match.state) !== file.segments.at(-1)?.hashes.at(-1))
    return { problem: 'the log leads to another state than the one that was stored' }
  return playing
}

/**
 * Brings a match back that was played with other rules. If all that can be checked leads to the same states, it goes on from its
 * last entry; else from the state that a server has stored at its end, or from its last checkpoint.
 */
const underNewRules = async (
  storage: LogStorage,
  game: AnyGame,
  table: StoredTable,
  {
    segments,
    last,
    checkpoint,
    now,
  }: {
    readonly segments: readonly StoredSegment[]
    readonly last: StoredSegment
    readonly checkpoint: (StoredCheckpoint & Earlier) | null
    readonly now: number
  },
): Promise<ComeBack | PlayProblem> => {
  const all = await entriesAfter(storage, table.id, checkpoint === null ? 0 : checkpoint.seq - 1)
  const length = all.at(-1)?.seq ?? 0
  const begin = async (state: Earlier['state'], kept: number, told: Pick<Earlier, 'log' | 'undone'>) => {
    const start = hash(state)
    const after = kept === length ? length : length + 1
    const between = { seq: after, seat: 0, key: newRules, hash: start, command: null, at: now, unseen: 0 }
    const undone = [...told.undone, ...leftBehind(after, kept)]
    const earlier = { seq: after, state, given: [], back: [], log: told.log, undone }
    const playing = await playOn(game, table, { rules: game.rules, earlier, entries: [] })
    if ('problem' in playing) return playing
    if (table.status !== 'running') return { playing, entries: [], kept: -1, added: null }
    const segment = { after, kept, rules: game.rules, from: cloneJson(state), hash: start }
    return { playing, entries: [], kept: -1, added: { segment, ...(after === kept ? {} : { between }) } }
  }
  const earlier = checkpoint ?? startOfLast(last)
  const none = { log: [], undone: [] }
  const file =
    earlier === null
      ? fileFrom(table, segments, all)
      : fileAt(table, { rules: game.rules, earlier, entries: all })
  const checked = openMatch(game, file)
  if (!('problem' in checked)) {
    if (earlier === null) {
      const playing = await inSlices(game, file, all, null)
      return 'problem' in playing ? playing : { playing, entries: all, kept: -1, added: null }
    }
    return begin(checked.state, length, earlier)
  }
  const rest = await storage.snapshot(table.id)
  if (rest?.seq === length && hash(rest.state) === all.at(-1)?.hash && knows(game, table, rest.state))
    return begin(rest.state, length, earlier ?? none)
  // What is over has no other end.
  const goesOn = table.status === 'running' && earlier !== null && knows(game, table, earlier.state)
  if (goesOn) return begin(earlier.state, earlier.seq, earlier)
  return checked
}

/** True if the game has every rule that a state waits in. */
const knows = (game: AnyGame, table: StoredTable, state: Earlier['state']): boolean => {
  const earlier = { seq: 0, state, given: [], back: [], log: [], undone: [] }
  return !('problem' in openMatch(game, fileAt(table, { rules: game.rules, earlier, entries: [] })))
}
