import type { RoomView } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { bearingOf } from './geometry.ts'
import { sharesOf } from './majority.ts'

/** A room in words: where it is, whether it can be activated, its instability, and who is in it. */
export const useRoomLabel = (hex: number, room: RoomView): string => {
  const { table, speak } = useBoard()
  const { ring, wind } = bearingOf(hex)
  const mages = table.mages.flatMap(({ place }, seat) => (place === room.room ? [say(`seat.${seat}`)] : []))
  const evocations = table.evocations
    .filter(({ place }) => place === room.room)
    .map(({ kind, owner }) =>
      words('room.evocation', { kind: say(`evocation.${kind}`), player: say(`seat.${owner}`) }),
    )
  const parts: Message[] = [
    words('room.at', { room: say(`room.${room.room}`), ring, wind: words(windText(wind)) }),
    ...(room.destroyed ? [words('room.ruin')] : stateParts(room)),
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

const stateParts = ({ token, blocked, slots, cubes }: RoomView): Message[] => [
  ...(blocked ? [words('room.blocked')] : token === 'none' ? [] : [words(`room.token.${token}`)]),
  ...(slots === 0
    ? []
    : [
        words('room.instability', { count: cubes.length, slots }),
        ...sharesOf(cubes).map(({ owner, count }) =>
          words('room.share', { player: ownerName(owner), count }),
        ),
      ]),
]
