import { type EditionId, type RoomView, rulesIn } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { bodiesOf } from './bodies.ts'
import { bearingOf } from './geometry.ts'
import { sharesOf, takesCubes } from './majority.ts'
import { whoseText } from './models.tsx'

/** A room in words: where it is, whether it can be activated, its instability, and who is in it. */
export const useRoomLabel = (hex: number, room: RoomView): string => {
  const { table, speak } = useBoard()
  const { ring, wind } = bearingOf(hex)
  const mages = bodiesOf(table).flatMap(({ place, name }) => (place === room.room ? [name] : []))
  const evocations = table.evocations.filter(({ place }) => place === room.room).map(whoseText)
  const parts: Message[] = [
    words('room.at', { room: say(`room.${room.room}`), ring, wind: words(windText(wind)) }),
    ...stateParts(room, table.edition),
    ...(mages.length + evocations.length > 0
      ? [words('room.here', { models: [...mages, ...evocations] })]
      : []),
  ]
  return speak(words('list', { parts }))
}

const windTexts = [
  'wind.middle',
  'wind.n',
  'wind.ne',
  'wind.ene',
  'wind.e',
  'wind.ese',
  'wind.se',
  'wind.s',
  'wind.sw',
  'wind.wsw',
  'wind.w',
  'wind.wnw',
  'wind.nw',
] as const

const windText = (wind: string): (typeof windTexts)[number] =>
  windTexts.find((text) => text === `wind.${wind}`) ?? 'wind.middle'

/** [REB-LDG.3, REB-LDG.4] Parts of a label on a room's side: it stands or lies in ruins, and can be used or not. */
const sideParts = ({ token, blocked, destroyed }: RoomView, edition: EditionId): Message[] => {
  const { lodgeIsRuined } = rulesIn(edition)
  if (destroyed && !lodgeIsRuined) return [words('room.ruin')]
  const side = lodgeIsRuined && !destroyed ? [words('room.rebuilt')] : []
  if (blocked) return [...side, words('room.blocked')]
  if (destroyed) return [words('room.ruins')]
  return token === 'none' ? side : [...side, words(`room.token.${token}`)]
}

const stateParts = (room: RoomView, edition: EditionId): Message[] => {
  const { slots, cubes } = room
  if (!takesCubes(room, edition)) return sideParts(room, edition)
  return [
    ...sideParts(room, edition),
    words('room.instability', { count: cubes.length, slots }),
    ...sharesOf(cubes).map(({ owner, count }) => words('room.share', { player: ownerName(owner), count })),
  ]
}
