import { blackRoseIn, textsIn } from '@conclave/black-rose'
import { describe, expect, test } from 'vitest'
import { minutesFor } from '../../../src/boards/black-rose/setup/minutes.ts'
import { titleAt } from '../../../src/games/game-facts.ts'

const { length: lengths } = blackRoseIn('1.6').settings
const choices = lengths?.type === 'choice' ? lengths.choices : []

describe.each([
  ['1.6', 'black-rose', false],
  ['rebirth', 'rebirth', false],
  ['rebirth', 'rebirth', true],
] as const)('edition %s, as %s (with the Avatar: %s)', (edition, title, hasAvatar) => {
  const [fewest, most] = blackRoseIn(edition).seats
  const mages = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at)

  test('every length has an estimate for every number of mages; more of either takes longer', () => {
    const table = choices.map((length) =>
      mages.filter((count) => !hasAvatar || count < 4).map((count) => minutesFor(length, count, hasAvatar)),
    )
    for (const [at, row] of table.entries()) {
      expect(row.every((each, to) => each > (row[to - 1] ?? 0))).toBe(true)
      expect(row.every((each, to) => each > (table[at - 1]?.[to] ?? 0))).toBe(true)
    }
    const shown = titleAt(title)?.minutes ?? []
    expect(shown[0]).toBe(table[0]?.[0])
    expect(shown[1]).toBeGreaterThanOrEqual(table.at(-1)?.at(-1) ?? 0)
  })
})

test('every length is told in words, in every language', () => {
  for (const catalogue of Object.values(textsIn('1.6').catalogues))
    for (const length of choices) expect(catalogue[`setting.length.${length}`]).toMatch(/\d+.*\d+.*\d+/)
})
