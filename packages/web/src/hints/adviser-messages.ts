import type { Advice } from '@conclave/bots'
import type { MatchFile, Seat, TableState } from '@conclave/kernel'

/** Position to think about: a moment of a match that is at hand, or a world in which one may think instead. */
export type Position =
  | { readonly file: MatchFile; readonly answers?: number }
  | { readonly game: string; readonly edition: string; readonly world: TableState }

/** Question of the page to the adviser. */
export interface ToAdviser {
  readonly position: Position
  readonly seat: Seat
  readonly bot: string
  readonly seed: string
}

/** Answer of the adviser; a problem is for whoever looks into it. */
export type FromAdviser = Advice | { readonly problem: string }
