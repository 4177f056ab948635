import { expect, test } from 'vitest'
import { evaluate, judge } from '../src/evaluate.ts'
import { lay, type Position } from './position.ts'

const worth = (position: Position): number => evaluate(lay({ seats: 3, ...position }).state)

/** Four books are home, and the Tower is found. */
const gathering = {
  books: { red: 9, blue: 9, green: 9, yellow: 9 },
  villages: { 1: { card: 'witchs-tower' } },
  sunStack: ['dragon', 'dragon'],
} as const satisfies Position

test('[SPB-PC.3, SPB-LOSE.1] books on their way and at home are worth something, a lost one is not', () => {
  expect(worth({ books: { red: 6 } })).toBeGreaterThan(worth({}))
  expect(worth({ books: { red: 9 } })).toBeGreaterThan(worth({ books: { red: 8 } }))
  expect(worth({ books: { red: 0 } })).toBeLessThan(worth({}))
  expect(worth({ books: { red: 0 }, pieces: { blue: 3 } })).toBeLessThan(worth({ books: { red: 0 } }))
})

test('[SPB-LOSE.2, SPB-LOSE.3] pieces near their ends and a Witch high on the tower are threats', () => {
  const late = { books: { red: 9, blue: 9, green: 9 } } as const satisfies Position
  expect(worth({ ...late, pieces: { red: 8, blue: 8 } })).toBeLessThan(worth({ ...late, pieces: { red: 8 } }))
  expect(worth({ stage: 3 })).toBeLessThan(worth({ stage: 2 }))
})

test('[SPB-FB.1] with four books the company gathers at the Tower', () => {
  const nobody = worth({ ...gathering, mages: ['city:red', 'city:blue', 'wilderness'] })
  const two = worth({ ...gathering, mages: ['village:1', 'village:1', 'wilderness'] })
  const all = worth({ ...gathering, mages: ['village:1', 'village:1', 'village:1'] })
  expect(two).toBeGreaterThan(nobody)
  expect(all).toBeGreaterThan(two)
})

test('[SPB-FB.1] and the last of them is better on her way before the fourth book is home', () => {
  const last = { ...gathering, books: { red: 9, blue: 9, green: 9, yellow: 8 } } as const
  expect(worth({ ...last, mages: ['village:1', 'village:1', 'city:yellow'] })).toBeGreaterThan(
    worth({ ...last, mages: ['village:2', 'village:2', 'city:yellow'] }),
  )
})

test('what speaks for a position is told by its parts', () => {
  const judged = (position: Position) => judge(lay({ seats: 3, ...position }).state)
  const [plain, ahead, pursued] = [judged({}), judged({ books: { red: 6 } }), judged({ pieces: { blue: 3 } })]
  expect(ahead.books).toBeGreaterThan(plain.books ?? 0)
  expect(pursued.hunt).toBeLessThan(plain.hunt ?? 0)
  expect(pursued.books).toBe(plain.books)
  const all = judged({ ...gathering, mages: ['village:1', 'village:1', 'village:1'] })
  const one = judged({ ...gathering, mages: ['village:1', 'city:red', 'city:red'] })
  expect(all.tower).toBeGreaterThan(one.tower ?? 0)
  expect(Object.keys(all)).toContain('battle')
})
