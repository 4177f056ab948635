import { begin, languages, readSettings, settle, swift } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { findGame } from '../src/index.ts'

test.each([
  ['spellbound', undefined, 2],
  ['mage-noir', undefined, 2],
  ['black-rose', '1.6', 3],
  ['black-rose', '0.7', 3],
  ['black-rose', 'rebirth', 2],
] as const)(
  'every part of the judgement has sentences for and against (%s %s)',
  async (id, edition, seats) => {
    const found = findGame(id, edition)
    if ('problem' in found) throw new Error(found.problem)
    const { game, texts } = await found.entry.load(found.edition)
    const read = readSettings(game.settings, {})
    if (!read.ok) throw new Error(read.problem)
    const state = begin(game, read.chosen, seats, swift('judged'))
    settle(game, state)
    const parts = Object.keys(game.judge?.(state, 0) ?? {})
    expect(parts.length).toBeGreaterThan(5)
    for (const language of languages) {
      const say = speaker(texts.catalogues, language)
      const said = parts.flatMap((part) =>
        [true, false].flatMap((speaksFor) => {
          const judged = texts.judged?.(part, speaksFor)
          return judged === undefined ? [] : [say(judged)]
        }),
      )
      expect(new Set(said).size, 'no two are alike').toBe(2 * parts.length)
      expect(said.filter((each) => !/^\p{Lu}.+\.$/u.test(each) || each.includes('judged'))).toEqual([])
    }
  },
)
