import type { Message } from '@conclave/kernel'
import type { Power } from '../words/card.ts'
import { saidElsewhere } from './clauses.ts'
import { effectAfter } from './effects.ts'
import { phrase } from './words.ts'

/** What an evocation can do besides moving and attacking. */
export const powerText = (power: Power): Message =>
  power.power === 'attackHere'
    ? phrase('power.attackHere', { by: power.by })
    : phrase(`power.${power.power}`, { effect: saidElsewhere(effectAfter(power.effect)) })
