import type { SlotName } from '@conclave/black-rose'
import type { Place } from '../drag/dragging.ts'
import { type Having, whyNot } from './legality.ts'
import { type Laid, laidAt, type Plan, planSlots, swapped, withLaid, without } from './plan.ts'

/** A spell on its way: out of the hand with a side up, or out of the slot where it lies. */
export type Moving = Laid | SlotName

/** The plan after a spell was let go somewhere; null where it may not be. */
export const dropped = (plan: Plan, moving: Moving, place: Place, having: Having): Plan | null => {
  const from = typeof moving === 'string' ? moving : null
  if (place === 'hand') return from === null || laidAt(plan, from) === null ? null : without(plan, from)
  const slot = planSlots.find((each) => place === `slot:${each}`)
  if (slot === undefined || slot === from || whyNot(plan, slot, having) !== null) return null
  return typeof moving === 'string' ? swapped(plan, moving, slot) : withLaid(plan, slot, moving)
}
