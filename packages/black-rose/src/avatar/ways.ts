import { contentOf } from '../content/content.ts'
import { type BlackRose, cell, type ModelId, type Place } from '../state.ts'
import { isReadyRoom } from '../table/activation.ts'
import { placeOf } from '../table/models.ts'
import type { AvatarSheet } from '../words/avatar.ts'
import { best, bestModels, bestRooms, wayFrom } from './keys.ts'
import { isSeekingRoom, type Quarry, quarryOf, type Target } from './quarry.ts'

export const sheetOfAvatar = (state: BlackRose): AvatarSheet => contentOf(state.rules.edition).avatar!.sheet

/** Where a model of the Avatar can be after so many steps. Nobody stays in a cell who can leave it. */
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
  { by }: Quarry,
  targets: readonly Target[],
  from: Place,
): readonly Target[] => {
  const { priorities, evocations } = sheetOfAvatar(state)
  const rooms = targets.filter((target) => typeof target === 'number')
  if (rooms.length > 0) return bestRooms(state, rooms, priorities[3])
  const models = targets.filter((target) => typeof target !== 'number')
  const keys = by === 'evocation' ? evocations : priorities[by === 2 ? 2 : 1]
  return bestModels(state, models, keys, from)
}

/** [REB-AVA.30, RUL-62] Where a model goes: as far from its target as it may be and still reach it; or towards the one that it would choose. */
const aimsOf = (state: BlackRose, model: ModelId, steps: number): readonly number[] => {
  const from = placeOf(state, model)
  if (isSeekingRoom(state)) {
    const ready = state.lodge.map((_, at) => at).filter((at) => isReadyRoom(state, at))
    return best(ready, (room) => -wayFrom(state, from, room))
  }
  const quarry = quarryOf(state, model)
  const spots = reachable(state, from, steps).flatMap((room) =>
    quarry.from(room).map((target) => ({ room, target })),
  )
  if (spots.length === 0) {
    const everywhere = state.lodge.flatMap((_, at) => quarry.at(at))
    return chosen(state, quarry, everywhere, from).map((target) => roomOf(state, target))
  }
  const targets = chosen(state, quarry, [...new Set(spots.map(({ target }) => target))], from)
  const good = best(
    spots.filter(({ target }) => targets.includes(target)),
    ({ room, target }) => wayFrom(state, room, roomOf(state, target)),
    ({ room }) => (isReadyRoom(state, room) ? 1 : 0),
  )
  return [...new Set(good.map(({ room }) => room))]
}

/** Which of these rooms next to a model lie on a shortest way to where it goes; none when it is there. */
export const stepsOf = (
  state: BlackRose,
  model: ModelId,
  steps: number,
  rooms: readonly number[],
): readonly number[] => {
  const from = placeOf(state, model)
  const aims = aimsOf(state, model, steps)
  if (from !== cell && (aims.length === 0 || aims.includes(from))) return []
  const nearer = rooms.filter((room) =>
    aims.some((aim) => wayFrom(state, room, aim) < wayFrom(state, from, aim)),
  )
  return readyFirst(state, nearer.length > 0 ? nearer : from === cell ? rooms : [])
}
