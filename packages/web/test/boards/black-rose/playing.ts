import {
  type BlackRoseOption,
  type BlackRoseQuestion,
  type BlackRoseView,
  blackRoseIn,
  type EditionId,
} from '@conclave/black-rose'
import { answer, choices, keyOf, settle, startMatch } from '@conclave/kernel'

/** A position as its seat sees it, with what it may answer. */
export interface Position {
  readonly question: BlackRoseQuestion
  readonly options: readonly BlackRoseOption[]
  readonly table: BlackRoseView
}

/** Answers that go back on a plan: a match in which they are given at random takes for ever. */
const dithering: readonly BlackRoseOption['do'][] = ['back', 'takeBack', 'unready']

/** Every position of a match in which answers are given one way or another, up to so many. */
export function* positionsOf(
  edition: EditionId,
  seats: number,
  seed: string,
  most = 900,
): Generator<Position> {
  const game = blackRoseIn(edition)
  const match = startMatch(game, { options: { length: 'short' }, seats, seed })
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  for (let turn = 0; turn < most && state.outcome === null; turn++) {
    const question = state.questions[turn % state.questions.length]
    if (question === undefined) return
    const options = choices(game, state, question)
    const table = game.view(state, question.seat) as BlackRoseView
    yield { question: question as BlackRoseQuestion, options, table }
    const sensible = options.filter((option) => !dithering.includes(option.do))
    const among = sensible.length === 0 ? options : sensible
    const ready = turn % 3 === 0 ? among.find((option) => option.do === 'ready') : undefined
    const chosen = ready ?? among[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % among.length]
    if (chosen === undefined || answer(game, state, question.seat, keyOf(chosen)) !== null) return
    settle(game, state)
  }
}
