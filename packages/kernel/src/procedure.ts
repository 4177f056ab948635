import type { Option, Question, Seat, TableState } from './state.ts'

/** The locals of every procedure of a game, by name. */
export type LocalsTable = { readonly [procedure: string]: object }

/** What a step says comes next. */
export type Next<Calls extends LocalsTable, Step extends string, Reply extends string> =
  | { readonly to: 'go'; readonly step: Step }
  | { readonly to: 'ask'; readonly questions: Question[]; readonly reply: Reply }
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
export type AnyNext = Next<{ readonly [name: string]: object }, string, string>

/** A piece of the rules: steps that run by themselves, and replies that run when somebody has answered. */
export interface Procedure<S extends TableState, O extends Option> {
  readonly first: string
  readonly steps: { readonly [step: string]: RunsStep<S>['run'] }
  readonly replies: { readonly [reply: string]: RunsReply<S, O>['run'] }
}

// Written as methods, so that a game of any state fits where a `Game` is wanted: the machine only ever gives a
// procedure the state of its own game.
interface RunsStep<S> {
  run(state: S, locals: never): AnyNext
}
interface RunsReply<S, O> {
  run(state: S, locals: never, option: O, seat: Seat): AnyNext
}

/** All procedures of a game, by name. */
export type Procedures<S extends TableState, O extends Option> = { readonly [name: string]: Procedure<S, O> }

/** Makes the `procedure` constructor of a game: names of steps, replies and called procedures are checked by the compiler. */
export const procedureOf =
  <S extends TableState, O extends Option, Calls extends LocalsTable>() =>
  <Name extends keyof Calls & string>(_name: Name) =>
  <Step extends string, Reply extends string = never>(procedure: {
    readonly first: NoInfer<Step>
    readonly steps: {
      readonly [S1 in Step]: (state: S, locals: Calls[Name]) => Next<Calls, NoInfer<Step>, NoInfer<Reply>>
    }
    readonly replies?: {
      readonly [R in Reply]: (
        state: S,
        locals: Calls[Name],
        option: O,
        seat: Seat,
      ) => Next<Calls, NoInfer<Step>, NoInfer<Reply>>
    }
  }): Procedure<S, O> => ({
    first: procedure.first,
    steps: procedure.steps,
    replies: procedure.replies ?? {},
  })

/** Go on with another step of the same procedure. */
export const go = <Step extends string>(step: Step): { readonly to: 'go'; readonly step: Step } => ({
  to: 'go',
  step,
})

/** Carry out another procedure first, then go on with `then`. */
export const call = <Name extends string, const Locals extends object, Step extends string>(
  procedure: Name,
  locals: Locals,
  then: Step,
): {
  readonly to: 'call'
  readonly procedure: Name
  readonly locals: Writable<Locals>
  readonly then: Step
} => ({ to: 'call', procedure, locals: locals as Writable<Locals>, then })

// Locals written in place keep their literal types (`slot: 'first'`), but a frame may change them.
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Writable<T[Name]> }
    : T

/** Ask; each answer runs the reply. The other questions fall away unless the reply says `wait`. */
export const ask = <Reply extends string>(
  questions: Question[],
  reply: Reply,
): { readonly to: 'ask'; readonly questions: Question[]; readonly reply: Reply } => ({
  to: 'ask',
  questions,
  reply,
})

/** Keep waiting for the answers that are still missing. */
export const wait = { to: 'wait' } as const

/** The procedure is over. */
export const done = { to: 'done' } as const
