import {
  type EditionId,
  type PlanShape,
  type ReadyObjection,
  readyObjection,
  rulesIn,
  type SlotName,
  type SlotObjection,
  slotObjection,
} from '@conclave/black-rose'
import { laidAt, type Plan, planSlots } from './plan.ts'

/** Number of spells one has in all, and the rules one plays by. */
export interface Having {
  readonly spells: number
  readonly edition: EditionId
}

/** A plan as the rules look at it. */
const shapeOf = (plan: Plan, { spells, edition }: Having): PlanShape => ({
  filled: planSlots.filter((slot) => laidAt(plan, slot) !== null),
  spells,
  quickIsOptional: rulesIn(edition).quickIsOptional,
})

/** Objection of the rules to a spell in a slot; one that lies there already makes room for it. */
export const whyNot = (plan: Plan, slot: SlotName, having: Having): SlotObjection | null =>
  laidAt(plan, slot) === null ? slotObjection(shapeOf(plan, having), slot) : null

/** Objection of the rules to being ready with a plan. */
export const lacksWhat = (plan: Plan, having: Having): ReadyObjection | null =>
  readyObjection(shapeOf(plan, having))
