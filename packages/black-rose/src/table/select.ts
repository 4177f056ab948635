import { shuffle } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import type { Doing } from '../procedures/procedure.ts'
import { type BlackRose, type BlackRoseOption, cell, type ModelId, mageOf, rose } from '../state.ts'
import type { ModelKind, Models, Range, RoomKind, Rooms, Spot, Where } from '../words/select.ts'
import { mayBeActivated } from './activation.ts'
import { neighbours } from './hexes.ts'
import { colourAt, freeSlots, hexOf, isInRange, laidAt, roomAt } from './lodge.ts'
import {
  allModels,
  cardOfEvocation,
  evocationModel,
  evocationOf,
  evocationsOf,
  isInPlay,
  isMage,
  mageModel,
  ownerOf,
  placeOf,
  seatOf,
} from './models.ts'
import { innermost } from './stack.ts'

/** Whether a model is of a kind, as the mage sees it who carries out the effect. */
export const isOfKind = (state: BlackRose, you: number, model: ModelId, kind: ModelKind): boolean => {
  const mine = ownerOf(state, model) === you
  const evocation = evocationOf(state, model)
  const card = evocation === undefined ? undefined : cardOfEvocation(state, evocation)
  switch (kind) {
    case 'enemyModel':
      return !mine
    case 'enemyMage':
      return !mine && isMage(model)
    case 'enemyEvocation':
      return !mine && card !== undefined
    case 'yourEvocation':
      return mine && card !== undefined
    case 'yourUndead':
      return mine && card?.archetype === 'undead'
    case 'yourLandsknecht':
      return mine && card?.kind === 'undead'
    case 'yourDivineAltar':
      return mine && card?.kind === 'holyAltar'
    case 'yourMutantAltar':
      return mine && card?.kind === 'mutantAltar'
    case 'evocation':
      return card !== undefined
    case 'mage':
      return isMage(model)
    case 'model':
      return true
  }
}

/** [BRW-CELL.2, BRW-TGT.6] Whether an effect reaches a model at all: cells are out of reach but for the Black Rose and oneself. */
export const isReached = (state: BlackRose, doing: Doing, model: ModelId): boolean => {
  if (!isInPlay(state, model)) return false
  const seat = ownerOf(state, model)
  if (doing.avoided.includes(seat) && isMage(model)) return false
  return placeOf(state, model) !== cell || doing.by === rose || seatOf(model) === doing.you
}

/** A room that needs no choice, or -1 when there is none. */
const spotOf = (state: BlackRose, doing: Doing, spot: Spot | 'picked'): number => {
  switch (spot) {
    case 'yours':
      return mageOf(state, doing.you).place
    case 'target':
      return doing.targetRoom
    case 'there':
      return doing.there
    case 'its': {
      const model = doing.target ?? doing.it ?? null
      if (model === null) return doing.targetRoom
      const place = isInPlay(state, model) ? placeOf(state, model) : cell
      return place === cell ? doing.targetRoom : place
    }
    case 'picked':
      return doing.pickedRooms[0] ?? cell
  }
}

const isIn = (state: BlackRose, doing: Doing, model: ModelId, where: Where): boolean => {
  const place = placeOf(state, model)
  // Cells are not in the Lodge: whoever sits there is only found by name.
  if (place === cell) return false
  if (typeof where === 'object') return isInRange(doing.origin, place, where.within)
  if (where === 'around') return doing.origin !== cell && neighbours[doing.origin]!.includes(place)
  return place === spotOf(state, doing, where)
}

/** Every model of a kind that is there and can be reached. */
export const modelsOfKind = (state: BlackRose, doing: Doing, kind: ModelKind, where: Where): ModelId[] =>
  allModels(state).filter(
    (model) =>
      isOfKind(state, doing.you, model, kind) &&
      isReached(state, doing, model) &&
      isIn(state, doing, model, where),
  )

/** How a selection goes on: these are meant, or one of these is to be chosen (and it may be left at that). */
export type Selection<T> = { readonly these: T[] } | { readonly among: T[]; readonly enough: boolean }

/** [BRW-TGT.7] Whom a sentence is about, as far as it has been chosen. */
export const selectModels = (state: BlackRose, doing: Doing, models: Models): Selection<ModelId> => {
  const kept = (model: ModelId | null): Selection<ModelId> => ({
    these: model !== null && isReached(state, doing, model) ? [model] : [],
  })
  switch (models.models) {
    case 'you':
      return { these: [mageModel(doing.you)] }
    case 'target':
      return kept(doing.target)
    case 'it':
    case 'source':
    case 'thatEvocation':
      return kept(doing.it)
    case 'thatMage':
      return kept(doing.it !== null && isMage(doing.it) ? doing.it : null)
    case 'mageBehind': {
      const by = innermost(state, 'damage')?.by ?? rose
      return kept(by === rose ? null : mageModel(by))
    }
    case 'summoned':
      return {
        these: evocationsOf(state, doing.you)
          .filter(({ n }) => n === doing.noted + 1)
          .map(({ n }) => evocationModel(n)),
      }
    case 'picked':
      return { these: doing.picked.filter((model) => isReached(state, doing, model)) }
    case 'each':
      return { these: modelsOfKind(state, doing, models.kind, models.where) }
    case 'one': {
      const among = modelsOfKind(state, doing, models.kind, models.where)
      return among.length === 0 ? { these: [] } : { among, enough: false }
    }
    case 'upTo': {
      const chosen = doing.chosen as ModelId[]
      const among = modelsOfKind(state, doing, models.kind, models.where).filter(
        (model) => !chosen.includes(model),
      )
      return chosen.length === models.count || among.length === 0
        ? { these: chosen.slice() }
        : { among, enough: true }
    }
  }
}

/** Whether a room is of a kind, seen from where the effect takes place. */
const isRoomOfKind = (state: BlackRose, doing: Doing, at: number, kind: RoomKind): boolean => {
  const laid = laidAt(state, at)
  switch (kind) {
    case 'room':
      return true
    case 'adjacentRoom':
      return doing.origin !== cell && neighbours[doing.origin]!.includes(at)
    case 'roomNextToThis':
      return doing.there !== cell && neighbours[doing.there]!.includes(at)
    case 'otherRoom':
      return at !== mageOf(state, doing.you).place
    case 'intactRoom':
      return !laid.destroyed && roomAt(state, at).slots > 0
    case 'roomWithFreeSlot':
      return freeSlots(state, at) > 0
    case 'roomWithCubes':
      return laid.cubes.length > 0
    case 'roomOfYourColour': {
      const { place } = mageOf(state, doing.you)
      return place !== cell && at !== place && colourAt(state, at) === colourAt(state, place)
    }
    case 'darkRoom':
      return laid.token === 'dark'
    case 'brightRoom':
      return at !== doing.there && mayBeActivated(state, doing.you, at)
    case 'ruinOrCemetery':
      return laid.destroyed || laid.room === 'cemetery'
    case 'roomOfYourQuest':
      return mageOf(state, doing.you).quests.cards.some((id) => {
        const { task } = questOf(state.rules.edition, id)
        return task.task === 'activate' && hexOf(state, task.room) === at
      })
  }
}

/** Where a range is counted from: a model that is placed counts from where it is. */
const originOf = (state: BlackRose, { models, origin }: Doing): number =>
  models?.[0] === undefined ? origin : placeOf(state, models[0])

export const roomsOfKind = (state: BlackRose, doing: Doing, kind: RoomKind, range: Range): number[] =>
  state.lodge
    .map((_, at) => at)
    .filter((at) => isInRange(originOf(state, doing), at, range) && isRoomOfKind(state, doing, at, kind))

/** Which rooms a sentence is about, as far as it has been chosen. */
export const selectRooms = (state: BlackRose, doing: Doing, rooms: Rooms): Selection<number> => {
  switch (rooms.rooms) {
    case 'one': {
      const among = roomsOfKind(state, doing, rooms.kind, rooms.within)
      return among.length === 0 ? { these: [] } : { among, enough: false }
    }
    case 'upTo': {
      const chosen = doing.chosen as number[]
      const among = roomsOfKind(state, doing, rooms.kind, rooms.within).filter((at) => !chosen.includes(at))
      return chosen.length === rooms.count || among.length === 0
        ? { these: chosen.slice() }
        : { among, enough: true }
    }
    case 'each':
      return { these: roomsOfKind(state, doing, rooms.kind, rooms.within) }
    case 'eachWith':
      return {
        these: [
          ...new Set(
            modelsOfKind(state, doing, rooms.kind, { within: 'lodge' })
              .map((model) => placeOf(state, model))
              .filter((place) => place !== cell),
          ),
        ],
      }
    case 'colour':
      return { these: state.lodge.map((_, at) => at).filter((at) => colourAt(state, at) === rooms.colour) }
    case 'random': {
      const among = roomsOfKind(state, doing, rooms.kind, 'lodge')
      if (among.length > rooms.count) shuffle(state, among)
      return { these: among.slice(0, rooms.count).sort((a, b) => a - b) }
    }
    default: {
      const spot = spotOf(state, doing, rooms.rooms)
      return { these: spot === cell ? [] : [spot] }
    }
  }
}

export const modelOption = (state: BlackRose, model: ModelId): BlackRoseOption => {
  const evocation = evocationOf(state, model)
  return evocation === undefined
    ? { do: 'target', seat: seatOf(model) }
    : { do: 'evocation', kind: evocation.kind, n: evocation.n, seat: evocation.owner }
}

export const roomOption = (state: BlackRose, at: number): BlackRoseOption => ({
  do: 'room',
  room: laidAt(state, at).room,
})

/** The model that an option names. */
export const modelIn = (option: BlackRoseOption | null): ModelId | null => {
  if (option?.do === 'target') return mageModel(option.seat)
  return option?.do === 'evocation' ? evocationModel(option.n) : null
}
