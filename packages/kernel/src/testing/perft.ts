import type { Game } from '../game.ts'
import { cloneJson } from '../json.ts'
import { accept, choices, settle } from '../machine.ts'
import type { Option, TableState } from '../state.ts'

/**
 * The number of ways to answer `depth` times from a state, every seat that may answer counted; forced questions are
 * settled and not counted. A changed number means that the rules have changed.
 */
export const perft = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  depth: number,
): number => {
  const start = cloneJson(state)
  settle(game, start)
  return count(game, start, depth)
}

const count = <S extends TableState, O extends Option>(game: Game<S, O>, state: S, depth: number): number => {
  if (depth === 0 || state.outcome !== null) return 1
  let paths = 0
  state.questions.forEach((question, at) => {
    for (const option of choices(game, state, question)) {
      const next = cloneJson(state)
      accept(game, next, next.questions[at]!, option)
      settle(game, next)
      paths += count(game, next, depth - 1)
    }
  })
  return paths
}
