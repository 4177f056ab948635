import type { Seat } from '@conclave/kernel'
import { type MageNoir, other, playerOf } from './state.ts'

/** How good the position is for a seat. */
export const evaluate = (state: MageNoir, seat: Seat): number => {
  const mine = playerOf(state, seat).life
  const theirs = playerOf(state, other(seat)).life
  return 0.5 + Math.max(-0.5, Math.min(0.5, (mine - theirs) / 60))
}
