import type { QuestionOf, Seat } from '@conclave/kernel'
import type { Occurrence } from '../state.ts'
import type { EvocationKind, JinxKind, Side, SlotName } from '../words/board.ts'
import type { Decider } from '../words/keys.ts'

/** [BRW-ACT.3] Parts of an activation. */
export type Part = 'action' | 'standard' | 'quick'

/** A mage by her seat, an evocation by its kind, its number and its owner: it can be told of when it is gone. */
export type NamedModel =
  | { readonly seat: Seat }
  | { readonly kind: EvocationKind; readonly n: number; readonly seat: Seat }

/** Something that happens, with the names of its model and its room; a model that is gone has none. */
export type NamedOccurrence = Occurrence & { readonly who?: NamedModel; readonly where?: string }

/** A model or a room that the Avatar goes for, and what has decided. */
type Goal = { readonly at: NamedModel | null; readonly room: string; readonly by: Decider }

/**
 * Every kind of question (section 4) with what it is about: what its words need, and nothing that only some may know. Its
 * rule, its options and what an answer brings about stand in the procedure that asks it.
 */
export type Abouts = {
  chooseMage: null
  chooseColour: null
  chooseSchool: null
  chooseList: null
  /** Number that have been given up already. */
  giveUpQuest: { readonly given: number }
  /** Pile of an open quest that is too full; secret ones have but one. */
  questLimit: null | { readonly of: 'unsolved' | 'completed' }
  librarySchool: { readonly left: number }
  libraryKeep: { readonly left: number }
  /** True if the hand is over its limit. */
  study: { readonly over: boolean }
  /** While another mage studies. */
  removal: null
  planCard: null
  planSlot: null
  planSide: null
  unready: null
  /** Parts that were done before, and the room without which there is nobody to attack. */
  component: { readonly parts: readonly Part[]; readonly through?: string }
  step: {
    readonly left: number
    readonly model: NamedModel
    /** [REB-AVA.28] Goal of a model of the Avatar, and the reason; null where its rules leave that open, too. */
    readonly goal?: Goal | null
  }
  activateHere: { readonly when: 'before' | 'after'; readonly room: string }
  attackTarget: { readonly model: NamedModel }
  element: { readonly card: string }
  aim: { readonly card: string; readonly side: Side }
  symbol: { readonly card: string }
  /** The sentence that is to be chosen for: the card or room, the list and the place in it. */
  effect: { readonly source: string; readonly list: string; readonly at: number }
  /** Occurrence; at a full stop of Rebirth, with all else that can be reacted to there. */
  react: NamedOccurrence & { readonly also?: readonly NamedOccurrence[] }
  /** The quests that everybody sees to be met, or the room that is activated. */
  completeQuest: { readonly met: readonly string[] } | { readonly room: string }
  /** Source of the damage, and the number of cubes left. */
  spread: { readonly card: string; readonly left: number }
  /** Order of defeats, or of entries. */
  order: null | { readonly enters: true }
  replaceEvocation: { readonly kind: EvocationKind }
  nextEvocation: null
  /** Evocation that might attack, the room, and the targets: one of them, or all. */
  evocationTurn: {
    readonly model: NamedModel
    readonly room: string
    readonly targets: readonly NamedModel[]
    readonly all: boolean
    /** The list of what an upgrade lets it do instead, if its card does not (11.5). */
    readonly instead?: string
  }
  castFromHand: null
  /** Jinx that a spell is discarded for, and the spell (11.4). */
  liftJinx: null
  liftJinxCard: { readonly jinx: JinxKind }
  keepTrap: { readonly slot: SlotName }
  winner: null
  /** [REB-AVA.28] Aim of an effect of the Avatar: at somebody, or at a room. */
  avatarAim: { readonly card: string }
}

/** A question of the game, of one kind or of any. */
export type BlackRoseQuestion<Kind extends keyof Abouts = keyof Abouts> = QuestionOf<Abouts, Kind>
