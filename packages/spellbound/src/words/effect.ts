import type { BookSymbol, Piece } from './board.ts'

/** One atomic instruction of a card. */
export type Sentence =
  | { readonly verb: 'move'; readonly carry: boolean }
  | { readonly verb: 'magic' }
  | { readonly verb: 'influence'; readonly amount: 1 | 2 | 3; readonly atOnce: boolean }
  | { readonly verb: 'search'; readonly book: BookSymbol }
  | { readonly verb: 'discardRow'; readonly filter: RowFilter; readonly count: 1 | 'all' }
  | { readonly verb: 'discardTower'; readonly filter: 'topWicked' | 'anyWicked' }
  | { readonly verb: 'warlockPair' }
  | { readonly verb: 'guard'; readonly against: 'firstWitch' | 'allWitches' }
  | { readonly verb: 'placeWatchman' }
  | { readonly verb: 'pushBackAtWatchman' }
  | { readonly verb: 'moveWatchman' }
  | { readonly verb: 'changeling' }
  | { readonly verb: 'advanceBook'; readonly which: 'any' | 'city' }
  | { readonly verb: 'flipStone' }
  | { readonly verb: 'preventStep' }
  | { readonly verb: 'switchActing' }
  | { readonly verb: 'placeMage' }
  | { readonly verb: 'revealVillages'; readonly count: number }
  | { readonly verb: 'retreatTroll' }
  | { readonly verb: 'advance'; readonly piece: Piece }
  | { readonly verb: 'chargeWand'; readonly amount: number }

export type RowFilter = 'ally' | 'wicked' | 'witch'
export type VerbName = Sentence['verb']

/** The sentence of a verb. */
export type SentenceOf<V extends VerbName> = Extract<Sentence, { readonly verb: V }>

/** A sentence that nobody chooses: it happens when its card comes up or is visited. */
export type AutomaticSentence = SentenceOf<'advance' | 'chargeWand' | 'retreatTroll' | 'revealVillages'>

/** A sentence that somebody uses in one of several ways. */
export type ChosenSentence = Exclude<Sentence, AutomaticSentence>

/** A part of a card: one of these sentences is used, or the part is skipped. */
export type Part = readonly ChosenSentence[]

/** Effect of playing a card: its parts in this order or in any order, after paying what it costs. */
export interface Effect {
  readonly order: 'seq' | 'any'
  readonly pay: Part
  readonly parts: readonly Part[]
}

// Equal sentences are the same object: a card with two equal parts offers each action once.
const known = new Map<string, Sentence>()
const sentence = <S extends Sentence>(made: S): S => {
  const key = JSON.stringify(made)
  const before = known.get(key)
  if (before === undefined) known.set(key, made)
  return (before ?? made) as S
}

export const move = sentence({ verb: 'move', carry: false })
export const moveAndCarry = sentence({ verb: 'move', carry: true })
export const magic = sentence({ verb: 'magic' })
export const influence = (amount: 1 | 2) => sentence({ verb: 'influence', amount, atOnce: false })
export const influenceAtOnce = (amount: 3) => sentence({ verb: 'influence', amount, atOnce: true })
export const search = (book: BookSymbol) => sentence({ verb: 'search', book })
export const discardRow = (filter: RowFilter, count: 1 | 'all') =>
  sentence({ verb: 'discardRow', filter, count })
export const discardTower = (filter: 'topWicked' | 'anyWicked') => sentence({ verb: 'discardTower', filter })
export const warlockPair = sentence({ verb: 'warlockPair' })
export const guard = (against: 'firstWitch' | 'allWitches') => sentence({ verb: 'guard', against })
export const placeWatchman = sentence({ verb: 'placeWatchman' })
export const pushBackAtWatchman = sentence({ verb: 'pushBackAtWatchman' })
export const moveWatchman = sentence({ verb: 'moveWatchman' })
export const changeling = sentence({ verb: 'changeling' })
export const advanceBook = (which: 'any' | 'city') => sentence({ verb: 'advanceBook', which })
export const flipStone = sentence({ verb: 'flipStone' })
export const preventStep = sentence({ verb: 'preventStep' })
export const switchActing = sentence({ verb: 'switchActing' })
export const placeMage = sentence({ verb: 'placeMage' })
export const revealVillages = (count: number) => sentence({ verb: 'revealVillages', count })
export const retreatTroll = sentence({ verb: 'retreatTroll' })
export const advance = (piece: Piece) => sentence({ verb: 'advance', piece })
export const chargeWand = (amount: number) => sentence({ verb: 'chargeWand', amount })

/** One of several sentences. */
export const oneOf = (...sentences: ChosenSentence[]): Part => sentences

/** Parts in the order written; each may be skipped. */
export const seq = (...parts: (Part | ChosenSentence)[]): Effect => ({
  order: 'seq',
  pay: [],
  parts: parts.map(asPart),
})

/** Parts in any order; each may be skipped. */
export const anyOrder = (...parts: (Part | ChosenSentence)[]): Effect => ({
  order: 'any',
  pay: [],
  parts: parts.map(asPart),
})

/** A compulsory payment, then the effect. */
export const paying = (cost: Part, effect: Effect): Effect => ({ ...effect, pay: cost })

const asPart = (part: Part | ChosenSentence): Part => ('verb' in part ? [part] : part)
