import { blackRoseIn, textsIn } from '@conclave/black-rose'
import { expect, test } from 'vitest'
import { factsOf } from '../../../src/app/game-facts.ts'
import { minutesFor } from '../../../src/boards/black-rose/setup/minutes.ts'

const { length: lengths } = blackRoseIn('1.6').settings
const choices = lengths?.type === 'choice' ? lengths.choices : []
const [fewest, most] = blackRoseIn('1.6').seats
const mages = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at)

test('every length has an estimate for every number of mages; more of either takes longer', () => {
  const table = choices.map((length) => mages.map((count) => minutesFor(length, count)))
  for (const [at, row] of table.entries()) {
    expect(row.every((each, to) => each > (row[to - 1] ?? 0))).toBe(true)
    expect(row.every((each, to) => each > (table[at - 1]?.[to] ?? 0))).toBe(true)
  }
  expect(factsOf('black-rose')?.minutes).toEqual([table[0]?.[0], table.at(-1)?.at(-1)])
})

test('every length is told in words, in every language', () => {
  for (const catalogue of Object.values(textsIn('1.6').catalogues))
    for (const length of choices) expect(catalogue[`setting.length.${length}`]).toMatch(/\d+.*\d+.*\d+/)
})
