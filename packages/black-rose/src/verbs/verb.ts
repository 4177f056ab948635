import type { Message, Seat } from '@conclave/kernel'
import type { Counting, Estimate } from '../judgement/estimate.ts'
import type { Doing, Follow } from '../procedures/procedure.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'

/** What a sentence leads to: procedures to carry out, and whether there is more of it to choose. */
export interface Result {
  readonly follows: readonly Follow[]
  readonly again: boolean
}

/** What is chosen of a sentence besides whom and where. */
export interface Choice<S extends Sentence> {
  /** Whether what can be chosen depends on cards that only the chooser sees: a lone choice must not show by silence. */
  readonly hidden: boolean
  asks(state: BlackRose, sentence: S, doing: Doing): Seat
  /** Null or none: it just happens. The list is the one that the sentence stands in, at `doing.at`. */
  options(state: BlackRose, sentence: S, doing: Doing, list: Sentences): readonly BlackRoseOption[] | null
}

/** Everything that a verb is, but for the sentences inside it. */
interface Faces<S extends Sentence> {
  /** What is wrong with the arguments, or null. Asked when the cards are loaded. */
  check(sentence: S): string | null
  /** Null: it just happens. */
  readonly choice: Choice<S> | null
  run(state: BlackRose, sentence: S, doing: Doing, option: BlackRoseOption | null, list: Sentences): Result
  /** `said` words the sentences inside this one. */
  text(sentence: S, said: (inner: Sentences) => Message): Message
  /** Adds what it promises, for bots. `counting` adds what the sentences inside this one do. */
  value(sentence: S, into: Estimate, counting: Counting): void
}

/** The lists of sentences inside a sentence, in the order in which `innerDoing` numbers them. */
interface Inner<S extends Sentence> {
  inner(sentence: S): readonly Sentences[]
}

type ListsIn<S> = { [K in keyof S]: S[K] extends Sentences | readonly Sentences[] ? K : never }[keyof S]

/**
 * A verb of the cards' language with all its faces. Whom and where (`to`, `in`) is chosen before: `doing.models` and
 * `doing.rooms` are known when a verb is asked for its options and when it runs. None of the faces has a default; those
 * alone whose sentences hold others have to say which.
 */
export type Verb<S extends Sentence> = Faces<S> & ([ListsIn<S>] extends [never] ? unknown : Inner<S>)

/** Any verb, whatever its sentence. */
export type AnyVerb = Faces<Sentence> & Partial<Inner<Sentence>>

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
