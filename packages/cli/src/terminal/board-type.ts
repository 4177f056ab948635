import type { GameTexts, Option, View } from '@conclave/kernel'
import type { SpeakTable } from '../texts/index.ts'

/** What a board is drawn from. */
export interface Scene {
  readonly view: View
  readonly texts: GameTexts<Option>
  readonly speak: SpeakTable
  readonly width: number
}

/** Draws the table of one game as text. */
export type Board = (scene: Scene) => string
