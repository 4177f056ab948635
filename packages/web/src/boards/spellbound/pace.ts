import type { SpellboundView } from '@conclave/spellbound'
import { type Race, raceState, races } from './races/race.ts'

/** [SPB-ST.8] The Story can end with so many mage cards, Fortuna included. */
const mostLeft = 2

/** How many cards must still leave the Mage row before the Story can end. */
export const cardsToLeave = (mageRow: readonly string[]): number => Math.max(0, mageRow.length - mostLeft)

/** [SPB-HF.1] So many wicked cards are purged when the Hand of Fate begins. */
const purgedFrom = 3

/** A purge that is coming as things stand. */
interface Purge {
  /** The books that it would cost. */
  readonly caught: readonly Race[]
  /** Whether it does not come if one wicked card goes to the tower. */
  readonly averted: boolean
}

/** What a purge would do if the Hand of Fate began now; null if there is none. */
export const purgeAhead = (
  table: Pick<SpellboundView, 'books' | 'pieces' | 'phase' | 'zones'>,
): Purge | null => {
  const { count } = table.zones.wickedRow
  if (count < purgedFrom) return null
  const caught = races.filter((race) => {
    const state = raceState(table, race)
    return state.is === 'running' && state.gap === 1
  })
  return { caught, averted: table.phase === 'witchTime' && count === purgedFrom }
}
