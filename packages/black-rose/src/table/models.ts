import type { Seat } from '@conclave/kernel'
import { avatarSheetOf, evocationCard, mageSheetOf } from '../content/content.ts'
import {
  type BlackRose,
  cell,
  type ModelId,
  mageOf,
  nobody,
  type Owner,
  type Place,
  rose,
  type Summoned,
} from '../state.ts'
import type { Evocation, MageSheet } from '../words/card.ts'

/** The mages there can be, and the Avatar as the last: names that are asked for all the time are made once. */
const mageModels: readonly ModelId[] = ['mage.0', 'mage.1', 'mage.2', 'mage.3']
const avatarModel: ModelId = `mage.${rose}`

export const mageModel = (seat: Owner): ModelId =>
  seat === rose ? avatarModel : (mageModels[seat] ?? `mage.${seat}`)

export const evocationModel = (n: number): ModelId => `evocation.${n}`

export const isMage = (model: ModelId): boolean => model.charCodeAt(0) === firstOfMage

const firstOfMage = 'mage'.charCodeAt(0)

/** Seat of a mage; nobody's if the model is an evocation. */
export const seatOf = (model: ModelId): Owner => (isMage(model) ? Number(model.slice(5)) : nobody)

const numberOf = (model: ModelId): number => Number(model.slice('evocation.'.length))

/** An evocation that is still in play. */
export const evocationOf = (state: BlackRose, model: ModelId): Summoned | undefined => {
  if (isMage(model) || state.evocations.length === 0) return undefined
  const number = numberOf(model)
  return state.evocations.find(({ n }) => n === number)
}

export const isInPlay = (state: BlackRose, model: ModelId): boolean =>
  isMage(model) || evocationOf(state, model) !== undefined

export const placeOf = (state: BlackRose, model: ModelId): Place =>
  isMage(model) ? mageOf(state, seatOf(model)).place : (evocationOf(state, model)?.place ?? cell)

/** A model is somewhere else; what haunts a mage goes with her (RUL-42). */
export const setPlace = (state: BlackRose, model: ModelId, place: Place): void => {
  if (!isMage(model)) {
    evocationOf(state, model)!.place = place
    return
  }
  const seat = seatOf(model)
  mageOf(state, seat).place = place
  for (const evocation of state.evocations) if (evocation.paired === seat) evocation.place = place
}

export const ownerOf = (state: BlackRose, model: ModelId): Owner =>
  isMage(model) ? seatOf(model) : (evocationOf(state, model)?.owner ?? nobody)

/** The cubes on a health bar or an evocation's card. */
export const damageOn = (state: BlackRose, model: ModelId): Owner[] =>
  isMage(model) ? mageOf(state, seatOf(model)).damage : evocationOf(state, model)!.damage

/** The sheet of a mage as printed. */
export const sheetOf = (state: BlackRose, owner: Owner): MageSheet => {
  const { name } = mageOf(state, owner)
  return owner === rose ? avatarSheetOf(state.rules.edition, name) : mageSheetOf(state.rules.edition, name)
}

const healthOf = (state: BlackRose, model: ModelId): number =>
  isMage(model) ? sheetOf(state, seatOf(model)).health : (evocationOf(state, model)?.health ?? 0)

/** Damage that a model can still take. */
export const spaceOn = (state: BlackRose, model: ModelId): number =>
  isInPlay(state, model) ? Math.max(0, healthOf(state, model) - damageOn(state, model).length) : 0

export const cardOfEvocation = (state: BlackRose, evocation: Summoned): Evocation =>
  evocationCard(state.rules.edition, evocation.kind)

/** Every model in play, mages first. */
export const allModels = (state: BlackRose): ModelId[] => [
  ...state.mages.map((_, seat) => mageModel(seat)),
  ...(state.avatar === undefined ? [] : [mageModel(rose)]),
  ...state.evocations.map(({ n }) => evocationModel(n)),
]

/** Every model in a room. */
export const modelsIn = (state: BlackRose, room: number): ModelId[] => {
  const found: ModelId[] = []
  for (let seat = 0; seat < state.mages.length; seat++)
    if (state.mages[seat]!.place === room) found.push(mageModel(seat))
  if (state.avatar?.mage.place === room) found.push(mageModel(rose))
  for (const { n, place } of state.evocations) if (place === room) found.push(evocationModel(n))
  return found
}

/** The evocations of a mage, in the order of their arrival. */
export const evocationsOf = (state: BlackRose, seat: Seat): Summoned[] =>
  state.evocations.filter(({ owner }) => owner === seat)

/** [BRW-IMM.1, BRW-CELL.2, BRW-IMM.3] Nobody hurts what is hers; only the Black Rose reaches into cells. */
export const isHit = (state: BlackRose, { by }: { readonly by: Owner }, model: ModelId): boolean =>
  isInPlay(state, model) && ownerOf(state, model) !== by && (by === rose || placeOf(state, model) !== cell)
