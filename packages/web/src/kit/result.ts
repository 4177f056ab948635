import type { Message, Seat } from '@conclave/kernel'

/** The final score: what counts in columns, who scores in rows, the winner first. */
export interface ScoreTable {
  readonly columns: readonly Message[]
  readonly rows: readonly {
    readonly name: Message
    /** Seat of the row, for its mark; null for whoever scores without a seat. */
    readonly seat: Seat | null
    /** The name of a colour token without `--`. */
    readonly colour: string
    readonly values: readonly number[]
    readonly total: number
    readonly won: boolean
  }[]
}

/** Something counted over a match, as a table. */
export interface Tally {
  readonly title: Message
  readonly columns: readonly Message[]
  readonly rows: readonly { readonly name: Message; readonly values: readonly number[] }[]
}
