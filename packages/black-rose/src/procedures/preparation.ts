import { ask, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { procedure } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, type Mage, mageOf } from '../state.ts'
import { drop, insert } from '../table/piles.ts'
import { type PlanShape, readyObjection, slotObjection } from '../table/planning.ts'
import { cardIn, clearSlot, layIn } from '../table/sheet.ts'
import { type Side, type SlotName, slotNames } from '../words/board.ts'
import { question } from './question.ts'

/** The next small decision of a plan: a card, its slot, its side; or whether somebody wants to think again. */
const nextOf = (
  state: BlackRose,
  { ready, draft }: Mage,
  seat: Seat,
): BlackRoseQuestion<'planCard' | 'planSlot' | 'planSide' | 'unready'> => {
  if (ready) return question(state, seat, 'unready', null, 'open')
  const kind = draft.card === null ? 'planCard' : draft.slot === null ? 'planSlot' : 'planSide'
  return question(state, seat, kind, null, 'secret')
}

const plannedSlots = (mage: Mage): SlotName[] => slotNames.filter((slot) => cardIn(mage, slot) !== null)

const shapeOf = (state: BlackRose, mage: Mage): PlanShape => {
  const filled = plannedSlots(mage)
  const { quickIsOptional } = editionOf(state)
  return { filled, spells: filled.length + mage.hand.length, quickIsOptional }
}

/** [BRW-PRE.2, BRW-PRE.4] The slots that a spell may be laid into now. */
const freeFor = (state: BlackRose, mage: Mage): SlotName[] => {
  const shape = shapeOf(state, mage)
  return slotNames.filter((slot) => slotObjection(shape, slot) === null)
}

/** The spell that can be taken back: the quick one, and the last of the standard ones. */
const takeable = (mage: Mage): SlotName[] => {
  const last = slotNames.slice(1).findLast((slot) => cardIn(mage, slot) !== null)
  return [
    ...(cardIn(mage, 'quick') === null ? [] : (['quick'] as const)),
    ...(last === undefined ? [] : [last]),
  ]
}

/**
 * [BRW-PRE.5] A room trap has one side. It is chosen all the same: everybody can count a seat's answers, and fewer of them
 * would tell what she lays.
 */
const sidesOf = (state: BlackRose, card: string): readonly Side[] =>
  spellOf(state.rules.edition, card).roomTrap === null ? ['light', 'dark'] : ['light']

const setReady = (state: BlackRose, seat: Seat, ready: boolean): void => {
  mageOf(state, seat).ready = ready
  tell?.(happened({ event: ready ? 'readied' : 'thoughtAgain', seat }, 'BRW-PRE.1'))
}

/** Until everybody is ready, everybody is asked: one question a seat. */
const goOn = (state: BlackRose) =>
  state.mages.every(({ ready }) => ready)
    ? go('end')
    : ask(...state.mages.map((mage, seat) => nextOf(state, mage, seat)))

/** [3.7, BRW-D.12] All at once and in secret, with second thoughts until everybody is ready. */
export const preparation = procedure('preparation')({
  first: 'ask',
  steps: {
    ask: goOn,
    end: (state) => {
      uncover(state)
      state.mages.forEach((mage, seat) => {
        mage.ready = false
        tell?.(happened({ event: 'prepared', seat, count: plannedSlots(mage).length }, 'BRW-PRE.3'))
      })
      return done
    },
  },
  questions: {
    planCard: {
      rule: 'BRW-PRE.1',
      options: (state, _, { seat }) => {
        const mage = mageOf(state, seat)
        return [
          ...(freeFor(state, mage).length === 0
            ? []
            : [...new Set(mage.hand)].map((card): BlackRoseOption => ({ do: 'card', card }))),
          ...takeable(mage).map((slot): BlackRoseOption => ({ do: 'takeBack', slot })),
          ...(readyObjection(shapeOf(state, mage)) === null ? [{ do: 'ready' } as const] : []),
        ]
      },
      reply: (state, _, option, { seat }) => {
        const mage = mageOf(state, seat)
        if (option.do === 'card') mage.draft.card = option.card
        else if (option.do === 'takeBack') takeBack(mage, option.slot)
        else setReady(state, seat, true)
        return goOn(state)
      },
    },
    planSlot: {
      rule: 'BRW-PRE.2',
      options: (state, _, { seat }) => [
        ...freeFor(state, mageOf(state, seat)).map((slot): BlackRoseOption => ({ do: 'slot', slot })),
        { do: 'back' },
      ],
      reply: (state, _, option, { seat }) => {
        const { draft } = mageOf(state, seat)
        if (option.do === 'slot') draft.slot = option.slot
        else draft.card = null
        return goOn(state)
      },
    },
    planSide: {
      rule: 'BRW-PRE.1',
      options: (state, _, { seat }) => [
        ...sidesOf(state, mageOf(state, seat).draft.card!).map((side) => ({ do: 'side', side }) as const),
        { do: 'back' },
      ],
      reply: (state, _, option, { seat }) => {
        const mage = mageOf(state, seat)
        if (option.do === 'side') lay(mage, option.side)
        else mage.draft.slot = null
        return goOn(state)
      },
    },
    unready: {
      rule: 'BRW-PRE.3',
      options: () => [{ do: 'unready' }],
      reply: (state, _, __, { seat }) => {
        setReady(state, seat, false)
        return goOn(state)
      },
    },
  },
})

const takeBack = (mage: Mage, slot: SlotName): void => {
  const card = cardIn(mage, slot)!
  clearSlot(mage, slot)
  insert(mage.hand, card)
}

/** The drafted card goes into its slot. */
const lay = (mage: Mage, side: Side): void => {
  const { draft } = mage
  const slot = draft.slot!
  drop(mage.hand, draft.card!)
  layIn(mage, slot, draft.card)
  mage.slots[slot].sides.sort()
  if (side === 'light') mage.slots[slot].sides.reverse()
  draft.card = null
  draft.slot = null
}
