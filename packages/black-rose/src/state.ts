import { asSeveral, type Outcome, type Seat, type Settings, type TableState } from '@conclave/kernel'
import type { Mix } from './content/content.ts'
import { type Edition, editions, type SettingName } from './editions.ts'
import {
  type Colour,
  type EditionId,
  type Element,
  type EvocationKind,
  type JinxKind,
  type MageName,
  type Moon,
  mageNames,
  type Phase,
  type RoomColour,
  rebirthMages,
  rebirthSchools,
  type School,
  type Side,
  type SlotName,
  schools,
  type UpgradeKind,
} from './words/board.ts'
import type { LastingRule } from './words/effect.ts'
import type { ModelId, Owner, Place } from './words/model.ts'
import { rose } from './words/model.ts'
import type { Occurrence } from './words/occurrence.ts'

// Whose, who and where, and what has happened: the state is told in these words.
export { cell, type ModelId, nobody, type Owner, type Place, rose } from './words/model.ts'
export type { Occurrence } from './words/occurrence.ts'

/** [8, REB-PWR.5, REB-EVP.5] Optional rules, and how long a match is: where the moons change and the end comes (BRW-PWR.2, BRW-CLN.4). */
export const settings = {
  length: { type: 'choice', choices: ['short', 'standard', 'long'], default: 'standard' },
  forTheCrown: { type: 'boolean', default: false },
  fury: { type: 'boolean', default: false },
  overload: { type: 'boolean', default: false },
  extraTurns: { type: 'boolean', default: false },
  blackRoseBonus: { type: 'boolean', default: false },
  crownOfSummoner: { type: 'boolean', default: false },
  avatar: { type: 'choice', choices: ['none', 'apprentice', 'master'], default: 'none' },
  // [REB-C.25] What a table plays with, of two boxes.
  schools: { type: 'several', choices: schools, names: 'school', default: asSeveral(rebirthSchools) },
  mages: { type: 'several', choices: mageNames, names: 'mage', default: asSeveral(rebirthMages) },
} as const satisfies { readonly [S in SettingName]: Settings[string] }

/** The settings of an edition. */
export const settingsIn = (edition: EditionId): Settings =>
  Object.fromEntries(editions[edition].settings.map((name) => [name, settings[name]]))

/** [REB-AVA.10] */
export type Difficulty = Exclude<(typeof settings)['avatar']['choices'][number], 'none'>

/** [REB-AVA.10] Number of cards that the Avatar plays in an Action Phase. */
export const actionCards: { readonly [D in Difficulty]: number } = { apprentice: 3, master: 5 }

export type Length = (typeof settings)['length']['choices'][number]

/** Thresholds of power: the start of the second and the third moon, and the end of the match. */
export const thresholds: { readonly [L in Length]: readonly [number, number, number] } = {
  short: [4, 12, 20],
  standard: [6, 18, 30],
  long: [8, 24, 40],
}

/** The optional rules of this table. */
export interface Rules {
  readonly edition: EditionId
  readonly moons: readonly [second: number, third: number, end: number]
  readonly forTheCrown: boolean
  readonly fury: boolean
  readonly overload: boolean
  readonly extraTurns: boolean
  readonly blackRoseBonus: boolean
  /** [REB-EVP.5] Absent where the option does not exist. */
  readonly crownOfSummoner?: boolean
  /** [REB-AVA.10] Settings of the Avatar; absent without it. */
  readonly avatar?: Difficulty
  /** [REB-C.25] Absent at a table with the schools and the mages of the box. */
  readonly mix?: Mix
}

/** Face-down cards, the top last. Who knows the card at a place: a bit for every seat. */
export interface Pile {
  readonly cards: string[]
  readonly seen: number[]
}

/** [0.4] Slot for a spell on the sheet, with all that is known of it; the card itself lies on `sheet`. */
export interface Slot {
  /** The chosen side, then the other one: a face-down pair tells nothing. */
  readonly sides: Side[]
  status: 'ready' | 'active' | 'used'
  /** [BRW-GEN.6] The marker on an active spell is seen by everybody. */
  marker: 'trap' | 'protection' | null
  /** Seats that have seen it though it is face down: a bit for each. */
  seen: number
  /** The element chosen for it, if it had to be (BRW-CAST.2). */
  element: Element | null
}

/** Lists that are read-only are made anew when they change: copies of a state share them. */
export interface Mage {
  name: MageName
  colour: Colour
  school: School
  power: number
  place: Place
  /** The room outside her cell, or the first of the two. */
  cellAt: number
  /** The owners of the cubes on the health bar, in the order they came. */
  damage: Owner[]
  /** [BRW-DMG.3] Cubes that are nowhere. */
  reserve: number
  /** In order of their names. */
  hand: string[]
  readonly grimoire: Pile
  /** Cards that she looks at and has not dealt with; they are nowhere else. */
  looking: string[]
  /** Face up, the latest last. */
  memories: readonly string[]
  /** Cards that everybody knows to be in hand, Grimoire or face down on the sheet; in order. */
  known: readonly string[]
  aside: number
  /** The spells on the sheet, in the order of `slotNames`. */
  readonly sheet: (string | null)[]
  readonly slots: { readonly [S in SlotName]: Slot }
  /** [BRW-ACT.1] */
  actions: number
  /** [BRW-QST.1] Drawn and not completed. */
  readonly quests: Pile
  /** [BRW-QST.5] Face up. In Rebirth, solved. */
  completed: readonly string[]
  /** [REB-QST.3] Completed and not yet solved, face up; absent where quests are secret. */
  toSolve?: string[]
  /** [REB-QST.3] The cubes on her open quests, one mark a cube: what it has counted for. Absent where quests are secret. */
  progress?: Progress[]
  /** [VRB-38] The jinxes she has, in order; absent where there are none. */
  jinxes?: Jinxed[]
  /** [VRB-48] Mage who is looking at her hand just now; absent while nobody is. */
  shownTo?: Seat
  /** Trophies left to give, and those taken, by their giver. */
  trophies: number
  won: readonly Seat[]
  /** Activation tokens taken from destroyed rooms. */
  rooms: readonly string[]
  /** [BRW-V.37] */
  inhibited: readonly ('move' | 'activate')[]
  /** Number of times she was defeated: whoever remembers another number has been interrupted. */
  falls: number
  ready: boolean
  /** A half-made decision of Preparation. */
  draft: { card: string | null; slot: SlotName | null }
  /** [BRW-STU.6] */
  removed: boolean
  readonly tally: Tallies
  /** Quests that have been offered to her in this round, one for a deed with the number of times she had done it. */
  offered: readonly string[]
  /** Power won in extra rounds (BRW-OPT.4). */
  extra: number
}

/** [REB-QST.3] Progress of an open quest, by the cubes on it. */
export interface Progress {
  readonly quest: string
  marks: string[]
}

/** [VRB-38] A jinx by a mage's sheet, and how many of its spaces hold a cube of hers. */
export interface Jinxed {
  readonly kind: JinxKind
  cubes: number
}

/** Counts of deeds, by name. */
export type Counts = { readonly [name: string]: number }

/**
 * Tallies of this activation, this round and this match; `marks` are the different things of a kind. All of it is made anew when
 * it changes: copies of a state share it.
 */
interface Tallies {
  activation: Counts
  round: Counts
  match: Counts
  marks: readonly string[]
}

/** A room on its hex. */
export interface LaidRoom {
  readonly room: string
  token: 'none' | 'bright' | 'dark'
  destroyed: boolean
  /** Owners of the cubes in its slots, in the order they came. */
  cubes: Owner[]
  /** Cannot be activated until the end of the round. */
  blocked: boolean
}

export interface Summoned {
  /** Numbered in the order of arrival. */
  readonly n: number
  readonly kind: EvocationKind
  owner: Owner
  /** [BRW-EVO.1] 0 to 2; -1 outside the slots. */
  readonly slot: number
  place: Place
  damage: Owner[]
  /** As printed, or as it was summoned with, and what upgrades add. */
  health: number
  acted: boolean
  /** [VRB-40] Absent where there are none. */
  upgrades?: UpgradeKind[]
  /** [RUL-42] Mage whom an Umbra haunts, and whoever has assigned it; absent for a summoned evocation. */
  paired?: Owner
  assignedBy?: Owner
}

/** An event on the board. */
export interface LaidEvent {
  readonly card: string
  readonly drawer: Seat
  readonly colour: RoomColour | null
  /** True if its rule for the first time in a round has been used. */
  spent: boolean
}

/** Something that holds for a mage, or for an evocation of hers, until the end of the round. */
export interface Lasting {
  readonly seat: Owner
  /** Absent if it holds for the mage. */
  readonly model?: ModelId
  readonly card: string
  readonly rule: LastingRule
}

/** [REB-AVA.1, REB-AVA.2] The Black Rose's body. Its power, its cubes and the trophies it has won are those of the Black Rose. */
export interface Avatar {
  /** Mage of the Avatar: its place and its damage; its hand, its Grimoire and its sheet are empty. */
  readonly mage: Mage
  /** [REB-AVA.7] The seat to its right. */
  after: Seat
  /** [REB-AVA.8] Its action cards by moon. */
  readonly decks: readonly [Pile, Pile, Pile]
  /** [REB-AVA.19] Back of its top card, which everybody sees. */
  back: AvatarBack | null
  /** This round's cards, in the order they were revealed. */
  revealed: string[]
  /** [REB-AVA.10] Number of them that count. */
  cards: number
  /** [REB-AVA.21] True if one more card was revealed in this round. */
  plus: boolean
}

/** A trap or a protection on the back of an action card: `a`, targeted by Combat; `b`, damaged. */
export type AvatarBack = `${'trap' | 'protection'}.${'a' | 'b'}`

export interface BlackRose extends TableState {
  readonly rules: Rules
  round: number
  phase: Phase
  moon: Moon
  /** [BRW-PWR.8] Somebody has reached the end of the track: the match ends with this round. */
  ending: boolean
  /** Holder of the Crown, and the first seat of this round (BRW-CRN.1, BRW-CRN.2). */
  crown: Seat
  first: Seat
  /** Seat whose go it is: reactions come clockwise after her (BRW-TP.10). */
  active: Seat
  readonly mages: Mage[]
  readonly rose: { power: number; reserve: number; trophies: Seat[]; rooms: string[] }
  /** By hex, in the order of `hexes`. */
  readonly lodge: LaidRoom[]
  evocations: Summoned[]
  arrivals: number
  /** The decks of the schools that are on the table, and the Forgotten spells. See `table/schools.ts`. */
  readonly library: { readonly [S in School]?: Pile } & { readonly forgotten: Pile }
  readonly schoolDiscards: { readonly [S in School]?: string[] }
  /** [BRW-ROOM.6] */
  gone: string[]
  readonly questDecks: readonly [Pile, Pile, Pile]
  readonly questDiscards: readonly [string[], string[], string[]]
  readonly eventDecks: readonly [Pile, Pile, Pile]
  readonly eventDiscards: readonly [string[], string[], string[]]
  readonly events: (LaidEvent | null)[]
  /** An event that has been drawn and is at work. */
  drawn: LaidEvent | null
  lasting: Lasting[]
  /** Absent without it. */
  readonly avatar?: Avatar
  /** Occurrences that wait for those who may react to them. */
  news: Occurrence[]
  /** [BRW-OPT.4] Number of this extra round; 0 in the match proper. */
  extraRound: number
  /** The totals with which the extra rounds began. */
  totals: number[]
  /** [BRW-R.50] Seats that can still win in an extra round. */
  contenders: Seat[]
}

/** Every answer there is; `do` tells the sort. Rooms, cards and kinds are named; evocations are numbered, too. */
export type BlackRoseOption =
  | { readonly do: 'mage'; readonly mage: MageName }
  | { readonly do: 'colour'; readonly colour: Colour }
  | { readonly do: 'school'; readonly school: School }
  | { readonly do: 'startingList'; readonly list: 'a' | 'b' }
  | { readonly do: 'quest'; readonly quest: string }
  | { readonly do: 'card'; readonly card: string }
  | { readonly do: 'remove'; readonly card: string }
  | { readonly do: 'slot' | 'takeBack'; readonly slot: SlotName }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly card: string; readonly do: 'sacrifice'; readonly slot: SlotName }
  /** Trigger of an active spell; `heard` is the occurrence it answers, if that is not clear (REB-EFF.8). */
  | { readonly card: string; readonly do: 'trigger'; readonly slot: SlotName; readonly heard?: number }
  | { readonly card: string; readonly do: 'castFromHand'; readonly side: Side; readonly slot: SlotName }
  | { readonly do: 'move' | 'attack' | 'castNext' | 'castQuick' }
  | { readonly do: 'room'; readonly room: string }
  | { readonly do: 'stop' | 'pass' | 'back' | 'ready' | 'unready' | 'yes' | 'no' | 'enough' | 'end' }
  | { readonly do: 'activate' }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'evocation'; readonly kind: EvocationKind; readonly n: number; readonly seat: Seat }
  | { readonly do: 'element'; readonly element: Element }
  | { readonly do: 'before' | 'after' }
  | { readonly do: 'mode'; readonly mode: number }
  | { readonly do: 'cube'; readonly seat: Owner }
  | { readonly do: 'place'; readonly count: number }
  | { readonly do: 'event'; readonly card: string }
  | { readonly do: 'hand' | 'memories'; readonly card: string }
  | { readonly do: 'winner'; readonly seat: Seat }
  | { readonly do: 'jinx'; readonly jinx: JinxKind }
  | { readonly do: 'upgrade'; readonly upgrade: UpgradeKind }
  | { readonly do: 'umbra'; readonly kind: EvocationKind }
  | { readonly card: string; readonly do: 'again'; readonly slot: SlotName }

export type Do = BlackRoseOption['do']

/** The answers of some sorts, each sort a member of its own. */
export type OptionOf<D extends Do, O = BlackRoseOption> = O extends { readonly do: infer Some }
  ? D extends Some
    ? { readonly [Field in keyof O]: Field extends 'do' ? D : O[Field] }
    : never
  : never

export const editionOf = (state: BlackRose): Edition => editions[state.rules.edition]

/** A mage; the Black Rose's is her Avatar, if there is one (REB-AVA.2). */
export const mageOf = (state: BlackRose, owner: Owner): Mage =>
  owner === rose ? state.avatar!.mage : state.mages[owner]!

/** Everybody clockwise from a seat on. */
export const seatsFrom = (state: BlackRose, seat: Seat): Seat[] =>
  state.mages.map((_, at) => (seat + at) % state.seats)

/** [BRW-GEN.2] Everybody in turn order. */
export const turnOrder = (state: BlackRose): Seat[] =>
  seatsFrom(state, state.first === rose ? (state.avatar!.after + 1) % state.seats : state.first)

/** The match is over. The first ending counts. */
export const end = (state: BlackRose, outcome: Outcome): void => {
  state.outcome ??= outcome
}

/** Endings of a match, each with its rule. */
export const endings = {
  total: 'BRW-END.3',
  rose: 'BRW-END.4',
  tie: 'BRW-END.5',
  extra: 'BRW-OPT.4',
} as const
export type Ending = (typeof endings)[keyof typeof endings]
