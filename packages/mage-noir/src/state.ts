import type { Outcome, Seat, Settings, TableState } from '@conclave/kernel'
import type { Word } from './words/effect.ts'
import type { Bag, Element, Pile } from './words/mana.ts'

/** The decks, who decides on the first turn, and the rulings of section 13 that a table may take otherwise. */
export const settings = {
  deck0: { type: 'text', maxLength: 3000, default: 'burning-wrath', seat: 0 },
  deck1: { type: 'text', maxLength: 3000, default: 'growing-canopy', seat: 1 },
  pool: { type: 'choice', choices: ['full', 'box'], default: 'full' },
  decides: { type: 'choice', choices: ['random', 'seat0', 'seat1'], default: 'random' },
  turnLimit: { type: 'choice', choices: ['100', '300', '1000', 'none'], default: '300', ruling: 'R-09' },
  deckLimit: { type: 'choice', choices: ['40', '60', '100', '200', 'none'], default: 'none', ruling: 'R-32' },
  exchange: { type: 'choice', choices: ['fuller', 'batch'], default: 'fuller', ruling: 'R-06' },
  bothDead: { type: 'choice', choices: ['draw', 'active'], default: 'draw', ruling: 'R-08' },
  maelstrom: { type: 'choice', choices: ['emptied', 'controller'], default: 'emptied', ruling: 'R-11' },
  sharedComponents: { type: 'boolean', default: false, ruling: 'R-15' },
  dropsInCounts: { type: 'boolean', default: true, ruling: 'R-17' },
  cancelUnblockable: { type: 'boolean', default: true, ruling: 'R-18' },
  backlash: { type: 'choice', choices: ['always', 'dealt'], default: 'always', ruling: 'R-27' },
  source: { type: 'choice', choices: ['multiply', 'add'], default: 'multiply', ruling: 'R-30' },
  ignitionItself: { type: 'boolean', default: true, ruling: 'R-39' },
} as const satisfies Settings

/** The rulings of section 13 as this table has taken them. */
export interface Rulings {
  readonly turnLimit: number
  readonly exchange: string
  readonly bothDead: string
  readonly maelstrom: string
  readonly sharedComponents: boolean
  readonly dropsInCounts: boolean
  readonly cancelUnblockable: boolean
  readonly backlash: string
  readonly source: string
  readonly ignitionItself: boolean
}

/** Zones of a card on the board. A spell is `resolving` while it is activated: neither prepared nor component. */
export const boardZones = [
  'prepared',
  'resolving',
  'channelled',
  'permanents',
  'equipment',
  'rituals',
] as const
export type BoardZone = (typeof boardZones)[number]

/** A card on the board. All of it is public. */
export interface BoardCard {
  /** Numbered in the order of arrival, so that the number means the same in every imagined world. */
  readonly n: number
  readonly card: string
  zone: BoardZone
  readonly locked: Bag
  /** Of a permanent with life; 0 otherwise. */
  life: number
  /** Damage it has ignored this turn (armours). */
  ignored: number
  /** True if it has counted twice this turn (Water Drop). */
  doubled: boolean
}

export interface Player {
  life: number
  readonly reserve: Bag
  /** The top is the last card. */
  readonly deck: string[]
  /** Knowledge of the card at the same place of the deck: 0 nobody, 1 << seat her, 3 everybody. */
  readonly seen: number[]
  /** The cards in hand that only the owner knows, and those that everybody has seen going there. In order. */
  readonly hand: string[]
  readonly shown: string[]
  /** The top is the last card. */
  readonly discard: string[]
  /** In order of arrival. */
  readonly board: BoardCard[]
  /** [MN-2.3] The two opening piles, while they are chosen from; the one to be kept first once that is known. */
  readonly piles: string[][]
  /** True if the top of the deck has been looked at with the Druid Horns and was no Seed. */
  looked: boolean
}

/** A component that was used to prepare a card, and for which word. */
export interface Used {
  readonly word: Word
  readonly n: number
}

/** Something a card does that waits to be carried out (MN-6.51). */
export interface Trigger {
  readonly list: string
  readonly seat: Seat
  readonly card: string
  readonly n: number
  readonly used: readonly Used[]
  /** Zone in which the card has to be for it to happen; null: any. */
  readonly zone: 'play' | 'prepared' | 'channelled' | null
}

/** Something that holds until the end of the turn (MN-3.52). */
export type TurnEffect =
  | { readonly kind: 'cancelDamage'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'exchangeRate'; readonly seat: Seat; readonly card: string; readonly element: Element }
  | {
      readonly kind: 'onDiscard'
      readonly seat: Seat
      readonly card: string
      readonly list: string
      readonly n: number
    }

export const phases = ['opening', 'start', 'draw', 'gather', 'take', 'main', 'end'] as const
export type Phase = (typeof phases)[number]

export interface MageNoir extends TableState {
  outcome: Ended | null
  /** The deck codes: what both players may know of each other's decks. */
  readonly decks: readonly [string, string]
  readonly rulings: Rulings
  /** Decider of the first turn: a seat, or -1 when it is drawn. */
  readonly decides: Seat
  turn: number
  active: Seat
  phase: Phase
  /** Number of actions the active player has taken in this main phase. */
  actions: number
  readonly players: readonly [Player, Player]
  readonly ether: readonly [Bag, Bag]
  /** Number of cards that have come onto the board so far. */
  arrivals: number
  turnEffects: TurnEffect[]
  waiting: Trigger[]
}

/** Every answer there is; `do` tells the sort. Hidden cards are named, cards on the board also numbered. */
export type MageNoirOption =
  | { readonly do: 'keep'; readonly pile: 'first' | 'second' }
  | { readonly do: 'first'; readonly seat: Seat }
  | { readonly do: 'put'; readonly element: Element; readonly pile: Pile }
  | { readonly do: 'take'; readonly pile: Pile }
  | { readonly card: string; readonly do: 'prepare' }
  | { readonly card: string; readonly do: 'activate' | 'channel'; readonly n: number }
  | { readonly card: string; readonly do: 'use'; readonly n: number }
  | { readonly do: 'exchange'; readonly element: Element; readonly pile: Pile }
  | { readonly do: 'give'; readonly element: Element }
  | { readonly do: 'endTurn' | 'pass' | 'inOrder' | 'yes' | 'no' | 'decline' | 'enough' | 'toReserve' }
  | { readonly card: string; readonly do: 'component'; readonly n: number }
  | { readonly do: 'waive'; readonly word: Word }
  | { readonly card: string; readonly do: 'instead' }
  | { readonly card: string; readonly do: 'next'; readonly n: number }
  | { readonly do: 'player'; readonly seat: Seat }
  | { readonly card: string; readonly do: 'card'; readonly n: number }
  | { readonly do: 'option'; readonly option: number }
  | { readonly do: 'pay'; readonly way: number }
  | { readonly card: string; readonly do: 'discard' | 'choose' }
  | { readonly do: 'gather'; readonly left: number; readonly right: number }
  | { readonly do: 'mana'; readonly element: Element }
  | { readonly do: 'swap'; readonly get: Element; readonly give: Element }
  | { readonly do: 'accept' }
  | { readonly card: string; readonly do: 'redirect'; readonly n: number }

export type Do = MageNoirOption['do']

/** The answers of some sorts, each sort a member of its own. */
export type OptionOf<D extends Do, O = MageNoirOption> = O extends { readonly do: infer Some }
  ? D extends Some
    ? { readonly [Field in keyof O]: Field extends 'do' ? D : O[Field] }
    : never
  : never

export const other = (seat: Seat): Seat => 1 - seat

export const playerOf = (state: MageNoir, seat: Seat): Player => state.players[seat]!

/** The match is over. The first ending counts. */
export const end = (state: MageNoir, outcome: Ended): void => {
  state.outcome ??= outcome
}

/** Endings of a match, each with its rule. */
export const endings = {
  life: 'MN-3.60',
  deck: 'MN-3.61',
  draw: 'MN-3.62',
  givenUp: 'MN-3.63',
  limit: 'MN-3.64',
} as const
export type Ending = (typeof endings)[keyof typeof endings]

/** Outcome with one of these endings. */
interface Ended extends Outcome {
  readonly reason: Ending
}

/** A draw: nobody has won, and both have half of it. */
export const drawn = (reason: Ending): Ended => ({ winners: [], reason, scores: [0.5, 0.5] })

export const lostBy = (seat: Seat, reason: Ending): Ended => ({ winners: [other(seat)], reason })
