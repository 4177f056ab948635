import type { Game } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from './state.ts'

/**
 * [AR-69] The rules let everybody teleport and steer every mage (L997, L1019). Where a bot wants to do so with a person's
 * mage, it asks instead.
 */
export const courtesy: NonNullable<Game<Spellbound, SpellboundOption>['courtesy']> = ({ seat }, option) =>
  (option.do === 'whisk' || option.do === 'puppet') && option.mage !== seat
    ? { of: option.mage, instead: { do: 'propose', mage: option.mage } }
    : undefined
