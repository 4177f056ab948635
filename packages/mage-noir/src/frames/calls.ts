import type { Seat } from '@conclave/kernel'
import type { Trigger, Used } from '../state.ts'
import type { Plan } from '../table/plans.ts'
import type { Bag, Element } from '../words/mana.ts'

type Nothing = Record<never, never>

/** [MN-6.10] One amount of damage from one source to one target. */
export interface Packet {
  readonly by: Seat
  readonly source: string
  /** Target: the player in this seat, or her permanent `n`. */
  readonly seat: Seat
  n: number
  amount: number
  readonly unblockable: boolean
  /** The cards that have strengthened it and want to know (Burning Robe). */
  readonly boosts: number[]
}

/** A list of sentences being carried out. Everything in it is public. */
export interface Doing {
  readonly list: string
  at: number
  readonly seat: Seat
  /** The card that does it, and its number on the board, where it may not be any more. */
  readonly card: string
  readonly n: number
  /** The cards whose effects are being applied one inside the other. */
  readonly chain: readonly number[]
  picked: number
  /** The life of what was sacrificed for it. */
  readonly sacrifice: number
  readonly used: readonly Used[]
  /** Number of choices of a sentence that are still to be made; -1 before the first. */
  left: number
  /** Choices made for it so far. */
  picks: number[]
  todo: Follow[]
  again: boolean
}

export type Destination = 'discard' | 'hand' | 'top' | 'third'

/** The Mana of one card that has left. */
export interface Freed {
  readonly seat: Seat
  readonly card: string
  readonly n: number
  readonly mana: Bag
}

/** The use of an ability: what it is, and what is given for it. */
export interface Using {
  readonly seat: Seat
  readonly card: string
  readonly n: number
  readonly list: string
  /** The permanent or the card in hand chosen as the price. */
  offered: number
  given: string
  sacrifice: number
  paying: number
  held: Trigger[]
}

export const stops = ['start', 'draw', 'gather', 'take', 'end', 'action', 'use'] as const
/** Before which step a window is open (6.6); `action` is before an announced action, `use` before an ability. */
export type Stop = (typeof stops)[number]

/** Every procedure of the rules with its locals. */
export type Calls = {
  match: Nothing
  opening: Nothing
  turn: Nothing
  mainPhase: Nothing
  endOfTurn: Nothing
  prepare: { plan: Plan }
  activate: { readonly n: number }
  channel: { readonly n: number }
  /** Abilities announced at the same moment and still to come, the seat that is asked next, and whether the order is settled. */
  instant: { announced: Using[]; seat: Seat; passed: number; ordered: boolean }
  useAbility: Using
  exchange: { readonly pile: number; readonly element: Element; given: Element[] }
  effect: Doing
  triggers: { queue: Trigger[]; ordered: boolean; current: Trigger | null; runs: number }
  settle: { readonly hold: boolean }
  damage: { readonly packets: Packet[]; at: number; readonly sides: Seat[] }
  leave: { readonly cards: number[]; readonly to: Destination; freed: Freed[] }
  batch: { readonly seat: Seat; readonly card: string; readonly rest: Bag; free: number; pile: number }
  window: { readonly stop: Stop; readonly card: string; seat: Seat; passed: number }
}

/** A procedure to be carried out, with its locals. */
export type Follow = {
  readonly [N in keyof Calls]: { readonly procedure: N; readonly locals: Calls[N] }
}[keyof Calls]
