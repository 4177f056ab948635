import { say } from '@conclave/kernel'
import { expect, it } from 'vitest'
import type { Measure } from '../src/kit/kit.ts'
import { groupsOf } from '../src/replay/groups.ts'
import { rowsOf } from '../src/replay/rows.ts'
import { turnsIn } from '../src/replay/timeline.ts'

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

it('a match that goes on from its middle has no numbers of the turns before, and a scale nevertheless', () => {
  const late = [
    [5, 7],
    [5, 8],
    [6, 9],
  ] as const
  const rows = rowsOf(
    {
      moments: late.length,
      viewAt: (at: number) => ({ table: { turn: late[at]?.[0], book: late[at]?.[1] } }) as never,
    },
    { measure, turnOf },
  )
  expect(rows.map((row) => row[0]?.value)).toEqual([null, null, null, null, 7, 8, 9])
  const [group] = groupsOf(rows, ({ say: id }) => id)
  expect(group).toMatchObject({ most: 9, series: [{ ended: false }] })
})

it('turns begin where their number changes', () => {
  expect(turnsIn(course, turnOf)).toEqual([0, 2, 4])
  expect(turnsIn(course, undefined)).toEqual([])
})

it('a book that is lost in the last turn is crossed out, too', () => {
  const short = { ...course, moments: 4 }
  const rows = rowsOf(short, { measure, turnOf })
  expect(groupsOf(rows, ({ say: id }) => id)[0]?.series[0]).toMatchObject({ values: [4, 5, 6], ended: true })
  const running = rowsOf({ ...course, moments: 3 }, { measure, turnOf })
  expect(groupsOf(running, ({ say: id }) => id)[0]?.series[0]?.ended).toBe(false)
})

it('races that are compared have one scale, other charts their own', () => {
  const of = (group: string, value: number, scale?: string) => ({
    group: say(group),
    name: say(group),
    value,
    colour: 'red',
    dashed: false,
    ...(scale === undefined ? {} : { scale }),
  })
  const groups = groupsOf(
    [[of('red', 3, 'race'), of('blue', 8, 'race'), of('tower', 20)]],
    ({ say: id }) => id,
  )
  expect(groups.map(({ most }) => most)).toEqual([8, 8, 20])
})

it('a line has the colour that was chosen in the match', () => {
  const power = (value: number, colour: string) => ({
    group: say('power'),
    name: say('raven'),
    value,
    colour,
    dashed: false,
  })
  const groups = groupsOf([[power(0, 'blue')], [power(2, 'red')]], ({ say: id }) => id)
  expect(groups[0]?.series).toMatchObject([{ colour: 'red', values: [0, 2] }])
})

it('Black Rose Wars is divided by rounds', async () => {
  const { default: kit } = await import('../src/boards/black-rose/index.tsx')
  expect(kit.dividedBy).toBe('rounds')
})
