import type { Seat, Settings, TableState } from '@conclave/kernel'
import { type City, type Colour, colours, type Location, type Piece } from './words/board.ts'
import type { HeldSpellId, WandPower } from './words/card.ts'

/** Section 9: the difficulty variants; any combination is allowed. */
export const settings = {
  trollBreaker: { type: 'boolean', default: false },
  dan: { type: 'number', min: 3, max: 8, off: 0, default: 0 },
  witchFinder: { type: 'boolean', default: false },
} as const satisfies Settings

/** The piles and rows of cards that belong to the whole table. The top of a pile is its last card. */
export const zones = [
  'deck',
  'discard',
  'mageRow',
  'wickedRow',
  'guards',
  'sunStack',
  'moonStack',
  'minionPile',
  'minions',
  'spellPile',
  'wickedDeck',
  'reserve',
  'box',
  'removed',
] as const
export type Zone = (typeof zones)[number]

export const phases = ['start', 'witchTime', 'story', 'handOfFate', 'encounter', 'finalBattle'] as const
export type Phase = (typeof phases)[number]

export interface Stones {
  sun: number
  moon: number
}

/** A card whose influence waits at a village for more (IN.3). */
export interface StoredCard {
  readonly village: number
  readonly card: string
  readonly value: number
}

/** [SPB-PC.6] Steps of one instruction. Cards move hats as Witch cards and the Troll as Troll cards. */
export interface Batch {
  readonly pieces: readonly Piece[]
  readonly cause: 'card' | 'purge' | 'unguarded' | 'penalty' | 'climb'
}

/** The Destiny card being resolved. */
export interface CurrentCard {
  readonly card: string
  /** True if the card's first-play effect is used (City Watchman). */
  readonly first: boolean
  paid: boolean
  /** Parts of it that have been used. */
  readonly used: number[]
  /** The village all its influence goes to, or -1, and how much has gone there. */
  village: number
  influence: number
  /** The mage carried along, or -1; whether somebody was carried; who declined. */
  passenger: Seat
  carried: boolean
  /** True if the passenger has arrived somewhere with it, and may be put down. */
  rode: boolean
  readonly declined: Seat[]
  /** Destination once nothing of it can be used any more; `false` until then, as in matches stored under rules 1. */
  over: 'discard' | 'guards' | false
}

/** Somebody asked in vain for another's mage, with this spell, the last time in this turn. */
interface Refusal {
  readonly by: Seat
  readonly mage: Seat
  readonly spell: HeldSpellId
  readonly turn: number
  /** True if it was a spoken no; whoever lets the time run out is asked again in a later turn. */
  readonly stands: boolean
}

export interface Spellbound extends TableState {
  readonly variants: { readonly trollBreaker: boolean; readonly dan: number; readonly witchFinder: boolean }
  turn: number
  phase: Phase
  active: Seat
  /** The figure that the active player steers: her own, unless Puppetry was cast. */
  acting: Seat
  /** True if the active player's own mage has changed places this turn. */
  moved: boolean
  readonly mages: Location[]
  readonly wands: number[]
  /** Each seat's spells, face up. */
  readonly spells: HeldSpellId[][]
  readonly pieces: Record<Piece, number>
  /** Position on the track; 9 when recovered, 0 when lost. */
  readonly books: Record<Colour, number>
  /** The recovered books in their slots on the tower, first one first. */
  readonly bookSlots: Colour[]
  watchman: City | null
  /** The Witch's stage on the tower, 1 to 5. */
  stage: number
  readonly zones: Record<Zone, string[]>
  /** Number of cards at the end of the Wicked row that are new and have not acted yet. */
  fresh: number
  /** True if the Squire has met his Witch in this refill. */
  squireSpent: boolean
  readonly villages: (string | null)[]
  readonly revealed: boolean[]
  stored: StoredCard[]
  readonly bag: Stones
  readonly drawn: Stones
  readonly supply: Stones
  /** The stones of the instruction being carried out, after Alchemy. */
  stones: Stones
  /** The recovered books that count as suns in the final battle (FB.3). */
  bookSuns: number
  /** The steps that are about to happen together, in order, and why; windows show what they would do. */
  batch: Batch | null
  /** The hat whose next step in this batch is cancelled (Hat Trick). */
  prevented: City | null
  /** True if Fortuna was on display when the turn began, and whether her village was visited since. */
  fortuna: { due: boolean; visited: boolean }
  current: CurrentCard | null
  /** [AR-69] Refusals: a player's no to another who asked for her mage. Matches stored under rules 2 lack it. */
  refusals?: readonly Refusal[]
  /** [SPB-TURN.5] Number of turns in a row that were passed. Matches stored under rules 2 lack it. */
  passes?: number
  encounters: { won: number; lost: number }
}

/** Every answer there is; `do` tells the sort. Cards are named, so that a key means the same in every imagined world. */
export type SpellboundOption =
  | {
      readonly do:
        | 'begin'
        | 'pass'
        | 'declare'
        | 'endStory'
        | 'finish'
        | 'putDown'
        | 'decline'
        | 'shine'
        | 'proceed'
    }
  | { readonly do: 'accept' | 'notNow' | 'refuse' }
  | { readonly do: 'send'; readonly card: string }
  | { readonly count: number; readonly do: 'sendPixies' }
  | { readonly card: string; readonly do: 'play' | 'discard' | 'remove' | 'destroy' | 'burn' }
  | { readonly do: 'wand'; readonly power: WandPower }
  | { readonly do: 'cast'; readonly spell: HeldSpellId }
  | { readonly card: string; readonly do: 'giveUp'; readonly value: number; readonly village: number }
  | { readonly do: 'move'; readonly part: number; readonly to: Location }
  | { readonly do: 'magic' | 'unseat' | 'warlockPair' | 'guard' | 'pushBack' | 'rout'; readonly part: number }
  | { readonly amount: number; readonly do: 'influence'; readonly part: number }
  | { readonly book: Colour; readonly do: 'search'; readonly part: number }
  | { readonly city: City; readonly do: 'watchman'; readonly part: number }
  | { readonly do: 'changeling'; readonly part: number; readonly village: number }
  | { readonly do: 'carry' | 'puppet' | 'whisk' | 'propose'; readonly mage: Seat }
  | { readonly book: Colour; readonly do: 'book' }
  | { readonly do: 'hat'; readonly hat: City }

/** The sorts of answers. */
export type Do = SpellboundOption['do']

/** The answers of some sorts, each sort a member of its own. */
export type OptionOf<D extends Do, O = SpellboundOption> = O extends { readonly do: infer Some }
  ? D extends Some
    ? { readonly [Field in keyof O]: Field extends 'do' ? D : O[Field] }
    : never
  : never

/** An answer of a sort that was not offered: a bug in the rules. */
export const wrongOption = (option: SpellboundOption): never => {
  throw new Error(`'${option.do}' was answered where it is not offered`)
}

/** A book's position when it is off its track. */
export const recovered = 9
export const lost = 0

export const isOnTrack = (
  state: { readonly books: Readonly<Spellbound['books']> },
  book: Colour,
): boolean => {
  const at = state.books[book]
  return at !== lost && at !== recovered
}

/** The books that can still be moved. */
export const booksOnTrack = (state: Spellbound): Colour[] => colours.filter((book) => isOnTrack(state, book))

/** The colour of a seat: of its mage and its wand. */
export const colourOf = (seat: Seat): City => (['red', 'blue', 'green', 'yellow'] as const)[seat]!

/** Location of the mage that the active player steers. */
export const actingLocation = (state: Spellbound): Location => state.mages[state.acting]!

export const passesOf = ({ passes = 0 }: Spellbound): number => passes

const refusalsOf = ({ refusals = [] }: Spellbound): readonly Refusal[] => refusals

/** True if this player may still do something with another's mage in this turn: she has not been told no. */
export const isWilling = (state: Spellbound, by: Seat, mage: Seat): boolean =>
  !refusalsOf(state).some(
    (refusal) => refusal.by === by && refusal.mage === mage && refusal.turn === state.turn,
  )

/** [AR-69] True if she has said no to this player and this spell before: then the answer is known, and she is not asked. */
export const hasRefused = (state: Spellbound, by: Seat, mage: Seat, spell: HeldSpellId): boolean =>
  refusalsOf(state).some(
    (refusal) => refusal.by === by && refusal.mage === mage && refusal.spell === spell && refusal.stands,
  )

/** [AR-69] One asker, one mage, one spell: what was answered last counts. */
export const remember = (state: Spellbound, refusal: Refusal): void => {
  const { by, mage, spell } = refusal
  const others = refusalsOf(state).filter(
    (each) => each.by !== by || each.mage !== mage || each.spell !== spell,
  )
  state.refusals = [...others, refusal]
}

/** The match is over. The first ending counts (AR-68). */
/** [SPB-LOSE] The ways to lose. */
export const lossRules = [
  'SPB-LOSE.1',
  'SPB-LOSE.2',
  'SPB-LOSE.3',
  'SPB-LOSE.4',
  'SPB-LOSE.5',
  'SPB-LOSE.6',
] as const
export type LossRule = (typeof lossRules)[number]
export const victoryRule = 'SPB-FB.6'
