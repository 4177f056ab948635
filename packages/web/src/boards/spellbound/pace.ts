import type { SpellboundView } from '@conclave/spellbound'

/** [SPB-ST.8] The Story can end with so many mage cards, Fortuna included. */
const mostLeft = 2

/** Number of cards that must still leave the Mage row before the Story can end. */
export const cardsToLeave = (mageRow: readonly string[]): number => Math.max(0, mageRow.length - mostLeft)

/** [SPB-HF.1] With so many wicked cards one fewer averts the purge. */
const justPurged = 3

/** True if a purge that is coming does not come if one wicked card goes to the tower. */
export const isAverted = ({ phase, zones }: Pick<SpellboundView, 'phase' | 'zones'>): boolean =>
  phase === 'witchTime' && zones.wickedRow.count === justPurged
