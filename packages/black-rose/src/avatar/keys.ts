import { contentOf } from '../content/content.ts'
import { type BlackRose, cell, type ModelId, mageOf, type Place, rose } from '../state.ts'
import { isReadyRoom } from '../table/activation.ts'
import { exitsOf } from '../table/cells.ts'
import { distance } from '../table/hexes.ts'
import { laidAt } from '../table/lodge.ts'
import { damageOn, isMage, modelsIn, ownerOf, placeOf, seatOf } from '../table/models.ts'
import type { AvatarSheet } from '../words/avatar.ts'
import type { Decider, ModelKey, RoomKey } from '../words/keys.ts'

export const sheetOfAvatar = (state: BlackRose): AvatarSheet => contentOf(state.rules.edition).avatar!.sheet

/** [REB-V.7] Distance from a place to a room; from the cell by the nearer exit. */
export const wayFrom = (state: BlackRose, from: Place, to: Place): number => {
  if (to === cell) return Number.POSITIVE_INFINITY
  return from === cell
    ? 1 + Math.min(...exitsOf(state, rose).map((exit) => distance(exit, to)))
    : distance(from, to)
}

/** Value of a key for a model, as seen from a place. Evocations have neither damage that counts, nor power, nor trophies. */
const ofModel: {
  readonly [K in ModelKey]: (state: BlackRose, model: ModelId, from: number) => number
} = {
  damage: (state, model) => (isMage(model) ? damageOn(state, model).length : 0),
  nearness: (state, model, from) => -wayFrom(state, from, placeOf(state, model)),
  power: (state, model) => (isMage(model) ? mageOf(state, seatOf(model)).power : 0),
  trophies: (state, model) => (isMage(model) ? mageOf(state, seatOf(model)).won.length : 0),
}

/** [4.6] The Avatar and its own evocations are not counted. */
const othersIn = (state: BlackRose, room: number): ModelId[] =>
  modelsIn(state, room).filter((model) => ownerOf(state, model) !== rose)

const ofRoom: { readonly [K in RoomKey]: (state: BlackRose, room: number) => number } = {
  mages: (state, room) => othersIn(state, room).filter(isMage).length,
  models: (state, room) => othersIn(state, room).length,
  instability: (state, room) => laidAt(state, room).cubes.length,
}

/** Those for which the first number is highest, of these those for which the second is, and so on. */
export const best = <Item>(items: readonly Item[], ...keys: readonly ((item: Item) => number)[]): Item[] =>
  keys.reduce<Item[]>((left, key) => {
    const most = Math.max(...left.map(key))
    return left.filter((item) => key(item) === most)
  }, items.slice())

/** Key among these that has decided among these things. */
const deciderOf = <Item>(
  items: readonly Item[],
  keys: readonly (readonly [Decider, (item: Item) => number])[],
): Decider => {
  let left: readonly Item[] = items
  let last: Decider = 'only'
  for (const [key, value] of keys) {
    const next = best(left, value)
    if (next.length < left.length) last = key
    left = next
  }
  return left.length > 1 ? 'crown' : last
}

export const deciderOfModels = (
  state: BlackRose,
  models: readonly ModelId[],
  keys: readonly ModelKey[],
  from: number,
): Decider => {
  const mages = models.filter(isMage)
  const meant: readonly ModelKey[] = mages.length > 0 ? keys : ['nearness']
  return deciderOf(
    mages.length > 0 ? mages : models,
    meant.map((key) => [key, (model) => ofModel[key](state, model, from)]),
  )
}

export const deciderOfRooms = (state: BlackRose, rooms: readonly number[]): Decider =>
  deciderOf(rooms, [
    ...sheetOfAvatar(state).priorities[3].map(
      (key) => [key, (room: number) => ofRoom[key](state, room)] as const,
    ),
    ['ready', (room) => (isReadyRoom(state, room) ? 1 : 0)],
  ])

/** [REB-AVA.28] The models that come first by these keys. Mages come before evocations (RUL-54). */
export const bestModels = (
  state: BlackRose,
  models: readonly ModelId[],
  keys: readonly ModelKey[],
  from: number,
): ModelId[] =>
  best(
    models,
    (model) => (isMage(model) ? 1 : 0),
    ...keys.map((key) => (model: ModelId) => ofModel[key](state, model, from)),
    // Of evocations the nearest, whatever is compared else.
    (model) => (isMage(model) ? 0 : ofModel.nearness(state, model, from)),
  )

/** [REB-AVA.28] The rooms that come first by these keys. */
export const bestRooms = (state: BlackRose, rooms: readonly number[], keys: readonly RoomKey[]): number[] =>
  best(rooms, ...keys.map((key) => (room: number) => ofRoom[key](state, room)))
