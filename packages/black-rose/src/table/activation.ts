import type { Seat } from '@conclave/kernel'
import { type BlackRose, editionOf, mageOf } from '../state.ts'
import { blackRoseRoom } from '../words/board.ts'
import { laidAt } from './lodge.ts'
import { isSealed } from './rules.ts'

/** [BRW-ROOM.5] Price of the Black Rose Room. */
export const forgottenPrice = 4

/** [BRW-ROOM.1, REB-LDG.3, REB-LDG.4] A room is used once a round; a ruin of Rebirth as often as one likes. */
const isUsable = (state: BlackRose, at: number): boolean => {
  const { token, destroyed } = laidAt(state, at)
  return destroyed ? editionOf(state).lodgeIsRuined : token === 'bright'
}

/** [REB-LDG.4] True if a room is rebuilt and its token ready. */
export const isReadyRoom = (state: BlackRose, at: number): boolean => {
  const { token, destroyed } = laidAt(state, at)
  return !destroyed && token === 'bright'
}

/** [BRW-ROOM.1, BRW-ROOM.4, BRW-ROOM.5, BRW-ROOM.8] True if a mage can activate a room now, from wherever she is. */
export const mayBeActivated = (state: BlackRose, seat: Seat, at: number): boolean => {
  const { room, blocked } = laidAt(state, at)
  const mage = mageOf(state, seat)
  if (!isUsable(state, at) || blocked || isSealed(state, at)) return false
  if (mage.inhibited.includes('activate')) return false
  // [REB-LDG.3] In Rebirth the price of the Black Rose Room is a part of its effect.
  if (editionOf(state).lodgeIsRuined) return true
  return (
    room !== blackRoseRoom || (mage.hand.length >= forgottenPrice && state.library.forgotten.cards.length > 0)
  )
}
