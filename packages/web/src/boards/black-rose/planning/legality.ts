import {
  type PlanShape,
  type ReadyObjection,
  readyObjection,
  type SlotName,
  type SlotObjection,
  slotObjection,
} from '@conclave/black-rose'
import { laidAt, type Plan, planSlots } from './plan.ts'

/** A plan as the rules look at it; `spells` counts all that one has. */
const shapeOf = (plan: Plan, spells: number): PlanShape => ({
  filled: planSlots.filter((slot) => laidAt(plan, slot) !== null),
  spells,
})

/** What the rules have against a spell in a slot; what lies there already makes room for it. */
export const whyNot = (plan: Plan, slot: SlotName, spells: number): SlotObjection | null =>
  laidAt(plan, slot) === null ? slotObjection(shapeOf(plan, spells), slot) : null

/** What the rules have against being ready with a plan. */
export const lacksWhat = (plan: Plan, spells: number): ReadyObjection | null =>
  readyObjection(shapeOf(plan, spells))
