import type { ChanceState, Game, Option, TableState } from '@conclave/kernel'
import { playout } from '../playout.ts'

/** Plays on from the edge of the tree, so that the estimate is not made in the middle of something. */
export const rollOut = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  world: S,
  decisions: number,
  chance: ChanceState,
): void => {
  playout(game, world, chance, decisions)
}
