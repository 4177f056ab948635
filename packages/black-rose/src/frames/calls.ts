import { type Next, procedureOf, type Seat } from '@conclave/kernel'
import type { BlackRose, BlackRoseOption, ModelId, Occurrence, Owner } from '../state.ts'
import type { Element, EvocationKind, School, Side, SlotName, SpellType } from '../words/board.ts'
import type { CheckTime } from '../words/card.ts'
import type { Abouts, Part } from './abouts.ts'

type Nothing = Record<never, never>

/** [BRW-DMG.2] Damage on its way to one model. */
export interface Packet {
  readonly model: ModelId
  amount: number
}

/** Interruption: a reaction may stop something for everybody, or for some. */
export interface Interruptible {
  voided: boolean
  avoided: Seat[]
}

/** A list of sentences being carried out. Everything in it is public. */
export interface Doing {
  readonly list: string
  at: number
  /** Owner of the cubes and the effect: a mage, or the Black Rose for an event. */
  readonly by: Owner
  /** The mage whom the sentences call "you"; she makes the choices. */
  readonly you: Seat
  /** The card or room that it comes from, by the id of its name. */
  readonly source: string
  /** [BRW-TGT.3] From where ranges are counted. */
  origin: number
  /** Room where this happens: the activated or the entered one. */
  readonly there: number
  target: ModelId | null
  targetRoom: number
  /** Model that has brought it about. */
  readonly it: ModelId | null
  readonly avoided: readonly Seat[]
  /** Models and rooms that the sentence at hand is about, once they are known; null before. */
  models: ModelId[] | null
  rooms: number[] | null
  /** Choices so far for a sentence that wants several. */
  chosen: (string | number)[]
  /** Choices of earlier sentences. */
  picked: ModelId[]
  pickedRooms: number[]
  noted: number
  done: boolean
  /** True if a rule for the first damage of a spell has been used. */
  boosted: boolean
  readonly falls: number
  todo: Follow[]
  again: boolean
  /** The face-down spells that were shown to the controller, by their places (VRB-48). */
  seen?: readonly { readonly seat: Seat; readonly slot: SlotName }[]
  /** Damage that this reaction has ignored (VRB-41). */
  ignored?: number
}

/** [REB-EFF.8] A reaction that somebody has declared: which active spell, face down, to which of what was heard. */
interface Declared {
  readonly seat: Owner
  /** Or what lies on top of the Avatar's deck. */
  readonly slot: SlotName | 'back'
  readonly to: number
}

/** Every procedure of the rules with its locals. */
export type Calls = {
  match: Nothing
  opening: { at: number }
  round: Nothing
  blackRosePhase: { left: Seat[] }
  drawEvent: Nothing
  studyPhase: { left: Seat[] }
  study: { readonly seat: Seat; schools: School[]; kept: number }
  preparation: Nothing
  actionPhase: { seat: Seat; idle: number }
  activation: {
    readonly seat: Seat
    parts: Part[]
    readonly falls: number
  }
  move: {
    readonly seat: Seat
    activated: boolean
    from: number
    readonly falls: number
    /** [11.4] Number of steps that a mage who is slow had taken before; absent if she is not. */
    steps?: number
  }
  fight: { readonly seat: Seat; activated: boolean; readonly falls: number }
  walk: {
    readonly model: ModelId
    readonly by: Seat
    left: number
    readonly straight: boolean
    before: number
    readonly must: boolean
    ended: boolean
  } & Interruptible
  /** With somebody to change places with, if it is a swap. */
  relocate: {
    readonly model: ModelId
    readonly room: number
    readonly by: Owner
    readonly swapped: ModelId | null
  } & Interruptible
  attack: {
    readonly model: ModelId
    readonly by: Seat
    readonly bonus: number
    /** [RUL-68] The room that is activated from afar: the attack is made as if from there. */
    readonly room?: number
    /** [RUL-91] True if it may still be left. */
    readonly may?: true
  }
  activateRoom: {
    readonly seat: Seat
    readonly room: number
    readonly falls: number
    instead: boolean
  } & Interruptible
  sacrifice: { readonly seat: Seat; readonly slot: SlotName }
  cast: {
    readonly seat: Seat
    readonly slot: SlotName
    readonly falls: number
    target: ModelId | null
    targetRoom: number
    seats: Seat[]
    /** The spell, once it is revealed. */
    card: string
    /** [BRW-CAST.5] The room from which it is cast. */
    readonly from: number
    /** Public facts of it: its sort, and its element once it is revealed. It may have left the sheet at the end. */
    type: SpellType
    element: Element | null
    symbol: 'before' | 'after'
    /** [VRB-51] Shields: protections that keep off its later damage, each with its card. */
    shields?: { readonly seat: Seat; left: number; readonly card: string }[]
  } & Interruptible
  castFromHand: { readonly seat: Seat }
  /** [REB-C.21] The effect of a revealed spell, by somebody's spell that says so. */
  repeat: {
    readonly seat: Seat
    readonly card: string
    readonly side: Side
    readonly source: string
    target: ModelId | null
    targetRoom: number
  }
  trigger: {
    readonly seat: Seat
    readonly slot: SlotName
    readonly occurrence: Occurrence
    /** [BRW-CAST.5] The room in which its owner stands. */
    readonly from: number
    readonly falls: number
    list: string
    symbol: 'before' | 'after'
    /** Index of the occurrence it answers, among those heard at the full stop of Rebirth. */
    readonly heardAt?: number
  }
  effect: Doing
  window: { occurrence: Occurrence; readonly marker: 'trap' | 'protection'; left: Seat[] }
  /** Occurrences to be heard of next, one after the other. */
  news: { readonly left: Occurrence[] }
  happening: { readonly occurrence: Occurrence; at: number }
  /** [REB-EFF.3] A full stop of Rebirth. */
  period: {
    /** Occurrences of one sentence; a reaction may take something back. */
    readonly heard: Occurrence[]
    /** Effects that happen by themselves. */
    todo: Follow[]
    /** Owners who are still to declare reactions. */
    left: Owner[]
    declared: Declared[]
    /** Models whose bars were full when it began: they wait for its end. */
    full: ModelId[]
    /** Occurrences that it has brought about. */
    after: Occurrence[]
  }
  damage: {
    packets: Packet[]
    readonly by: Owner
    readonly decider: Seat
    readonly source: ModelId | null
    readonly physical: boolean
    readonly card: string
    at: number
    /** Number of cubes for each, when there are too few; null: as many as wanted. */
    spread: number[] | null
    fallen: ModelId[]
    /** Number of times that the mage whose damage it is had fallen before. */
    falls?: number
    /** [REB-C.3] Number of cubes that later sentences of the same effect can use. */
    readonly later?: number
  } & Interruptible
  defeat: { readonly seat: Seat; readonly by: Owner }
  losePower: {
    readonly seat: Seat
    readonly by: Owner
    readonly amount: number
    /** -1: nobody, unless the Avatar robs. */
    readonly thief: Owner
    readonly robs?: true
    readonly card: string
  } & Interruptible
  summon: {
    readonly seat: Seat
    readonly kind: EvocationKind
    readonly room: number
    /** Instead of what is printed. */
    readonly health: number | null
  }
  evocationPhase: { left: Seat[] }
  act: {
    readonly n: number
    readonly by: Seat
    readonly prowler: boolean
    /** [REB-EVP.3] True if it has moved or attacked already. */
    begun?: boolean
    /** [REB-EFF.5] Number of times that its mage had fallen, if she has it act by a physical action (REB-ACT.10). */
    readonly falls?: number
  }
  questCheck: { left: Seat[]; readonly at: CheckTime; met: string[] }
  completeQuest: { readonly seat: Seat; readonly quest: string; readonly room: number }
  limitQuests: { readonly seat: Seat }
  /** [REB-C.26] First the unsolved ones of everybody, then the completed ones. */
  questLimits: { left: Seat[]; readonly of: 'unsolved' | 'completed' }
  solveQuest: { readonly seat: Seat; readonly quest: string }
  cleanUp: { left: Seat[] }
  scoring: Nothing
  avatarActivation: {
    /** [REB-AVA.21] True if the last effect of its card was carried out, and shows a plus. */
    plus: boolean
    /** [REB-V.4] The evocations that it has led. */
    readonly led: number[]
  }
  /** [REB-AVA.20] Occurrence that the back of its top card answers. */
  avatarReaction: { readonly occurrence: Occurrence; readonly heardAt: number }
  avatarCard: {
    readonly card: string
    at: number
    falls: number
    target: ModelId | null
    targetRoom: number
    /** [VRB-43] */
    voided: boolean
    /** [VRB-51] */
    shields?: { readonly seat: Seat; left: number; readonly card: string }[]
  }
}

export const procedure = procedureOf<BlackRose, BlackRoseOption, Calls, Abouts>()

/** A procedure to be carried out, with its locals. */
export type Follow = {
  readonly [N in keyof Calls]: { readonly procedure: N; readonly locals: Calls[N] }
}[keyof Calls]

/** Carries out a procedure that was decided on elsewhere. */
export const follow = <Step extends string>(next: Follow, then: Step): Next<Calls, Step, never> => ({
  to: 'call',
  then,
  ...next,
})
