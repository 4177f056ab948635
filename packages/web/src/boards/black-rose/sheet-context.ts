import type { SlotName } from '@conclave/black-rose'
import { createContext, use } from 'react'
import type { Having } from './planning/legality.ts'
import type { Plan } from './planning/plan.ts'

/** Sheet context: shared by slots and hand while spells are prepared. */
export interface SheetState {
  readonly plan: Plan
  /** All spells in hand and on the sheet, by name. */
  readonly spells: readonly string[]
  /** Number of these, and the rules by which they are laid. */
  readonly having: Having
  readonly planning: boolean
  /** Slot that the next spell goes to; null when all are full and none is chosen. */
  readonly cursor: SlotName | null
  /** The slot that the player has chosen herself. */
  readonly chosen: SlotName | null
  choose(slot: SlotName | null): void
  /** Brings the sheet to another plan. */
  lay(plan: Plan): void
}

const SheetContext = createContext<SheetState | null>(null)
export const SheetProvider = SheetContext

export const useSheet = (): SheetState => {
  const sheet = use(SheetContext)
  if (sheet === null) throw new Error('there is no sheet here')
  return sheet
}
