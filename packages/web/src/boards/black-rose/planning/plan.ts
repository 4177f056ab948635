import type { BlackRoseOption, MageView, Side, SlotName } from '@conclave/black-rose'
import type { Leading } from '../kit.ts'

/** A spell and the side that is up; a room trap has only one. */
export interface Laid {
  readonly card: string
  readonly side: Side
}

/** Plan: the spells that lie, or shall lie, on a sheet: the quick one and those in numbered slots, in their order. */
export interface Plan {
  readonly quick: Laid | null
  readonly standard: readonly Laid[]
}

export const standardSlots = ['first', 'second', 'third'] as const
export const planSlots = [...standardSlots, 'quick'] as const

const isStandard = (slot: SlotName): slot is (typeof standardSlots)[number] => slot !== 'quick'

export const planOf = ({ slots }: Pick<MageView, 'slots'>): Plan => {
  const laidIn = (slot: SlotName): Laid | null => {
    const found = slots.find((each) => each.slot === slot)
    if (found === undefined || found.card === null) return null
    return { card: found.card, side: found.side === 'dark' ? 'dark' : 'light' }
  }
  return { quick: laidIn('quick'), standard: standardSlots.flatMap((slot) => laidIn(slot) ?? []) }
}

export const laidAt = (plan: Plan, slot: SlotName): Laid | null =>
  isStandard(slot) ? (plan.standard[standardSlots.indexOf(slot)] ?? null) : plan.quick

/** [BRW-PRE.2] Numbered slots are filled from the first on: where a spell goes that is laid into an empty one. */
const nextStandard = (plan: Plan): (typeof standardSlots)[number] | null =>
  standardSlots[plan.standard.length] ?? null

/** Slot that the next spell goes to unless the player says otherwise: the numbered ones first, then the quick one. */
export const nextSlot = (plan: Plan): SlotName | null =>
  nextStandard(plan) ?? (plan.quick === null ? 'quick' : null)

/** Lays a spell into a slot; what lay there goes back to the hand. */
export const withLaid = (plan: Plan, slot: SlotName, laid: Laid): Plan => {
  if (!isStandard(slot)) return { quick: laid, standard: plan.standard }
  const at = Math.min(standardSlots.indexOf(slot), plan.standard.length)
  return {
    quick: plan.quick,
    standard: [...plan.standard.slice(0, at), laid, ...plan.standard.slice(at + 1)],
  }
}

/** Takes a spell back to the hand; those after it move up. */
export const without = (plan: Plan, slot: SlotName): Plan => {
  if (!isStandard(slot)) return { quick: null, standard: plan.standard }
  const at = standardSlots.indexOf(slot)
  return { quick: plan.quick, standard: plan.standard.filter((_, each) => each !== at) }
}

/** Turns a spell round. */
export const flipped = (plan: Plan, slot: SlotName): Plan => {
  const laid = laidAt(plan, slot)
  if (laid === null) return plan
  return withLaid(plan, slot, { card: laid.card, side: laid.side === 'dark' ? 'light' : 'dark' })
}

/** Two slots change their spells; into an empty one the spell just moves. */
export const swapped = (plan: Plan, one: SlotName, other: SlotName): Plan => {
  const [a, b] = [laidAt(plan, one), laidAt(plan, other)]
  if (a === null) return b === null ? plan : swapped(plan, other, one)
  return b === null ? withLaid(without(plan, one), other, a) : withLaid(withLaid(plan, one, b), other, a)
}

export const isLaid = (now: Plan, wanted: Plan): boolean => stepTowards(now, wanted) === null

type Step = { readonly takeBack: SlotName } | { readonly lay: Laid; readonly slot: SlotName }

const isSame = (one: Laid | null | undefined, other: Laid | null | undefined): boolean =>
  one?.card === other?.card && one?.side === other?.side

/** The spells of a plan. */
export const cardsOf = ({ quick, standard }: Plan): string[] =>
  [...standard, ...(quick === null ? [] : [quick])].map(({ card }) => card)

/** Rest of the hand when a plan is laid: all of one's spells but those in it. */
export const handBeside = (plan: Plan, spells: readonly string[]): string[] => {
  const left = [...spells]
  for (const card of cardsOf(plan)) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** So few cards can be read beside a plan whose spells are read, too. */
const fewBeside = 3

/** True if no spell can be added, as all slots are full or the hand is empty, and the plan leaves little to be read beside it. */
export const isWhole = (plan: Plan, spells: readonly string[]): boolean => {
  const left = handBeside(plan, spells).length
  return spells.length > 0 && (left === 0 || (nextSlot(plan) === null && left <= fewBeside))
}

/** The next small decision on the way from one plan to another; null when there is none left. */
const stepTowards = (now: Plan, wanted: Plan): Step | null => {
  if (now.quick !== null && !isSame(now.quick, wanted.quick)) return { takeBack: 'quick' }
  const differs = now.standard.findIndex((laid, at) => !isSame(laid, wanted.standard[at]))
  if (differs >= 0) {
    const last = standardSlots[now.standard.length - 1]
    return last === undefined ? null : { takeBack: last }
  }
  const [lay, slot] = [wanted.standard[now.standard.length], nextStandard(now)]
  if (lay !== undefined && slot !== null) return { lay, slot }
  return now.quick === null && wanted.quick !== null ? { lay: wanted.quick, slot: 'quick' } : null
}

const pick = (
  options: readonly BlackRoseOption[],
  wanted: (option: BlackRoseOption) => boolean,
): BlackRoseOption | 'off' => options.find(wanted) ?? 'off'

/** So many small decisions lead from any plan to any other; whoever needs more goes in circles. */
const mostSteps = 40

/**
 * Lays a whole plan: every small decision on the way to it. It looks at the sheet and at what is wanted each time, so that
 * it can be asked twice, and the player may change her mind on the way.
 */
export const planTo = (wanted: () => Plan | null): Leading => {
  let steps = 0
  return (question, options, { mages }) => {
    const mage = mages[question.seat]
    const plan = wanted()
    if (mage === undefined || plan === null || steps++ > mostSteps) return null
    const step = stepTowards(planOf(mage), plan)
    const back = pick(options, (each) => each.do === 'back')
    switch (question.kind) {
      case 'planCard':
        if (step === null) return null
        return 'takeBack' in step
          ? pick(options, (each) => each.do === 'takeBack' && each.slot === step.takeBack)
          : pick(options, (each) => each.do === 'card' && each.card === step.lay.card)
      case 'planSlot':
      case 'planSide': {
        const { draft } = mage
        if (step === null || 'takeBack' in step || draft?.card !== step.lay.card) return back
        if (question.kind === 'planSlot') {
          const slot = pick(options, (each) => each.do === 'slot' && each.slot === step.slot)
          return slot === 'off' ? back : slot
        }
        return draft.slot === step.slot
          ? pick(options, (each) => each.do === 'side' && each.side === step.lay.side)
          : back
      }
      default:
        return null
    }
  }
}
