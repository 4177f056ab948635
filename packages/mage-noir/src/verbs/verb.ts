import type { Message, Seat } from '@conclave/kernel'
import type { Doing, Follow } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Element } from '../words/mana.ts'
import type { Toll } from './toll.ts'

/** Continuation: what a sentence leads to. Procedures to carry out, and whether there is more of it to choose. */
export interface Result {
  readonly follows: readonly Follow[]
  readonly again: boolean
}

/** Progress of a sentence's choice: how many are left (0: it is one choice), and the next Mana, if it is about Mana. */
export type Stage = { readonly left: number; readonly next: Element | '' }

/** Test of a sentence inside another: it could do something. */
export type CanDo = (sentence: Sentence) => boolean

/** A verb of the cards' language with all its faces: a verb that lacks one does not compile. */
export interface Verb<S extends Sentence> {
  /** Validation: what is wrong with the arguments, or null. Looked at when the cards are loaded. */
  check(sentence: S): string | null
  /** Applicability: could it do something now? Nobody may choose an option that cannot. */
  can(state: MageNoir, sentence: S, doing: Doing, canDo: CanDo): boolean
  /** Legal choices: what is to be chosen; null: nothing, it just happens; none: it is impossible and skipped (MN-6.61). */
  options(state: MageNoir, sentence: S, doing: Doing, canDo: CanDo): readonly MageNoirOption[] | null
  /** Decider: who chooses. */
  asks(sentence: S, doing: Doing): Seat
  /** Progress of the choice. */
  stage(state: MageNoir, sentence: S, doing: Doing): Stage
  /** The chooser's cards that the options depend on and that she alone sees: how many there are must not show by silence. */
  readonly hides: 'hand' | 'deck' | null
  /** The id of the rule that a choice comes from. */
  rule(option: MageNoirOption): string
  /** True if it hurts whatever is chosen: bots choose among the other player's. */
  readonly hurts: boolean
  run(state: MageNoir, sentence: S, doing: Doing, option: MageNoirOption | null): Result
  /** `said` words the sentences inside this one. */
  text(sentence: S, said: (inner: Sentences) => Message): Message
  /** The lists of sentences inside this one: the options of a choice, or the one list that may follow. */
  inner(sentence: S): readonly Sentences[]
  /** [MN-6.13] True if it cancels damage: an ability that does may be used against a packet on its way. */
  stopsDamage(sentence: S): boolean
  /**
   * [MN-6.52] Toll, at most, if it is certain: nobody is asked, nothing wakes, and it adds up with whatever else is certain, in
   * any order; else null. `tollOf` those inside.
   */
  certain(state: MageNoir, sentence: S, doing: Doing, tollOf: (inner: Sentences) => Toll | null): Toll | null
  /** True if bots give it a thought though it is free: most of what is free could be done without end. */
  readonly tempts: boolean
  /** Worth to bots before it is played, in life of the other player; `worthOf` those inside. */
  worth(sentence: S, worthOf: (inner: Sentences) => number): number
}

/** An option that belongs to another verb reached this one: a bug in the rules. */
export const wrongOption = (option: MageNoirOption | null): never => {
  throw new Error(`the option '${option?.do ?? 'none'}' was given to the wrong verb`)
}

/** The controller of the card chooses. */
export const controller = (_sentence: Sentence, { seat }: Doing): Seat => seat

const oneChoice: Stage = { left: 0, next: '' }

/** It is one choice. */
export const atOnce = (): Stage => oneChoice

/** The faces of a verb that leaves nothing to choose. */
export const noChoice = {
  options: () => null,
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: wrongOption,
  hurts: false,
} satisfies Partial<Verb<Sentence>>

/** No sentences inside. */
export const noLists = (): readonly Sentences[] => []

export const never = (): boolean => false

/** It may ask, wake something or depend on what came before. */
export const uncertain = (): null => null

/** Something, but hard to say how much. */
export const aLittle = (): number => 0.4

export const finished: Result = { follows: [], again: false }
export const unfinished: Result = { follows: [], again: true }
export const leadsTo = (...follows: readonly Follow[]): Result => ({ follows, again: false })

export const noOptions: readonly MageNoirOption[] = []

/** A number that has to be at least 1, or what is wrong. */
export const atLeastOne = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 ? null : `${count} is less than 1`
