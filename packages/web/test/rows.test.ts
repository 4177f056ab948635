import { say } from '@conclave/kernel'
import { expect, it } from 'vitest'
import type { Measure } from '../src/boards/board.ts'
import { turnsIn } from '../src/replay/course.ts'
import { rowsOf } from '../src/replay/rows.ts'

/** A match of a few moments: the turn, and where the book is; 0 when it is lost. */
const moments = [
  [1, 4],
  [1, 5],
  [2, 6],
  [2, 0],
  [3, 0],
] as const

const course = {
  moments: moments.length,
  viewAt: (at: number) => ({ table: { turn: moments[at]?.[0], book: moments[at]?.[1] } }) as never,
}
interface Shown {
  readonly turn: number
  readonly book: number
}
const measure = (table: object): Measure[] => [
  {
    group: say('race'),
    name: say('book'),
    value: (table as Shown).book || null,
    colour: 'red',
    dashed: false,
  },
]
const turnOf = (table: object): number => (table as Shown).turn

it('the line of a lost book ends where it was lost', () => {
  const values = rowsOf(course, { measure, turnOf }).map((row) => row[0]?.value)
  expect(values).toEqual([4, 5, 6, null])
})

it('turns begin where their number changes', () => {
  expect(turnsIn(course, turnOf)).toEqual([0, 2, 4])
  expect(turnsIn(course, undefined)).toEqual([])
})
