import type { Seat, TableState } from './state.ts'

/** Undo key: what an entry of the log says instead of an option's key when a seat takes its last answer back. */
export const undoKey = 'undo'

/** Concession key: what it says when a seat gives up. No option has this key: a search would try it. */
export const giveUpKey = 'give-up'

/** A stretch of a match under one version of the rules. */
export interface Segment {
  /** The version of the rules it was played with. */
  readonly rules: string
  /** Start: the setup, or a state that an earlier version of the rules had reached. */
  readonly from: 'setup' | TableState
  readonly answers: [seat: Seat, key: string][]
  /** The state's hash at the start and after every answer. */
  readonly hashes: string[]
}

/** A whole match: nothing else is needed to rebuild it. */
export interface MatchFile {
  readonly game: string
  readonly edition: string
  readonly options: { readonly [name: string]: boolean | number | string }
  readonly seats: number
  /** The secret that was drawn before the match; with the nonces it decides every shuffle. */
  readonly seed: string
  /** The seed's fingerprint, published before the match. */
  readonly commitment?: string
  /** Nonces: what the players added, so that nobody alone could choose the shuffles. */
  readonly nonces?: readonly string[]
  readonly segments: Segment[]
}
