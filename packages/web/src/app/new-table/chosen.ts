import { readSettings, type Setting } from '@conclave/kernel'
import type { LoadedGame } from '../../games/loaded-game.ts'
import type { Options } from '../../kit/kit.ts'
import type { TableTexts } from '../../texts/table-texts.ts'

export const defaultsOf = (table: { readonly [name: string]: Setting }): Options =>
  Object.fromEntries(Object.entries(table).map(([name, setting]) => [name, setting.default]))

/** Options as they were wanted, as far as the game has them; another edition may lack one. The rest is as usual. */
export const optionsFor = (table: { readonly [name: string]: Setting }, wanted: Options): Options => ({
  ...defaultsOf(table),
  ...Object.fromEntries(Object.entries(wanted).filter(([name]) => Object.hasOwn(table, name))),
})

/**
 * Objection of the game to the options, or null. Its board or its texts know how to say it in every language; a game without
 * words for it says it as its rules do.
 */
export const objectionTo = (
  { game, kit, texts }: Pick<LoadedGame, 'game' | 'kit' | 'texts'>,
  options: Options,
  seatNames: readonly string[],
  { t, speak }: Pick<TableTexts, 't' | 'speak'>,
): string | null => {
  const objection = kit?.objection?.(options, seatNames) ?? null
  if (objection !== null) return speak(objection)
  const reading = readSettings(game.settings, options)
  if (!reading.ok) return t('new.objection', { words: reading.problem })
  const said = texts.objection?.(reading.chosen, seatNames.length) ?? null
  if (said !== null) return t('new.objection', { words: speak(said) })
  const words = game.problemWith?.(reading.chosen, seatNames.length) ?? null
  return words === null ? null : t('new.objection', { words })
}
