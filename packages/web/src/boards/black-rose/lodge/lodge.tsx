import type { BlackRoseOption } from '@conclave/black-rose'
import type { CardInfo, Option } from '@conclave/kernel'
import { useRef, useState } from 'react'
import type { Leading } from '../../board.ts'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { Opening } from '../opening/opening.tsx'
import { words } from '../texts/index.ts'
import { Cell } from './cell.tsx'
import { Floor } from './floor.tsx'
import { besides, reachedFrom } from './geometry.ts'
import style from './lodge.module.css'
import { Room } from './room.tsx'
import { RoomCard } from './room-card.tsx'
import { useLooked } from './use-looked.ts'

/** The Lodge: nineteen rooms, the cells around them, and everybody in them. */
export const Lodge = () => {
  const { speak, table, me, aiming, cards, question } = useBoard()
  const ground = useRef<HTMLDivElement>(null)
  const looked = useLooked(ground)
  const [read, setRead] = useState<string | null>(null)
  const hexOf = (room: string | null): number => table.lodge.findIndex((laid) => laid.room === room)
  const here = hexOf(me.place)
  const range = aiming === null || here < 0 ? null : rangeOf(cards.get(aiming.card), aiming.side)
  const ways = useWays(here)
  const shown = looked ?? read
  return (
    <Region name="lodge" title={speak(words('lodge'))} className={style.lodge}>
      <div className={style.hall}>
        <div ref={ground} className={style.ground}>
          <Floor
            looked={looked === null || hexOf(looked) < 0 ? null : hexOf(looked)}
            reached={range === null ? null : reachedFrom(here, range)}
          />
          {table.mages.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
            <Cell key={seat} seat={seat} />
          ))}
          {table.lodge.map((room, hex) => {
            const go = ways.get(hex)
            return (
              <Room
                key={room.room}
                hex={hex}
                room={room}
                way={go !== undefined}
                onPlain={go ?? (() => setRead(read === room.room ? null : room.room))}
              />
            )
          })}
        </div>
        {shown !== null && hexOf(shown) >= 0 && question?.kind !== 'chooseMage' && (
          <RoomCard hex={hexOf(shown)} />
        )}
        <Opening />
      </div>
    </Region>
  )
}

/** [BRW-TGT.1] How far a spell reaches: the farther of its sides if none is chosen; null for one that has no range. */
const rangeOf = (info: CardInfo | undefined, wanted: 'light' | 'dark' | null): number | 'lodge' | null => {
  const sides = info?.facts.sides
  if (!Array.isArray(sides)) return null
  const ranges = sides.flatMap((each) => {
    const { side, range } = each as { readonly side?: string; readonly range?: number | 'lodge' }
    return range === undefined || (wanted !== null && side !== wanted) ? [] : [range]
  })
  if (ranges.length === 0) return null
  return ranges.includes('lodge') ? 'lodge' : Math.max(...ranges.map(Number))
}

const isDo = (option: Option, wanted: BlackRoseOption['do']): boolean => option.do === wanted

/** Where a click leads at once, without a word about moving first: the rooms next to one's own, while one may move. */
const useWays = (here: number): ReadonlyMap<number, () => void> => {
  const { question, options, lead, table } = useBoard()
  const may = question?.kind === 'component' && options.some((option) => isDo(option, 'move'))
  if (!may || here < 0) return new Map()
  return new Map(besides(here).map((hex) => [hex, () => lead(walkingTo(table.lodge[hex]?.room ?? ''))]))
}

/** Move, and the first step; whether the room is activated before is the player's own answer. */
const walkingTo = (room: string): Leading => {
  let moved = false
  return ({ kind }, options) => {
    if (kind === 'component' && !moved) {
      moved = true
      return options.find((option) => isDo(option, 'move')) ?? null
    }
    if (kind === 'activateHere' || kind === 'completeQuest') return 'wait'
    if (kind !== 'step') return null
    return options.find((option) => isDo(option, 'room') && option.room === room) ?? null
  }
}
