import type { Game } from '../game.ts'
import type { Option, Question, TableState } from '../state.ts'

/** The same game with other options for its questions, made from those it would have: for tests of what goes wrong. */
export const offering = <S extends TableState, O extends Option, G extends Game<S, O>>(
  game: G & Game<S, O>,
  other: (options: readonly O[], state: S, question: Question) => readonly O[],
): G => ({
  ...game,
  procedures: mapped(game.procedures, (procedure) => ({
    ...procedure,
    questions: mapped(procedure.questions, (asks) => ({
      ...asks,
      options: (state: S, locals: never, question: never) =>
        other(asks.options(state, locals, question), state, question),
    })),
  })),
})

const mapped = <T>(
  record: { readonly [name: string]: T },
  change: (value: T) => T,
): { readonly [name: string]: T } =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
