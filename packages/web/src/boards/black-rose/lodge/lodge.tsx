import type { Side, SpellCard, SpellHalf } from '@conclave/black-rose'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { Thing } from '../../../table/table.ts'
import { Region } from '../../parts/region.tsx'
import { spellOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { isOpening, Opening } from '../opening/opening.tsx'
import { words } from '../texts/index.ts'
import { bodiesOf } from './bodies.ts'
import { Cell } from './cell.tsx'
import { isWay, roomTowards, rowsOfRooms } from './compass.ts'
import { Floor } from './floor.tsx'
import { reachedFrom } from './geometry.ts'
import style from './lodge.module.css'
import { Room } from './room.tsx'
import { RoomCard } from './room-card.tsx'
import { Shots } from './shots.tsx'
import { useLooked } from './use-looked.ts'

/** The Lodge: nineteen rooms, the cells around them, and everybody in them. */
export const Lodge = () => {
  const { speak, table, me, aiming, cards, question, targets, act, deeds } = useBoard()
  const ground = useRef<HTMLDivElement>(null)
  const looked = useLooked(ground)
  const [read, setRead] = useState<string | null>(null)
  const close = useCallback(() => setRead(null), [])
  const hexOf = (room: string | null): number => table.lodge.findIndex((laid) => laid.room === room)
  const here = hexOf(me.place)
  const range = aiming === null || here < 0 ? null : rangeOf(spellOn(cards.get(aiming.card)), aiming.side)
  const shown = read ?? looked
  const modelsIn = (room: string): Thing[] => [
    ...bodiesOf(table).flatMap(({ place, owner }): Thing[] => (place === room ? [`mage:${owner}`] : [])),
    ...table.evocations.flatMap(({ place, n }): Thing[] => (place === room ? [`evocation:${n}`] : [])),
  ]
  // What the own room offers first, a menu asks: whoever clicks where she stands mostly wants to read.
  const staysAt = (room: string): boolean => room === me.place
  const click = (room: string, at: Element, touched: boolean): void => {
    const [only, another] = modelsIn(room).filter(targets.has)
    const anchor = ground.current?.querySelector(`[data-thing="${only}"]`)
    // A room is as good as the one model in it that can be chosen; of several one chooses by name.
    if (only !== undefined && another === undefined && anchor != null) act(only, anchor)
    else if (only === undefined && deeds.has(`room:${room}`) && !(touched && staysAt(room)))
      act(`room:${room}`, at, staysAt(room))
    else setRead(read === room ? null : room)
  }
  const step = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element)) return
    const room = event.target.closest<HTMLElement>('[data-room]')?.dataset.room
    if (room === undefined || !isWay(event.code) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = roomTowards(event.code, hexOf(room))
    const name = next === null ? undefined : table.lodge[next]?.room
    ground.current?.querySelector<HTMLElement>(`[data-thing="room:${name}"]`)?.focus()
  }
  return (
    <>
      <Region name="lodge" title={speak(words('lodge'))} className={style.lodge}>
        <div className={style.hall}>
          <div
            ref={ground}
            className={style.ground}
            data-choosing={targets.things.some(isInLodge) || undefined}
          >
            <Floor
              looked={looked === null || hexOf(looked) < 0 ? null : hexOf(looked)}
              reached={range === null ? null : reachedFrom(here, range)}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a table has no six sides */}
            <div role="grid" aria-label={speak(words('lodge.grid'))} onKeyDown={step}>
              {rowsOfRooms.map((row, at) => (
                // biome-ignore lint/a11y/useSemanticElements: a table has no six sides
                // biome-ignore lint/a11y/useFocusableInteractive: the rooms inside have the focus
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
                <div key={at} role="row">
                  {row.map((hex) => {
                    const room = table.lodge[hex]
                    return (
                      room !== undefined && (
                        <Room
                          key={room.room}
                          hex={hex}
                          room={room}
                          way={deeds.has(`room:${room.room}`) && !staysAt(room.room)}
                          onPlain={(at, touched) => click(room.room, at, touched)}
                          onPile={() => setRead(room.room)}
                        />
                      )
                    )
                  })}
                </div>
              ))}
            </div>
            {table.phase !== 'opening' &&
              bodiesOf(table).map((body) => <Cell key={body.owner} body={body} />)}
            <Shots />
          </div>
          <Opening />
        </div>
      </Region>
      {shown !== null && hexOf(shown) >= 0 && !isOpening(question) && (
        <RoomCard hex={hexOf(shown)} pinned={read !== null} close={close} />
      )}
    </>
  )
}

/** [BRW-TGT.1] Range of a spell: the farther of its sides if none is chosen; null for one that has no range. */
const rangeOf = (spell: SpellCard | undefined, wanted: Side | null): SpellHalf['range'] => {
  const ranges = (spell?.halves ?? []).flatMap(({ side, range }) =>
    range === null || (wanted !== null && side !== wanted) ? [] : [range],
  )
  if (ranges.length === 0) return null
  return ranges.includes('lodge') ? 'lodge' : Math.max(...ranges.map(Number))
}

const isInLodge = (thing: Thing): boolean => /^(?:room|mage|evocation|cell):/.test(thing)
