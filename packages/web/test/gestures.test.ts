import { expect, test } from 'vitest'
import { gestures } from '../src/play/gestures.ts'

/** A table where every answer asks for the next number; an undo goes one back, but not behind the wall. */
const tableOfNumbers = () => {
  let at = 0
  let wall = 0
  const made = gestures()
  const asked = () => `question ${at}`
  const mayUndo = () => (at > wall ? [0] : [])
  return {
    decide: (answers: number) => {
      made.begin(0, asked())
      for (let each = 0; each < answers; each++) {
        made.answer()
        at++
      }
    },
    learn: () => {
      wall = at
    },
    undo: () => {
      made.undo(0)
      at--
      while (made.next(asked, mayUndo()) !== null) at--
      return at
    },
    at: () => at,
  }
}

test('what was decided at once is taken back at once, decision by decision', () => {
  const { decide, undo } = tableOfNumbers()
  decide(1)
  decide(4)
  decide(2)
  expect(undo()).toBe(5)
  expect(undo()).toBe(1)
  expect(undo()).toBe(0)
})

test('an undo stops where something new was learnt', () => {
  const { decide, learn, undo, at } = tableOfNumbers()
  decide(1)
  learn()
  decide(3)
  expect(undo()).toBe(1)
  expect(at()).toBe(1)
})

test('an answer that was refused counts for nothing: never more is taken back than back to what was asked first', () => {
  const made = gestures()
  made.begin(0, 'first')
  made.answer()
  made.answer()
  made.undo(0)
  expect(made.next(() => 'first', [0])).toBeNull()
  expect(made.next(() => 'other', [0])).toBeNull()
})

test('whoever has only just come takes back one answer at a time', () => {
  const made = gestures()
  made.undo(0)
  expect(made.next(() => 'anything', [0])).toBeNull()
})
