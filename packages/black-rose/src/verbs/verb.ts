import type { Message, Seat } from '@conclave/kernel'
import type { Doing, Follow } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Counting, Estimate } from './estimate.ts'

/** Continuation: what a sentence leads to. Procedures to carry out, and whether there is more of it to choose. */
export interface Result {
  readonly follows: readonly Follow[]
  readonly again: boolean
}

/** Services of other verbs that a verb may ask for. */
export interface Others {
  /** Number of cubes the sentence at `doing.at` wants, and each after it in its list. */
  wanted(state: BlackRose, doing: Doing): readonly number[]
  /** True if a sentence inside this one could do anything. */
  canBegin(state: BlackRose, sentence: Sentence, doing: Doing): boolean
}

/** Choice that a sentence asks for besides its target and its room. */
export interface Choice<S extends Sentence> {
  /** Hidden information: what can be chosen depends on cards that only the chooser sees: a lone choice must not show by silence. */
  readonly hidden: boolean
  asks(state: BlackRose, sentence: S, doing: Doing): Seat
  /** Null or none: it just happens. */
  options(state: BlackRose, sentence: S, doing: Doing, others: Others): readonly BlackRoseOption[] | null
}

/** A room that a mage activates. */
export interface Visit {
  readonly seat: Seat
  readonly at: number
}

/**
 * A verb of the cards' language with all its faces: a verb that lacks one does not compile. Whom and where (`to`, `in`) is
 * chosen before: `doing.models` and `doing.rooms` are known when a verb is asked for its options and when it runs.
 */
export interface Verb<S extends Sentence> {
  /** Validation: what is wrong with the arguments, or null. Asked when the cards are loaded. */
  check(sentence: S): string | null
  /** Null: it just happens. */
  readonly choice: Choice<S> | null
  /** [BRW-D.25] True if it could do anything to those it is about: nobody may choose a sentence that cannot begin. */
  canBegin(state: BlackRose, sentence: S, doing: Doing): boolean
  /** [BRW-DMG.3] Number of cubes it may want. `now`: target and room are known; those not chosen yet count once. */
  wants(state: BlackRose, sentence: S, doing: Doing, now: boolean): number
  /**
   * [BRW-ACT.8] True if it may bring models together when a mage activates the room that says it; `through` says the same of
   * another room that it activates.
   */
  moves(state: BlackRose, sentence: S, room: Visit, through: (at: number) => boolean): boolean
  run(state: BlackRose, sentence: S, doing: Doing, option: BlackRoseOption | null, others: Others): Result
  /** `said` words the sentences inside this one. */
  text(sentence: S, said: (inner: Sentences) => Message): Message
  /** Adds what it promises, for bots. `counting` adds what the sentences inside this one do. */
  value(sentence: S, into: Estimate, counting: Counting): void
  /** The lists of sentences inside this one, in the order in which `innerDoing` numbers them. */
  inner(sentence: S): readonly Sentences[]
}

const controller = (_: BlackRose, __: Sentence, { you }: Doing): Seat => you

/** A choice of the controller among what everybody sees. */
export const openChoice = <S extends Sentence>(options: Choice<S>['options']): Choice<S> => ({
  hidden: false,
  asks: controller,
  options,
})

/** A choice of the controller among what she alone sees. */
export const hiddenChoice = <S extends Sentence>(options: Choice<S>['options']): Choice<S> => ({
  hidden: true,
  asks: controller,
  options,
})

export const finished: Result = { follows: [], again: false }
export const unfinished: Result = { follows: [], again: true }
export const leadsTo = (...follows: readonly Follow[]): Result => ({ follows, again: false })

/** A number that has to be at least 1, or what is wrong. */
export const atLeastOne = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 ? null : `${count} is less than 1`

export const fine = (): null => null
export const always = (): boolean => true
export const never = (): boolean => false
export const noCubes = (): number => 0
export const noLists = (): readonly Sentences[] => []
