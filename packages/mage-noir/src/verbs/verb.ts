import type { Message, Seat } from '@conclave/kernel'
import type { Doing, Follow } from '../procedures/procedure.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Element } from '../words/mana.ts'

/** What a sentence leads to: procedures to carry out, and whether there is more of it to choose. */
export interface Result {
  readonly follows: readonly Follow[]
  readonly again: boolean
}

/** What is still to be chosen for a sentence: how many (0: it is one choice), and which Mana is next, if it is about Mana. */
export type Stage = { readonly left: number; readonly next: Element | '' }

/** Whether a sentence inside another could do something. */
export type CanDo = (sentence: Sentence) => boolean

/** A verb of the cards' language: what is checked at load, what can be chosen, what happens and how it reads. */
export interface Verb<S extends Sentence> {
  /** What is wrong with the arguments, or null. */
  check(sentence: S): string | null
  /** Whether it could do something now: nobody may choose an option that cannot. */
  can(state: MageNoir, sentence: S, doing: Doing, canDo: CanDo): boolean
  /** What is to be chosen; null: nothing, it just happens; none: it is impossible and skipped (MN-6.61). */
  options(state: MageNoir, sentence: S, doing: Doing, canDo: CanDo): readonly MageNoirOption[] | null
  /** Who chooses; the controller of the card unless told. */
  asks?(sentence: S, doing: Doing): Seat
  /** How far a choice of several steps has come. */
  stage?(state: MageNoir, sentence: S, doing: Doing): Stage
  run(state: MageNoir, sentence: S, doing: Doing, option: MageNoirOption | null): Result
  /** `said` words the sentences inside this one. */
  text(sentence: S, said: (inner: Sentences) => Message): Message
}

export const finished: Result = { follows: [], again: false }
export const unfinished: Result = { follows: [], again: true }
export const leadsTo = (...follows: readonly Follow[]): Result => ({ follows, again: false })

export const noOptions: readonly MageNoirOption[] = []

/** An option that belongs to another verb reached this one: a bug in the rules. */
export const wrongOption = (option: MageNoirOption | null): never => {
  throw new Error(`the option '${option?.do ?? 'none'}' was given to the wrong verb`)
}

/** A number that has to be at least 1, or what is wrong. */
export const atLeastOne = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 ? null : `${count} is less than 1`
