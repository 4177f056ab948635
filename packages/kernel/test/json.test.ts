import { canonical, cloneJson, digest, hash, type Json } from '@conclave/kernel'
import { firstDifference, notPlain } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

const every = (holds: (value: Json) => void): void =>
  fc.assert(
    fc.property(plain, (value) => {
      holds(value)
    }),
  )

const scrambled = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(scrambled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, item]) => [name, scrambled(item)])
  return Object.fromEntries(entries.reverse())
}

describe('cloneJson', () => {
  test('[KRN-DATA.2] copies everything and shares nothing', () => {
    every((value) => expect(cloneJson(value)).toEqual(value))
    const original = { list: [{ deep: [1] }], record: { a: { b: 1 } } }
    const copy = cloneJson(original)
    copy.list[0]!.deep.push(2)
    copy.record.a.b = 2
    expect(original).toEqual({ list: [{ deep: [1] }], record: { a: { b: 1 } } })
  })
})

describe('canonical and hash', () => {
  test('[KRN-DATA.1] do not depend on the order of fields, and tell unequal data apart', () => {
    every((value) => expect(canonical(scrambled(value))).toBe(canonical(value)))
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const equal = firstDifference(one, other) === null
        expect(hash(one) === hash(other)).toBe(equal)
      }),
    )
  })

  test('are readable as JSON and survive it', () => {
    every((value) => expect(JSON.parse(canonical(value))).toEqual(value))
    expect(canonical({ b: 1, a: [true, null, 'x'], c: undefined })).toBe('{"a":[true,null,"x"],"b":1}')
  })

  test('[KRN-DATA.1] are the same in every process', () => {
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hash({ b: [1], a: 'x' })).toBe(digest('{"a":"x","b":[1]}').slice(0, 16))
  })
})

describe('notPlain', () => {
  test('finds nothing in plain data', () => {
    every((value) => expect(notPlain(value)).toBeNull())
  })

  test.each([
    ['a function', { a: [() => 1] }, '$.a[0]'],
    ['undefined', { a: undefined }, '$.a'],
    ['a hole', { a: [1, undefined] }, '$.a[1]'],
    ['a Map', { a: { b: new Map() } }, '$.a.b'],
    ['a Set', new Set(), '$'],
    ['a Date', { at: new Date(0) }, '$.at'],
    ['a class instance', { a: new (class Thing {})() }, '$.a'],
    ['not a number', { a: Number.NaN }, '$.a'],
    ['infinity', [Number.POSITIVE_INFINITY], '$[0]'],
    ['minus zero, which JSON loses', { a: -0 }, '$.a'],
    ['a bigint', { a: 1n }, '$.a'],
  ])('finds %s', (_, value, path) => {
    expect(notPlain(value)).toBe(path)
  })
})

describe('firstDifference', () => {
  test('says where two values differ', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('$.a.1.b: 2 against 3')
    expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('$.b: nothing against 2')
    expect(firstDifference([1], [1, 2])).toBe('$: [1] against [1,2]')
    expect(firstDifference([], {})).toBe('$: [] against {}')
  })
})
