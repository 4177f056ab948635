import type { BlackRoseView, SpellHalf } from '@conclave/black-rose'
import { type Message, type Seat, say } from '@conclave/kernel'
import { halfOf, spellOn } from '../card/printed.ts'
import type { Cards } from '../kit.ts'
import { reachedFrom } from '../lodge/geometry.ts'
import { words } from '../texts/index.ts'
import { planSlots } from './plan.ts'

/** True if an enemy stands where an effect could reach her from a room. */
const hasTarget = (table: BlackRoseView, seat: Seat, half: SpellHalf, from: number): boolean => {
  const hexOf = (place: string): number => table.lodge.findIndex(({ room }) => room === place)
  const places = [
    ...table.mages.flatMap(({ place }, other) => (other === seat ? [] : [place])),
    ...table.evocations.flatMap(({ owner, place }) => (owner === seat ? [] : [place])),
  ]
  const reached = reachedFrom(from, half.range ?? 0)
  return places.some((place) => reached.includes(hexOf(place)))
}

/** Warnings about a player's plan: spells that would find nobody from where she is now. They may still be laid. */
export const warningsOf = (table: BlackRoseView, seat: Seat, cards: Cards): Message[] => {
  const mage = table.mages[seat]
  if (mage === undefined) return []
  // From her cell a mage steps through the gate before she can cast anything.
  const room = mage.place === 'cell' ? mage.gate : mage.place
  const from = table.lodge.findIndex((each) => each.room === room)
  return planSlots.flatMap((name) => {
    const slot = mage.slots.find((each) => each.slot === name)
    const info = slot?.card == null ? undefined : spellOn(cards.get(slot.card))
    const half = info === undefined ? undefined : halfOf(info, slot?.side ?? null)
    if (info === undefined || half === undefined || half.target !== 'one' || half.type !== 'combat') return []
    if (half.range === 'lodge') return []
    if (hasTarget(table, seat, half, from)) return []
    return [words('plan.warn.reach', { card: info.name, range: half.range ?? 0, room: say(`room.${room}`) })]
  })
}
