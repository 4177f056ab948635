import { shuffle } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import { blackRoseRoom } from '../words/board.ts'
import type { ModelKind, Range, RoomKind, Rooms } from '../words/select.ts'
import { mayBeActivated } from './activation.ts'
import { neighbours } from './hexes.ts'
import { colourAt, freeSlots, hexOf, isInRange, laidAt, roomAt } from './lodge.ts'
import { modelsIn, placeOf } from './models.ts'
import { isOfKind, modelsOfKind, type Selection, spotOf } from './select.ts'

/** Room that a range is counted from: a model that is placed counts from where it is. */
const originOf = (state: BlackRose, { models, origin }: Doing): number =>
  models?.[0] === undefined ? origin : placeOf(state, models[0])

/** The most cubes in a room that takes more. */
const mostCubes = (state: BlackRose): number =>
  Math.max(...state.lodge.map(({ cubes }, at) => (freeSlots(state, at) > 0 ? cubes.length : 0)))

const holdsOne = (state: BlackRose, { you }: Doing, at: number, kind: ModelKind): boolean =>
  modelsIn(state, at).some((model) => isOfKind(state, you, model, kind))

/** True if a room is of a kind, seen from where the effect takes place. */
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
      return at !== originOf(state, doing)
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
        return (
          task.task === 'activate' && hexOf(state, task.room) === at && mayBeActivated(state, doing.you, at)
        )
      })
    case 'blackRose':
      return laid.room === blackRoseRoom
    case 'usedRoom':
      return !laid.destroyed && laid.token === 'dark'
    case 'almostFull':
      return freeSlots(state, at) === 1
    case 'mostCubes':
      return freeSlots(state, at) > 0 && laid.cubes.length === mostCubes(state)
    case 'roomWithYourTotem':
      return holdsOne(state, doing, at, 'yourTotem')
    case 'roomWithYourEvocation':
      return holdsOne(state, doing, at, 'yourEvocation')
    case 'roomWithHaunted':
      return holdsOne(state, doing, at, 'hauntedMage')
  }
}

export const roomsOfKind = (state: BlackRose, doing: Doing, kind: RoomKind, range: Range): number[] =>
  state.lodge
    .map((_, at) => at)
    .filter((at) => isInRange(originOf(state, doing), at, range) && isRoomOfKind(state, doing, at, kind))

/** Rooms that a sentence is about, as far as they have been chosen. */
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
