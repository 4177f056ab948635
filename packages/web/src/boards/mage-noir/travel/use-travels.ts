import type { MageNoirView } from '@conclave/mage-noir'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { type Sightings, sightings, travel } from './flights.ts'
import { flyMana, type ManaSpots, manaSpots } from './mana-flights.ts'
import { type ManaMove, manaMoves } from './mana-moves.ts'
import { noTravels, pileOf, type Travels, travelsTo } from './traces.ts'

/** Follows every card and all Mana in sight from position to position, and lets them be seen to travel. */
export const useTravels = (
  table: MageNoirView,
  board: RefObject<HTMLElement | null>,
  sky: RefObject<HTMLElement | null>,
  scene: number,
  speed: number,
): Travels => {
  const last = useRef<{ table: MageNoirView | null; scene: number; travels: Travels }>({
    table: null,
    scene,
    travels: noTravels,
  })
  const before = useRef<Sightings>(new Map())
  const mana = useRef<{ readonly spots: ManaSpots; readonly moves: readonly ManaMove[] } | null>(null)
  const travels = useMemo(() => {
    if (last.current.table === table) return last.current.travels
    // The board still shows the position before: this is the moment to see where everything lies.
    // After a jump nothing has come from where it lies.
    const still = speed === 0 || last.current.scene !== scene
    before.current = still ? new Map() : sightings(board.current)
    const moves = still || last.current.table === null ? [] : manaMoves(last.current.table, table)
    mana.current = moves.length === 0 ? null : { spots: manaSpots(board.current), moves }
    const next = travelsTo(last.current.travels, table)
    last.current = { table, scene, travels: next }
    return next
  }, [table, board, scene, speed])
  useLayoutEffect(() => {
    const [onto, above] = [board.current, sky.current]
    if (speed === 0 || onto === null || above === null) return
    if (mana.current !== null) flyMana(onto, above, mana.current.spots, mana.current.moves, speed)
    mana.current = null
    if (before.current.size === 0) return
    travel(onto, above, before.current, (trace) => pileOf(travels, trace), speed)
    before.current = new Map()
  }, [travels, board, sky, speed])
  return travels
}
