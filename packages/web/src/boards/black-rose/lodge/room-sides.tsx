import { effectLines, flagForecast, type RoomView } from '@conclave/black-rose'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import style from './room-card.module.css'

/**
 * [REB-LDG.2, REB-LDG.3, REB-LDG.4] Sides of a room: its effect in ruins and the one once it is rebuilt, each with its number of
 * uses; the side that lies up first.
 */
export const Sides = ({ room: { room, destroyed, token } }: { readonly room: RoomView }) => {
  const { table, speak } = useBoard()
  const sides = [
    { name: 'ruins', list: `room/${room}`, isUp: destroyed },
    { name: token === 'dark' ? 'used' : 'rebuilt', list: `room/${room}/rebuilt`, isUp: !destroyed },
  ] as const
  return sides
    .toSorted((one, other) => Number(other.isUp) - Number(one.isUp))
    .map(({ name, list, isUp }) => (
      <p key={name} className={style.side} data-up={isUp || undefined}>
        <b>{speak(words(`room.side.${name}`))}</b>{' '}
        {speak(words('room.side.text', { lines: effectLines(table.edition, list) }))}
      </p>
    ))
}

/** [REB-INS.6, REB-INS.7] Flags: the pay of the three places in a room, and those whom they would pay as it is. */
export const Flags = ({ room: { room, cubes, slots } }: { readonly room: RoomView }) => {
  const { table, cards, speak, alone } = useBoard()
  const info = cards.get(room)
  const flags = info?.kind === 'room' && 'flags' in info.facts ? info.facts.flags : undefined
  if (flags === undefined) return null
  const [first, second, third] = flags
  const events = table.events.flatMap((event) => (event === null ? [] : [event.card]))
  const gains = flagForecast(table.edition, room, cubes, events)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ owner, gain, shared }) =>
      words(shared ? 'room.gain.tied' : 'room.gain', { player: ownerName(owner), gain }),
    )
  return (
    <>
      <p className={style.line}>{speak(words('room.flags', { first, second, third }))}</p>
      {cubes.length >= slots && <p className={style.line}>{alone(words('room.full'))}</p>}
      {gains.length > 0 && <p className={style.line}>{speak(words('room.forecast', { gains }))}</p>}
    </>
  )
}
