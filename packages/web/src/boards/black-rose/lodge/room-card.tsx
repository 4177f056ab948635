import { distance, straight } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { ReactNode } from 'react'
import type { Thing } from '../../../table/table.ts'
import { OwnerMark } from '../art/owner-mark.tsx'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { middleOf } from './geometry.ts'
import { heirOf, sharesOf } from './majority.ts'
import { Beast, useEvocationLabel, useMageLabel } from './models.tsx'
import style from './room-card.module.css'

/** A room in full, at its side: what it does, its instability, who would take it, who is there, and how far it is. */
export const RoomCard = ({
  hex,
  pinned,
  close,
}: {
  readonly hex: number
  /** Whether it stays until it is closed; then everybody in the room can be chosen from it. */
  readonly pinned: boolean
  close(): void
}) => {
  const { table, cards, speak, alone, card, me } = useBoard()
  const labelOf = useMageLabel()
  const evocationLabelOf = useEvocationLabel()
  const laid = table.lodge[hex]
  if (laid === undefined) return null
  const info = cards.get(laid.room)
  const from = table.lodge.findIndex(({ room }) => room === me.place)
  const heir = heirOf(laid.cubes)
  const power = typeof info?.facts.power === 'number' ? info.facts.power : 0
  return (
    <div
      className={style.card}
      data-side={middleOf(hex).x > 250 ? 'left' : 'right'}
      data-pinned={pinned || undefined}
      aria-hidden={!pinned || undefined}
    >
      <p className={style.name} data-colour={laid.colour ?? 'none'}>
        {card(laid.room)}
        {pinned && (
          <button
            type="button"
            data-stop
            tabIndex={-1}
            className={style.close}
            aria-label={speak(words('room.close'))}
            onClick={close}
          >
            ✕
          </button>
        )}
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
                <Row thing={`mage:${seat}`} label={labelOf(seat)} pinned={pinned}>
                  <OwnerMark owner={seat} /> <Beast seat={seat} /> {speak(say(`seat.${seat}`))}{' '}
                  <b>
                    {health - damage.length}/{health}
                  </b>
                </Row>
              </li>
            ),
        )}
        {table.evocations
          .filter(({ place }) => place === laid.room)
          .map((evocation) => {
            const { n, kind, owner, health, damage, attack, movement } = evocation
            return (
              <li key={n}>
                <Row thing={`evocation:${n}`} label={evocationLabelOf(evocation)} pinned={pinned}>
                  <OwnerMark owner={owner} /> {card(kind)}{' '}
                  <b>
                    {health - damage.length}/{health}
                  </b>{' '}
                  <small>{speak(words('evocation.facts', { attack, movement }))}</small>
                </Row>
              </li>
            )
          })}
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

/** Somebody in the room; in a card that stays she can be chosen. */
const Row = ({
  thing,
  label,
  pinned,
  children,
}: {
  readonly thing: Thing
  readonly label: string
  readonly pinned: boolean
  readonly children: ReactNode
}) =>
  pinned ? (
    <Spot thing={thing} label={label} className={style.row}>
      {children}
    </Spot>
  ) : (
    children
  )
