import type { ActionCard, AvatarSheet } from '../words/avatar.ts'
import type { Element, RoomColour } from '../words/board.ts'
import type {
  EventCard,
  Evocation,
  Jinx,
  MageSheet,
  Quest,
  Room,
  SchoolBook,
  Spell,
  Upgrade,
} from '../words/card.ts'

/** Box of an edition. Whatever is chosen, dealt or drawn from a list comes in the order it has here. */
export interface Box {
  readonly schools: readonly SchoolBook[]
  readonly forgotten: readonly Spell[]
  readonly personal: readonly Spell[]
  readonly mages: readonly MageSheet[]
  readonly elements: readonly Element[]
  readonly roomColours: readonly RoomColour[]
  readonly rooms: readonly Room[]
  readonly evocations: readonly Evocation[]
  /** [BRW-CMP.19] Number of evocation cards in the box. */
  readonly evocationCards: number
  /** [REB-C.19] Open supplies, which only Rebirth has. */
  readonly jinxes: readonly Jinx[]
  readonly upgrades: readonly Upgrade[]
  readonly quests: readonly Quest[]
  readonly events: readonly EventCard[]
  /** [REB-C.25] Guests that a table may mix in from another box, in the words of this edition. */
  readonly guests: Guests | null
  /** [REB-AVA] Cards of the Avatar, where there is one. */
  readonly avatar: AvatarBox | null
}

/** Schools and mages of another box, with what their spells summon. */
export interface Guests {
  readonly schools: readonly SchoolBook[]
  readonly mages: readonly MageSheet[]
  readonly personal: readonly Spell[]
  readonly evocations: readonly Evocation[]
}

/** The Avatar of a box: its card, its action cards and the events of matches with it. */
export interface AvatarBox {
  readonly sheet: AvatarSheet
  readonly actions: readonly ActionCard[]
  readonly events: readonly EventCard[]
}
