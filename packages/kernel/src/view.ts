import type { Game } from './game.ts'
import { choices, questionOf } from './machine.ts'
import type { Manner, Option, Outcome, Question, Seat, TableState, Viewer } from './state.ts'

/** All that one viewer may know of a match at one moment. */
export interface View<O extends Option = Option> {
  readonly viewer: Viewer
  readonly table: object
  /** Pending prompts: whom the match waits for or would listen to. What a seat plans in secret is not told. */
  readonly asked: readonly { readonly seat: Seat; readonly kind: string; readonly manner: Manner }[]
  /** The viewer's own question and every legal answer to it. */
  readonly question: Question | null
  readonly options: readonly O[]
  readonly outcome: Outcome | null
}

/** Observation: what this viewer may know: the table, who is asked, and the viewer's own question with its options. */
export const viewOf = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  viewer: Viewer,
): View<O> => {
  const question = viewer === 'spectator' ? undefined : questionOf(state, viewer)
  return {
    viewer,
    table: game.view(state, viewer),
    asked: state.questions.map(({ seat, kind, manner }) => ({
      seat,
      kind: manner === 'secret' && seat !== viewer ? 'secret' : kind,
      manner,
    })),
    question: question ?? null,
    options: question === undefined ? [] : choices(game, state, question),
    outcome: state.outcome,
  }
}
