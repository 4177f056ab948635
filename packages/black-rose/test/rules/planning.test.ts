import { describe, expect, test } from 'vitest'
import { readyObjection, slotObjection } from '../../src/table/planning.ts'
import { objectionText } from '../../src/texts/planning.ts'
import type { SlotName } from '../../src/words/board.ts'
import { flawsIn, inAll } from '../texts/voices.ts'

const shape = (spells: number, ...filled: SlotName[]) => ({ filled, spells })

describe('[BRW-PRE.1, BRW-PRE.2, BRW-PRE.4] a plan', () => {
  test('is laid from the first slot on, the quick one at any time', () => {
    expect(slotObjection(shape(5), 'first')).toBeNull()
    expect(slotObjection(shape(5), 'quick')).toBeNull()
    expect(slotObjection(shape(5), 'second')).toEqual({ reason: 'order', next: 'first' })
    expect(slotObjection(shape(5, 'first', 'quick'), 'third')).toEqual({ reason: 'order', next: 'second' })
    expect(slotObjection(shape(5, 'first', 'second'), 'third')).toBeNull()
    expect(slotObjection(shape(5, 'first'), 'first')).toEqual({ reason: 'taken' })
    expect(slotObjection(shape(5, 'quick'), 'quick')).toEqual({ reason: 'taken' })
  })

  test('of a lone spell is quick', () => {
    expect(slotObjection(shape(1), 'first')).toEqual({ reason: 'lone' })
    expect(slotObjection(shape(1), 'quick')).toBeNull()
    expect(readyObjection(shape(1, 'quick'))).toBeNull()
  })

  test('has two spells at least, one of them quick, as long as there are so many', () => {
    expect(readyObjection(shape(5))).toEqual({ reason: 'few', missing: 2 })
    expect(readyObjection(shape(5, 'quick'))).toEqual({ reason: 'few', missing: 1 })
    expect(readyObjection(shape(5, 'first'))).toEqual({ reason: 'quickless' })
    expect(readyObjection(shape(5, 'first', 'second', 'third'))).toEqual({ reason: 'quickless' })
    expect(readyObjection(shape(5, 'first', 'quick'))).toBeNull()
    expect(readyObjection(shape(0))).toBeNull()
  })
})

test('every objection is told in every language', () => {
  const objections = [
    { reason: 'taken' },
    { reason: 'lone' },
    { reason: 'order', next: 'second' },
    { reason: 'quickless' },
    { reason: 'few', missing: 1 },
    { reason: 'few', missing: 2 },
  ] as const
  expect(objections.map(objectionText).flatMap(flawsIn)).toEqual([])
  expect(inAll(objectionText({ reason: 'order', next: 'second' })).en).toContain('slot 2')
  const few = ([1, 2] as const).map((missing) => inAll(objectionText({ reason: 'few', missing })))
  expect(few.map(({ en }) => en)).toEqual([
    'Prepare at least 1 more spell.',
    'Prepare at least 2 more spells.',
  ])
  expect(few[0]?.it).toContain('un’altra magia')
})
