import { distance, straight } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark } from '../art/owner-mark.tsx'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { middleOf } from './geometry.ts'
import { heirOf, sharesOf } from './majority.ts'
import { Beast } from './models.tsx'
import style from './room-card.module.css'

/** A room in full, at its side: what it does, its instability, who would take it, who is there, and how far it is. */
export const RoomCard = ({ hex }: { readonly hex: number }) => {
  const { table, cards, speak, alone, card, me } = useBoard()
  const laid = table.lodge[hex]
  if (laid === undefined) return null
  const info = cards.get(laid.room)
  const from = table.lodge.findIndex(({ room }) => room === me.place)
  const heir = heirOf(laid.cubes)
  const power = typeof info?.facts.power === 'number' ? info.facts.power : 0
  return (
    <div className={style.card} data-side={middleOf(hex).x > 250 ? 'left' : 'right'} aria-hidden="true">
      <p className={style.name} data-colour={laid.colour ?? 'none'}>
        {card(laid.room)}
      </p>
      {laid.destroyed ? (
        <p className={style.line}>{alone(words('room.ruin'))}</p>
      ) : (
        <>
          {info !== undefined && <p className={style.text}>{speak(info.text)}</p>}
          {laid.slots > 0 && (
            <p className={style.line}>
              {alone(words('room.instability', { count: laid.cubes.length, slots: laid.slots }))}
              {sharesOf(laid.cubes).map(({ owner, count }) => (
                <span key={owner} className={style.share}>
                  <OwnerMark owner={owner} /> {count}
                </span>
              ))}
            </p>
          )}
          {heir !== null && (
            <p className={style.line}>{speak(words('room.heir', { player: ownerName(heir), power }))}</p>
          )}
        </>
      )}
      <ul className={style.models}>
        {table.mages.map(
          ({ place, damage, health }, seat) =>
            place === laid.room && (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
              <li key={seat}>
                <OwnerMark owner={seat} /> <Beast seat={seat} /> {speak(say(`seat.${seat}`))}{' '}
                <b>
                  {health - damage.length}/{health}
                </b>
              </li>
            ),
        )}
        {table.evocations
          .filter(({ place }) => place === laid.room)
          .map(({ n, kind, owner, health, damage, attack, movement }) => (
            <li key={n}>
              <OwnerMark owner={owner} /> {card(kind)}{' '}
              <b>
                {health - damage.length}/{health}
              </b>{' '}
              <small>{speak(words('evocation.facts', { attack, movement }))}</small>
            </li>
          ))}
      </ul>
      {from >= 0 && from !== hex && (
        <p className={style.line}>
          {speak(
            words(straight(from, hex) ? 'room.far.line' : 'room.far', { distance: distance(from, hex) }),
          )}
        </p>
      )}
    </div>
  )
}
