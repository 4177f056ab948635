import { readSettings, type Setting } from '@conclave/kernel'
import type { Options } from '../../boards/board.ts'
import type { LoadedGame } from '../../play/loaded-game.ts'

/** What is chosen when nobody chooses. */
export const defaultsOf = (table: { readonly [name: string]: Setting }): Options =>
  Object.fromEntries(Object.entries(table).map(([name, setting]) => [name, setting.default]))

/** What the game has against the options, in its own words, or null. */
export const objectionTo = (game: LoadedGame['game'], options: Options): string | null => {
  const reading = readSettings(game.settings, options)
  return reading.ok ? (game.problemWith?.(reading.chosen) ?? null) : reading.problem
}
