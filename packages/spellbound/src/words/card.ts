import type { BookSymbol, City } from './board.ts'
import type { Effect, Sentence } from './effect.ts'

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
  readonly effect: Extract<Sentence, { verb: 'advance' }>
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
  /** What a visit brings, if anything. */
  readonly visit?: Sentence
}

export const spellTimings = ['immediate', 'ownTurn', 'anyTime'] as const
type SpellTiming = (typeof spellTimings)[number]

export interface SpellCard extends Strength {
  readonly kind: 'spell'
  readonly id: SpellId
  readonly count: 1
  readonly timing: SpellTiming
  readonly effect: Sentence
}

export type SpellId =
  | 'alchemy'
  | 'book-wyrms'
  | 'circle-of-magi'
  | 'hat-trick'
  | 'puppetry'
  | 'scry'
  | 'sun-burst'
  | 'teleport'
  | 'troll-bane'
  | 'winning-smile'

export interface WandCard extends Strength {
  readonly kind: 'wand'
  readonly id: string
  readonly count: 1
  readonly colour: City
  /** The powers of levels 1, 2 and 3. */
  readonly powers: readonly [Sentence, Sentence, Sentence]
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
