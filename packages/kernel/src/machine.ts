import { listening, type Sink } from './event.ts'
import type { Game } from './game.ts'
import { giveUpKey } from './match-file.ts'
import { findOption, keyOf } from './option.ts'
import type { AnyNext } from './procedure.ts'
import type { Chosen, Settings } from './settings.ts'
import type { ChanceState, Frame, Option, Question, Seat, TableState } from './state.ts'

/** Refusal of an answer. Nothing has changed. */
export interface Refusal {
  readonly refused: 'over' | 'not-asked' | 'not-an-option' | 'not-undoable'
  readonly message: string
}

/** Lays out a match and runs it up to the first question. */
export const begin = <S extends TableState, O extends Option, T extends Settings>(
  game: Game<S, O, T>,
  chosen: Chosen<T>,
  seats: number,
  chance: ChanceState,
  sink?: Sink,
): S => {
  if (seats < game.seats[0] || seats > game.seats[1])
    throw new RangeError(`${game.id} is for ${game.seats.join(' to ')} seats, not ${seats}`)
  const state = listening(sink, () => game.setup(chosen, seats, chance))
  listening(sink, () => run(game, state), state)
  return state
}

/** Gives a seat's answer by its key and runs the match up to the next question. A wrong answer is refused and changes nothing. */
export const answer = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
  sink?: Sink,
): Refusal | null => {
  if (state.outcome !== null) return { refused: 'over', message: 'the match is over' }
  if (key === giveUpKey) return giveUp(game, state, seat, sink)
  const question = questionOf(state, seat)
  if (question === undefined)
    return { refused: 'not-asked', message: `seat ${seat} is not asked anything now` }
  const option = findOption(choices(game, state, question), key)
  if (option === undefined)
    return { refused: 'not-an-option', message: `'${key}' is not a legal answer to '${question.kind}'` }
  accept(game, state, question, option, sink)
  return null
}

/** A seat gives up, where the game lets it: nothing is asked any more. */
const giveUp = (game: AnyGame, state: TableState, seat: Seat, sink?: Sink): Refusal | null => {
  if (game.giveUp === undefined || !Number.isInteger(seat) || seat < 0 || seat >= state.seats)
    return { refused: 'not-an-option', message: `seat ${seat} cannot give up` }
  state.outcome = listening(sink, () => game.giveUp!(state, seat), state)
  run(game, state)
  return null
}

/** Gives an answer that is known to be legal: for drivers and bots that took it from `choices`. */
export const accept = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  state: S,
  question: Question,
  option: O,
  sink?: Sink,
): void => {
  if (sink === undefined) carryOut(game, state, question, option)
  else listening(sink, () => carryOut(game, state, question, option), state)
}

/** The question this seat has to answer, if any. */
export const questionOf = ({ questions }: TableState, seat: Seat): Question | undefined =>
  questions.find((question) => question.seat === seat)

/** True if the match waits for an answer, and does not only listen for one. */
export const isAwaiting = ({ questions }: TableState): boolean =>
  questions.some(({ manner }) => manner !== 'open')

/** True if the lone option of such a question is given without asking; elsewhere it would tell what nobody else may know. */
export const isSettled = ({ manner }: Question): boolean => manner === 'turn' || manner === 'secret'

/** Answers every forced question: the match waits for it and it has a single option. */
export const settle = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  state: S,
  sink?: Sink,
): void => {
  while (state.outcome === null) {
    const forced = forcedIn(game, state)
    if (forced === undefined) return
    accept(game, state, forced.question, forced.option, sink)
  }
}

const forcedIn = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  state: S,
): { question: Question; option: O } | undefined => {
  for (const question of state.questions) {
    if (!isSettled(question)) continue
    const options = choices(game, state, question)
    if (options.length === 1) return { question, option: options[0]! }
  }
  return undefined
}

/** Every legal answer to a question, in canonical order. */
export const choices = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  state: S,
  question: Question,
): readonly O[] => {
  const frame = state.stack[state.stack.length - 1]
  // A frame is stored with the locals that its procedure was called with; this is where they meet again.
  return asksIn(game, frame, question).options(state, frame!.locals as never, question as never)
}

/** The answer of whoever lets the time of a window run out, if it can be given. */
export const declineOf = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  state: S,
  question: Question,
): O | undefined => {
  const { decline } = asksIn(game, state.stack.at(-1), question)
  return decline && findOption(choices(game, state, question), keyOf(decline))
}

/** The id of the rule that an answer comes from, for whoever sees only the question and not the state. */
export const ruleOf = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  question: Question,
  option: O,
): string => {
  const rule = rulesOf(game).kinds.get(question.kind)?.rule
  if (rule === undefined) throw new Error(`no procedure asks '${question.kind}'`)
  return typeof rule === 'string' ? rule : rule(option, question as never)
}

const carryOut = (game: AnyGame, state: TableState, question: Question, option: Option): void => {
  const frame = state.stack[state.stack.length - 1]
  const { reply } = asksIn(game, frame, question)
  state.questions =
    state.questions.length === 1 ? [] : state.questions.filter(({ seat }) => seat !== question.seat)
  const next = reply(state, frame!.locals as never, option, question as never)
  if (next.to !== 'wait') {
    state.questions = []
    follow(game, state, frame!, next)
  } else if (!isAwaiting(state))
    throw new Error(`'${frame!.procedure}' waits after '${question.kind}' though nobody is asked`)
  run(game, state)
}

/** The question as the procedure on top of the stack asks it: it is the one that waits for the answer. */
const asksIn = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  frame: Frame | undefined,
  { kind }: Question,
): AsksOf<S, O> => {
  const found = frame && rulesOf(game).procedures.get(frame.procedure)?.questions.get(kind)
  if (found === undefined) throw new Error(`'${kind}' is asked, but no procedure waits for the answer`)
  return found
}

// A game of any state fits: the machine gives its rules no state but its own.
type AnyGame = Pick<Game<TableState, Option>, 'procedures' | 'giveUp'>
type Ruled<S extends TableState, O extends Option> = Pick<Game<S, O>, 'procedures'>
type Rules<S extends TableState, O extends Option> = Game<S, O>['procedures'][string]
type AsksOf<S extends TableState, O extends Option> = Rules<S, O>['questions'][string]

/** Steps and questions by name, in maps: they are looked up all the time, by names that vary, where maps are faster. */
interface RuleBook<S extends TableState, O extends Option> {
  readonly procedures: ReadonlyMap<
    string,
    {
      readonly steps: ReadonlyMap<string, Rules<S, O>['steps'][string]>
      readonly questions: ReadonlyMap<string, AsksOf<S, O>>
    }
  >
  /** The questions of all procedures. A kind that several ask comes from the same rule everywhere. */
  readonly kinds: ReadonlyMap<string, AsksOf<S, O>>
}

const known = new WeakMap<object, unknown>()

const rulesOf = <S extends TableState, O extends Option>({ procedures }: Ruled<S, O>): RuleBook<S, O> => {
  const found = known.get(procedures)
  // The cached book was made from this game's procedures.
  if (found !== undefined) return found as RuleBook<S, O>
  const rules: RuleBook<S, O> = {
    procedures: new Map(
      Object.entries(procedures).map(([name, { steps, questions }]) => [
        name,
        { steps: new Map(Object.entries(steps)), questions: new Map(Object.entries(questions)) },
      ]),
    ),
    kinds: new Map(Object.values(procedures).flatMap(({ questions }) => Object.entries(questions))),
  }
  for (const { questions } of Object.values(procedures))
    for (const [kind, { rule }] of Object.entries(questions))
      if (rule !== rules.kinds.get(kind)?.rule)
        throw new Error(`two procedures ask '${kind}', but by different rules`)
  known.set(procedures, rules)
  return rules
}

/** More steps between two questions than any rule needs: a procedure runs in circles. */
const tooManySteps = 100_000

const run = (game: AnyGame, state: TableState): void => {
  const { stack } = state
  const { procedures } = rulesOf(game)
  for (let steps = 0; state.questions.length === 0 && state.outcome === null && stack.length > 0; steps++) {
    if (steps > tooManySteps) throw new Error(`no end in procedure '${stack.at(-1)?.procedure}'`)
    const frame = stack[stack.length - 1]!
    const step = procedures.get(frame.procedure)?.steps.get(frame.step)
    if (step === undefined) throw new Error(`procedure '${frame.procedure}' has no step '${frame.step}'`)
    follow(game, state, frame, step(state, frame.locals as never))
  }
  if (state.outcome !== null) {
    stack.length = 0
    state.questions = []
  }
}

const follow = (game: AnyGame, state: TableState, frame: Frame, next: AnyNext): void => {
  switch (next.to) {
    case 'go':
      frame.step = next.step
      return
    case 'call':
      frame.step = next.then
      state.stack.push(frameOf(game, next.procedure, next.locals))
      return
    case 'ask':
      if (next.questions.length === 0) throw new Error(`'${frame.procedure}' asks nobody in '${frame.step}'`)
      state.questions = next.questions
      return
    case 'done':
      state.stack.pop()
      return
    case 'wait':
      throw new Error(`step '${frame.step}' of '${frame.procedure}' waits, but only a reply can`)
  }
}

/** A frame that begins a procedure; a game's setup puts its first one on the stack with it. */
export const frameOf = <S extends TableState, O extends Option>(
  game: Ruled<S, O>,
  procedure: string,
  locals: object,
): Frame => {
  const first = game.procedures[procedure]?.first
  if (first === undefined) throw new Error(`there is no procedure '${procedure}'`)
  return { procedure, step: first, locals: locals as Frame['locals'] }
}
