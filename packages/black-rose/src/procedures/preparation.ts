import { ask, done, go, type Question, type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type BlackRoseOption, type Mage, mageOf } from '../state.ts'
import { drop, insert } from '../table/piles.ts'
import { type PlanShape, readyObjection, slotObjection } from '../table/planning.ts'
import { cardIn, clearSlot, layIn } from '../table/sheet.ts'
import { type Side, type SlotName, slotNames } from '../words/board.ts'
import { procedure, question } from './procedure.ts'

/** What comes next in a plan: a card, its slot, its side. */
const kindFor = ({ draft }: Mage): 'planCard' | 'planSlot' | 'planSide' =>
  draft.card === null ? 'planCard' : draft.slot === null ? 'planSlot' : 'planSide'

/** One question a seat: the next small decision of her plan, or whether she wants to think again. */
const planning = (state: BlackRose): Question[] =>
  state.mages.map((mage, seat) =>
    mage.ready ? question(seat, 'unready', null, 'open') : question(seat, kindFor(mage), null, 'secret'),
  )

const plannedSlots = (mage: Mage): SlotName[] => slotNames.filter((slot) => cardIn(mage, slot) !== null)

const shapeOf = (mage: Mage): PlanShape => {
  const filled = plannedSlots(mage)
  return { filled, spells: filled.length + mage.hand.length }
}

/** [BRW-PRE.2, BRW-PRE.4] The slots that a spell may be laid into now. */
const freeFor = (mage: Mage): SlotName[] => {
  const shape = shapeOf(mage)
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

/** [BRW-D.12] */
export const planOptions = (state: BlackRose, seat: Seat, kind: string): BlackRoseOption[] => {
  const mage = mageOf(state, seat)
  switch (kind) {
    case 'planSlot':
      return [...freeFor(mage).map((slot): BlackRoseOption => ({ do: 'slot', slot })), { do: 'back' }]
    case 'planSide':
      return [
        ...sidesOf(state, mage.draft.card!).map((side) => ({ do: 'side', side }) as const),
        { do: 'back' },
      ]
    case 'unready':
      return [{ do: 'unready' }]
    default:
      return [
        ...(freeFor(mage).length === 0
          ? []
          : [...new Set(mage.hand)].map((card): BlackRoseOption => ({ do: 'card', card }))),
        ...takeable(mage).map((slot): BlackRoseOption => ({ do: 'takeBack', slot })),
        ...(readyObjection(shapeOf(mage)) === null ? [{ do: 'ready' } as const] : []),
      ]
  }
}

/** [3.7] All at once and in secret, with second thoughts until everybody is ready. */
export const preparation = procedure('preparation')({
  first: 'ask',
  steps: {
    ask: (state) => ask(planning(state), 'planned'),
    end: (state) => {
      uncover(state)
      state.mages.forEach((mage, seat) => {
        mage.ready = false
        tell?.(happened({ event: 'prepared', seat, count: plannedSlots(mage).length }, 'BRW-PRE.3'))
      })
      return done
    },
  },
  replies: {
    planned: (state, _, option, seat) => {
      decide(state, seat, option)
      return state.mages.every(({ ready }) => ready) ? go('end') : ask(planning(state), 'planned')
    },
  },
})

const decide = (state: BlackRose, seat: Seat, option: BlackRoseOption): void => {
  const mage = mageOf(state, seat)
  const { draft } = mage
  switch (option.do) {
    case 'card':
      draft.card = option.card
      return
    case 'slot':
      draft.slot = option.slot
      return
    case 'side':
      lay(mage, draft.card!, draft.slot!, option.side === 'dark')
      return
    case 'takeBack': {
      const card = cardIn(mage, option.slot)!
      clearSlot(mage, option.slot)
      insert(mage.hand, card)
      return
    }
    case 'back':
      if (draft.slot === null) draft.card = null
      else draft.slot = null
      return
    case 'ready':
    case 'unready':
      mage.ready = option.do === 'ready'
      tell?.(happened({ event: mage.ready ? 'readied' : 'thoughtAgain', seat }, 'BRW-PRE.1'))
  }
}

const lay = (mage: Mage, card: string, slot: SlotName, inverted = false): void => {
  drop(mage.hand, card)
  layIn(mage, slot, card)
  mage.slots[slot].sides.sort()
  if (!inverted) mage.slots[slot].sides.reverse()
  mage.draft.card = null
  mage.draft.slot = null
}
