import { roomOf } from '../content/content.ts'
import { type BlackRose, cell, editionOf, type LaidRoom, type Place } from '../state.ts'
import type { RoomColour } from '../words/board.ts'
import type { Room } from '../words/card.ts'
import type { Range } from '../words/select.ts'
import { distance, straight } from './hexes.ts'

export const laidAt = (state: BlackRose, at: number): LaidRoom => state.lodge[at]!

export const roomAt = (state: BlackRose, at: number): Room =>
  roomOf(state.rules.edition, laidAt(state, at).room)

/** The hex of a room. */
export const hexOf = (state: BlackRose, room: string): number =>
  state.lodge.findIndex((laid) => laid.room === room)

export const colourAt = (state: BlackRose, at: number): RoomColour | null => roomAt(state, at).colour

export const roomName = (state: BlackRose, at: Place): string =>
  at === cell ? 'cell' : laidAt(state, at).room

/** [BRW-TGT.1, BRW-TGT.2, BRW-TGT.6] From a cell, only what is anywhere in the Lodge can be reached (BRW-CELL.8). */
export const isInRange = (from: Place, to: number, range: Range): boolean =>
  range === 'lodge' || (from !== cell && straight(from, to) && distance(from, to) <= range)

/** [BRW-INS.5, REB-LDG.5] True if a room has turned to the side on which it takes no cubes: destroyed, or rebuilt. */
export const isTurned = (state: BlackRose, at: number): boolean =>
  laidAt(state, at).destroyed !== editionOf(state).lodgeIsRuined

/** [BRW-INS.1, BRW-OPT.3] Number of cubes that a room still takes. */
export const freeSlots = (state: BlackRose, at: number): number => {
  const { cubes } = laidAt(state, at)
  const { slots } = roomAt(state, at)
  if (isTurned(state, at) || slots === 0) return 0
  return state.rules.overload ? Number.POSITIVE_INFINITY : Math.max(0, slots - cubes.length)
}

/** [BRW-INS.5] True if all slots are filled. */
export const isFull = (state: BlackRose, at: number): boolean => {
  const { cubes } = laidAt(state, at)
  const { slots } = roomAt(state, at)
  return !isTurned(state, at) && slots > 0 && cubes.length >= slots
}
