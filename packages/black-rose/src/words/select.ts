import type { RoomColour } from './board.ts'

/** Range: so many rooms in a straight line, or anywhere in the Lodge (BRW-TGT.1, BRW-TGT.2). */
export type Range = number | 'lodge'

/** Kinds of models, as the controller of the effect sees them. */
export const modelKinds = [
  'enemyModel',
  'enemyMage',
  'enemyEvocation',
  'yourEvocation',
  'yourUndead',
  'yourLandsknecht',
  'yourDivineAltar',
  'yourMutantAltar',
  'evocation',
  'mage',
  'model',
  'yourTotem',
  'yourConstruct',
  'yourNigredo',
  'jinxedMage',
  'hauntedMage',
  'umbra',
  'otherEnemy',
] as const
export type ModelKind = (typeof modelKinds)[number]

export const roomKinds = [
  'room',
  'adjacentRoom',
  'roomNextToThis',
  'otherRoom',
  'intactRoom',
  'roomWithFreeSlot',
  'roomWithCubes',
  'roomOfYourColour',
  'darkRoom',
  'brightRoom',
  'ruinOrCemetery',
  'roomOfYourQuest',
  'usedRoom',
  'almostFull',
  'mostCubes',
  'roomWithYourTotem',
  'roomWithYourEvocation',
  'roomWithHaunted',
  'blackRose',
] as const
export type RoomKind = (typeof roomKinds)[number]

/** Sight of a kind of room: everybody knows which rooms are of it, or only whoever chooses among them. */
const seenBy: { readonly [K in RoomKind]: 'everybody' | 'chooser' } = {
  room: 'everybody',
  adjacentRoom: 'everybody',
  roomNextToThis: 'everybody',
  otherRoom: 'everybody',
  intactRoom: 'everybody',
  roomWithFreeSlot: 'everybody',
  roomWithCubes: 'everybody',
  roomOfYourColour: 'everybody',
  darkRoom: 'everybody',
  brightRoom: 'everybody',
  ruinOrCemetery: 'everybody',
  roomOfYourQuest: 'chooser',
  usedRoom: 'everybody',
  almostFull: 'everybody',
  mostCubes: 'everybody',
  roomWithYourTotem: 'everybody',
  roomWithYourEvocation: 'everybody',
  roomWithHaunted: 'everybody',
  blackRose: 'everybody',
}

/** A room that is known without a choice: yours, the declared one, where this happens, or where the model in question is. */
export const spots = ['yours', 'target', 'there', 'its'] as const
export type Spot = (typeof spots)[number]

/** Spots where models are looked for; `around` is the rooms next to yours, `wherever` is in cells, too (REB-G.4). */
export type Where = Spot | 'around' | 'wherever' | { readonly within: Range }

/** Models that a sentence is about. A choice is made by the controller. */
export type Models =
  | {
      readonly models:
        | 'you'
        | 'target'
        | 'it'
        | 'source'
        | 'thatMage'
        | 'thatEvocation'
        | 'mageBehind'
        | 'summoned'
        | 'picked'
    }
  | { readonly models: 'each'; readonly kind: ModelKind; readonly where: Where }
  | { readonly models: 'one'; readonly kind: ModelKind; readonly where: Where }
  | { readonly models: 'upTo'; readonly count: number; readonly kind: ModelKind; readonly where: Where }

export type Rooms =
  | { readonly rooms: Spot | 'picked' }
  | { readonly rooms: 'one'; readonly kind: RoomKind; readonly within: Range }
  | { readonly rooms: 'upTo'; readonly count: number; readonly kind: RoomKind; readonly within: Range }
  | { readonly rooms: 'each'; readonly kind: RoomKind; readonly within: Range }
  | { readonly rooms: 'eachWith'; readonly kind: ModelKind }
  | { readonly rooms: 'random'; readonly count: number; readonly kind: RoomKind }
  | { readonly rooms: 'colour'; readonly colour: RoomColour }

export const you: Models = { models: 'you' }
/** The declared target. */
export const target: Models = { models: 'target' }
/** Model that brought this about: it entered, acted, cast or dealt the damage. */
export const it: Models = { models: 'it' }
/** The same where damage is what has brought this about: the model that deals it. */
export const source: Models = { models: 'source' }
/** The same where it is a mage, or where it is an evocation; of a spell that is cast, its target. */
export const thatMage: Models = { models: 'thatMage' }
export const thatEvocation: Models = { models: 'thatEvocation' }
/** Mage who deals the damage that has brought this about, with her own hands or by an evocation. */
export const mageBehind: Models = { models: 'mageBehind' }
/** Model that an earlier sentence has summoned. */
export const summoned: Models = { models: 'summoned' }
/** Those chosen by an earlier sentence. */
export const picked: Models = { models: 'picked' }
export const each = (kind: ModelKind, where: Where): Models => ({ models: 'each', kind, where })
export const a = (kind: ModelKind, where: Where): Models => ({ models: 'one', kind, where })
export const upTo = (count: number, kind: ModelKind, where: Where): Models => ({
  models: 'upTo',
  count,
  kind,
  where,
})
export const within = (range: Range): { readonly within: Range } => ({ within: range })

export const yourRoom: Rooms = { rooms: 'yours' }
export const targetRoom: Rooms = { rooms: 'target' }
/** Room where this happens: the activated or entered one. */
export const thisRoom: Rooms = { rooms: 'there' }
/** Room of the target or of whoever brought this about. */
export const itsRoom: Rooms = { rooms: 'its' }
export const pickedRoom: Rooms = { rooms: 'picked' }
export const aRoom = (range: Range, kind: RoomKind = 'room'): Rooms => ({ rooms: 'one', kind, within: range })
export const upToRooms = (count: number, range: Range, kind: RoomKind = 'room'): Rooms => ({
  rooms: 'upTo',
  count,
  kind,
  within: range,
})
export const eachRoom = (range: Range, kind: RoomKind = 'room'): Rooms => ({
  rooms: 'each',
  kind,
  within: range,
})
/** Every room in which there is such a model. */
export const roomsWith = (kind: ModelKind): Rooms => ({ rooms: 'eachWith', kind })
export const randomRooms = (count: number, kind: RoomKind): Rooms => ({ rooms: 'random', count, kind })
export const roomsOf = (colour: RoomColour): Rooms => ({ rooms: 'colour', colour })

/** True if the choice of a room depends on cards that only the chooser sees. */
export const isSecretAmong = (rooms: Rooms): boolean => {
  switch (rooms.rooms) {
    case 'one':
    case 'upTo':
      return seenBy[rooms.kind] === 'chooser'
    case 'yours':
    case 'target':
    case 'there':
    case 'its':
    case 'picked':
    case 'each':
    case 'eachWith':
    case 'random':
    case 'colour':
      return false
  }
}
