import type { Amount, Condition, Sentences, Word } from './effect.ts'
import type { Element, Mana } from './mana.ts'

const cardTypes = ['spell', 'permanent', 'equipment', 'ritual'] as const
export type CardType = (typeof cardTypes)[number]

export const slots = ['body', 'head', 'weapon', 'ring'] as const
export type Slot = (typeof slots)[number]

/** [MN-5.30] A prerequisite: so many components with the word. */
export interface Line {
  readonly word: Word
  readonly count: number
  readonly equipmentOnly: boolean
}

/** A card that preparing rules speak of: one with the word or of the element. */
export type CardFilter = Word | Element

/** Rules that change the preparation of this very card. */
export type PrepareRule =
  | { readonly kind: 'onlyMageNoir' }
  | { readonly kind: 'cheaper'; readonly by: Mana }
  | { readonly kind: 'fewerComponents'; readonly count: number }
  | { readonly kind: 'alternative'; readonly discard: Element; readonly waive: Word }

/** Modifier of a card as long as it is on the board (9.4). */
export type Modifier =
  | { readonly kind: 'mageNoir' }
  | { readonly kind: 'handLimit'; readonly count: number }
  | { readonly kind: 'seeTop' }
  | { readonly kind: 'protector' }
  | { readonly kind: 'cheaper'; readonly cards: CardFilter; readonly by: Mana }
  | { readonly kind: 'free'; readonly cards: CardFilter }
  | { readonly kind: 'fewerOfMany'; readonly element: Element }
  | {
      readonly kind: 'strengthen'
      readonly by: Amount
      readonly source: Element
      readonly permanentsOnly: boolean
      readonly opposingOnly: boolean
    }
  | { readonly kind: 'reduce'; readonly by: number }
  | { readonly kind: 'ignore'; readonly count: number }
  | { readonly kind: 'countAs'; readonly count: number; readonly word: Word }
  | { readonly kind: 'countMore'; readonly element: Element; readonly by: number }
  | { readonly kind: 'grantWord'; readonly word: Word; readonly to: Word; readonly most: number }
  | { readonly kind: 'recovery'; readonly less: number; readonly extra: Mana }
  | { readonly kind: 'repeat'; readonly word: Word; readonly times: number }

/** Happenings that a card waits for on the board. */
export type Watched = 'hurt' | 'strengthened' | { readonly exchange: Element }

export type AbilityCost =
  | { readonly kind: 'sacrifice'; readonly what: 'this' | 'permanent' }
  | { readonly kind: 'discardHand'; readonly count: number | 'all' }
  | { readonly kind: 'loseLife'; readonly count: number }

const abilityWindows = ['main', 'turn', 'any'] as const
export type AbilityWindow = (typeof abilityWindows)[number]

/** Ability of a card, with its occasion (9.2). */
export type Ability =
  | { readonly on: 'prepare'; readonly rule: PrepareRule; readonly condition?: Condition }
  | { readonly on: 'enter' | 'activate' | 'used' | 'leave' | 'end'; readonly then: Sentences }
  | { readonly on: 'start'; readonly zone: 'play' | 'prepared' | 'channelled'; readonly then: Sentences }
  | { readonly on: 'watch'; readonly event: Watched; readonly then: Sentences }
  | { readonly on: 'empty'; readonly of: Element | 'any'; readonly then: Sentences }
  | { readonly on: 'always'; readonly modifier: Modifier; readonly condition?: Condition }
  | {
      readonly on: 'use'
      readonly window: AbilityWindow
      readonly cost: readonly AbilityCost[]
      readonly then: Sentences
    }

export const keywords = ['protector', 'unique'] as const
export type Keyword = (typeof keywords)[number]

/** A card as it is printed. */
export interface Card {
  readonly id: string
  /** The collector number. */
  readonly number: number
  readonly element: Element
  readonly type: CardType
  readonly slot?: Slot
  readonly cost: Mana
  readonly requires: readonly Line[]
  /** The words of its name. */
  readonly words: readonly Word[]
  readonly transmutable?: Word
  readonly keywords: readonly Keyword[]
  readonly life?: number
  readonly abilities: readonly Ability[]
}

// How content writes abilities.

export const whenActivated = (...then: Sentences): Ability => ({ on: 'activate', then })
export const whenEntering = (...then: Sentences): Ability => ({ on: 'enter', then })
export const whenUsed = (...then: Sentences): Ability => ({ on: 'used', then })
export const whenLeaving = (...then: Sentences): Ability => ({ on: 'leave', then })
export const atStart = (...then: Sentences): Ability => ({ on: 'start', zone: 'play', then })
export const atStartPrepared = (...then: Sentences): Ability => ({ on: 'start', zone: 'prepared', then })
export const atStartChannelled = (...then: Sentences): Ability => ({ on: 'start', zone: 'channelled', then })
export const atEnd = (...then: Sentences): Ability => ({ on: 'end', then })
export const watching = (event: Watched, ...then: Sentences): Ability => ({ on: 'watch', event, then })
export const destroyedWithout = (of: Element | 'any', ...then: Sentences): Ability => ({
  on: 'empty',
  of,
  then,
})
export const always = (modifier: Modifier): Ability => ({ on: 'always', modifier })
export const whileMageNoir = (modifier: Modifier): Ability => ({
  on: 'always',
  modifier,
  condition: 'mageNoir',
})
export const toPrepare = (rule: PrepareRule, condition?: Condition): Ability =>
  condition === undefined ? { on: 'prepare', rule } : { on: 'prepare', rule, condition }
export const use = (window: AbilityWindow, cost: readonly AbilityCost[], ...then: Sentences): Ability => ({
  on: 'use',
  window,
  cost,
  then,
})
