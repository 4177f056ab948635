import type { Outcome, Seat } from '@conclave/kernel'
import type { NamedModel } from './frames/abouts.ts'
import type { AvatarBack, BlackRoseOption, ModelId, Occurrence, Owner, Slot } from './state.ts'
import type {
  Colour,
  EditionId,
  EvocationKind,
  JinxKind,
  MageName,
  Moon,
  Phase,
  RoomColour,
  School,
  SlotName,
  UpgradeKind,
} from './words/board.ts'
import type { LastingRule } from './words/effect.ts'

// What everybody sees of a table. The view builds it up, field by field.

/** Pile: the number of its cards, and those that the viewer knows, from the top down; null is one that she does not know. */
export interface PileView {
  readonly count: number
  readonly top: readonly (string | null)[]
}

export interface SlotView {
  readonly slot: SlotName
  /** True if something lies there; while plans are secret, nobody else knows. */
  readonly filled: boolean | 'secret'
  readonly status: Slot['status']
  readonly marker: Slot['marker']
  readonly element: string | null
  /** Card and side, as far as the viewer knows them. */
  readonly card: string | null
  readonly side: string | null
}

/** Damage of a spell to a model, and the modifiers that make it more or less. */
export interface HitView {
  readonly model: NamedModel
  readonly amount: number
  readonly by: readonly { readonly card: string; readonly by: number }[]
}

/** So many cubes that a spell would lay in a room. */
export interface CubesView {
  readonly room: string
  readonly count: number
}

/** A target of a spell, as it is chosen, and what would certainly come of it if nobody answers. */
export interface AimView {
  readonly option: BlackRoseOption
  readonly hits: readonly HitView[]
  readonly cubes: readonly CubesView[]
}

/** A spell that the viewer may cast now, and what it can be aimed at. */
export interface CastingView {
  readonly slot: SlotName
  readonly card: string
  readonly side: string
  readonly aims: readonly AimView[]
}

export interface MageView {
  readonly name: MageName
  readonly colour: Colour
  readonly school: School
  readonly power: number
  /** A room's name, or `cell`. */
  readonly place: string
  readonly gate: string
  /** [REB-LDG.8] The rooms to which her cell leads; absent where there is but the gate. */
  readonly exits?: readonly string[] | undefined
  readonly damage: readonly Owner[]
  readonly health: number
  readonly handLimit: number
  readonly movement: number
  readonly strength: number
  /** [BRW-V.3] Damage of a physical attack of hers now, and the cards that make it more or less: `event.manners-please`. */
  readonly blow: number
  readonly blowBy: readonly { readonly card: string; readonly by: number }[]
  readonly reserve: number
  readonly hand: { readonly count: number; readonly cards: readonly string[] | null }
  /** Cards that everybody knows to be in hand, Grimoire or face down. */
  readonly known: readonly string[]
  readonly grimoire: PileView
  /** Cards in her own Grimoire, in no order: whoever plays knows that. */
  readonly inGrimoire: readonly string[] | null
  readonly memories: readonly string[]
  readonly looking: { readonly count: number; readonly cards: readonly string[] | null }
  readonly aside: number
  readonly slots: readonly SlotView[]
  readonly actions: number
  readonly quests: readonly {
    readonly quest: string | null
    readonly moon: Moon
    /** Progress with it; null for whoever does not know it. */
    readonly progress: { readonly have: number; readonly need: number } | null
    /** [REB-QST.3] Meaning of the cubes on an open quest. */
    readonly marks?: readonly string[]
  }[]
  readonly completed: readonly string[]
  /** [REB-QST.3] Completed and not yet solved; absent where quests are secret. */
  readonly toSolve?: readonly string[] | undefined
  /** [REB-BRP.6] Number of quests of each sort that she may keep. */
  readonly questLimit?: number | undefined
  /** [VRB-38] Her jinxes, and how many cubes lie on each. */
  readonly jinxes?: readonly { readonly kind: JinxKind; readonly cubes: number }[] | undefined
  readonly trophies: number
  readonly won: readonly Seat[]
  readonly rooms: readonly string[]
  readonly inhibited: readonly string[]
  readonly ready: boolean
  readonly draft: { readonly card: string | null; readonly slot: SlotName | null } | null
  readonly tally: { readonly [name: string]: number }
}

export interface RoomView {
  readonly room: string
  readonly colour: RoomColour | null
  readonly token: 'none' | 'bright' | 'dark'
  readonly destroyed: boolean
  readonly blocked: boolean
  readonly slots: number
  readonly cubes: readonly Owner[]
}

export interface LastingView {
  readonly seat: Seat
  /** The card as effects name it: `spell.fireball`. */
  readonly source: string
  readonly rule: LastingRule['rule']
  readonly amount: number
}

export interface BlackRoseView {
  readonly edition: EditionId
  readonly moons: readonly number[]
  readonly round: number
  readonly phase: Phase
  readonly moon: Moon
  readonly crown: Seat
  readonly first: Seat
  readonly active: Seat
  readonly mages: readonly MageView[]
  readonly rose: {
    readonly power: number
    readonly reserve: number
    readonly trophies: readonly Seat[]
    readonly rooms: readonly string[]
  }
  readonly lodge: readonly RoomView[]
  readonly evocations: readonly {
    readonly n: number
    readonly kind: EvocationKind
    readonly owner: Seat
    readonly slot: number
    readonly place: string
    readonly damage: readonly Owner[]
    readonly health: number
    readonly movement: number
    readonly attack: number
    readonly acted: boolean
    readonly upgrades?: readonly UpgradeKind[] | undefined
    /** [RUL-42] Mage whom an umbra haunts, and whoever has assigned it. */
    readonly paired?: Owner | undefined
    readonly assignedBy?: Owner | undefined
  }[]
  readonly library: readonly {
    readonly school: School | 'forgotten'
    readonly deck: PileView
    readonly discards: readonly string[]
  }[]
  /** The schools that whoever studies has named for her draw. */
  readonly drawing: readonly School[]
  readonly gone: readonly string[]
  readonly questDecks: readonly PileView[]
  readonly questDiscards: readonly (readonly string[])[]
  readonly eventDecks: readonly PileView[]
  readonly eventDiscards: readonly (readonly string[])[]
  readonly events: readonly (EventView | null)[]
  readonly drawn: EventView | null
  /** [BRW-V.23] Rules that hold for a mage until the end of the round, each with its source and its amount. */
  readonly lasting: readonly LastingView[]
  /** Spells that the viewer may cast now, and their targets. */
  readonly casting: readonly CastingView[]
  /** The effects at work, outermost first: the card, and at which sentence it is. */
  readonly working: readonly {
    readonly source: string
    readonly list: string
    readonly at: number
    readonly you: Seat
  }[]
  /** Occurrences that others may react to now, outermost first. */
  readonly windows: readonly Occurrence[]
  /** [REB-EFF.3] The full stops at work, outermost first; absent where there are none. */
  readonly stops?: readonly StopView[] | undefined
  /** [REB-ACT.2] Actions among the five that whoever looks cannot take now; absent where she is not asked for one. */
  readonly refused?: readonly RefusedAction[] | undefined
  /** Damage on its way. */
  readonly packets: readonly { readonly model: ModelId; readonly amount: number; readonly by: Owner }[]
  /** Absent without it. */
  readonly avatar?: AvatarView | undefined
  readonly outcome: Outcome | null
}

/** [REB-ACT.8 to REB-ACT.12] The five actions of Rebirth. */
export type ActionName = 'cast' | 'explore' | 'fight' | 'command' | 'momentum'

/** [REB-ACT.4 to REB-ACT.15] Reason why an action cannot be taken. */
export type RefusalReason =
  | 'cell'
  | 'spent'
  | 'held'
  | 'noEvocation'
  | 'noSpell'
  | 'noSpellToGiveUp'
  | 'secondQuick'
  | 'secondNumbered'

/** An action that cannot be taken now, and why. */
export interface RefusedAction {
  readonly action: ActionName
  readonly why: RefusalReason
}

/** [REB-C.1] Cubes of one owner that lie on a model or in a room and may still be taken back. */
export interface LooseView {
  readonly model: ModelId | null
  readonly room: string | null
  readonly owner: Owner
  readonly count: number
}

/** [REB-EFF.3] A full stop: what stands still, and who reacts to it. */
export interface StopView {
  /** Number of the effects at work that go on only when it is over: the first so many. */
  readonly under: number
  readonly loose: readonly LooseView[]
  /** Spells whose target is told of here, with who casts and at whom. */
  readonly aimed: readonly { readonly card: string; readonly by: Owner; readonly at: Owner }[]
  /** [REB-EFF.8] Spells that were declared and are still to be resolved, in order; of the Avatar, the card on top of its deck. */
  readonly declared: readonly { readonly seat: Owner; readonly slot: SlotName | 'back' }[]
  /** [REB-C.17] Seats that may still declare something, in order, as everybody can see. */
  readonly left: readonly Seat[]
}

/** Avatar, as everybody knows it. Its power, its cubes and the trophies it has won are those of the Black Rose. */
export interface AvatarView {
  readonly mage: MageName
  /** [REB-AVA.7] The seat to its right. */
  readonly after: Seat
  readonly place: string
  readonly exits: readonly string[]
  readonly damage: readonly Owner[]
  readonly health: number
  readonly movement: number
  readonly strength: number
  readonly blow: number
  readonly jinxes: readonly { readonly kind: JinxKind; readonly cubes: number }[]
  /** Number of trophies that are left to be taken from it. */
  readonly trophies: number
  /** [REB-AVA.19] Back of its top card. */
  readonly back: AvatarBack | null
  readonly decks: readonly PileView[]
  readonly revealed: readonly string[]
  /**
   * [REB-AVA.10] Number of cards it has played in this round, and of all it plays; and whether its further one is spent
   * (REB-AVA.21).
   */
  readonly cards: number
  readonly limit: number
  readonly plus: boolean
}

export interface EventView {
  readonly card: string
  readonly drawer: Seat
  readonly colour: RoomColour | null
  readonly spent: boolean
}
