import type { TableEvent } from './event.ts'
import type { Catalogue, Language, Message } from './message.ts'
import type { Procedures } from './procedure.ts'
import type { Chosen, Settings } from './settings.ts'
import type { Hiding } from './sight.ts'
import type { ChanceState, Json, Option, Outcome, Question, Seat, TableState, Viewer } from './state.ts'

/** The rules of one game in one edition. */
export interface Game<S extends TableState, O extends Option, T extends Settings = Settings> {
  readonly id: string
  readonly edition: string
  /** Version of the rules; changes when a golden hash changes. */
  readonly rules: string
  readonly seats: readonly [min: number, max: number]
  readonly settings: T
  /** Objection to settings that are legal one by one, in words, or null: a deck that may not be played, too few seats. */
  problemWith?(chosen: Chosen<T>, seats: number): string | null
  /** The settings of the next match of the same players, where the last one has a say in them: who may choose first. */
  again?(chosen: Chosen<T>, outcome: Outcome): Chosen<T>
  /** Deck check: what the game makes of a deck that somebody wants to keep, if players bring decks of their own. */
  checkDeck?(text: string): DeckCheck
  setup(chosen: Chosen<T>, seats: number, chance: ChanceState): S
  readonly procedures: Procedures<S, O>
  /** The table as this viewer sees it: built up, never cut down. */
  view(state: S, viewer: Viewer): object
  /** Information sets: what looks alike to whom; imagined worlds and twins are made from it. */
  readonly hiding: Hiding<S>
  /** A copy that shares nothing that changes, where the game makes one faster than `cloneJson`. */
  copy?(state: S): S
  /** Value of the position for a seat, from 0 (lost) to 1 (won). For bots; may read the whole state it is given. */
  evaluate(state: S, seat: Seat): number
  /** Features of the value, part by part: above 0 speaks for the seat. Parts can be compared with each other alone. */
  judge?(state: S, seat: Seat): Readonly<Record<string, number>>
  /** Search hints for bots, if the game has them. */
  readonly searchHints?: SearchHints<S, O>
  /**
   * Courtesy: somebody may do something with what belongs to another seat, and may ask first. Gives the owner and the answer that
   * asks. A bot asks where the other is a person.
   */
  courtesy?(question: Question, option: O): { readonly of: Seat; readonly instead: O } | undefined
  /** Ends the match, told like everything, because a seat gives up: at any moment, asked or not. */
  giveUp?(state: S, seat: Seat): Outcome
  /** Answers a player may leave to the table, if the game has such. */
  readonly standingOrders?: StandingOrders<S, O>
}

/** Search hints: what a search goes by besides the estimate. It tries first what is likely, and judges a position when a turn is over. */
export interface SearchHints<S extends TableState, O extends Option> {
  /** Prior probabilities, not normalised: how likely each answer is before any thought, above 0. May read the whole state it is given. */
  priors(state: S, question: Question, options: readonly O[]): readonly number[]
  /** A number that changes when a turn is over and the position can be judged fairly. */
  turn(state: S): number
  /** Pruning: the answers that are worth a thought; all of them, if the game does not say. */
  prune?(state: S, question: Question, options: readonly O[]): readonly O[]
  /** Kinds of open questions that are left alone without a thought. */
  readonly ignore?: readonly string[]
  /** Kinds of questions that belong to the action before them, though no deeper in the rules: a next step, what others do about it. */
  readonly partOfAction?: readonly string[]
  /** The longest action that is followed to its end, in answers; a few, if the game does not say. */
  readonly longestAction?: number
  /** In how many imagined worlds an answer is tried by a bot that is not told so. */
  readonly worlds?: number
  readonly keeps?: { readonly [kind: string]: O } // by the kind of a question that only gives away: what keeps it
  /** Trial of the best answers, played on: this number changes when what was begun has shown; kinds that begin. */
  readonly trial?: { span(state: S): number; readonly begins: readonly string[] }
}

/**
 * A deck as the game reads it: its code, and why it may not be played as it is (an unfinished one can be kept all the
 * same); or why it cannot be read at all. In words.
 */
export type DeckCheck =
  | { readonly ok: true; readonly code: string; readonly problem: string | null }
  | { readonly ok: false; readonly problem: string }

/** Standing orders: settings of a seat outside the match, and the answer they give to a question, if any. */
export interface StandingOrders<S extends TableState, O extends Option> {
  readonly settings: Settings
  answerTo(
    state: S,
    question: Question,
    orders: { readonly [name: string]: boolean | number | string },
  ): O | undefined
}

/** A card or component as `conclave cards` and the interface list it. */
export interface CardInfo {
  readonly id: string
  readonly kind: string
  readonly count: number
  readonly name: Message
  readonly text: Message
  readonly facts: { readonly [name: string]: Json }
}

/** Texts of a game. All functions work on what a viewer has: no state is needed. */
export interface GameTexts<O extends Option> {
  readonly catalogues: { readonly [L in Language]: Catalogue }
  readonly cards: readonly CardInfo[]
  /** Cards of another box that a setting brings in, in the words of this edition. */
  readonly guests?: readonly CardInfo[]
  /** The question in words: what is asked, by which card and why; with these answers to choose from. */
  question(question: Question, options: readonly O[]): Message
  option(question: Question, option: O): Message
  event(event: TableEvent): Message
  outcome(reason: string): Message
  /** That a part of a judgement speaks for an answer or against it, as a sentence. */
  judged?(part: string, speaksFor: boolean): Message
  /** Objection to so many players with some settings, where the game has words for it in every language. */
  objection?(chosen: Chosen<Settings>, seats: number): Message | null
  /** The chapter of the rules page that tells what a rule says, by its anchor. */
  chapterOf(rule: string): string | undefined
}
