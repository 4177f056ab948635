import { ask, done, go, type Question, type QuestionOf, type Seat, tell, uncover } from '@conclave/kernel'
import {
  type Abouts,
  type Cellar,
  type CellarOption,
  handOf,
  intoHand,
  livingFrom,
  type Mage,
  procedure,
  type Slot,
  slotNames,
  slots,
} from './state.ts'

const planningKinds = ['planCard', 'planSlot', 'planSide'] as const
type PlanningKind = (typeof planningKinds)[number]

const kindFor = ({ draft }: Mage): PlanningKind =>
  draft.card === null ? 'planCard' : draft.slot === null ? 'planSlot' : 'planSide'

/** One question a living seat: the next small decision of her plan, or whether she wants to think again. */
const planning = (state: Cellar): QuestionOf<Abouts, PlanningKind | 'unready'>[] =>
  livingFrom(state, 0)
    .sort((a, b) => a - b)
    .map((seat) => {
      const mage = state.mages[seat]!
      return mage.ready
        ? { seat, kind: 'unready', manner: 'open', about: null }
        : { seat, kind: kindFor(mage), manner: 'secret', about: null }
    })

/** A question of planning: whatever is answered, the plan goes on until everybody is ready. */
const asks = (options: (mage: Mage) => CellarOption[]) => ({
  rule: 'TOY-PLAN',
  options: (state: Cellar, _: unknown, { seat }: Question) => options(state.mages[seat]!),
  reply: (state: Cellar, _: unknown, option: CellarOption, { seat }: Question) => {
    decide(state, seat, option)
    return livingFrom(state, 0).every((each) => state.mages[each]!.ready)
      ? go('reveal')
      : ask(...planning(state))
  },
})

export const plan = procedure('plan')({
  first: 'ask',
  steps: {
    ask: (state) => {
      state.phase = 'plan'
      return ask(...planning(state))
    },
    reveal: (state) => {
      state.phase = 'cast'
      // Everybody now sees which slots are filled.
      uncover(state)
      for (const mage of state.mages) {
        mage.ready = false
        mage.locked = mage.held[slots.prepared] !== null
      }
      tell?.({ event: 'planningEnded', audience: 'everyone' })
      return done
    },
  },
  questions: {
    planCard: asks((mage) => [
      ...(freeIn(mage).length === 0 ? [] : handOf(mage).map((card) => ({ do: 'card', card }) as const)),
      ...slotNames
        .filter((slot) => mayTakeBack(mage, slot))
        .map((slot) => ({ do: 'takeBack', slot }) as const),
      { do: 'ready' },
    ]),
    planSlot: asks((mage) => [
      ...freeIn(mage).map((slot) => ({ do: 'slot', slot }) as const),
      { do: 'back' },
    ]),
    planSide: asks(() => [{ do: 'side', side: 'light' }, { do: 'side', side: 'dark' }, { do: 'back' }]),
    unready: asks(() => [{ do: 'unready' }]),
  },
})

const decide = (state: Cellar, seat: Seat, option: CellarOption): void => {
  const mage = state.mages[seat]!
  switch (option.do) {
    case 'card':
      mage.draft.card = option.card
      return
    case 'slot':
      mage.draft.slot = option.slot
      return
    case 'side':
      lay(mage, mage.draft.card!, mage.draft.slot!)
      mage.sides[mage.draft.slot!].splice(
        0,
        2,
        ...(option.side === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)),
      )
      mage.draft = { card: null, slot: null }
      return
    case 'takeBack':
      intoHand(mage, mage.held[slots[option.slot]]!)
      mage.held[slots[option.slot]] = null
      return
    case 'back':
      if (mage.draft.slot === null) mage.draft.card = null
      else mage.draft.slot = null
      return
    case 'ready':
    case 'unready':
      mage.ready = option.do === 'ready'
      tell?.({ event: mage.ready ? 'readied' : 'thoughtAgain', audience: 'everyone', seat })
  }
}

const lay = (mage: Mage, card: number, slot: Slot): void => {
  mage.held[mage.held.indexOf(card)] = null
  mage.held[slots[slot]] = card
}

const isFree = (mage: Mage, slot: Slot): boolean => mage.held[slots[slot]] === null

const mayTakeBack = (mage: Mage, slot: Slot): boolean =>
  !isFree(mage, slot) && !(slot === 'prepared' && mage.locked)

const freeIn = (mage: Mage): Slot[] => slotNames.filter((slot) => isFree(mage, slot))
