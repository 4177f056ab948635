import type { SlotName } from '@conclave/black-rose'
import type { Message } from '@conclave/kernel'
import { words } from '../texts/index.ts'
import { laidAt, nextStandard, type Plan, standardSlots } from './plan.ts'

const fewest = 2

/** How many spells lie on the sheet. */
const countOf = ({ quick, standard }: Plan): number => standard.length + (quick === null ? 0 : 1)

/** [BRW-PRE.2, BRW-PRE.4] Why no spell may be laid into a slot now; null if one may. `spells` counts all that one has. */
export const whyNot = (plan: Plan, slot: SlotName, spells: number): Message | null => {
  if (laidAt(plan, slot) !== null || slot === 'quick') return null
  // [BRW-PRE.4] A lone spell is quick.
  if (spells === 1) return words('plan.why.lone')
  const next = nextStandard(plan)
  return next === slot ? null : words('plan.why.gap', { slot: standardSlots.indexOf(next ?? 'first') + 1 })
}

/** [BRW-PRE.1, BRW-PRE.2] What a plan lacks; null when one can be ready. */
export const lacksWhat = (plan: Plan, spells: number): Message | null => {
  const planned = countOf(plan)
  const wanted = Math.min(fewest, spells)
  if (planned > 0 && plan.quick === null) return words('plan.lacks.quick')
  if (planned < wanted) return words('plan.lacks.more', { count: wanted - planned })
  return null
}
