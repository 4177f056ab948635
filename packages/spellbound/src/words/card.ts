import type { BookSymbol, City } from './board.ts'
import type { AutomaticSentence, ChosenSentence, Effect, SentenceOf } from './effect.ts'

/** Strength that a card lends to a side of the tower. */
interface Strength {
  readonly sun: number
  readonly moon: number
}

export interface BaseCard extends Strength {
  readonly kind: 'base'
  readonly id: string
  readonly count: number
  readonly action: 'movement' | 'magic' | 'influence'
  readonly book: BookSymbol
  readonly effect: Effect
}

export interface AllyCard extends Strength {
  readonly kind: 'ally'
  readonly id: string
  readonly count: number
  /** Cards of one set join together; only Knight and Squire share one (L849). */
  readonly set: string
  readonly cost: number
  readonly effect: Effect
  /** Used instead of the effect while the watchman figure is not on the board. */
  readonly first?: Effect
}

export interface WickedCard extends Strength {
  readonly kind: 'wicked'
  readonly id: string
  readonly count: number
  readonly effect: SentenceOf<'advance'>
}

export interface MinionCard extends Strength {
  readonly kind: 'minion'
  readonly id: string
  readonly count: 1
}

export interface FortuneCard extends Strength {
  readonly kind: 'fortune'
  readonly id: 'fortuna-deck' | 'fortuna-village'
  readonly count: 1
}

export interface PlaceCard extends Strength {
  readonly kind: 'place'
  readonly id: 'fairy-spring' | 'witchs-tower'
  readonly count: 1
  /** Gift of a visit, if any. */
  readonly visit?: AutomaticSentence
}

export const spellTimings = ['immediate', 'ownTurn', 'anyTime'] as const
type SpellTiming = (typeof spellTimings)[number]

/** [SPB-SP.2] A spell that happens when it is drawn. */
export interface ImmediateSpell extends Strength {
  readonly kind: 'spell'
  readonly id: 'scry' | 'troll-bane'
  readonly count: 1
  readonly timing: 'immediate'
  readonly effect: AutomaticSentence
}

/** A spell that is kept face up until somebody casts it. */
export interface HeldSpell extends Strength {
  readonly kind: 'spell'
  readonly id: HeldSpellId
  readonly count: 1
  readonly timing: Exclude<SpellTiming, 'immediate'>
  readonly effect: ChosenSentence
}

export type SpellCard = ImmediateSpell | HeldSpell

export type HeldSpellId =
  | 'alchemy'
  | 'book-wyrms'
  | 'circle-of-magi'
  | 'hat-trick'
  | 'puppetry'
  | 'sun-burst'
  | 'teleport'
  | 'winning-smile'
export type SpellId = SpellCard['id']

/** [SPB-WN.2] The levels of a wand that have a power. */
export const wandPowers = [1, 2, 3] as const
export type WandPower = (typeof wandPowers)[number]

export interface WandCard extends Strength {
  readonly kind: 'wand'
  readonly id: string
  readonly count: 1
  readonly colour: City
  /** The powers of levels 1, 2 and 3. */
  readonly powers: readonly [ChosenSentence, ChosenSentence, ChosenSentence]
}

/** Every printed card of the game, by what is printed on it; `count` copies of each exist. */
export type Card =
  | BaseCard
  | AllyCard
  | WickedCard
  | MinionCard
  | FortuneCard
  | PlaceCard
  | SpellCard
  | WandCard
export type CardKind = Card['kind']
