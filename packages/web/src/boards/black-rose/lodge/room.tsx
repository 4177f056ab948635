import type { EditionId, RoomView } from '@conclave/black-rose'
import { icons, type RoseIcon } from '../art/icons.ts'
import { OwnerMark, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { looseAmong } from '../chain/loose.ts'
import { useBoard } from '../context.ts'
import { useDropping } from '../drag/dragging.ts'
import { Spot } from '../spot.tsx'
import { Figures } from './figures.tsx'
import { middleOf, placed } from './geometry.ts'
import { leaderOf, takesCubes } from './majority.ts'
import style from './room.module.css'
import { useRoomLabel } from './room-label.ts'

const isIcon = (name: string): name is RoseIcon => Object.hasOwn(icons, name)

/** For the style sheets: what is left of a room, and whether it is about to turn. */
const stateOf = (room: RoomView, edition: EditionId): string => {
  if (takesCubes(room, edition) && room.cubes.length >= room.slots) return 'full'
  return room.destroyed ? 'ruin' : 'intact'
}

/** A room of the Lodge: what it is, whether it can be activated, its instability, and who is in it. */
export const Room = ({
  hex,
  room,
  onPlain,
  onPile,
  way,
}: {
  readonly hex: number
  readonly room: RoomView
  /** Click while the room is no answer: the way there, or its card. */
  onPlain(at: Element, touched: boolean): void
  /** Shows everybody in the room, to choose from. */
  onPile(): void
  /** True if one could go there at once. */
  readonly way: boolean
}) => {
  const { card, numberOf, table, targets } = useBoard()
  const number = numberOf(`room:${room.room}`)
  const dropping = useDropping(`room:${room.room}`)
  return (
    <div
      className={style.room}
      style={placed(middleOf(hex))}
      data-room={room.room}
      data-place={`room:${room.room}`}
      data-dropping={dropping}
      data-way={way || undefined}
      data-answer={targets.has(`room:${room.room}`) || undefined}
    >
      <Spot
        thing={`room:${room.room}`}
        label={useRoomLabel(hex, room)}
        card={room.room}
        className={style.hex}
        onPlain={onPlain}
        state={stateOf(room, table.edition)}
        role="gridcell"
      >
        {isIcon(room.room) && <Sign name={room.room} className={style.picture} />}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={style.rim}
          aria-hidden="true"
          focusable="false"
        >
          <polygon points="50,1.500 98.500,25.800 98.500,74.200 50,98.500 1.500,74.200 1.500,25.800" />
        </svg>
        <span className={style.name} data-name>
          {card(room.room)}
        </span>
        <Cubes room={room} />
        <Token room={room} />
        {number !== null && <span className={style.number}>{number}</span>}
      </Spot>
      <Figures room={room.room} onPile={onPile} />
    </div>
  )
}

/** The places for instability and the cubes on them; the line below shows who has the majority. */
const Cubes = ({ room }: { readonly room: RoomView }) => {
  const { slots, cubes } = room
  const { table } = useBoard()
  const { edition } = table
  const loose = looseAmong(cubes, { room: room.room }, table)
  const colourOf = useOwnerColour()
  const heir = leaderOf(cubes, edition)
  if (!takesCubes(room, edition)) return null
  return (
    <span
      className={style.cubes}
      style={heir === null ? undefined : { borderColor: colourOf(heir) }}
      data-cubes
    >
      {Array.from({ length: Math.max(slots, cubes.length) }, (_, at) => {
        const owner = cubes[at]
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: cubes are their places
            key={at}
            className={style.slot}
            data-over={at >= slots || undefined}
            data-loose={loose[at] || undefined}
          >
            {owner !== undefined && <OwnerMark owner={owner} />}
          </i>
        )
      })}
    </span>
  )
}

/** The activation token: alight, burnt down, or barred. */
const Token = ({ room }: { readonly room: RoomView }) => {
  const { edition } = useBoard().table
  const { token, blocked, destroyed } = room
  // [REB-LDG.3] Where ruins are used their cubes lie in its place.
  if (destroyed && !takesCubes(room, edition)) return <Sign name="ruin" className={style.ruin} />
  if (token === 'none' && !blocked) return null
  return (
    <span className={style.token} data-token={blocked ? 'blocked' : token}>
      {blocked ? (
        <Sign name="locked" />
      ) : (
        <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7.200" className={style.disc} />
          <path
            d="M8 2.500c.4 2.200 3.400 3.700 3.400 6.900A3.400 3.400 0 0 1 8 13a3.400 3.400 0 0 1-3.400-3.600c0-1.600.9-2.300 1.400-3.500.5.7.8 1 1 1.600.6-1.300.9-3 1-5z"
            className={style.flame}
          />
        </svg>
      )}
    </span>
  )
}
