import type { Seat } from '@conclave/kernel'
import { type BlackRose, cell, type ModelId, mageOf, type Owner } from '../state.ts'
import type { Calls, Doing, Interruptible } from './calls.ts'

export const uninterrupted = (): Interruptible => ({ voided: false, avoided: [] })

/** A model is moved by so many steps, chosen one by one. */
export const walking = (
  model: ModelId,
  by: Seat,
  left: number,
  { straight = false, must = false } = {},
): Calls['walk'] => ({
  model,
  by,
  left,
  straight,
  before: cell,
  must,
  ended: false,
  ...uninterrupted(),
})

/** A mage activates a room, wherever she is. */
export const activating = (state: BlackRose, seat: Seat, room: number): Calls['activateRoom'] => ({
  seat,
  room,
  falls: mageOf(state, seat).falls,
  instead: false,
  ...uninterrupted(),
})

/** Effect at its start, with a list of sentences. */
export const newDoing = (
  list: string,
  source: string,
  who: { readonly by: Owner; readonly you: Seat; readonly falls: number },
  where: {
    readonly origin: number
    readonly there: number
    readonly target?: ModelId | null
    readonly targetRoom?: number
    readonly it?: ModelId | null
    readonly avoided?: readonly Seat[]
  },
): Doing => ({
  list,
  at: 0,
  by: who.by,
  you: who.you,
  source,
  origin: where.origin,
  there: where.there,
  target: where.target ?? null,
  targetRoom: where.targetRoom ?? -1,
  it: where.it ?? null,
  avoided: (where.avoided ?? []).slice(),
  models: null,
  rooms: null,
  chosen: [],
  picked: [],
  pickedRooms: [],
  noted: 0,
  done: false,
  boosted: false,
  falls: who.falls,
  todo: [],
  again: false,
})

/** A list inside a list: it goes on where the outer one stands. */
export const innerDoing = (outer: Doing, branch: number): Doing => ({
  ...outer,
  avoided: outer.avoided.slice(),
  list: `${outer.list}/${outer.at}.${branch}`,
  at: 0,
  models: null,
  rooms: null,
  chosen: [],
  picked: outer.picked.slice(),
  pickedRooms: outer.pickedRooms.slice(),
  todo: [],
  again: false,
})
