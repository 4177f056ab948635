import { distance, rulesIn, straight } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { type ReactNode, useEffect } from 'react'
import type { Thing } from '../../../table/table.ts'
import { Region } from '../../parts/region.tsx'
import { OwnerMark } from '../art/owner-mark.tsx'
import { useBoard } from '../context.ts'
import { nobody, ownerName } from '../owner-name.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { bodiesOf } from './bodies.ts'
import { floor, middleOf } from './geometry.ts'
import { heirOf, sharesOf, takesCubes } from './majority.ts'
import { Beast, isUmbra, useEvocationLabel, useMageLabel } from './models.tsx'
import style from './room-card.module.css'
import { Flags, Sides } from './room-sides.tsx'

/**
 * A room in full: what it does, its instability, who would take it, who is there, and how far it is. It lies beside the Lodge;
 * where there is no place beside it, over the half in which the room is not.
 */
export const RoomCard = ({
  hex,
  pinned,
  close,
}: {
  readonly hex: number
  /** True if it stays until it is closed; then everybody in the room can be chosen from it. */
  readonly pinned: boolean
  close(): void
}) => {
  const { table, card } = useBoard()
  useFarewell(pinned, close)
  const laid = table.lodge[hex]
  if (laid === undefined) return null
  const { x, y } = middleOf(hex)
  const low = y > floor.height / 2
  const inside = <Contents hex={hex} pinned={pinned} close={close} />
  return (
    <div
      className={style.place}
      data-room-card={pinned ? 'pinned' : 'passing'}
      data-half={low ? 'upper' : 'lower'}
      data-side={x > 250 ? 'left' : 'right'}
      style={{ '--free': `${(100 * (low ? y - 50 : floor.height - y - 50)) / floor.height}%` }}
    >
      {pinned ? (
        <Region name="room" title={card(laid.room)} className={style.card}>
          {inside}
        </Region>
      ) : (
        <div className={style.card} aria-hidden="true">
          {inside}
        </div>
      )}
    </div>
  )
}

/** A card that stays is put away by Escape, and by a click anywhere but on it and on the rooms, which have cards of their own. */
const useFarewell = (pinned: boolean, close: () => void): void => {
  useEffect(() => {
    if (!pinned) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[data-room], [data-room-card]') === null) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [pinned, close])
}

const Contents = ({ hex, pinned, close }: Parameters<typeof RoomCard>[0]) => {
  const { table, cards, speak, alone, card, me } = useBoard()
  const labelOf = useMageLabel()
  const evocationLabelOf = useEvocationLabel()
  const laid = table.lodge[hex]
  if (laid === undefined) return null
  const info = cards.get(laid.room)
  const from = table.lodge.findIndex(({ room }) => room === me.place)
  const heir = heirOf(laid.cubes)
  const { lodgeIsRuined } = rulesIn(table.edition)
  const power = info?.kind === 'room' && 'power' in info.facts ? info.facts.power : 0
  return (
    <>
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
      {laid.destroyed && !lodgeIsRuined ? (
        <p className={style.line}>{alone(words('room.ruin'))}</p>
      ) : (
        <>
          {lodgeIsRuined ? (
            <Sides room={laid} />
          ) : (
            info !== undefined && <p className={style.text}>{speak(info.text)}</p>
          )}
          {takesCubes(laid, table.edition) && (
            <p className={style.line}>
              {alone(words('room.instability', { count: laid.cubes.length, slots: laid.slots }))}
              {sharesOf(laid.cubes).map(({ owner, count }) => (
                <span key={owner} className={style.share}>
                  <OwnerMark owner={owner} /> {count}
                </span>
              ))}
            </p>
          )}
          {lodgeIsRuined && laid.destroyed && <Flags room={laid} />}
          {!lodgeIsRuined && heir !== null && (
            <p className={style.line}>{speak(words('room.heir', { player: ownerName(heir), power }))}</p>
          )}
        </>
      )}
      <ul className={style.models}>
        {bodiesOf(table).map(
          ({ owner, name, place, damage, health }) =>
            place === laid.room && (
              <li key={owner}>
                <Row thing={`mage:${owner}`} label={labelOf(owner)} pinned={pinned}>
                  <OwnerMark owner={owner} /> <Beast seat={owner} /> {alone(name)}{' '}
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
            const { n, kind, owner, health, damage, attack, movement, upgrades = [] } = evocation
            return (
              <li key={n}>
                <Row thing={`evocation:${n}`} label={evocationLabelOf(evocation)} pinned={pinned}>
                  <OwnerMark owner={evocation.assignedBy ?? owner} /> {card(kind)}{' '}
                  <b>
                    {health - damage.length}/{health}
                  </b>{' '}
                  <small>
                    {isUmbra(evocation)
                      ? speak(words('umbra.of', { player: ownerName(evocation.paired ?? nobody) }))
                      : speak(words('evocation.facts', { attack, movement }))}
                    {upgrades.length > 0 &&
                      ` · ${speak(words('list', { parts: upgrades.map((each) => say(`upgrade.${each}`)) }))}`}
                  </small>
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
    </>
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
