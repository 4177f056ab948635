import type { SlotName } from '@conclave/black-rose'
import { createContext, use } from 'react'
import type { Having } from './planning/legality.ts'
import type { Plan } from './planning/plan.ts'

/** What slots and hand share while spells are prepared. */
export interface SheetState {
  /** What lies on the sheet now. */
  readonly plan: Plan
  /** All spells in hand and on the sheet, by name. */
  readonly spells: readonly string[]
  /** How many these are, and by which rules they are laid. */
  readonly having: Having
  /** Whether the viewer can change it. */
  readonly planning: boolean
  /** Where the next spell goes; null when all slots are full and none is chosen. */
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
