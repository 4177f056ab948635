import type { Element, Mana } from './mana.ts'

/** [MN-5.20] The words of names that the rules know. */
export const words = [
  'seed',
  'tree',
  'flame',
  'bark-armor',
  'armor',
  'druid',
  'breath',
  'wind',
  'wave',
  'drop',
  'condensation',
  'tide',
  'ocean',
  'blade',
  'magma',
] as const
export type Word = (typeof words)[number]

/** Objects that a "for each" counts (MN-5.35). */
export interface Counted {
  /** The word or the element that counts. */
  readonly of: Word | Element
  readonly side: 'yours' | 'board'
  readonly channelledOnly: boolean
}

/** A number that is read when its sentence is carried out. */
export type Amount =
  | number
  | { readonly by: 'status'; readonly usual: Amount; readonly mageNoir: Amount }
  | { readonly by: 'count'; readonly counted: Counted; readonly times: number; readonly plus: number }
  | { readonly by: 'life'; readonly of: 'this' | 'sacrifice' }
  | { readonly by: 'locked' }
  | { readonly by: 'halfLife' }

/** [MN-6.20] Targets of damage and gained life; `any` is a player or a permanent with life of either side. */
export const targets = ['any', 'you', 'opponent', 'permanentWithLife', 'vegetalPermanentWithLife'] as const
export type Target = (typeof targets)[number]

/** Those who are hit or healed all together. */
export const groups = ['opposingPermanents', 'opponentAndPermanents', 'youAndVegetalPermanents'] as const
export type Group = (typeof groups)[number]

/** A card on the board: this one (a spell, or a permanent or equipment: those are destroyed), the one picked before, one to choose, or those used for a prerequisite. */
export type What =
  | 'this'
  | 'thisPermanent'
  | 'picked'
  | 'permanent'
  | 'permanentOrEquipment'
  | 'equipment'
  | 'prepared'
  | 'opposingPrepared'
  | { readonly component: Word }
  | { readonly usedFor: Word }

export type Condition = 'mageNoir' | 'notMageNoir' | { readonly control: Word }

/** Rules that hold until the end of the turn. */
export type TurnRule =
  | { readonly kind: 'cancelDamage' }
  | { readonly kind: 'exchangeRate'; readonly element: Element }
  | { readonly kind: 'onDiscard'; readonly does: Sentences }

/** One atomic instruction of a card (9.3). */
export type Sentence =
  | {
      readonly verb: 'damage'
      readonly amount: Amount
      readonly to: Target
      readonly unblockable: boolean
    }
  | { readonly verb: 'damageEach'; readonly amount: Amount; readonly to: Group }
  | { readonly verb: 'damageSplit'; readonly total: number }
  | { readonly verb: 'lose'; readonly who: 'you' | 'opponent' | 'this'; readonly amount: Amount }
  | { readonly verb: 'gain'; readonly to: Target; readonly amount: Amount }
  | { readonly verb: 'gainEach'; readonly to: Group; readonly amount: Amount }
  | { readonly verb: 'draw'; readonly count: number }
  | { readonly verb: 'discardHand'; readonly who: 'you' | 'opponent'; readonly count: number }
  | { readonly verb: 'discardDownTo'; readonly count: number }
  | { readonly verb: 'discard'; readonly what: What; readonly upTo: number }
  | { readonly verb: 'returnToHand'; readonly what: What }
  | { readonly verb: 'retrieve'; readonly word: Word | 'any' }
  | { readonly verb: 'putOnDeck'; readonly what: What; readonly place: 'top' | 'third' }
  | { readonly verb: 'shuffleIn'; readonly count: number }
  | { readonly verb: 'search'; readonly word: Word }
  | { readonly verb: 'putPrepared'; readonly word: Word }
  | { readonly verb: 'lookTop'; readonly word: Word }
  | { readonly verb: 'takeEther'; readonly element: Element; readonly upTo: number }
  | { readonly verb: 'takeInfinite'; readonly element: Element; readonly count: number }
  | { readonly verb: 'emptyReserve' }
  | { readonly verb: 'addLocked'; readonly element: Element; readonly count: number }
  | { readonly verb: 'placeMana' }
  | { readonly verb: 'moveLocked' }
  | { readonly verb: 'spreadLocked' }
  | { readonly verb: 'swapLocked'; readonly element: Element }
  | { readonly verb: 'release'; readonly element: Element | 'any'; readonly amount: Amount }
  | { readonly verb: 'pick'; readonly word: Word }
  | { readonly verb: 'apply' }
  | { readonly verb: 'applyEach'; readonly word: Word }
  | { readonly verb: 'choose'; readonly who: 'you' | 'opponent'; readonly options: readonly Sentences[] }
  | { readonly verb: 'may'; readonly then: Sentences }
  | { readonly verb: 'mayPay'; readonly cost: readonly Mana[]; readonly then: Sentences }
  | { readonly verb: 'payOr'; readonly cost: readonly Mana[]; readonly otherwise: Sentences }
  | { readonly verb: 'when'; readonly condition: Condition; readonly then: Sentences }
  | { readonly verb: 'thisTurn'; readonly rule: TurnRule }

export type Sentences = readonly Sentence[]
type VerbName = Sentence['verb']
export type SentenceOf<V extends VerbName> = Extract<Sentence, { verb: V }>

// Amounts.

/** One number, or another for a Mage Noir (MN-5.51). */
export const ifMageNoir = (usual: Amount, mageNoir: Amount): Amount => ({ by: 'status', usual, mageNoir })
const count = (counted: Counted, times = 1, plus = 0): Amount => ({ by: 'count', counted, times, plus })
export const yours = (of: Word | Element, plus = 0): Amount =>
  count({ of, side: 'yours', channelledOnly: false }, 1, plus)
export const onBoard = (of: Word | Element, times = 1): Amount =>
  count({ of, side: 'board', channelledOnly: false }, times)
export const channelledOnBoard = (of: Word | Element): Amount =>
  count({ of, side: 'board', channelledOnly: true })
export const lifeOf = (of: 'this' | 'sacrifice'): Amount => ({ by: 'life', of })
export const lockedUnderPicked: Amount = { by: 'locked' }
export const halfYourLife: Amount = { by: 'halfLife' }

// Cards on the board, and conditions.

export const component = (word: Word): What => ({ component: word })
export const usedFor = (word: Word): What => ({ usedFor: word })
export const control = (word: Word): Condition => ({ control: word })

// Sentences.

export const damage = (amount: Amount, to: Target): Sentence => ({
  verb: 'damage',
  amount,
  to,
  unblockable: false,
})
export const unblockable = (amount: Amount, to: Target): Sentence => ({
  verb: 'damage',
  amount,
  to,
  unblockable: true,
})
export const damageEach = (amount: Amount, to: Group): Sentence => ({ verb: 'damageEach', amount, to })
export const damageSplit = (total: number): Sentence => ({ verb: 'damageSplit', total })
export const lose = (who: 'you' | 'opponent' | 'this', amount: Amount): Sentence => ({
  verb: 'lose',
  who,
  amount,
})
export const gain = (to: Target, amount: Amount): Sentence => ({ verb: 'gain', to, amount })
export const gainEach = (to: Group, amount: Amount): Sentence => ({ verb: 'gainEach', to, amount })
export const draw = (cards: number): Sentence => ({ verb: 'draw', count: cards })
export const discardHand = (who: 'you' | 'opponent', cards: number): Sentence => ({
  verb: 'discardHand',
  who,
  count: cards,
})
export const discardDownTo = (cards: number): Sentence => ({ verb: 'discardDownTo', count: cards })
export const discard = (what: What, upTo = 0): Sentence => ({ verb: 'discard', what, upTo })
export const destroyThis: Sentence = { verb: 'discard', what: 'thisPermanent', upTo: 0 }
export const returnToHand = (what: What): Sentence => ({ verb: 'returnToHand', what })
export const retrieve = (word: Word | 'any'): Sentence => ({ verb: 'retrieve', word })
export const putOnDeck = (what: What, place: 'top' | 'third'): Sentence => ({
  verb: 'putOnDeck',
  what,
  place,
})
export const shuffleIn = (cards: number): Sentence => ({ verb: 'shuffleIn', count: cards })
export const search = (word: Word): Sentence => ({ verb: 'search', word })
export const putPrepared = (word: Word): Sentence => ({ verb: 'putPrepared', word })
export const lookTop = (word: Word): Sentence => ({ verb: 'lookTop', word })
export const takeEther = (element: Element, upTo: number): Sentence => ({ verb: 'takeEther', element, upTo })
export const takeInfinite = (element: Element, mana: number): Sentence => ({
  verb: 'takeInfinite',
  element,
  count: mana,
})
export const emptyReserve: Sentence = { verb: 'emptyReserve' }
export const addLocked = (element: Element, mana: number): Sentence => ({
  verb: 'addLocked',
  element,
  count: mana,
})
export const placeMana: Sentence = { verb: 'placeMana' }
export const moveLocked: Sentence = { verb: 'moveLocked' }
export const spreadLocked: Sentence = { verb: 'spreadLocked' }
export const swapLocked = (element: Element): Sentence => ({ verb: 'swapLocked', element })
export const release = (element: Element | 'any', amount: Amount): Sentence => ({
  verb: 'release',
  element,
  amount,
})
export const pick = (word: Word): Sentence => ({ verb: 'pick', word })
export const apply: Sentence = { verb: 'apply' }
export const applyEach = (word: Word): Sentence => ({ verb: 'applyEach', word })
export const choose = (who: 'you' | 'opponent', ...options: readonly Sentences[]): Sentence => ({
  verb: 'choose',
  who,
  options,
})
export const may = (...then: Sentences): Sentence => ({ verb: 'may', then })
export const mayPay = (cost: readonly Mana[], ...then: Sentences): Sentence => ({
  verb: 'mayPay',
  cost,
  then,
})
export const payOr = (cost: readonly Mana[], ...otherwise: Sentences): Sentence => ({
  verb: 'payOr',
  cost,
  otherwise,
})
export const when = (condition: Condition, ...then: Sentences): Sentence => ({
  verb: 'when',
  condition,
  then,
})
export const thisTurn = (rule: TurnRule): Sentence => ({ verb: 'thisTurn', rule })
