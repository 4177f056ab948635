import { type Message, type Seat, say } from '@conclave/kernel'
import type { ModelKind, Models, Range, RoomKind, Rooms, Where } from '../words/select.ts'
import { isOwnKind } from '../words/targets.ts'
import type { TextId } from './en.ts'

/** A message with a text of this game; an id that no language has does not compile. */
export const phrase = (id: TextId, gaps?: NonNullable<Message['with']>): Message => say(id, gaps)

const seats = ['seat.0', 'seat.1', 'seat.2', 'seat.3'] as const

/** A player by her seat; the Black Rose has none. */
export const player = (seat: Seat): Message => phrase(seats[seat] ?? 'seat.rose')

export const rangeText = (range: Range): Message =>
  range === 'lodge' ? phrase('range.lodge') : phrase('range.within', { range })

/** Text of a place: one's own needs no “anywhere in the Lodge”, and all those of a kind are simply in the Lodge. */
const whereText = (where: Where, kind: ModelKind, all: boolean): Message => {
  if (typeof where !== 'object') return phrase(`where.${where}`)
  if (where.within !== 'lodge') return phrase('where.within', { range: where.within })
  if (isOwnKind(kind)) return phrase('where.wherever')
  return phrase(all ? 'where.inLodge' : 'where.lodge')
}

/** Text of a sentence's models, as an object, `to` whom, `of` whom, `on` whom or who `loses`. */
export const modelsText = (models: Models): Message => {
  switch (models.models) {
    case 'each':
    case 'one':
      return phrase(`models.${models.models}`, {
        kind: phrase(`model.${models.kind}`),
        where: whereText(models.where, models.kind, models.models === 'each'),
      })
    case 'upTo':
      return phrase('models.upTo', {
        count: models.count,
        kind: phrase(`model.${models.kind}`),
        where: whereText(models.where, models.kind, false),
      })
    case 'summoned':
      return phrase('models.thatEvocation')
    default:
      return phrase(`models.${models.models}`)
  }
}

/** These rooms are where they are: no range is needed to find them. */
const isNamedEnough = (kind: RoomKind): boolean =>
  [
    'adjacentRoom',
    'roomNextToThis',
    'roomOfYourColour',
    'roomOfYourQuest',
    'usedRoom',
    'almostFull',
    'mostCubes',
    'roomWithYourTotem',
    'roomWithYourEvocation',
    'roomWithHaunted',
  ].includes(kind)

/** Text of a sentence's rooms, or `in` which. */
export const roomsText = (rooms: Rooms): Message => {
  switch (rooms.rooms) {
    case 'one':
      if (rooms.kind === 'blackRose') return phrase('rooms.blackRose')
      if (isNamedEnough(rooms.kind))
        return phrase('rooms.one.known', { kind: phrase(`roomKind.${rooms.kind}`) })
      return phrase('rooms.one', {
        kind: phrase(`roomKind.${rooms.kind}`),
        range: rangeText(rooms.within),
      })
    case 'each':
      if (rooms.within === 'lodge')
        return phrase('rooms.each.lodge', { kind: phrase(`roomKind.${rooms.kind}`) })
      return phrase('rooms.each', {
        kind: phrase(`roomKind.${rooms.kind}`),
        range: rangeText(rooms.within),
      })
    case 'upTo':
      if (isNamedEnough(rooms.kind))
        return phrase('rooms.upTo.known', { count: rooms.count, kind: phrase(`roomKind.${rooms.kind}`) })
      return phrase('rooms.upTo', {
        count: rooms.count,
        kind: phrase(`roomKind.${rooms.kind}`),
        range: rangeText(rooms.within),
      })
    case 'random':
      return phrase('rooms.random', { count: rooms.count, kind: phrase(`roomKind.${rooms.kind}`) })
    case 'eachWith':
      return phrase('rooms.eachWith', { kind: phrase(`model.${rooms.kind}`) })
    case 'colour':
      return phrase('rooms.colour', { colour: phrase(`roomColour.${rooms.colour}`) })
    default:
      return phrase(`rooms.${rooms.rooms}`)
  }
}

/** Something that is said of each member of a union; the table of all of them is typed member by member. */
export type About<Member, Context, Said> = { of(member: Member, context: Context): Said }['of']
