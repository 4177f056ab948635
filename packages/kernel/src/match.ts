import { sealed } from './chance.ts'
import { deaf, type Sink } from './event.ts'
import type { Game } from './game.ts'
import { cloneJson, digest, hash } from './json.ts'
import { answer, begin, questionOf, type Refusal, settle } from './machine.ts'
import { type MatchFile, type Segment, undoKey } from './match-file.ts'
import { type Chosen, readSettings, type Settings } from './settings.ts'
import type { Frame, Manner, Option, Seat, TableState } from './state.ts'

/** An answer that stands, with what decides whether it can be taken back. */
interface Given {
  readonly seat: Seat
  readonly key: string
  readonly manner: Manner
  /** The barrier before the answer. */
  readonly barrier: number
  /** Giver: the seat itself, or the table in its stead: by standing orders, for want of a choice, when time was up. */
  readonly by: 'seat' | 'table'
}

/** A match being played: its file, which grows with every answer, and the state it has led to. */
export interface Match<S extends TableState, O extends Option> {
  readonly game: Game<S, O>
  readonly file: MatchFile
  state: S
  given: Given[]
  base?: { readonly state: S; readonly given: number } // where undos begin to build anew, if not at the segment's start
}

type AnyMatch = Match<TableState, Option>

/** Problem with a match file that cannot be opened, and the number of its answers that could be given. */
export interface Problem {
  readonly problem: string
  readonly at?: number
}

/** Commitment: published before a match, so that the seed cannot be chosen afterwards. */
export const commitmentTo = (seed: string): string => digest(`conclave commitment ${seed}`)

/** The text that decides every shuffle: the seed, and whatever the players added to it. */
export const shuffleSeed = ({ seed, nonces }: Pick<MatchFile, 'seed' | 'nonces'>): string =>
  nonces === undefined || nonces.length === 0 ? seed : digest([seed, ...nonces].join('\n'))

/** Begins a match. The options are checked; a wrong one is a problem, not a match. */
export const startMatch = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  setup: Pick<MatchFile, 'options' | 'seats' | 'seed' | 'nonces'>,
  sink: Sink = deaf,
): Match<S, O> | Problem => {
  const checked = checkSetup(game, setup)
  if ('problem' in checked) return checked
  const file: MatchFile = {
    game: game.id,
    edition: game.edition,
    options: checked.chosen,
    seats: setup.seats,
    seed: setup.seed,
    commitment: commitmentTo(setup.seed),
    ...(setup.nonces === undefined ? {} : { nonces: setup.nonces.slice() }),
    segments: [],
  }
  const state = begin(game, checked.chosen, setup.seats, sealed(shuffleSeed(file)), sink)
  settle(game, state, sink)
  file.segments.push({ rules: game.rules, from: 'setup', answers: [], hashes: [hash(state)] })
  return { game, file, state, given: [] }
}

/** Gives an answer and writes it into the match's file; forced questions are settled and not written down. */
export const give = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
  key: string,
  sink: Sink = deaf,
  by: Given['by'] = 'seat',
): Refusal | null => {
  const { game, state } = match
  const manner = questionOf(state, seat)?.manner ?? 'turn'
  const { barrier } = state
  const refusal = answer(game, state, seat, key, sink)
  if (refusal !== null) return refusal
  settle(game, state, sink)
  match.given.push({ seat, key, manner, barrier, by })
  write(match, seat, key)
  return null
}

/**
 * Takes back the last answer that a seat gave itself, and with it what the table has answered for it since: alone, that
 * would be answered again at once. Refused if something was learnt since or another seat's answer depends on it.
 */
export const undo = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
): Refusal | null => takeBack(match, seat, undoableIn(match, seat))

/** Carries out an entry of a match file again. There an undo takes back one answer, whoever gave it. */
export const repeat = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  [seat, key]: Segment['answers'][number],
  sink?: Sink,
  by?: Given['by'],
): Refusal | null =>
  key === undoKey
    ? takeBack(match, seat, undoableIn(match, seat, ['seat', 'table']))
    : give(match, seat, key, sink, by)

const takeBack = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
  undoable: readonly Given[],
): Refusal | null => {
  // The end shows things, the seed above all, that cannot be forgotten again.
  if (match.state.outcome !== null) return { refused: 'over', message: 'the match is over' }
  if (undoable.length === 0) return { refused: 'not-undoable', message: undoObjections[whyNot(match, seat)] }
  const states: S[] = []
  let { given } = match
  for (const undone of undoable) {
    given = given.filter((each) => each !== undone)
    const rebuilt = rebuild(match, given)
    if (rebuilt === null) return { refused: 'not-undoable', message: 'a later answer depends on this one' }
    states.push(rebuilt)
  }
  match.given = given
  // The file says it answer by answer, so that whoever replays it need not know who gave which.
  for (const state of states) {
    match.state = state
    write(match, seat, undoKey)
  }
  return null
}

/** Objections to an undo: the seat has given no answer, something was learnt since, or somebody else has answered. */
const undoObjections = {
  nothing: 'there is nothing to take back',
  learnt: 'something new was learnt since your last answer',
  answered: 'somebody else has answered since',
} as const
export type UndoObjection = keyof typeof undoObjections

/** Objection to an undo of the last answer of this seat; null if it can, or if the match is over. */
export const undoObjection = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
): UndoObjection | null => (match.state.outcome !== null || mayUndo(match, seat) ? null : whyNot(match, seat))

/** Undo: can this seat take its last answer back? */
export const mayUndo = <S extends TableState, O extends Option>(match: Match<S, O>, seat: Seat): boolean =>
  match.state.outcome === null && undoableIn(match, seat).length > 0

/** Rebuilds a match from its file, checking every answer and hash on the way; `until` stops after so many answers. */
export const openMatch = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  until = Number.POSITIVE_INFINITY,
): Match<S, O> | Problem => {
  if (file.commitment !== undefined && file.commitment !== commitmentTo(file.seed)) {
    return { problem: 'the seed is not the one that was committed to before the match' }
  }
  if (file.game !== game.id || file.edition !== game.edition) {
    return { problem: `the match is one of ${file.game} ${file.edition}, not of ${game.id} ${game.edition}` }
  }
  const checked = checkSetup(game, file)
  if ('problem' in checked) return checked
  const last = file.segments.length - 1
  if (last < 0) return { problem: 'the match file has no segments' }
  // Earlier stretches are played again, too, where today's rules are theirs, and each must end where the next begins.
  for (let number = 0; number < last; number++) {
    const found = file.segments[number]!.rules === game.rules ? replaySegment(game, file, number) : null
    if (found !== null && 'problem' in found) return found
    const next = file.segments[number + 1]!
    if (next.from === 'setup' || hash(next.from) !== file.segments[number]!.hashes.at(-1)) {
      return { problem: `segment ${number + 2} does not begin where segment ${number + 1} ends` }
    }
  }
  return replaySegment(game, file, last, until)
}

/** Plays one stretch of a match again. */
const replaySegment = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  number: number,
  until = Number.POSITIVE_INFINITY,
): Match<S, O> | Problem => {
  const segment = file.segments[number]!
  const before = file.segments.slice(0, number)
  const earlier = before.reduce((sum, { answers }) => sum + answers.length, 0)
  if (segment.hashes.length !== segment.answers.length + 1) {
    return {
      problem: `the file has ${segment.answers.length} answers but ${segment.hashes.length} hashes (one more is due)`,
    }
  }
  const state = startSegment(game, file, segment)
  if (state === null)
    return { problem: `the match was saved in the middle of a rule that version ${game.rules} does not have` }
  const replayed: Segment = { ...segment, answers: [], hashes: [hash(state)] }
  const match: Match<S, O> = { game, file: { ...file, segments: [...before, replayed] }, state, given: [] }
  for (let at = 0; ; at++) {
    if (replayed.hashes[at] !== segment.hashes[at])
      return { problem: differs(game.rules, segment, at), at: earlier + at }
    if (at >= segment.answers.length || earlier + at >= until) return match
    const refusal = repeat(match, segment.answers[at]!)
    if (refusal !== null)
      return { problem: `answer ${earlier + at + 1} is refused: ${refusal.message}`, at: earlier + at }
  }
}

/**
 * Goes on with a stored match after the rules may have changed. If its answers still lead to the same hashes, it
 * simply goes on; otherwise the stored state starts a new segment, if every suspended rule still exists.
 */
export const resumeMatch = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  snapshot: S,
): Match<S, O> | Problem => {
  const opened = openMatch(game, file)
  if (!('problem' in opened)) return opened
  if (hash(snapshot) !== file.segments.at(-1)?.hashes.at(-1)) {
    return { problem: 'the stored state is not the one that the match file ends with' }
  }
  const segment: Segment = {
    rules: game.rules,
    from: cloneJson(snapshot),
    answers: [],
    hashes: [hash(snapshot)],
  }
  const state = startSegment(game, file, segment)
  if (state === null)
    return { problem: `the match stands in the middle of a rule that version ${game.rules} does not have` }
  return { game, file: { ...file, segments: [...file.segments, segment] }, state, given: [] }
}

/** Every setting with its value, if a match can be begun with these options and so many seats. */
const checkSetup = (
  game: Game<TableState, Option>,
  { options, seats }: Pick<MatchFile, 'options' | 'seats'>,
): { readonly chosen: Chosen<Settings> } | Problem => {
  const reading = readSettings(game.settings, options)
  if (!reading.ok) return { problem: reading.problem }
  const problem = game.problemWith?.(reading.chosen, seats) ?? null
  if (problem !== null) return { problem }
  const [min, max] = game.seats
  return Number.isInteger(seats) && seats >= min && seats <= max
    ? reading
    : { problem: `${game.id} is for ${min} to ${max} seats, not ${seats}` }
}

const write = ({ file, state }: AnyMatch, seat: Seat, key: string): void => {
  const segment = file.segments.at(-1)!
  segment.answers.push([seat, key])
  segment.hashes.push(hash(state))
}

const startSegment = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  segment: Segment,
): S | null => {
  if (segment.from === 'setup') {
    const checked = checkSetup(game, file)
    if ('problem' in checked) return null
    const state = begin(game, checked.chosen, file.seats, sealed(shuffleSeed(file)), deaf)
    settle(game, state, deaf)
    return state
  }
  // The edge where a stored state becomes this game's again: only if the procedure that asks still asks that, and every
  // one below it still has the step that it goes on with.
  const state = cloneJson(segment.from) as S
  const rulesOf = ({ procedure }: Frame) =>
    Object.hasOwn(game.procedures, procedure) ? game.procedures[procedure] : undefined
  const asking = state.stack.at(-1)
  const asked = (asking && rulesOf(asking)?.questions) ?? {}
  const known =
    state.stack.every(
      (frame) => frame === asking || Object.hasOwn(rulesOf(frame)?.steps ?? {}, frame.step),
    ) && state.questions.every(({ kind }) => Object.hasOwn(asked, kind))
  return known ? state : null
}

const rebuild = <S extends TableState, O extends Option>(
  { game, file, base }: Match<S, O>,
  given: readonly Given[],
): S | null => {
  const state = base ? cloneJson(base.state) : startSegment(game, file, file.segments.at(-1)!)
  if (state === null) return null
  for (const { seat, key } of given.slice(base?.given)) {
    if (answer(game, state, seat, key, deaf) !== null) return null
    settle(game, state, deaf)
  }
  return state
}

/** The seat's answers from the last one of these givers on, the latest first; none if they cannot be taken back. */
const undoableIn = (
  { given, state }: AnyMatch,
  seat: Seat,
  until: readonly Given['by'][] = ['seat'],
): readonly Given[] => {
  const mine: Given[] = []
  const others: Given[] = []
  for (let at = given.length - 1; at >= 0; at--) {
    const each = given[at]!
    if (each.barrier !== state.barrier) return []
    if (each.seat !== seat) others.push(each)
    else if (!others.every((other) => commutes(other.manner) && commutes(each.manner))) return []
    else mine.push(each)
    if (each.seat === seat && until.includes(each.by)) return mine
  }
  return []
}

const commutes = (manner: Manner): boolean => manner === 'secret' || manner === 'open'

const whyNot = ({ given, state }: AnyMatch, seat: Seat): UndoObjection => {
  const last = given.findLast((each) => each.seat === seat && each.by === 'seat')
  if (last === undefined) return 'nothing'
  return last.barrier === state.barrier ? 'answered' : 'learnt'
}

const differs = (rules: string, segment: Segment, at: number): string =>
  segment.rules === rules
    ? `after answer ${at} the match stands differently from what the file says: the file was changed or is damaged`
    : `the match was played with rules ${segment.rules}; under ${rules} it takes another course after answer ${at}`
