import {
  answer,
  cloneJson,
  type MatchFile,
  openMatch,
  type Problem,
  questionOf,
  type Seat,
  settle,
  type TableEvent,
  undoKey,
} from '@conclave/kernel'
import type { Chapter, Checkpoint } from './checkpoint.ts'
import { placedAt, undoneAt } from './log.ts'
import {
  type AnyGame,
  type AnyMatch,
  beginTable,
  earlierIn,
  forgetGone,
  type Giver,
  isSameOne,
  repeatAt,
  startOf,
  type Table,
  tableOf,
} from './table.ts'

/** An answer of a file's last segment, and its place there; asked about just before it is given again. */
export interface Repeated {
  readonly at: number
  readonly seat: Seat
  readonly key: string
}

/**
 * Actor of an answer, which a match file does not say; the seat itself, if nobody knows. The match is as it stood before the
 * answer, or null where that is not known: the answer was taken back.
 */
export type GiverIn = (answer: Repeated, match: AnyMatch | null) => Giver

const bySeat: GiverIn = () => 'seat'

/** A checkpoint with everything that was told until then. The file to go on with holds the answers since. */
export type Earlier = Checkpoint & Chapter

/**
 * Brings a table back from a file that is trusted: only the answers that stand are given again, and no hash is looked at. For
 * whoever keeps the log, or has checked the file before.
 */
export const reopen = (game: AnyGame, file: MatchFile, giver?: GiverIn): Table | Problem => {
  const steps = reopening(game, file, giver)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same answer by answer, for a host that has others to look after meanwhile; from a checkpoint, if there is one. */
export function* reopening(
  game: AnyGame,
  file: MatchFile,
  giver: GiverIn = bySeat,
  earlier: Earlier | null = null,
): Generator<void, Table | Problem> {
  const segment = file.segments.at(-1)
  const told: TableEvent[] = []
  const hear = (event: TableEvent): void => {
    told.push(event)
  }
  const state = earlier === null ? startOf(game, file, hear) : cloneJson(earlier.state)
  if (segment === undefined || state === null)
    return { problem: 'the match cannot be begun: its first state is not of these rules' }
  const own = { ...segment, answers: segment.answers.slice(), hashes: segment.hashes.slice() }
  const match: AnyMatch = {
    game,
    file: { ...file, segments: [...file.segments.slice(0, -1), own] },
    state,
    given: [],
  }
  const table = earlier === null ? tableOf(match, told.splice(0)) : tableAt(match, earlier)
  const before = table.seq
  const { left, fates } = keptIn(segment.answers)
  const back = goneBack(fates)
  for (const seat of earlier?.back ?? []) {
    const question = questionOf(state, seat)
    if (question !== undefined && fates.every(({ entry }) => entry.seat !== seat))
      table.back.set(seat, question)
  }
  for (const { at, seat, key } of left) {
    noteBack(table, back, at)
    const by = giver({ at, seat, key }, match)
    const manner = questionOf(state, seat)?.manner ?? 'turn'
    const { barrier } = state
    const refusal = answer(game, state, seat, key, hear)
    if (refusal !== null) return { problem: refusal.message, at: before + at }
    settle(game, state, hear)
    match.given.push({ seat, key, manner, barrier, by })
    table.seqs.push(before + at + 1)
    table.log.push(...placedAt(before + at + 1, told.splice(0)))
    yield
  }
  for (const [at, { entry, undoes }] of fates.entries()) {
    table.since[before + at + 1] = before + (undoes?.at ?? at)
    if (undoes !== undefined && giver(undoes, null) === 'seat')
      table.log.push(undoneAt(before + at + 1, entry.seat))
  }
  table.log.sort((a, b) => a.seq - b.seq)
  table.seq = before + fates.length
  noteBack(table, back, fates.length)
  forgetGone(table, isSameOne)
  return table
}

/** A table as it stood at a checkpoint. */
const tableAt = (match: AnyMatch, { seq, state, given, log, undone }: Earlier): Table => {
  match.given.push(...given.map(({ answer: each }) => each))
  match.base = { state, given: given.length }
  const since = Array.from({ length: seq + 1 }, (_, at) => at - 1)
  for (const [at, holds] of undone) since[at] = holds
  return {
    match,
    seq,
    seqs: given.map((each) => each.seq),
    log: log.slice(),
    since,
    back: new Map(),
    base: seq,
  }
}

/** An entry of a segment, and the answer that it takes back, if it is an undo. */
interface Fate {
  readonly entry: Repeated
  readonly undoes: Repeated | undefined
}

/** Compaction: the answers that stand at the end. An undo takes back a seat's last one that stands; which, the list alone tells. */
const keptIn = (
  answers: readonly (readonly [seat: Seat, key: string])[],
): { readonly left: readonly Repeated[]; readonly fates: readonly Fate[] } => {
  let left: Repeated[] = []
  const fates = answers.map(([seat, key], at): Fate => {
    const entry = { at, seat, key }
    const undoes = key === undoKey ? left.findLast((each) => each.seat === seat) : undefined
    if (key === undoKey) left = left.filter((each) => each !== undoes)
    else left.push(entry)
    return { entry, undoes }
  })
  return { left, fates }
}

/** The seats whose last entry is an undo, with its place: what they are asked then, they answer themselves. */
const goneBack = (fates: readonly Fate[]): ReadonlyMap<Seat, number> => {
  const last = new Map(fates.map(({ entry }) => [entry.seat, entry]))
  return new Map([...last].flatMap(([seat, { at, key }]) => (key === undoKey ? [[seat, at]] : [])))
}

const noteBack = ({ match, back }: Table, gone: ReadonlyMap<Seat, number>, until: number): void => {
  for (const [seat, at] of gone) {
    const question = questionOf(match.state, seat)
    if (at < until && question !== undefined && !back.has(seat)) back.set(seat, question)
  }
}

/** Visitor: sees the table after the setup (0), and after so many entries of the file's last segment. */
export type Visit = (table: Table, answers: number) => void

/**
 * Plays a file again entry by entry, undos included, under the rules of the day. A file of several segments is heard from the
 * last one on: the earlier ones belong to other versions of the rules.
 */
export const replay = (
  game: AnyGame,
  file: MatchFile,
  { giver = bySeat, visit }: { readonly giver?: GiverIn; readonly visit?: Visit } = {},
): Table | Problem => {
  const segment = file.segments.at(-1)
  if (segment === undefined) return { problem: 'the match file has no segments' }
  const before = earlierIn(file)
  const begun = segment.from === 'setup' ? beginTable(game, file) : openedAt(game, file, before)
  if ('problem' in begun) return begun
  visit?.(begun, 0)
  for (const [at, [seat, key]] of segment.answers.entries()) {
    const refusal = repeatAt(begun, [seat, key], giver({ at, seat, key }, begun.match))
    if (refusal !== null) return { problem: refusal.message, at: before + at }
    visit?.(begun, at + 1)
  }
  return begun
}

const openedAt = (game: AnyGame, file: MatchFile, before: number): Table | Problem => {
  const match = openMatch(game, file, before)
  return 'problem' in match ? match : tableOf(match, [])
}
