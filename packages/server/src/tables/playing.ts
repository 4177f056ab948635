import { isDeepStrictEqual } from 'node:util'
import {
  answer,
  begin,
  cloneJson,
  type Game,
  give,
  hash,
  type Match,
  type MatchFile,
  type Option,
  openMatch,
  type Question,
  questionOf,
  type Refusal,
  readSettings,
  resumeMatch,
  type Seat,
  sealed,
  settle,
  shuffleSeed,
  startMatch,
  type TableEvent,
  type TableState,
  undo,
  undoKey,
} from '@conclave/kernel'
import { seatsGoneBack } from '@conclave/protocol'
import type { Entry, Snapshot, StoredSegment, StoredTable } from '../storage/storage.ts'

export type AnyGame = Game<TableState, Option>

/** An event, and the entry of the log that it followed from; 0 for the setup. */
export interface Told {
  readonly seq: number
  readonly event: TableEvent
}

/** A match as the server plays it: the kernel's match, and what its log has told so far. */
export interface Playing {
  readonly match: Match<TableState, Option>
  /** How many entries the log has. */
  seq: number
  /** How many of them belong to earlier segments. */
  readonly before: number
  /** The entry of every answer that stands, beside the match's `given`. */
  standing: number[]
  events: Told[]
  /** For every entry, up to which one the events told before it still held: its predecessor, unless it is an undo. */
  readonly since: number[]
  /** Seats that have gone back, and to which question: that one they answer themselves, until time is up. */
  readonly back: Map<Seat, Question>
}

export interface PlayProblem {
  readonly problem: string
}

/** Begins a table's match. */
export const beginPlaying = (
  game: AnyGame,
  table: StoredTable,
  nonces: readonly string[],
): Playing | PlayProblem => {
  const events: Told[] = []
  const match = startMatch(
    game,
    { options: table.options, seats: table.seats.length, seed: table.seed, nonces },
    (event) => events.push({ seq: 0, event }),
  )
  return 'problem' in match
    ? match
    : { match, seq: 0, before: 0, standing: [], events, since: [-1], back: new Map() }
}

/** Who gave an answer: what no client has sent, the table has answered by itself, for a person or a bot. */
export const giverOf = (command: string | null): 'seat' | 'table' => (command === null ? 'table' : 'seat')

/** Gives an answer. Nothing has changed if it is refused. */
export const giveTo = (playing: Playing, seat: Seat, key: string, by: 'seat' | 'table'): Refusal | null => {
  const seq = playing.seq + 1
  const told: Told[] = []
  const refusal = give(playing.match, seat, key, (event) => told.push({ seq, event }), by)
  if (refusal !== null) return refusal
  playing.events.push(...told)
  playing.standing.push(seq)
  playing.back.delete(seat)
  forgetGone(playing, isSameOne)
  advance(playing, seq, seq - 1)
  return null
}

/** Takes back what a seat's undo takes back, one entry of the log for each answer, with everything that was told of it. */
export const undoIn = (playing: Playing, seat: Seat): Refusal | null => {
  const { match } = playing
  const { given } = match
  const refusal = undo(match, seat)
  if (refusal !== null) return refusal
  const stands = new Set(match.given)
  const gone = given.flatMap((each, at) => (stands.has(each) ? [] : [playing.standing[at] ?? playing.seq]))
  const first = gone[0] ?? playing.seq
  playing.standing = playing.standing.filter((seq) => !gone.includes(seq))
  const wereLast = playing.standing.every((seq) => seq < first)
  playing.events = wereLast
    ? playing.events.filter((told) => told.seq < first)
    : eventsOf(match, playing.standing)
  for (const undone of gone.toReversed()) advance(playing, playing.seq + 1, undone - 1)
  // The state was built anew: what the others are asked is the same if it looks the same.
  forgetGone(playing, isDeepStrictEqual)
  const question = questionOf(match.state, seat)
  if (question !== undefined) playing.back.set(seat, question)
  return null
}

/** Whoever is not asked any more what she went back to, because of another's answer, is a seat like the others again. */
const forgetGone = (
  { match, back }: Pick<Playing, 'match' | 'back'>,
  isSame: (now: Question, then: Question) => boolean,
): void => {
  for (const [seat, then] of back) {
    const now = questionOf(match.state, seat)
    if (now !== undefined && isSame(now, then)) back.set(seat, now)
    else back.delete(seat)
  }
}

const isSameOne = (now: Question, then: Question): boolean => now === then

const advance = (playing: Playing, seq: number, since: number): void => {
  playing.seq = seq
  playing.since[seq] = since
}

/** The entry up to which a client's log holds that has seen everything up to `lastSeq`. */
export const holdsUpTo = ({ seq, since }: Playing, lastSeq: number): number => {
  let holds = Math.min(lastSeq, seq)
  for (let at = lastSeq + 1; at <= seq; at++) holds = Math.min(holds, since[at] ?? -1)
  return holds
}

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
  readonly playing: Playing
  readonly added: StoredSegment | null
}

/**
 * Brings a match back from its log. Under the rules it was played with, its answers are simply given again and only the
 * last hash is compared; after a change of the rules every step is checked.
 */
export const reopen = (
  game: AnyGame,
  table: StoredTable,
  segments: readonly StoredSegment[],
  entries: readonly Entry[],
  snapshot: Snapshot | undefined,
): Reopened | PlayProblem => {
  const file = fileFrom(table, segments, entries)
  const last = segments.at(-1)
  if (last === undefined) return { problem: 'the log has no segments' }
  const before = last.after
  if (last.rules === game.rules) return replay(game, file, before, entries.slice(before))
  const opened =
    snapshot?.seq === entries.length ? resumeMatch(game, file, snapshot.state) : openMatch(game, file)
  if ('problem' in opened) return opened
  const isNew = opened.file.segments.length > file.segments.length
  if (!isNew) return replay(game, file, before, entries.slice(before))
  const seq = entries.length
  const since = Array.from({ length: seq + 1 }, (_, at) => at - 1)
  const added = { after: seq, rules: game.rules, from: cloneJson(opened.state), hash: hash(opened.state) }
  const back = new Map<Seat, Question>()
  return { playing: { match: opened, seq, before: seq, standing: [], events: [], since, back }, added }
}

const replay = (
  game: AnyGame,
  file: MatchFile,
  before: number,
  entries: readonly Entry[],
): Reopened | PlayProblem => {
  const since = Array.from({ length: before + 1 }, (_, at) => at - 1)
  let standing: Entry[] = []
  for (const entry of entries) {
    // The kernel takes back a seat's last answer that stands; which one it is, the log alone tells.
    const undone = entry.key === undoKey ? standing.findLast(({ seat }) => seat === entry.seat) : undefined
    since[entry.seq] = (undone ?? entry).seq - 1
    standing = entry.key === undoKey ? standing.filter((each) => each !== undone) : [...standing, entry]
  }
  const started = startOf(game, file)
  if (started === null) return { problem: 'the log cannot be begun: its first state is not of these rules' }
  const match: Match<TableState, Option> = { game, file, state: started.state, given: [] }
  const events = started.events.map((event): Told => ({ seq: before, event }))
  const back = new Map<Seat, Question>()
  const noteBack = (until: number): void => {
    for (const seat of seatsGoneBack(file)) {
      const undone = entries.findLast((entry) => entry.seat === seat)
      const question = questionOf(match.state, seat)
      if (undone !== undefined && undone.seq < until && question !== undefined && !back.has(seat))
        back.set(seat, question)
    }
  }
  for (const { seq, seat, key, command } of standing) {
    noteBack(seq)
    const manner = questionOf(match.state, seat)?.manner ?? 'turn'
    const { barrier } = match.state
    const sink = (event: TableEvent) => events.push({ seq, event })
    const refusal = answer(game, match.state, seat, key, sink)
    if (refusal !== null) return { problem: `entry ${seq} of the log is refused: ${refusal.message}` }
    settle(game, match.state, sink)
    match.given.push({ seat, key, manner, barrier, by: giverOf(command) })
  }
  if (hash(match.state) !== file.segments.at(-1)?.hashes.at(-1)) {
    return { problem: 'the log leads to another state than the one that was stored' }
  }
  const seq = before + entries.length
  noteBack(seq + 1)
  forgetGone({ match, back }, isSameOne)
  return {
    playing: { match, seq, before, standing: standing.map((entry) => entry.seq), events, since, back },
    added: null,
  }
}

/** What happened so far, told again: after an undo in the middle, later answers may have led elsewhere. */
const eventsOf = ({ game, file, given }: Match<TableState, Option>, standing: readonly number[]): Told[] => {
  const started = startOf(game, file)
  if (started === null) return []
  const { state } = started
  const before = file.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0)
  const events = started.events.map((event): Told => ({ seq: before, event }))
  for (const [at, { seat, key }] of given.entries()) {
    const sink = (event: TableEvent) => events.push({ seq: standing[at] ?? before, event })
    answer(game, state, seat, key, sink)
    settle(game, state, sink)
  }
  return events
}

const startOf = (game: AnyGame, file: MatchFile): { state: TableState; events: TableEvent[] } | null => {
  const segment = file.segments.at(-1)
  const events: TableEvent[] = []
  if (segment === undefined) return null
  if (segment.from !== 'setup') return { state: cloneJson(segment.from), events }
  const reading = readSettings(game.settings, file.options)
  if (!reading.ok) return null
  const sink = (event: TableEvent) => events.push(event)
  const state = begin(game, reading.chosen, file.seats, sealed(shuffleSeed(file)), sink)
  settle(game, state, sink)
  return { state, events }
}
