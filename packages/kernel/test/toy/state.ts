import {
  type ChanceState,
  type Json,
  procedureOf,
  type Seat,
  shuffle,
  type TableState,
  takeTop,
  tell,
  uncover,
} from '@conclave/kernel'
import { cards, type Kind, type Side } from './cards.ts'

/** Places in which a mage keeps cards: five in hand, then the slots. */
export const handPlaces = 5
export const handLimit = 4
export const slots = { first: 5, second: 6, prepared: 7 } as const
export type Slot = keyof typeof slots
export const slotNames = Object.keys(slots) as Slot[]

/** Something that lasts and changes every blow against a mage. */
export interface Modifier {
  readonly on: Seat
  readonly by: number
  left: number
}

/** A card turned up and at work. */
export interface InPlay {
  readonly card: number
  readonly side: Side
  cancelled: boolean
}

export interface Mage {
  lives: number
  ready: boolean
  /** True if the prepared card was laid down in an earlier round. */
  locked: boolean
  /** Seats that have looked at her prepared card. Sticks to the place: nobody else knows which card lies there. */
  spiedBy: Seat[]
  /** A half-made decision of planning. */
  draft: { card: number | null; slot: Slot | null }
  /** Ids by place. */
  readonly held: (number | null)[]
  /** For every slot the chosen side, then the other one: a face-down pair tells nothing. */
  readonly sides: { readonly [S in Slot]: Side[] }
}

export interface Cellar extends TableState {
  round: number
  first: Seat
  phase: 'plan' | 'cast'
  readonly mages: Mage[]
  /** Kind of each card. Ids are blank backs; shuffling deals the faces. */
  readonly faces: Kind[]
  /** True for cards that lie or have lain face up since the last shuffle. */
  readonly shown: boolean[]
  deck: number[]
  discards: number[]
  readonly inPlay: InPlay[]
  modifiers: Modifier[]
  /** Strengths of the blows under way, innermost last. */
  readonly blows: number[]
}

export type CellarOption =
  | { readonly do: 'card'; readonly card: number }
  | { readonly do: 'slot'; readonly slot: Slot }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly do: 'takeBack'; readonly slot: Slot }
  | { readonly do: 'foe'; readonly foe: Seat }
  | { readonly do: 'back' | 'ready' | 'unready' | 'flip' | 'pass' }

export type Calls = {
  match: { caster: number; slot: number }
  plan: object
  cast: { seat: Seat; slot: Slot; card: number }
  window: { springs: 'cast' | 'flip'; by: Seat; card: number; left: Seat[] }
  flip: { seat: Seat; sprang: Seat; subject: number; card: number }
  effect: { card: number; owner: Seat; sprang: Seat; subject: number; at: number; foe: Seat | null }
  blows: { from: Seat; amount: number; left: Seat[] }
  strike: { to: Seat; from: Seat; amount: number }
  defeat: { seat: Seat }
}

export type Abouts = {
  planCard: null
  planSlot: null
  planSide: null
  unready: null
  foe: { readonly card: number }
  react: { readonly springs: 'cast' | 'flip'; readonly by: Seat; readonly card: number }
  protect: { readonly springs: 'struck'; readonly from: Seat }
}

export const procedure = procedureOf<Cellar, CellarOption, Calls, Abouts>()

export const none = -1

export const isAlive = (state: Cellar, seat: Seat): boolean => (state.mages[seat]?.lives ?? 0) > 0

/** All living seats clockwise from one on. */
export const livingFrom = (state: Cellar, seat: Seat): Seat[] =>
  state.mages.map((_, at) => (seat + at) % state.seats).filter((each) => isAlive(state, each))

export const othersOf = (state: Cellar, seat: Seat): Seat[] =>
  livingFrom(state, seat).filter((each) => each !== seat)

export const handOf = ({ held }: Mage): number[] =>
  held
    .slice(0, handPlaces)
    .filter((id) => id !== null)
    .sort((a, b) => a - b)

/** Puts a card into the first free place of the hand. */
export const intoHand = ({ held }: Mage, id: number): void => {
  held[held.indexOf(null)] = id
}

export const draw = (state: Cellar, seat: Seat): void => {
  const mage = state.mages[seat]!
  if (handOf(mage).length >= handPlaces) return
  if (state.deck.length === 0) reshuffle(state)
  const id = takeTop(state, state.deck)
  if (id === undefined) return
  intoHand(mage, id)
  tell?.({ event: 'drew', audience: 'everyone', seat })
  tell?.({ event: 'drewCard', audience: [seat], seat, face: state.faces[id]! })
}

/** The ids go back in a fixed order and get new faces, so that no order of ids ever tells anything. */
const reshuffle = (state: Cellar): void => {
  if (state.discards.length === 0) return
  state.deck = state.discards.sort((a, b) => a - b)
  state.discards = []
  dealFaces(state, state.deck)
  tell?.({ event: 'reshuffled', audience: 'everyone' })
}

const dealFaces = (state: Cellar, ids: readonly number[]): void => {
  const faces = ids.map((id) => state.faces[id]!).sort()
  shuffle(state, faces)
  ids.forEach((id, at) => {
    state.faces[id] = faces[at]!
    state.shown[id] = false
  })
}

/** Turns a mage's card up and says which it is; it is no longer hers. */
export const turnUp = (state: Cellar, seat: Seat, slot: Slot): number => {
  const mage = state.mages[seat]!
  const card = mage.held[slots[slot]]!
  mage.held[slots[slot]] = null
  if (slot === 'prepared') unlock(mage)
  uncover(state)
  state.shown[card] = true
  const side = mage.sides[slot][0]!
  state.inPlay.push({ card, side, cancelled: false })
  tell?.({ event: 'turnedUp', audience: 'everyone', seat, slot, card, face: state.faces[card]!, side })
  return card
}

/** The prepared slot is free again. */
export const unlock = (mage: Mage): void => {
  mage.locked = false
  mage.spiedBy = []
}

export const inPlay = (state: Cellar, card: number): InPlay | undefined =>
  state.inPlay.find((each) => each.card === card)

export const faceUp = (state: Cellar, card: number): Json => ({ card, face: state.faces[card]! })

export const discard = (state: Cellar, card: number): void => {
  const at = state.inPlay.findIndex((each) => each.card === card)
  if (at >= 0) state.inPlay.splice(at, 1)
  state.shown[card] = true
  state.discards.push(card)
}

const newMage = (): Mage => ({
  lives: 6,
  ready: false,
  locked: false,
  spiedBy: [],
  draft: { card: null, slot: null },
  held: Array(handPlaces + slotNames.length).fill(null),
  sides: { first: ['light', 'dark'], second: ['light', 'dark'], prepared: ['light', 'dark'] },
})

/** A cellar with full deck and empty hands, before the first round. */
export const emptyCellar = (seats: number, chance: ChanceState): Cellar => {
  const faces = (Object.keys(cards) as Kind[]).flatMap((kind) => Array<Kind>(cards[kind].count).fill(kind))
  const state: Cellar = {
    seats,
    chance,
    stack: [],
    questions: [],
    outcome: null,
    barrier: 0,
    round: 0,
    first: 0,
    phase: 'cast',
    mages: Array.from({ length: seats }, newMage),
    faces,
    shown: faces.map(() => false),
    deck: faces.map((_, id) => id),
    discards: [],
    inPlay: [],
    modifiers: [],
    blows: [],
  }
  return state
}

/** Gives the whole deck its faces. */
export const shuffleDeck = (state: Cellar): void => dealFaces(state, state.deck)
