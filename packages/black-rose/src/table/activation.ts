import type { Seat } from '@conclave/kernel'
import { type BlackRose, mageOf } from '../state.ts'
import { blackRoseRoom } from '../words/board.ts'
import { laidAt } from './lodge.ts'
import { isSealed } from './rules.ts'

/** [BRW-ROOM.5] What the Black Rose Room costs. */
export const forgottenPrice = 4

/** [BRW-ROOM.1, BRW-ROOM.4, BRW-ROOM.5, BRW-ROOM.8] Whether a mage can activate a room now, from wherever she is. */
export const mayBeActivated = (state: BlackRose, seat: Seat, at: number): boolean => {
  const { room, token, destroyed, blocked } = laidAt(state, at)
  const mage = mageOf(state, seat)
  if (token !== 'bright' || destroyed || blocked || isSealed(state, at)) return false
  if (mage.inhibited.includes('activate')) return false
  return (
    room !== blackRoseRoom || (mage.hand.length >= forgottenPrice && state.library.forgotten.cards.length > 0)
  )
}
