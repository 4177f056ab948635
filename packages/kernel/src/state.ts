/** Plain data that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A player's place, counted from 0, clockwise. */
export type Seat = number

/** Observer of a table: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** Every manner there is. */
export const manners = ['turn', 'always', 'window', 'secret', 'open'] as const

/**
 * Question mode: how a question is meant to be answered.
 * - `turn`: the match waits for it; a single option is settled without asking.
 * - `always`: like `turn`, but a lone option is asked for, too: that nothing else was possible is the seat's own secret.
 * - `window`: a chance to react. The match waits, and a lone option is never settled by itself: silence must say nothing.
 * - `secret`: planned at the same time as others plan; answers of different seats do not depend on each other.
 * - `open`: may be answered while the match waits for somebody else; nobody waits for it.
 */
export type Manner = (typeof manners)[number]

/** Decision point: what one seat is asked now. The legal answers are derived from it and the state, never stored. */
export interface Question<Kind extends string = string, About extends Json = Json> {
  readonly seat: Seat
  readonly kind: Kind
  readonly manner: Manner
  readonly about: About
}

/** One legal answer: small flat data that means the same in every imagined world. */
export type Option = { readonly [field: string]: string | number | boolean }

/** A suspended procedure of the rules. Locals hold ids, never facts read from hidden cards. */
export interface Frame {
  readonly procedure: string
  step: string
  readonly locals: { [name: string]: Json }
}

/** Result of a match. No winners means that everybody lost. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** The rule or cause that ended the match, e.g. `SPB-LOSE.1`. */
  readonly reason: string
  readonly scores?: readonly number[]
}

/** The generator's state. `scripted` is for tests: every draw is written down beforehand. */
export type ChanceState =
  | { readonly kind: 'sealed'; readonly key: string; counter: number }
  | { readonly kind: 'swift'; a: number; b: number; c: number; d: number }
  | { readonly kind: 'scripted'; readonly draws: ScriptedDraw[] }

/** A number below the bound (negative: counted from the end), or the order that a shuffle brings. */
export type ScriptedDraw = number | 'unchanged' | readonly Json[]

/** State: what every game's has. Plain JSON data, nothing else. */
export interface TableState {
  readonly seats: number
  chance: ChanceState
  /** Innermost procedure last. */
  readonly stack: Frame[]
  /** At most one a seat. */
  questions: readonly Question[]
  outcome: Outcome | null
  /** Grows when chance is used or something hidden is shown; whoever wants to go back may not cross it. */
  barrier: number
}
