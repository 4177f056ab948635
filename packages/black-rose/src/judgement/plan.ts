import type { Seat } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type BlackRose, mageOf } from '../state.ts'
import type { Estimate } from '../verbs/estimate.ts'
import { slotNames } from '../words/board.ts'
import type { Deed, Tally } from '../words/card.ts'
import { untilLaid } from './chances.ts'
import { type Reach, sideWorth, symbolWorth } from './reach.ts'
import { estimateOf, type SpellEstimate } from './spells.ts'
import { prepared } from './weights.ts'

/** Goes through what lies on a mage's sheet and is still to come, in the order of the slots. */
const ahead = (
  state: BlackRose,
  seat: Seat,
  look: (estimate: Estimate, at: number, active: boolean, spell: SpellEstimate) => void,
): void => {
  const { sheet, slots } = mageOf(state, seat)
  for (let at = 0; at < sheet.length; at++) {
    const card = sheet[at]
    const { status, sides } = slots[slotNames[at]!]
    if (card === null || card === undefined || status === 'used') continue
    const spell = estimateOf(state.rules.edition, card)
    look(spell[sides[0]!], at, status === 'active', spell)
  }
}

const isWaiting = ({ type }: Estimate): boolean => type === 'trap' || type === 'protection'

/** Of several spells that wait, not all will be met by what they wait for. */
const ofSeveral = [1, 0.75, 0.55, 0.4] as const

/**
 * Worth of a plan's spells together. Wounds are healed once, several traps do not all go off, and what makes evocations act is
 * worth something after a spell that summons them.
 */
export const planWorth = (state: BlackRose, seat: Seat, reach: Reach): number => {
  let sum = 0
  let waiting = 0
  let { wounds, hasEvocations } = reach
  ahead(state, seat, (estimate, _, active, spell) => {
    const late = isWaiting(estimate) && !active && state.phase === 'action'
    const roundLeft = late ? reach.roundLeft - untilLaid : reach.roundLeft
    const changed = late || wounds !== reach.wounds || hasEvocations !== reach.hasEvocations
    let worth = sideWorth(estimate, changed ? { ...reach, wounds, hasEvocations, roundLeft } : reach)
    if (isWaiting(estimate)) worth *= ofSeveral[waiting++] ?? 0
    if (estimate.heal > 0) wounds = Math.max(-1, wounds - estimate.heal)
    if (estimate.summons > 0) hasEvocations = true
    // What waits has been paid for; it only has to happen.
    sum += active ? worth : prepared * (worth + symbolWorth(spell))
  })
  return sum
}

/** Number of times that the plan will do what a quest counts, if all goes well. */
export const plannedFor = (state: BlackRose, seat: Seat, tally: Tally): number => {
  let count = 0
  const elements: string[] = []
  ahead(state, seat, (estimate, _, __, spell) => {
    switch (tally) {
      case 'cast:combat':
        if (estimate.type === 'combat') count++
        return
      case 'cast:contingency':
        if (estimate.type === 'contingency') count++
        return
      case 'elements':
        if (!isWaiting(estimate) && (estimate.element === 'any' || !elements.includes(estimate.element)))
          count++
        elements.push(estimate.element)
        return
      case 'trigger':
        if (isWaiting(estimate)) count += 0.6
        return
      case 'instability':
        count += estimate.cubes + (spell.unstable ? 1 : 0)
        return
      case 'damage':
        count += 0.7 * (estimate.damage + estimate.sweep)
        return
      case 'summoned':
        count += estimate.summons
        return
      case 'healed':
        count += estimate.heal
        return
      default:
        return
    }
  })
  return count
}

/** True if a spell of a plan is such a one as a quest asks for. */
const isSuch = (what: Extract<Deed, { deed: 'cast' }>['what'], estimate: Estimate, card: string): boolean => {
  switch (what) {
    case 'any':
      return true
    case 'reaction':
      return isWaiting(estimate)
    case 'forgotten':
      return card === 'forgotten'
    default:
      return estimate.type === what || estimate.element === what || estimate.element === 'any'
  }
}

/** [REB-QST.3] Number of cubes the plan will bring on a quest for this, if all goes well. */
export const plannedDeeds = (state: BlackRose, seat: Seat, deed: Deed): number => {
  const { edition } = state.rules
  const { sheet } = mageOf(state, seat)
  let count = 0
  ahead(state, seat, (estimate, at, active, spell) => {
    switch (deed.deed) {
      case 'cast':
        if (!active && isSuch(deed.what, estimate, spellOf(edition, sheet[at]!).school)) count++
        return
      case 'hit':
        if (estimate.damage + estimate.sweep > 0) count += 0.7
        return
      case 'place':
        count += estimate.cubes + (spell.unstable ? 1 : 0)
        return
      case 'summon':
        count += estimate.summons
        return
      case 'trigger':
        if (isWaiting(estimate)) count += 0.5
        return
      default:
        return
    }
  })
  return count
}

/** True if the quick spell is of an element, or can be. */
export const isQuick = (state: BlackRose, seat: Seat, element: string): boolean => {
  let found = false
  ahead(state, seat, (estimate, at) => {
    if (at === 0 && !isWaiting(estimate) && (estimate.element === element || estimate.element === 'any'))
      found = true
  })
  return found
}
