import { cloneJson, type Json, type View } from '@conclave/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverMessage, toldView, viewsAfter } from '../src/index.ts'

const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)

// The one name that no field can have in plain data that is copied.
const names = fc.string().filter((name) => name !== '__proto__')

/** Two states of a table, of which the second has much of the first. */
const tables = fc
  .record({ before: fc.dictionary(names, plain), now: fc.dictionary(names, plain) })
  .chain(({ before, now }) =>
    fc.subarray(Object.keys(before)).map((kept) => ({
      before,
      now: { ...now, ...Object.fromEntries(kept.map((name) => [name, before[name]])) },
    })),
  )

const viewOf = (table: object, more: Partial<View> = {}): View => ({
  viewer: 0,
  table,
  asked: [],
  question: null,
  options: [],
  outcome: null,
  ...more,
})

/** Message as it comes over the wire, or null if there is nothing to tell. */
const sent = (before: View | null, now: View) => {
  const told = toldView(before, now)
  if (told === null) return null
  const message = serverMessage.parse(
    JSON.parse(
      JSON.stringify({
        type: 'update',
        cause: { what: 'answer', seat: 0 },
        seq: 1,
        views: [told],
        since: 0,
        events: [],
        undo: [],
        noUndo: [],
        deadlines: [],
        closing: null,
      }),
    ),
  )
  return message.type === 'update' ? message.views : []
}

test('whoever is told the difference sees what whoever is told everything sees', () => {
  fc.assert(
    fc.property(tables, ({ before, now }) => {
      const [first, second] = [viewOf(before), viewOf(now)]
      const told = sent(first, second)
      const after = told === null ? [first] : viewsAfter([first], told)
      expect(after).toEqual([second])
    }),
  )
})

test('nothing is told where nothing has changed, and nothing twice', () => {
  fc.assert(
    fc.property(fc.dictionary(names, plain), (table) => {
      expect(toldView(viewOf(table), viewOf(cloneJson(table)))).toBeNull()
    }),
  )
})

test('what has come or gone in a list, and what has changed inside its places, is told alone', () => {
  const before = viewOf({
    hand: ['a', 'b', 'c'],
    seats: [
      { life: 3, hand: 2 },
      { life: 3, hand: 2 },
    ],
    gone: 1,
  })
  const now = viewOf(
    {
      hand: ['a', 'c'],
      seats: [
        { life: 3, hand: 2 },
        { life: 1, hand: 2 },
      ],
    },
    { options: [{ do: 'pass' }] },
  )
  expect(toldView(before, now)).toEqual({
    viewer: 0,
    change: {
      in: {
        hand: { at: 1, cut: 1, put: [] },
        seats: { in: { 1: { in: { life: { to: 1 } } } } },
      },
      out: ['gone'],
    },
    options: [{ do: 'pass' }],
  })
})

test('what is told shares nothing with the match, which goes on', () => {
  const state = { hand: ['a'], seats: [{ life: 3 }] }
  const [whole] = viewsAfter([], [toldView(null, viewOf(state))!])
  const later = { hand: ['a', 'b'], seats: [{ life: 2 }] }
  const [after] = viewsAfter([whole!], [toldView(whole!, viewOf(later))!])
  state.seats[0]!.life = 0
  later.seats[0]!.life = 0
  later.hand.push('c')
  expect(whole!.table).toEqual({ hand: ['a'], seats: [{ life: 3 }] })
  expect(after!.table).toEqual({ hand: ['a', 'b'], seats: [{ life: 2 }] })
})

test('a difference of something else is refused', () => {
  const told = toldView(viewOf({ hand: ['a', 'b', 'c'] }), viewOf({ hand: ['a', 'b'] }))!
  expect(() => viewsAfter([], [told])).toThrow('nothing is known')
  expect(() => viewsAfter([viewOf({ hand: ['a'] })], [told])).toThrow('does not fit')
  expect(() => viewsAfter([viewOf({ hand: 3 })], [told])).toThrow('does not fit')
})
