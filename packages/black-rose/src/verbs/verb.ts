import type { Message } from '@conclave/kernel'
import type { Doing, Follow } from '../procedures/procedure.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'

/** What a sentence leads to: procedures to carry out, and whether there is more of it to choose. */
export interface Result {
  readonly follows: readonly Follow[]
  readonly again: boolean
}

/**
 * A verb of the cards' language. Whom and where (`to`, `in`) is chosen before: `doing.models` and `doing.rooms` are
 * known when a verb is asked for further options and when it runs.
 */
export interface Verb<S extends Sentence> {
  /** What is wrong with the arguments, or null. */
  check(sentence: S): string | null
  /** What else is to be chosen; null or none: it just happens. */
  options?(state: BlackRose, sentence: S, doing: Doing): readonly BlackRoseOption[] | null
  /** The seat that chooses, if it is not the controller. */
  asks?(state: BlackRose, sentence: S, doing: Doing): number
  run(state: BlackRose, sentence: S, doing: Doing, option: BlackRoseOption | null): Result
  /** `said` words the sentences inside this one. */
  text(sentence: S, said: (inner: Sentences) => Message): Message
}

export const finished: Result = { follows: [], again: false }
export const unfinished: Result = { follows: [], again: true }
export const leadsTo = (...follows: readonly Follow[]): Result => ({ follows, again: false })

/** A number that has to be at least 1, or what is wrong. */
export const atLeastOne = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 ? null : `${count} is less than 1`

export const fine = (): null => null
