import type { EvocationKind, JinxKind, UpgradeKind } from './board.ts'
import type { ModelId, Owner, Place } from './model.ts'

type Seat = Owner

/**
 * Something that has happened or is about to, as far as everybody sees. Traps, protections, events and quests are matched
 * against it. The first four are about to happen: windows inside a sentence, which Rebirth does not have.
 */
export type Occurrence =
  | {
      readonly what: 'damage'
      readonly model: ModelId
      readonly amount: number
      /** Amount that would defeat the model. */
      readonly enough: number
      readonly by: Owner
      readonly source: ModelId | null
      readonly physical: boolean
    }
  | {
      readonly what: 'targeted'
      readonly seat: Seat
      readonly by: Seat
      readonly card: string
      readonly single: boolean
      readonly type: string
    }
  | { readonly what: 'losePower'; readonly seat: Seat; readonly by: Owner; readonly amount: number }
  /** Move, with its goal unless it is chosen step by step. */
  | { readonly what: 'moved'; readonly seat: Seat; readonly by: Owner; readonly to: Place | null }
  | Entry
  | { readonly what: 'endsMove'; readonly seat: Seat; readonly from: number; readonly room: number }
  /** In Rebirth, whether the room was a rebuilt one. */
  | { readonly what: 'activates'; readonly seat: Seat; readonly room: number; readonly rebuilt?: boolean }
  | { readonly what: 'completes'; readonly seat: Seat; readonly quest: string }
  /** A trap or a protection is cast face down: without card and element. */
  | {
      readonly what: 'casts'
      readonly seat: Seat
      readonly card: string
      readonly type: string
      readonly element: string
      readonly quick: boolean
    }
  | { readonly what: 'summons'; readonly seat: Seat; readonly model: ModelId; readonly room: number }
  | { readonly what: 'draws'; readonly seat: Seat }
  | { readonly what: 'gains'; readonly seat: Seat; readonly amount: number }
  | { readonly what: 'endsActivation'; readonly seat: Seat; readonly room: number }
  | { readonly what: 'defeats'; readonly seat: Seat; readonly whom: Seat }
  | OfRebirth

/** A model enters a room. Rebirth also says by whose will, from where, and whether by a step of a move (REB-G.6, REB-G.8). */
type Entry = {
  readonly what: 'enters'
  readonly model: ModelId
  readonly room: number
  readonly by?: Owner
  readonly from?: Place
  readonly step?: boolean
}

/** [REB-C.1] Damage of one sentence on one model. A protection lowers the amount; cubes go back as far as they lay there. */
export type Damaged = {
  readonly what: 'damaged'
  readonly model: ModelId
  /** Amount inflicted, even if there was no room for it. */
  readonly amount: number
  /** Number of cubes put, and of those there was room for before the sentence. */
  readonly put: number
  readonly space: number
  readonly by: Owner
  readonly source: ModelId | null
  readonly physical: boolean
  /** Source, as effects name it: `spell.black-torture`. */
  readonly card: string
}

/** Occurrences that only Rebirth hears of. */
type OfRebirth =
  | Damaged
  /** Somebody else has moved or placed this mage. */
  | {
      readonly what: 'wasMoved'
      readonly seat: Seat
      readonly by: Owner
      readonly from: Place
      readonly room: number
    }
  /** A model has made a physical attack, by the will of its controller. */
  | { readonly what: 'attacks'; readonly seat: Owner; readonly model: ModelId; readonly room: number }
  /** Cubes of instability have been put into a room, by a card, or by the vortex on it. */
  | {
      readonly what: 'places'
      readonly seat: Owner
      readonly room: number
      readonly count: number
      readonly card: string
      readonly vortex: boolean
    }
  /** Cubes in a room (-1: on a model) have been converted. */
  | { readonly what: 'converts'; readonly seat: Owner; readonly room: Place; readonly count: number }
  /** Cubes have gone from one model to another: never damage, but a bar may be full (REB-G.7). */
  | { readonly what: 'transfers'; readonly seat: Owner; readonly model: ModelId; readonly count: number }
  | { readonly what: 'heals'; readonly seat: Owner; readonly model: ModelId; readonly amount: number }
  /** A mage has triggered and revealed a trap or a protection. */
  | {
      readonly what: 'triggers'
      readonly seat: Seat
      readonly card: string
      readonly type: string
      readonly element: string
    }
  | { readonly what: 'drawsQuest'; readonly seat: Seat; readonly quest: string }
  | { readonly what: 'solves'; readonly seat: Seat; readonly quest: string }
  | { readonly what: 'jinxed'; readonly seat: Seat; readonly by: Owner; readonly kind: JinxKind }
  /** An umbra has been assigned to this mage. */
  | { readonly what: 'assigned'; readonly seat: Seat; readonly by: Owner; readonly model: ModelId }
  | Removed
  /** A mage has been defeated, and somebody has taken one of her trophies. */
  | { readonly what: 'falls'; readonly seat: Seat; readonly by: Owner }
  | { readonly what: 'trophy'; readonly seat: Owner; readonly whom: Seat }

/** An evocation has left play, however (REB-C.20): what it was, whose, where. */
export type Removed = {
  readonly what: 'removed'
  readonly kind: EvocationKind
  readonly n: number
  readonly seat: Owner
  readonly room: Place
  /** The kinds of its upgrades, in order. */
  readonly upgrades: readonly UpgradeKind[]
}
