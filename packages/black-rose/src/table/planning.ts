import { type SlotName, standardSlots } from '../words/board.ts'

/** A plan as far as its rules go: which slots hold a spell, and how many spells there are in all, in hand and laid. */
export interface PlanShape {
  readonly filled: readonly SlotName[]
  readonly spells: number
  /** [REB-PRE.2] True if the place for the quick spell may stay empty. */
  readonly quickIsOptional?: boolean
}

/** Reason why no spell can be laid into a slot. */
export type SlotObjection =
  | { readonly reason: 'taken' }
  | { readonly reason: 'lone' }
  | { readonly reason: 'order'; readonly next: (typeof standardSlots)[number] }

/** Reason why one cannot be ready yet. */
export type ReadyObjection =
  | { readonly reason: 'quickless' }
  | { readonly reason: 'few'; readonly missing: number }

export type PlanObjection = SlotObjection | ReadyObjection

/** [BRW-PRE.1] So many spells are prepared at least, if one has them. */
const fewest = 2

/** [BRW-PRE.2, BRW-PRE.4, REB-C.22] Objection to laying a spell into a slot; null if there is none. */
export const slotObjection = (
  { filled, spells, quickIsOptional }: PlanShape,
  slot: SlotName,
): SlotObjection | null => {
  if (filled.includes(slot)) return { reason: 'taken' }
  if (slot === 'quick') return null
  // [BRW-PRE.4] A lone spell is quick, where somebody has to be.
  if (spells === 1 && quickIsOptional !== true) return { reason: 'lone' }
  const next = standardSlots.find((each) => !filled.includes(each))
  return next === undefined || next === slot ? null : { reason: 'order', next }
}

/** [BRW-PRE.1, BRW-PRE.2, BRW-PRE.4, REB-PRE.1, REB-PRE.2] Two to four, one of them quick; fewer only if there are no more. */
export const readyObjection = ({ filled, spells, quickIsOptional }: PlanShape): ReadyObjection | null => {
  if (quickIsOptional !== true && filled.length > 0 && !filled.includes('quick'))
    return { reason: 'quickless' }
  const missing = Math.min(fewest, spells) - filled.length
  return missing > 0 ? { reason: 'few', missing } : null
}
