import type { Seat } from '@conclave/kernel'
import { type BlackRose, cell } from '../state.ts'
import type { SlotName } from '../words/board.ts'
import { reserveOf } from './cubes.ts'
import { freeSlots } from './lodge.ts'
import { hasWildVortex } from './rules.ts'
import { spellIn } from './sheet.ts'

/** [BRW-CAST.5] True if the symbol of a spell can place a cube in the room from which it is cast. */
export const canShake = (state: BlackRose, seat: Seat, room: number): boolean =>
  room !== cell && freeSlots(state, room) > 0 && reserveOf(state, seat) > 0

/** [REB-EFF.2] True if a spell that lies open begins with the sentence of the vortex: its own, or one that an event gives it. */
export const hasVortex = (state: BlackRose, seat: Seat, slot: SlotName): boolean => {
  const found = spellIn(state, seat, slot)
  return found?.spell.unstable === true || (found?.side?.type === 'combat' && hasWildVortex(state))
}
