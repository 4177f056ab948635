import type { Seat } from '@conclave/kernel'
import { type BlackRose, type Owner, rose } from '../state.ts'

/** [REB-C.9] Who answers for an owner: every mage for herself; for the Black Rose whoever holds the Crown. */
export const answererOf = (state: BlackRose, owner: Owner): Seat => (owner === rose ? state.crown : owner)
