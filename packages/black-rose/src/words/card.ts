import type {
  Archetype,
  Element,
  EvocationKind,
  JinxKind,
  MageName,
  Moon,
  PrintedElement,
  RoomColour,
  School,
  Side,
  SpellType,
  Timing,
  UpgradeKind,
} from './board.ts'
import type { Sentences } from './effect.ts'
import type { ModelKey } from './keys.ts'
import type { ModelKind, Range, RoomKind } from './select.ts'
import type { Trigger } from './trigger.ts'

/** [BRW-CMP.28] Aim of a spell when it is cast. */
export type Aim =
  | { readonly at: 'self' }
  | { readonly at: 'special' }
  | { readonly at: 'one'; readonly range: Range; readonly kind: ModelKind }
  | { readonly at: 'area'; readonly range: Range; readonly kind: RoomKind }

/** [BRW-CMP.32] One of the two effects of a spell. */
export interface SpellSide {
  readonly type: SpellType
  readonly element: PrintedElement
  readonly aim: Aim
  readonly effect: Sentences
  /** Trigger, if it is a trap or a protection. */
  readonly on: Trigger | null
}

/** [BRW-CMP.33] Effects of a room trap, in rooms of its two colours. */
export interface RoomTrap {
  readonly element: PrintedElement
  readonly colours: readonly [RoomColour, RoomColour]
  readonly effects: readonly [Sentences, Sentences]
}

export interface Spell {
  readonly id: string
  /** Forgotten and personal spells have no school (BRW-R.62). */
  readonly school: School | 'forgotten' | 'personal'
  /** The symbol between the effects: casting it shakes the room. */
  readonly unstable: boolean
  readonly sides: { readonly [S in Side]?: SpellSide }
  readonly roomTrap: RoomTrap | null
  /** Owner of the spell, if it is a personal one. */
  readonly mage: MageName | null
}

/** A school of the Library: its spells, and which of them, by number, each starting list holds. */
export interface SchoolBook {
  readonly school: School
  readonly spells: readonly Spell[]
  readonly lists: { readonly a: readonly number[]; readonly b: readonly number[] }
}

/** [BRW-CMP.36] */
export interface Room {
  readonly id: string
  readonly colour: RoomColour | null
  readonly slots: number
  readonly power: number
  /** Effect of its printed side; in Rebirth that is the destroyed one (REB-LDG.2). */
  readonly effect: Sentences
  /** [REB-INS.6] Pay of most, second-most and fewer cubes when it is rebuilt. */
  readonly flags?: readonly [number, number, number]
  /** [REB-LDG.4] Effect of its activation token once it is rebuilt. */
  readonly rebuilt?: Sentences
}

/** [BRW-CMP.37] */
export interface Evocation {
  readonly kind: EvocationKind
  readonly archetypes: readonly Archetype[]
  readonly movement: number
  readonly attack: number
  readonly health: number
  readonly figures: number
  /** Its attack hits every enemy model in the room. */
  readonly sweeps: boolean
  readonly powers: readonly Power[]
  /** [REB-EVO.5] A mage has one large model at most. */
  readonly large?: true
  /** [VRB-40] Number of upgrades it carries, and permission for those that are alike. */
  readonly upgrades?: number
  readonly twice?: true
}

/** Powers of an evocation besides moving and attacking. */
export type Power =
  /** At the start of the Evocation Phase, once a mage and round. */
  | { readonly power: 'dawn'; readonly effect: Sentences }
  /** Its controller's physical attacks in its room. */
  | { readonly power: 'attackHere'; readonly by: number }
  /** In a room that it has entered. */
  | { readonly power: 'entering'; readonly effect: Sentences }
  /** Instead of attacking. */
  | { readonly power: 'insteadOfAttack'; readonly effect: Sentences }
  /** [REB-EVP.4] A totem's whole activation. */
  | { readonly power: 'call'; readonly effect: Sentences }
  /** [REB-C.20] Effect of its removal, in the room where it stood. */
  | { readonly power: 'removed'; readonly effect: Sentences }
  /** Effect of an attack that has damaged a mage. */
  | { readonly power: 'hitting'; readonly effect: Sentences }
  /** [REB-EVP.2] Effect of an Umbra on its mage, who is “you”, at the end of her turn in the Evocation Phase. */
  | { readonly power: 'haunting'; readonly effect: Sentences }
  /** The same when she leaves a room by a move, for the first time in an Action Phase. */
  | { readonly power: 'leaving'; readonly effect: Sentences }

/** [REB-CMP.21] A jinx; there is one figure for each copy in the open supply. */
export interface Jinx {
  readonly kind: JinxKind
  readonly copies: number
  /** Number of cubes that lift it. */
  readonly spaces: number
}

/** [REB-CMP.20] Upgrade: its effect on the evocation that bears it. */
export interface Upgrade {
  readonly kind: UpgradeKind
  readonly copies: number
  readonly movement: number
  readonly attack: number
  readonly health: number
  readonly powers: readonly Power[]
}

/** Tallies that are kept for every mage, and read by quests. Names with a colon count different things. */
export const tallies = [
  'cast:combat',
  'cast:contingency',
  'cast:forgotten',
  'elements',
  'trigger',
  'blow:evocation',
  'blow:mage',
  'instability',
  'rooms',
  'room:blackRose',
  'hurtMages',
  'damage',
  'endured',
  'healed',
  'summoned',
  'converted',
  'steps',
  'falls',
] as const
export type Tally = (typeof tallies)[number]

/** Task: the condition under which a quest is met. */
export type Task =
  /** [BRW-QST.4] You activate this room. */
  | { readonly task: 'activate'; readonly room: string }
  /** You have done something so often in this round, or in the whole game. */
  | {
      readonly task: 'count'
      readonly of: Tally
      readonly atLeast: number
      readonly in: 'round' | 'game' | 'activation'
    }
  /** You cast a spell of this element as your quick spell. */
  | { readonly task: 'quickElement'; readonly element: Element }
  /** Something is true of the table at a certain time. */
  | { readonly task: 'stand'; readonly is: Standing; readonly at: CheckTime }
  | { readonly task: 'control'; readonly kind: ModelKind; readonly atLeast: number; readonly at: CheckTime }
  /** You are in this room at a certain time. */
  | { readonly task: 'stay'; readonly room: string; readonly at: CheckTime }
  | { readonly task: 'share'; readonly mages: number; readonly at: CheckTime }
  /** [REB-QST.3] You have done something so often, a cube on the card for each time. */
  | {
      readonly task: 'spaces'
      readonly deed: Deed
      readonly count: number
      /** Aspect that has to be another one each time. */
      readonly different: Difference | null
    }

/** In what the deeds of a quest have to differ. */
const differences = ['colour', 'room', 'mage', 'element'] as const
export type Difference = (typeof differences)[number]

/** [11.11] Deeds that fill the spaces of a quest. */
export type Deed =
  /** You activate such a room. */
  | { readonly deed: 'activate'; readonly where: 'any' | 'rebuilt' | RoomColour | { readonly room: string } }
  /** You cast such a spell; a trap or a protection counts when it becomes active. */
  | { readonly deed: 'cast'; readonly what: 'any' | SpellType | Element | 'forgotten' | 'reaction' }
  /** You or your evocation damage an opposing mage with one sentence. */
  | { readonly deed: 'hit' }
  /** You perform a physical attack. */
  | { readonly deed: 'attack' }
  | { readonly deed: 'trophy' }
  /** You place an instability cube. */
  | { readonly deed: 'place' }
  /** You convert a cube of damage or instability. */
  | { readonly deed: 'convert' }
  | { readonly deed: 'enter'; readonly where: 'any' | { readonly room: string } }
  | { readonly deed: 'summon' }
  | { readonly deed: 'evocationAttack' }
  /** You trigger a trap or a protection. */
  | { readonly deed: 'trigger' }
  /** You have the most cubes in a room that is rebuilt. */
  | { readonly deed: 'lead' }
  /** You have three evocations at the end of your activation. */
  | { readonly deed: 'threeEvocations' }
  /** You have the Crown at Clean-up. */
  | { readonly deed: 'crown' }

/** Statements that can be true of a mage's place. */
export const standings = [
  'inBlackRoseRoom',
  'withCrown',
  'inFullRoom',
  'inRuin',
  'mostPower',
  'leastPower',
] as const
export type Standing = (typeof standings)[number]

/** At any pause of the Action Phase, at its end, or when the Evocation Phase begins. */
export const checkTimes = ['always', 'endOfAction', 'startOfEvocation'] as const
export type CheckTime = (typeof checkTimes)[number]

/** [BRW-CMP.34] */
export interface Quest {
  readonly id: string
  readonly moon: Moon
  readonly task: Task
  readonly effect: Sentences
  /** True if a room quest's effect comes instead of the room's (BRW-QST.5). */
  readonly instead: boolean
  readonly power: number
  readonly fourPlayers: boolean
}

/** [BRW-EVT.7] Rule of an event on the board in the Action Phase. */
export type EventRule =
  | { readonly rule: 'whenever'; readonly on: Trigger; readonly firstOnly: boolean; readonly then: Sentences }
  | { readonly rule: 'spellDamage'; readonly by: number; readonly from: RoomColour }
  | { readonly rule: 'mageAttacks'; readonly by: number }
  | { readonly rule: 'movement'; readonly by: number }
  | { readonly rule: 'evocationAttacks'; readonly by: number }
  | { readonly rule: 'symbol'; readonly count: number }
  | { readonly rule: 'sealed' }
  | { readonly rule: 'shortRange'; readonly element: Element; readonly range: number }
  | { readonly rule: 'firstDamage'; readonly less: number }
  // Rebirth's.
  /** Healing is halved, rounded down. */
  | { readonly rule: 'halfHealing' }
  /** First place in a room that is rebuilt pays so much more. */
  | { readonly rule: 'flags'; readonly by: number }
  /** Solving a quest pays so much more. */
  | { readonly rule: 'solving'; readonly by: number }
  /** Every Combat spell has the vortex. */
  | { readonly rule: 'wildVortex' }
  /** The Black Rose gains so much for each room that is rebuilt. */
  | { readonly rule: 'bloom'; readonly by: number }
  /** The Avatar's speed and strength, damage of attacks on it, and the attacks of its evocations. */
  | { readonly rule: 'avatarSpeed'; readonly by: number }
  | { readonly rule: 'avatarStrength'; readonly by: number }
  | { readonly rule: 'avatarArmour'; readonly by: number }
  | { readonly rule: 'avatarEvocations'; readonly by: number }
  /** The Black Rose gains so much for each trophy that her Avatar takes. */
  | { readonly rule: 'feast'; readonly by: number }
  /** The Avatar leaves out its first further card of a round. */
  | { readonly rule: 'noPlus' }

/** [BRW-CMP.35] */
export interface EventCard {
  readonly id: string
  readonly moon: Moon
  readonly timing: Timing
  /** Slot of the board in which it is put: 1 to 3; 0 for instant events. */
  readonly slot: number
  readonly arrival: number
  readonly discard: number
  readonly crown: boolean
  /** True if a colour is drawn for it when it comes. */
  readonly drawsColour: boolean
  readonly effect: Sentences
  readonly rules: readonly EventRule[]
  /** [11.14] Its effect is the Avatar's own. */
  readonly who?: 'avatar'
  /** By what the Avatar then chooses among models; else by its first priority. */
  readonly goesFor?: readonly ModelKey[]
}

/** [BRW-CMP.38] */
export interface MageSheet {
  readonly name: MageName
  /** The school she is at home in; in Rebirth nobody is (REB-SET.10). */
  readonly school: School | null
  readonly hand: number
  readonly health: number
  readonly movement: number
  readonly strength: number
  /** [REB-BRP.6] Number of quests she may hold, unsolved and completed ones each. */
  readonly quests?: number
}
