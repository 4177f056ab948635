import { ask, done, go, type Question, type Seat, tell, uncover } from '@conclave/kernel'
import {
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
const planning = (state: Cellar): Question[] =>
  livingFrom(state, 0)
    .sort((a, b) => a - b)
    .map((seat) => {
      const mage = state.mages[seat]!
      return mage.ready
        ? { seat, kind: 'unready', manner: 'open', about: null }
        : { seat, kind: kindFor(mage), manner: 'secret', about: null }
    })

export const plan = procedure('plan')({
  first: 'ask',
  steps: {
    ask: (state) => {
      state.phase = 'plan'
      return ask(planning(state), 'planned')
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
  replies: {
    planned: (state, _, option, seat) => {
      decide(state, seat, option)
      return livingFrom(state, 0).every((each) => state.mages[each]!.ready)
        ? go('reveal')
        : ask(planning(state), 'planned')
    },
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

/** The legal answers while planning. */
export const planChoices = (mage: Mage, kind: string): CellarOption[] => {
  const free = slotNames.filter((slot) => isFree(mage, slot))
  switch (kind) {
    case 'planSlot':
      return [...free.map((slot) => ({ do: 'slot', slot }) as const), { do: 'back' }]
    case 'planSide':
      return [{ do: 'side', side: 'light' }, { do: 'side', side: 'dark' }, { do: 'back' }]
    case 'unready':
      return [{ do: 'unready' }]
    default:
      return [
        ...(free.length === 0 ? [] : handOf(mage).map((card) => ({ do: 'card', card }) as const)),
        ...slotNames
          .filter((slot) => mayTakeBack(mage, slot))
          .map((slot) => ({ do: 'takeBack', slot }) as const),
        { do: 'ready' },
      ]
  }
}
