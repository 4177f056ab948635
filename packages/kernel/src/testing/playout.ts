import { below, swift } from '../chance.ts'
import type { TableEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { canonical, cloneJson, hash } from '../json.ts'
import { answer, choices, declineOf, settle } from '../machine.ts'
import { give, type Match, mayUndo, openMatch, startMatch, undo } from '../match.ts'
import type { MatchFile } from '../match-file.ts'
import { keyOf } from '../option.ts'
import type { ChanceState, Json, Option, Outcome, Question, Seat, TableState } from '../state.ts'
import { firstDifference } from './compare.ts'
import { planningLaw, silenceLaw, stepLaws } from './course-laws.ts'
import { type Lawful, sightLaws } from './laws.ts'
import { namingLaw, wordsSeen } from './naming-law.ts'
import { notPlain } from './plain.ts'

/** Plan of a checked playout. */
export interface PlayoutPlan<S extends TableState, O extends Option> {
  readonly seats: number
  /** Decides the shuffles and the random answers. */
  readonly seed: string
  readonly options?: MatchFile['options']
  /** More answers than any match may take; 5000 unless told. */
  readonly bound?: number
  /** Invariant: tells what is wrong with a state, if anything: cards lost, counts below zero. */
  readonly invariant?: (state: S) => string | null
  readonly lawful?: Lawful<S, O>
  /** The laws of hidden information are checked at every so many answers (0: never); 5 unless told. */
  readonly lawsEvery?: number
  /** An answer is taken back and given again at every so many answers (0: never); 7 unless told. */
  readonly undoEvery?: number
  /** Chooses among the legal answers; at random unless told. */
  readonly choose?: (state: S, question: Question, options: readonly O[], chance: ChanceState) => O
}

/** Result of a playout. */
export interface Playout<S extends TableState, O extends Option> {
  readonly match: Match<S, O>
  readonly outcome: Outcome
  readonly decisions: number
  /** Count of each event that was told. */
  readonly events: ReadonlyMap<string, number>
}

/**
 * Plays a match at random and checks on the way all that holds for every game: there is always an option; keys are
 * unique and the same in every copy; state and events are plain; JSON, clone, undo and replay agree; wrong answers
 * change nothing; the laws of hidden information; the game's invariant; the end. Throws with the answers given.
 */
export const checkedPlayout = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  plan: PlayoutPlan<S, O>,
): Playout<S, O> => {
  const match = startMatch(game, { options: plan.options ?? {}, seats: plan.seats, seed: plan.seed })
  if ('problem' in match) throw new Error(match.problem)
  try {
    return playOut(game, match, plan)
  } catch (error) {
    if (error instanceof Error)
      error.message += `\nThe answers so far: ${JSON.stringify(match.file.segments[0]?.answers)}`
    throw error
  }
}

const playOut = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  match: Match<S, O>,
  plan: PlayoutPlan<S, O>,
): Playout<S, O> => {
  const dice = swift(`${plan.seed} choices`)
  const events = new Map<string, number>()
  const bound = plan.bound ?? 5000
  let decisions = 0
  checkState(game, match.state, plan)
  while (match.state.outcome === null) {
    if (decisions >= bound) throw new Error(`the match is not over after ${bound} answers`)
    decisions++
    const { state } = match
    const question = pickQuestion(state, dice)
    const options = choices(game, state, question)
    const option = plan.choose?.(state, question, options, dice) ?? options[below(dice, options.length)]!
    if (isTurn(decisions, 10)) checkRefusals(game, state, question.seat)
    const key = keyOf(option)
    if (isTurn(decisions, plan.lawsEvery ?? 5)) checkLaws(game, state, question.seat, key, plan, decisions)
    const named = isTurn(decisions, namesEvery(plan)) ? wordsSeen(game, state) : null
    const told = checkAnswer(match, question.seat, key, events)
    if (named !== null)
      insist(namingLaw(match.state, named, wordsSeen(game, match.state), told, plan.lawful ?? {}))
    if (isTurn(decisions, plan.undoEvery ?? 7)) checkUndo(match, question.seat, key)
    checkState(game, match.state, plan)
  }
  checkReplay(match)
  return { match, outcome: match.state.outcome, decisions, events }
}

/** Mostly one that the match waits for: who may think again at any time must not do so for ever. */
const pickQuestion = ({ questions }: TableState, chance: ChanceState): Question => {
  const awaited = questions.filter(({ manner }) => manner !== 'open')
  const from = below(chance, 8) === 0 ? questions : awaited
  return from[below(chance, from.length)]!
}

const isTurn = (count: number, every: number): boolean => every > 0 && count % every === 0

const insist = (problem: string | null): void => {
  if (problem !== null) throw new Error(problem)
}

const checkState = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  plan: PlayoutPlan<S, O>,
): void => {
  const found = notPlain(state)
  if (found !== null) throw new Error(`the state is not plain data at ${found}`)
  insist(plan.invariant?.(state) ?? null)
  if (state.outcome === null && state.questions.length === 0)
    throw new Error('nobody is asked, but the match is not over')
  const copies = [cloneJson(state), throughJson(state)]
  for (const [at, question] of state.questions.entries()) {
    const options = choices(game, state, question)
    insist(problemWithOptions(question, options))
    if (question.manner === 'window' && declineOf(game, state, question) === undefined)
      throw new Error(`nobody can let the window '${question.kind}' pass`)
    for (const copy of copies) {
      const found = firstDifference(options, choices(game, copy, copy.questions[at]!))
      if (found !== null)
        throw new Error(`a copy of the state offers other options for '${question.kind}': ${found}`)
    }
  }
}

const problemWithOptions = (question: Question, options: readonly Option[]): string | null => {
  if (options.length === 0) return `'${question.kind}' has no option`
  const keys = new Set<string>()
  for (const option of options) {
    const key = keyOf(option)
    if (keys.has(key)) return `'${question.kind}' has two options with the key '${key}'`
    keys.add(key)
    const deep = Object.values(option as { [field: string]: Json }).some((value) => typeof value === 'object')
    if (deep || notPlain(option) !== null)
      return `option '${key}' of '${question.kind}' is not flat, plain data`
  }
  return null
}

const checkRefusals = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
): void => {
  const before = hash(state)
  const refused = [answer(game, state, seat, 'no such key'), answer(game, state, state.seats, 'nobody')]
  if (refused.includes(null)) throw new Error('an answer that is no option was taken')
  if (hash(state) !== before) throw new Error('a refused answer has changed the state')
}

const checkLaws = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
  { lawful = {} }: PlayoutPlan<S, O>,
  decisions: number,
): void => {
  const seed = `answer ${decisions}`
  const before = hash(state)
  insist(sightLaws(game, state, seed, lawful))
  if (hash(state) !== before) throw new Error('to look at the table has changed it')
  insist(stepLaws(game, state, seat, key, seed, lawful))
  insist(silenceLaw(game, state, seed, 8, lawful))
  insist(planningLaw(game, state, seed))
}

/** Gives the answer in the match, in a clone and in what JSON keeps of the state: all must stand alike. */
const checkAnswer = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
  key: string,
  counts: Map<string, number>,
): TableEvent[] => {
  const { game } = match
  const copies = [cloneJson(match.state), throughJson(match.state)]
  const events: TableEvent[] = []
  const refusal = give(match, seat, key, (event) => events.push(event))
  if (refusal !== null) throw new Error(`the legal answer '${key}' was refused: ${refusal.message}`)
  for (const event of events) {
    counts.set(event.event, (counts.get(event.event) ?? 0) + 1)
    const found = notPlain(event)
    if (found !== null) throw new Error(`event '${event.event}' is not plain data at ${found}`)
  }
  for (const copy of copies) {
    answer(game, copy, seat, key)
    settle(game, copy)
    const found = firstDifference(match.state, copy)
    if (found !== null) throw new Error(`a copy of the state takes another course after '${key}': ${found}`)
  }
  return events
}

/** The law about names is cheap, and what breaks it is rare: it is checked more often than the others. */
const namesEvery = <S extends TableState, O extends Option>({
  lawful,
  lawsEvery = 5,
}: PlayoutPlan<S, O>): number => (lawful?.isSecret === undefined ? 0 : Math.ceil(lawsEvery / 8))

const checkUndo = <S extends TableState, O extends Option>(
  match: Match<S, O>,
  seat: Seat,
  key: string,
): void => {
  if (!mayUndo(match, seat)) return
  const segment = match.file.segments.at(-1)!
  const [before, after] = segment.hashes.slice(-2)
  insist(undo(match, seat)?.message ?? null)
  if (hash(match.state) !== before) throw new Error(`taking back '${key}' leads somewhere else`)
  insist(give(match, seat, key)?.message ?? null)
  if (hash(match.state) !== after) throw new Error(`'${key}' given again leads somewhere else`)
}

const checkReplay = <S extends TableState, O extends Option>({ game, file, state }: Match<S, O>): void => {
  const opened = openMatch(game, throughJson(file))
  if ('problem' in opened) throw new Error(`the match file cannot be opened: ${opened.problem}`)
  if (canonical(opened.state) !== canonical(state)) throw new Error('the replayed match stands differently')
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))
