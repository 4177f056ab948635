import { type BlackRose, cell, type ModelId, type Place } from '../state.ts'
import { isReadyRoom } from '../table/activation.ts'
import { placeOf } from '../table/models.ts'
import type { Decider } from '../words/keys.ts'
import {
  best,
  bestModels,
  bestRooms,
  deciderOfModels,
  deciderOfRooms,
  sheetOfAvatar,
  wayFrom,
} from './keys.ts'
import { isLeaving, isSeekingRoom, type Quarry, quarryOf, type Target } from './quarry.ts'

/** Rooms in which a model of the Avatar can be after so many steps. Nobody stays in a cell who can leave it. */
const reachable = (state: BlackRose, from: Place, steps: number): number[] =>
  state.lodge.map((_, at) => at).filter((room) => wayFrom(state, from, room) <= steps)

/** [REB-AVA.29] Of rooms that would do equally well, those that are rebuilt and ready. */
export const readyFirst = (state: BlackRose, rooms: readonly number[]): number[] =>
  best(rooms, (room) => (isReadyRoom(state, room) ? 1 : 0))

const roomOf = (state: BlackRose, target: Target): Place =>
  typeof target === 'number' ? target : placeOf(state, target)

/** The targets that come first. */
const chosen = (
  state: BlackRose,
  { keys }: Quarry,
  targets: readonly Target[],
  from: Place,
): readonly Target[] => {
  const rooms = targets.filter((target) => typeof target === 'number')
  if (rooms.length > 0) return bestRooms(state, rooms, sheetOfAvatar(state).priorities[3])
  const models = targets.filter((target) => typeof target !== 'number')
  return bestModels(state, models, keys, from)
}

/** From where it could reach what; and what there is to go for: all of that, or whatever there is (RUL-62). */
const within = (state: BlackRose, quarry: Quarry, from: Place, steps: number) => {
  const spots = reachable(state, from, steps).flatMap((room) =>
    quarry.from(room).map((target) => ({ room, target })),
  )
  const targets =
    spots.length > 0
      ? [...new Set(spots.map(({ target }) => target))]
      : state.lodge.flatMap((_, at) => quarry.at(at))
  return { spots, targets }
}

/** Goal of a model of the Avatar, with the reason; null if the Crown has a say in it, or there is nothing. */
export const goalOf = (
  state: BlackRose,
  model: ModelId,
  steps: number,
): { readonly target: Target; readonly by: Decider } | null => {
  if (placeOf(state, model) === cell && isLeaving(state)) return null
  if (isSeekingRoom(state)) {
    const [room, ...others] = aimsOf(state, model, steps)
    return room === undefined || others.length > 0 ? null : { target: room, by: 'ready' }
  }
  const from = placeOf(state, model)
  const quarry = quarryOf(state, model)
  const { targets } = within(state, quarry, from, steps)
  const [target, ...others] = chosen(state, quarry, targets, from)
  if (target === undefined || others.length > 0) return null
  const rooms = targets.filter((each) => typeof each === 'number')
  const models = targets.filter((each) => typeof each !== 'number')
  return {
    target,
    by: rooms.length > 0 ? deciderOfRooms(state, rooms) : deciderOfModels(state, models, quarry.keys, from),
  }
}

/**
 * [REB-AVA.30, RUL-62] Rooms that a model goes to: as far from its target as it may be and still reach it; or towards the one
 * that it would choose.
 */
const aimsOf = (state: BlackRose, model: ModelId, steps: number): readonly number[] => {
  const from = placeOf(state, model)
  if (isSeekingRoom(state)) {
    const ready = state.lodge.map((_, at) => at).filter((at) => isReadyRoom(state, at))
    return best(ready, (room) => -wayFrom(state, from, room))
  }
  const quarry = quarryOf(state, model)
  const { spots, targets: all } = within(state, quarry, from, steps)
  const targets = chosen(state, quarry, all, from)
  if (spots.length === 0) return targets.map((target) => roomOf(state, target))
  const good = best(
    spots.filter(({ target }) => targets.includes(target)),
    ({ room, target }) => wayFrom(state, room, roomOf(state, target)),
    ({ room }) => (isReadyRoom(state, room) ? 1 : 0),
  )
  return [...new Set(good.map(({ room }) => room))]
}

/** Steps next to a model that lie on a shortest way to where it goes; none when it is there. */
export const stepsOf = (
  state: BlackRose,
  model: ModelId,
  steps: number,
  rooms: readonly number[],
): readonly number[] => {
  const from = placeOf(state, model)
  // [REB-AVA.29] Either exit would do: that it is nearer to somebody says nothing.
  if (from === cell && isLeaving(state)) return readyFirst(state, rooms)
  const aims = aimsOf(state, model, steps)
  if (from !== cell && (aims.length === 0 || aims.includes(from))) return []
  const nearer = rooms.filter((room) =>
    aims.some((aim) => wayFrom(state, room, aim) < wayFrom(state, from, aim)),
  )
  return readyFirst(state, nearer.length > 0 ? nearer : from === cell ? rooms : [])
}
