import type { Json, Option, Question, TableState } from './state.ts'

/** The locals of every procedure of a game, by name. */
export type LocalsTable = { readonly [procedure: string]: object }

/** Question payloads of a game, by kind. Plain data: it is stored with the question. */
export type Abouts = { readonly [kind: string]: Json }

/** The questions of a game, each with what its kind is about. */
export type QuestionOf<A extends Abouts, Kind extends keyof A & string = keyof A & string> = {
  readonly [K in Kind]: Question<K, A[K]>
}[Kind]

/** Transition: what a step says comes next. */
export type Next<Calls extends LocalsTable, Step extends string, Q extends Question> =
  | { readonly to: 'go'; readonly step: Step }
  | { readonly to: 'ask'; readonly questions: readonly Q[] }
  | { readonly to: 'wait' }
  | { readonly to: 'done' }
  | {
      readonly [Name in keyof Calls & string]: {
        readonly to: 'call'
        readonly procedure: Name
        readonly locals: Calls[Name]
        readonly then: Step
      }
    }[keyof Calls & string]

/** The same, as the machine sees it. */
export type AnyNext = Next<{ readonly [name: string]: object }, string, Question>

/** A piece of the rules: steps that run by themselves, and the questions it asks. */
export interface Procedure<S extends TableState, O extends Option> {
  readonly first: string
  readonly steps: { readonly [step: string]: RunsStep<S>['run'] }
  readonly questions: { readonly [kind: string]: Asks<S, O, never, never, AnyNext> }
}

// Written as methods, so that a game of any state fits where a `Game` is wanted: the machine only ever gives a
// procedure the state of its own game.
interface RunsStep<S> {
  run(state: S, locals: never): AnyNext
}

/** One kind of question of a procedure: the rule it comes from, every legal answer, and what an answer brings about. */
export interface Asks<S extends TableState, O extends Option, Locals, Q, N> {
  /** The id of the rule, so that the interface can answer "why?"; where it depends on the answer, for each. */
  readonly rule: string | RuleOfAnswer<O, Q>['of']
  /** Every legal answer, in canonical order, never empty. */
  options(state: S, locals: Locals, question: Q): readonly O[]
  /** Continuation: what happens then. The other questions fall away unless it says `wait`. */
  reply(state: S, locals: Locals, option: O, question: Q): N
  /** The answer of whoever lets the time of a window run out. */
  readonly decline?: O
}

interface RuleOfAnswer<O, Q> {
  of(option: O, question: Q): string
}

/** All procedures of a game, by name. */
export type Procedures<S extends TableState, O extends Option> = { readonly [name: string]: Procedure<S, O> }

/**
 * Makes the `procedure` constructor of a game. The compiler checks the names of steps, of called procedures with their
 * locals, and of the questions that a procedure asks: each has its rule, options and reply in the same place.
 */
export const procedureOf =
  <S extends TableState, O extends Option, Calls extends LocalsTable, A extends Abouts>() =>
  <Name extends keyof Calls & string>(_name: Name) =>
  <Step extends string, Kind extends keyof A & string = never>(procedure: {
    readonly first: NoInfer<Step>
    readonly steps: {
      readonly [S1 in Step]: (
        state: S,
        locals: Calls[Name],
      ) => Next<Calls, NoInfer<Step>, NoInfer<QuestionOf<A, Kind>>>
    }
    readonly questions?: {
      readonly [K in Kind]: Asks<
        S,
        O,
        Calls[Name],
        QuestionOf<A, K>,
        Next<Calls, NoInfer<Step>, NoInfer<QuestionOf<A, Kind>>>
      >
    }
  }): Procedure<S, O> => ({
    first: procedure.first,
    steps: procedure.steps,
    questions: procedure.questions ?? {},
  })

/** Go on with another step of the same procedure. */
export const go = <Step extends string>(step: Step) => ({ to: 'go', step }) as const

/** Carry out another procedure first, then go on with `then`. */
export const call = <Name extends string, const Locals extends object, Step extends string>(
  procedure: Name,
  locals: Locals,
  then: Step,
) => ({ to: 'call', procedure, locals: locals as Writable<Locals>, then }) as const

// Locals written in place keep their literal types (`slot: 'first'`), but a frame may change them.
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Writable<T[Name]> }
    : T

/** Ask; each answer goes to the reply of its question, in the same procedure. */
export const ask = <const Q extends readonly Question[]>(...questions: Q) =>
  ({ to: 'ask', questions }) as const

/** Keep waiting for the answers that are still missing. */
export const wait = { to: 'wait' } as const

/** The procedure is over. */
export const done = { to: 'done' } as const
