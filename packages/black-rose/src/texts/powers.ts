import type { Message } from '@conclave/kernel'
import { phrase } from '../wording/words.ts'
import type { Power } from '../words/card.ts'
import { saidElsewhere, saidOfItsRoom } from './clauses.ts'
import { effectAfter } from './effects.ts'

/** Text of a power besides moving and attacking; where it enters is named by the power itself. */
export const powerText = (power: Power): Message => {
  if (power.power === 'attackHere') return phrase('power.attackHere', { by: power.by })
  const said = power.power === 'entering' ? saidElsewhere : saidOfItsRoom
  return phrase(`power.${power.power}`, { effect: said(effectAfter(power.effect)) })
}
