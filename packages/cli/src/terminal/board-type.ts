import type { GameTexts, Option, View } from '@conclave/kernel'
import type { SpeakTable } from '../texts/index.ts'

/** Sources of a board's drawing. */
export interface Drawing<Table extends object> {
  readonly view: View & { readonly table: Table }
  readonly texts: GameTexts<Option>
  readonly speak: SpeakTable
  readonly width: number
}

/**
 * Draws the table of one game as text. Methods, so that the drawings of any game fit where drawings are wanted: they are
 * only ever given the tables of their own game.
 */
export interface Drawings<Table extends object> {
  board(drawing: Drawing<Table>): string
  /** Piles: too much for the board, and worth a look now and then. */
  piles(drawing: Drawing<Table>): string
}
