import type { Game, Option, Seat, TableState } from '@conclave/kernel'

/** Value: how good a position is for a seat, from 0 to 1: its result once the match is over, the game's estimate before. */
export const valueFor = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
): number => {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 : 0
  const estimate = game.evaluate(state, seat)
  // Written so that an estimate that is no number counts as lost instead of spoiling every mean it enters.
  return estimate > 0 ? Math.min(estimate, 1) : 0
}
