import type { Part } from '../frames/abouts.ts'
import type { ActionName, RefusalReason, RefusedAction } from '../shown.ts'
import { type BlackRose, cell, editionOf, type Mage, mageOf } from '../state.ts'
import { evocationsOf } from './models.ts'
import { isReady, nextStandard, readySlots } from './sheet.ts'

/** [REB-ACT.8 to REB-ACT.12] In this order. */
const actionNames: readonly ActionName[] = ['cast', 'explore', 'fight', 'command', 'momentum']

/** [REB-ACT.4, REB-ACT.11, REB-ACT.13] */
const toCast = (mage: Mage, parts: readonly Part[]): RefusalReason | null => {
  if (mage.place === cell) return 'cell'
  const ready = readySlots(mage)
  if (ready.length === 0) return 'noSpell'
  const mayNumbered = nextStandard(mage) !== undefined && !parts.includes('standard')
  const mayQuick = isReady(mage, 'quick') && !parts.includes('quick')
  if (mayNumbered || mayQuick) return null
  return ready.every((slot) => slot === 'quick') ? 'secondQuick' : 'secondNumbered'
}

const toTake = (state: BlackRose, mage: Mage, action: ActionName, { seat, parts }: Asked) => {
  switch (action) {
    case 'cast':
      return toCast(mage, parts)
    // [REB-ACT.12] Whoever cannot move cannot take the step.
    case 'momentum':
      if (readySlots(mage).length === 0) return 'noSpellToGiveUp'
      return mage.inhibited.includes('move') ? 'held' : null
    case 'command':
      if (evocationsOf(state, seat).length === 0) return 'noEvocation'
      break
    default:
  }
  if (mage.actions === 0) return 'spent'
  // [REB-ACT.15] From the cell, nobody is within reach.
  return action !== 'explore' && mage.place === cell ? 'cell' : null
}

/** Activation that is asked about: its mage, and what she has done in it. */
interface Asked {
  readonly seat: number
  readonly parts: readonly Part[]
}

/**
 * [REB-ACT.2, REB-ACT.5] Refusals: the actions of Rebirth that a mage cannot take now, each with its reason; all others are
 * offered. Once both are done nothing is refused, as nothing is wanted.
 */
export const refusedActions = (state: BlackRose, asked: Asked): RefusedAction[] => {
  if (!editionOf(state).commands || asked.parts.length > 1) return []
  const mage = mageOf(state, asked.seat)
  return actionNames.flatMap((action) => {
    const why = toTake(state, mage, action, asked)
    return why === null ? [] : [{ action, why }]
  })
}
