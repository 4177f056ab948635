import { mayHear, type Sink, type TableEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { hash } from '../json.ts'
import { answer, begin, choices, isAwaiting, isSettled, questionOf } from '../machine.ts'
import { keyOf } from '../option.ts'
import type { Option, Question, Seat, TableState, Viewer } from '../state.ts'
import { type View, viewOf } from '../view.ts'
import type { Lawful } from './laws.ts'
import { type Driver, driverIn, type Mode } from './modes.ts'
import { notPlain } from './plain.ts'

/** Some fields of an option. */
export type Part<O extends Option> = O extends unknown ? Partial<O> : never

/** Behaviour of a table, besides its game. */
export interface TableOptions<S extends TableState, O extends Option> {
  /** False to leave forced questions to the test; else they are answered by themselves. */
  readonly settle?: boolean
  /** Words for a state, printed when a scenario fails. */
  readonly show?: (state: S) => string
  /** Subject of the laws in mode `views`. */
  readonly lawful?: Lawful<S, O>
}

/** A position that a test plays on. */
export interface Table<S extends TableState, O extends Option> {
  /** The state now. Read it anew after every answer: some modes replace it. */
  readonly state: S
  /** Everything that has happened so far. */
  readonly events: readonly TableEvent[]
  /** Gives the seat's only legal answer that has all these fields (or that has these fields and no others). */
  choose(seat: Seat, part: Part<O>): O
  /** Gives this answer for every seat that the match waits for, as long as somebody is asked and offered it. */
  chooseAll(part: Part<O>): void
  /** Every legal answer of the seat; none when it is not asked. */
  options(seat: Seat): readonly O[]
  /** True if the seat has a legal answer with all these fields. */
  offers(seat: Seat, part: Part<O>): boolean
  /** Fails unless the seat is asked and has no legal answer with all these fields. */
  refuses(seat: Seat, part: Part<O>): void
  /** The seat's question, if it is asked. */
  question(seat: Seat): Question | undefined
  /** Seats that the match waits for, in the order of the questions. */
  waitsFor(): Seat[]
  view(viewer: Viewer): View<O>
  /** The events of this name. */
  happened(event: string): TableEvent[]
  /** The events that this viewer may know of. */
  heardBy(viewer: Viewer): TableEvent[]
  /** Fails when scripted chance is left over; a scenario does this by itself. */
  finish(): void
  /** The table as text, for failures. */
  toString(): string
}

/** The scenario that runs now: its mode, and the tables it has laid out. */
interface Running {
  readonly mode: Mode
  readonly tables: { finish(): void; toString(): string }[]
}

let running: Running | undefined

/** Runs the body of a scenario in a mode; every table must have used up its script at the end. */
export const runIn = (mode: Mode, body: () => void): void => {
  const before = running
  const now: Running = { mode, tables: [] }
  running = now
  try {
    // A body that waited would go on in somebody else's mode.
    if ((body() as unknown) instanceof Promise) throw new Error('the body of a scenario must not be async')
    for (const each of now.tables) each.finish()
  } catch (error) {
    throw explained(error, now)
  } finally {
    running = before
  }
}

/** Lays out a position. If nobody is asked yet, its procedures run up to the first question. */
export const table = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  position: S,
  options: TableOptions<S, O> = {},
): Table<S, O> => {
  const events: TableEvent[] = []
  const sink: Sink = (event) => {
    mustBePlain(`event '${event.event}'`, event)
    events.push(event)
  }
  const settles = options.settle ?? true
  const started =
    position.questions.length > 0 || position.outcome !== null
      ? position
      : begin({ ...game, setup: () => position }, {}, position.seats, position.chance, sink)
  const driver = driverIn(running?.mode ?? 'plain', game, started, settles, options.lawful ?? {})
  const laid = handle(game, driver, sink, events, settles, options)
  settleForced(game, driver, sink, settles)
  mustBePlain('the state', driver.state())
  running?.tables.push(laid)
  return laid
}

const handle = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  driver: Driver<S>,
  sink: Sink,
  events: readonly TableEvent[],
  settles: boolean,
  { show }: TableOptions<S, O>,
): Table<S, O> => {
  const question = (seat: Seat) => questionOf(driver.state(), seat)
  const options = (seat: Seat): readonly O[] => {
    const asked = question(seat)
    return asked === undefined ? [] : choices(game, driver.state(), asked)
  }
  const matching = (seat: Seat, part: Part<O>): O[] => options(seat).filter((option) => fits(option, part))
  const asText = () => describe(game, driver.state(), events, show)
  const fail = (message: string): never => {
    throw new Error(`${message}\n${askedIn(game, driver.state())}`)
  }
  const give = (seat: Seat, option: O): void => {
    driver.give(seat, keyOf(option), sink)
    mustBePlain('the state', driver.state())
    settleForced(game, driver, sink, settles)
  }
  const choose = (seat: Seat, part: Part<O>): O => {
    const found = matching(seat, part)
    const exact = found.find((option) => keyOf(option) === wanted(part))
    if (question(seat) === undefined) return fail(`seat ${seat} is not asked anything`)
    if (found.length === 0) return fail(`no option of seat ${seat} fits ${wanted(part)}`)
    if (found.length > 1 && exact === undefined) {
      return fail(`${found.length} options of seat ${seat} fit ${wanted(part)}`)
    }
    const option = exact ?? found[0]!
    give(seat, option)
    return option
  }
  const waitsFor = () =>
    driver
      .state()
      .questions.filter(({ manner }) => manner !== 'open')
      .map(({ seat }) => seat)
  return {
    get state() {
      return driver.state()
    },
    events,
    choose,
    chooseAll: (part) => {
      for (let seat = waitsFor().find((each) => matching(each, part).length > 0); seat !== undefined; ) {
        choose(seat, part)
        seat = waitsFor().find((each) => matching(each, part).length > 0)
      }
    },
    options,
    offers: (seat, part) => matching(seat, part).length > 0,
    refuses: (seat, part) => {
      if (question(seat) === undefined) fail(`seat ${seat} is not asked anything, so nothing can be refused`)
      const found = matching(seat, part)
      if (found.length > 0) fail(`seat ${seat} may choose ${keyOf(found[0]!)}`)
      refusalChangesNothing(game, driver.state(), seat, wanted(part))
    },
    question,
    waitsFor,
    view: (viewer) => viewOf(game, driver.state(), viewer),
    happened: (event) => events.filter((each) => each.event === event),
    heardBy: (viewer) => events.filter((event) => mayHear(event, viewer)),
    finish: () => {
      const { chance } = driver.state()
      if (chance.kind === 'scripted' && chance.draws.length > 0) {
        throw new Error(`the script was not used up, left are: ${JSON.stringify(chance.draws)}`)
      }
    },
    toString: asText,
  }
}

/** Like the kernel's `settle`, but every forced answer goes through the mode like any other. */
const settleForced = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  driver: Driver<S>,
  sink: Sink,
  settles: boolean,
): void => {
  while (settles && isAwaiting(driver.state())) {
    const state = driver.state()
    const forced = state.questions
      .filter(isSettled)
      .map((question) => ({ question, options: choices(game, state, question) }))
      .find((each) => each.options.length === 1)
    if (forced === undefined) return
    driver.give(forced.question.seat, keyOf(forced.options[0]!), sink)
  }
}

const refusalChangesNothing = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
): void => {
  const before = hash(state)
  if (answer(game, state, seat, key) === null || hash(state) !== before) {
    throw new Error(`seat ${seat} was refused ${key}, but the state has changed`)
  }
}

const wanted = (part: object): string => keyOf(part as Option)

const fits = <O extends Option>(option: O, part: Part<O>): boolean =>
  Object.entries(part).every(([field, value]) => option[field] === value)

const mustBePlain = (what: string, value: unknown): void => {
  const found = notPlain(value)
  if (found !== null) throw new Error(`${what} is not plain data at ${found}`)
}

const askedIn = <S extends TableState, O extends Option>(game: Game<S, O>, state: S): string => {
  if (state.outcome !== null) return `The match is over: ${JSON.stringify(state.outcome)}`
  const lines = state.questions.map((question) => {
    const keys = choices(game, state, question).map((option) => `\n    ${keyOf(option)}`)
    const about = JSON.stringify(question.about)
    return `  seat ${question.seat} is asked '${question.kind}' (${question.manner}) about ${about}:${keys.join('')}`
  })
  return `Legal now:\n${lines.join('\n')}`
}

const describe = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  events: readonly TableEvent[],
  show: ((state: S) => string) | undefined,
): string => {
  const last = events.slice(-6).map((event) => `\n  ${JSON.stringify(event)}`)
  return `${show === undefined ? '' : `${show(state)}\n`}Last events:${last.join('')}\n${askedIn(game, state)}`
}

const explained = (error: unknown, { mode, tables }: Running): unknown => {
  if (!(error instanceof Error)) return error
  const shown = tables.map((each) => `\n${each}`).join('')
  error.message = `${error.message}${mode === 'plain' ? '' : `\n(in mode '${mode}')`}${shown}`
  return error
}
