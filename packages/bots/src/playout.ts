import {
  accept,
  below,
  type ChanceState,
  choices,
  type Game,
  type Option,
  type TableState,
} from '@conclave/kernel'
import { awaited } from './awaited.ts'

/**
 * Plays on at random, in place, until the match is over or so many decisions were taken, and says how many. No
 * views, no imagined worlds and no open questions: the fastest way to the end of a match.
 */
export const playout = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  chance: ChanceState,
  maxDecisions = Number.POSITIVE_INFINITY,
): number => {
  let decisions = 0
  while (state.outcome === null && decisions < maxDecisions) {
    const question = awaited(state)
    const options = choices(game, state, question)
    const { length } = options
    if (length > 1) decisions++
    accept(game, state, question, options[length > 1 ? below(chance, length) : 0]!)
  }
  return decisions
}
