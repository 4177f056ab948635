import type { Seat } from '@conclave/kernel'
import { blackRoseRoom } from '../content/rooms.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import type { VerbName } from '../words/effect.ts'
import { isInRange, laidAt, roomAt } from './lodge.ts'
import { allModels, ownerOf, placeOf } from './models.ts'
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

/** What brings models together. */
const moving: readonly VerbName[] = ['step', 'place', 'swap']

const moves = (state: BlackRose, at: number): boolean =>
  roomAt(state, at).effect.some(({ verb }) => moving.includes(verb))

/** Whether a room that a mage activates may move somebody, by itself or by another room that it activates. */
const mayMove = (state: BlackRose, seat: Seat, at: number): boolean =>
  moves(state, at) ||
  roomAt(state, at).effect.some((sentence) => {
    if (sentence.verb !== 'activate' || sentence.in.rooms !== 'one') return false
    const { within } = sentence.in
    return state.lodge.some(
      (_, other) =>
        other !== at &&
        isInRange(at, other, within) &&
        mayBeActivated(state, seat, other) &&
        moves(state, other),
    )
  })

/** [BRW-ACT.8] Whether the room that a mage stands in, activated first, may bring her together with somebody to attack. */
export const mayBringTarget = (state: BlackRose, seat: Seat): boolean => {
  const { place } = mageOf(state, seat)
  return (
    place !== cell &&
    mayBeActivated(state, seat, place) &&
    mayMove(state, seat, place) &&
    allModels(state).some((model) => ownerOf(state, model) !== seat && placeOf(state, model) !== cell)
  )
}
