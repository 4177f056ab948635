import { type Json, placesOf, type Seat, type Veil, type Viewer } from '@conclave/kernel'
import { type Cellar, faceUp, handOf, handPlaces, type Slot, slotNames, slots } from './state.ts'

const hasSpied = (state: Cellar, viewer: Viewer, seat: Seat): boolean =>
  viewer !== 'spectator' && state.mages[seat]!.spiedBy.includes(viewer)

const knows = (state: Cellar, viewer: Viewer, card: number): boolean =>
  state.shown[card]! ||
  state.mages.some(
    ({ held }, seat) =>
      (seat === viewer && held.includes(card)) ||
      (held[slots.prepared] === card && hasSpied(state, viewer, seat)),
  )

/** The table as somebody sees it. */
export type CellarView = ReturnType<typeof view>

/** True while it is secret which of her slots a mage fills. */
const isSecret = (state: Cellar, seat: Seat, slot: Slot): boolean =>
  state.phase === 'plan' && !(slot === 'prepared' && state.mages[seat]!.locked)

const slotView = (state: Cellar, viewer: Viewer, seat: Seat, slot: Slot): Json => {
  const mage = state.mages[seat]!
  const card = mage.held[slots[slot]] ?? null
  if (seat === viewer)
    return card === null ? null : { card, face: state.faces[card]!, side: mage.sides[slot][0]! }
  if (isSecret(state, seat, slot)) return 'secret'
  if (card === null) return null
  const spied = slot === 'prepared' && hasSpied(state, viewer, seat)
  return spied ? faceUp(state, card) : 'face down'
}

/** Number of cards a mage has in hand and, while it is secret where they are, in her slots. */
const handCount = (state: Cellar, seat: Seat): number => {
  const mage = state.mages[seat]!
  const planned = slotNames.filter((slot) => isSecret(state, seat, slot) && mage.held[slots[slot]] !== null)
  return handOf(mage).length + planned.length
}

const mageView = (state: Cellar, viewer: Viewer, seat: Seat) => {
  const { lives, ready, locked, spiedBy, draft } = state.mages[seat]!
  const mine = seat === viewer
  return {
    lives,
    ready,
    locked,
    spiedBy: spiedBy.slice(),
    draft: mine ? { card: draft.card, slot: draft.slot } : 'secret',
    cards: handCount(state, seat),
    hand: mine ? handOf(state.mages[seat]!).map((card) => faceUp(state, card)) : 'hidden',
    slots: slotNames.map((slot) => slotView(state, viewer, seat, slot)),
  }
}

export const view = (state: Cellar, viewer: Viewer) => ({
  round: state.round,
  first: state.first,
  phase: state.phase,
  mages: state.mages.map((_, seat) => mageView(state, viewer, seat)),
  deck: state.deck.length,
  discards: state.discards.map((card) => faceUp(state, card)),
  inPlay: state.inPlay.map(({ card, side, cancelled }) => ({
    card,
    face: state.faces[card]!,
    side,
    cancelled,
  })),
  modifiers: state.modifiers.map(({ on, by, left }) => ({ on, by, left })),
  blows: state.blows.slice(),
})

/** True if a mage might flip her prepared card, as far as a spectator can know. */
export const mightFlip = ({ mages }: CellarView, seat: Seat): boolean =>
  mages[seat]!.slots[slotNames.indexOf('prepared')] !== null

/** Half-made plans of others are laid aside: nobody can know how far they have come. */
export const forgetDrafts = (state: Cellar, viewer: Viewer): void => {
  state.mages.forEach((mage, seat) => {
    if (seat !== viewer) mage.draft = { card: null, slot: null }
  })
  state.questions = state.questions.map((question) =>
    question.manner === 'secret' && question.seat !== viewer
      ? { seat: question.seat, kind: 'planCard', manner: 'secret', about: null }
      : question,
  )
}

/** Veil of places: those of her hand that another mage uses and, while it is secret, the slots she fills. */
export const placesVeil =
  (seat: Seat): Veil<Cellar> =>
  (state, viewer) => {
    const mage = state.mages[seat]
    if (mage === undefined || seat === viewer) return []
    const secret = slotNames.filter((slot) => isSecret(state, seat, slot))
    return [
      ...placesOf(mage.held, 0, handPlaces),
      ...secret.map((slot) => ({ list: mage.held, at: slots[slot] })),
    ]
  }

/** Veil of cards: those of another mage, wherever she keeps them, but for the one that the viewer has spied out. */
export const cardsVeil =
  (seat: Seat): Veil<Cellar> =>
  (state, viewer) => {
    const mage = state.mages[seat]
    if (mage === undefined || seat === viewer) return []
    const known = hasSpied(state, viewer, seat) ? slots.prepared : -1
    return placesOf(mage.held).filter(({ at }) => mage.held[at] !== null && at !== known)
  }

/** Veil of sides: the one of another mage's face-down card that is up. */
export const sideVeil =
  (seat: Seat, slot: Slot): Veil<Cellar> =>
  (state, viewer) => {
    const mage = state.mages[seat]
    return mage === undefined || seat === viewer ? [] : placesOf(mage.sides[slot])
  }

/** Veil of faces: those of cards that the viewer has not seen. */
export const facesVeil: Veil<Cellar> = (state, viewer) =>
  placesOf(state.faces).filter(({ at }) => !knows(state, viewer, at))
