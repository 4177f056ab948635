import {
  answer,
  begin,
  canonical,
  cloneJson,
  type Game,
  give,
  type Match,
  type MatchFile,
  type Option,
  type Problem,
  type Question,
  questionOf,
  type Refusal,
  readSettings,
  repeat,
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
import { answerOf, isUndone, type LogEntry, placedAt, undoneAt } from './log.ts'

/** A game, as a table of any game plays it. */
export type AnyGame = Game<TableState, Option>
export type AnyMatch = Match<TableState, Option>

/** Cause of an answer: a person gave it, or the table for her (an order, or her time was up), or a bot. */
export type By = 'player' | 'order' | 'timeout' | 'bot'

/** Actor of an answer, as the kernel counts it: what no person has given herself, an undo goes past. */
export type Giver = AnyMatch['given'][number]['by']

export const giverOf = (by: By): Giver => (by === 'player' ? 'seat' : 'table')

/** A table: a match and the log of what happened, by the answers that brought it about. */
export interface Table {
  readonly match: AnyMatch
  /** Sequence number: how many answers were given so far, undos and earlier segments counted, too. */
  seq: number
  /** The number of every answer that stands, beside the match's `given`. */
  seqs: number[]
  log: LogEntry[]
  /** For every answer, up to which one the log from before still held: its predecessor, unless it is an undo. */
  readonly since: number[]
  /** Seats that have gone back, and to which question: that one they answer themselves. */
  readonly back: Map<Seat, Question>
  /** Number of answers given when the match got the base that undos build anew from. */
  base: number
}

/** After so many answers a table looks out for a new base, so that an undo costs the same late in a match as early. */
const answersPerBase = 50

/** A table at which nothing was answered yet, but in earlier segments. */
export const tableOf = (match: AnyMatch, told: readonly TableEvent[]): Table => {
  const seq = earlierIn(match.file)
  return {
    match,
    seq,
    seqs: [],
    log: placedAt(seq, told),
    since: Array.from({ length: seq + 1 }, (_, at) => at - 1),
    back: new Map(),
    base: seq,
  }
}

/** Offset of the last segment: how many answers the earlier ones of a file hold. */
export const earlierIn = ({ segments }: Pick<MatchFile, 'segments'>): number =>
  segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0)

/** Begins a match and hears what its setup tells. */
export const beginTable = (
  game: AnyGame,
  setup: Pick<MatchFile, 'options' | 'seats' | 'seed' | 'nonces'>,
): Table | Problem => {
  const told: TableEvent[] = []
  const match = startMatch(game, setup, (event) => told.push(event))
  return 'problem' in match ? match : tableOf(match, told)
}

/** Gives an answer. Nothing has changed if it is refused. */
export const giveAt = (table: Table, seat: Seat, key: string, by: Giver): Refusal | null => {
  const told: TableEvent[] = []
  const refusal = give(table.match, seat, key, (event) => told.push(event), by)
  if (refusal !== null) return refusal
  advance(table, table.seq)
  table.log.push(...placedAt(table.seq, told))
  table.seqs.push(table.seq)
  table.back.delete(seat)
  forgetGone(table, isSameOne)
  if (table.seq - table.base >= answersPerBase) rebase(table)
  return null
}

/** Lets undos build anew from here on, if nothing that was answered so far can be taken back. */
export const rebase = (table: Table): boolean => {
  const { given, state } = table.match
  const last = given.at(-1)
  // Something was learnt from the last answer: no undo ever goes behind it.
  if (last === undefined || last.barrier === state.barrier) return false
  table.match.base = { state: cloneJson(state), given: given.length }
  table.base = table.seq
  return true
}

/** Takes back the last answer that a seat gave itself, with what the table has answered for it since. */
export const undoAt = (table: Table, seat: Seat): Refusal | null =>
  takeBack(table, seat, () => undo(table.match, seat))

/** Carries out an entry of a match file: an answer, or an undo of one answer. */
export const repeatAt = (
  table: Table,
  [seat, key]: readonly [seat: Seat, key: string],
  by: Giver,
): Refusal | null =>
  key === undoKey
    ? takeBack(table, seat, () => repeat(table.match, [seat, key]))
    : giveAt(table, seat, key, by)

const takeBack = (table: Table, seat: Seat, carryOut: () => Refusal | null): Refusal | null => {
  const { match } = table
  const { given } = match
  const refusal = carryOut()
  if (refusal !== null) return refusal
  const stands = new Set(match.given)
  const gone = given.flatMap((each, at) =>
    stands.has(each) ? [] : [{ seq: table.seqs[at] ?? 0, by: each.by }],
  )
  const numbers = new Set(gone.map(({ seq }) => seq))
  const first = gone[0]?.seq ?? table.seq
  table.seqs = table.seqs.filter((seq) => !numbers.has(seq))
  table.log = table.seqs.every((seq) => seq < first)
    ? table.log.filter((entry) => isUndone(entry) || answerOf(entry) < first)
    : [...toldAgain(table), ...table.log.filter(isUndone)].sort((a, b) => a.seq - b.seq)
  // The latest goes first; the log tells of it once, when what the seat had answered itself goes.
  for (const undone of gone.toReversed()) {
    advance(table, undone.seq - 1)
    if (undone.by === 'seat') table.log.push(undoneAt(table.seq, seat))
  }
  // The state was built anew: what the others are asked is the same if it looks the same.
  forgetGone(table, (now, then) => canonical(now) === canonical(then))
  const question = questionOf(match.state, seat)
  if (question !== undefined) table.back.set(seat, question)
  return null
}

/** Replay of what happened so far: after an undo in the middle, later answers may have led elsewhere. */
const toldAgain = ({ match: { game, file, given, base }, ...table }: Table): LogEntry[] => {
  const told: TableEvent[] = []
  const hear = (event: TableEvent): void => {
    told.push(event)
  }
  const state = base === undefined ? startOf(game, file, hear) : cloneJson(base.state)
  if (state === null) return []
  const before = table.log.filter((entry) => !isUndone(entry) && answerOf(entry) <= table.base)
  const log = base === undefined ? placedAt(earlierIn(file), told.splice(0)) : before
  const first = base?.given ?? 0
  for (const [at, { seat, key }] of given.slice(first).entries()) {
    answer(game, state, seat, key, hear)
    settle(game, state, hear)
    log.push(...placedAt(table.seqs[first + at] ?? 0, told.splice(0)))
  }
  return log
}

/** The state that a file's last segment starts from, and what is told on the way to it; null if its options are not the game's. */
export const startOf = (
  game: AnyGame,
  file: MatchFile,
  hear: (event: TableEvent) => void,
): TableState | null => {
  const segment = file.segments.at(-1)
  if (segment === undefined) return null
  if (segment.from !== 'setup') return cloneJson(segment.from)
  const reading = readSettings(game.settings, file.options)
  if (!reading.ok) return null
  const state = begin(game, reading.chosen, file.seats, sealed(shuffleSeed(file)), hear)
  settle(game, state, hear)
  return state
}

/** Expiry: who is not asked any more what she went back to, because of another's answer, is a seat like the others again. */
export const forgetGone = (
  { match, back }: Pick<Table, 'match' | 'back'>,
  isSame: (now: Question, then: Question) => boolean,
): void => {
  for (const [seat, then] of back) {
    const now = questionOf(match.state, seat)
    if (now !== undefined && isSame(now, then)) back.set(seat, now)
    else back.delete(seat)
  }
}

export const isSameOne = (now: Question, then: Question): boolean => now === then

const advance = (table: Table, holds: number): void => {
  table.seq++
  table.since[table.seq] = holds
}

/** Delta for a client that has seen everything up to an answer: up to where its log holds, and what follows. */
export const heardSince = (
  { seq, since, log }: Table,
  seen: number,
): { readonly holds: number; readonly entries: readonly LogEntry[] } => {
  let holds = Math.min(seen, seq)
  for (let at = seen + 1; at <= seq; at++) holds = Math.min(holds, since[at] ?? -1)
  return { holds, entries: log.slice(log.findLastIndex((entry) => answerOf(entry) <= holds) + 1) }
}

/** Conflict: has a seat answered itself since a client that wants it to go back last heard of the table? */
export const hasAnsweredSince = ({ match, seqs, seq }: Table, seat: Seat, seen: number): boolean => {
  const at = match.given.findLastIndex((given) => given.seat === seat && given.by === 'seat')
  return seen > seq || (at >= 0 && (seqs[at] ?? 0) > seen)
}
