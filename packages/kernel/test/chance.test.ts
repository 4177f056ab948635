import { below, type ChanceState, mix, roll, sealed, shuffle, swift, swiftFrom } from '@conclave/kernel'
import { scripted } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../../../tools/soak.ts'

const makers = { sealed, swift }
const draws = (chance: ChanceState, bound: number, count: number): number[] =>
  Array.from({ length: count }, () => below(chance, bound))

describe.each(Object.entries(makers))('the %s generator', (_, make) => {
  test('[KRN-CHANCE.1] brings the same numbers for the same seed and others for another', () => {
    expect(draws(make('a'), 1000, 50)).toEqual(draws(make('a'), 1000, 50))
    expect(draws(make('a'), 1000, 50)).not.toEqual(draws(make('b'), 1000, 50))
  })

  test('[KRN-CHANCE.1] goes on from its state as JSON keeps it', () => {
    const chance = make('kept')
    draws(chance, 6, 10)
    const copy: ChanceState = JSON.parse(JSON.stringify(chance))
    expect(draws(copy, 6, 10)).toEqual(draws(chance, 6, 10))
  })

  test('[KRN-CHANCE.2] stays below the bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const value of draws(make(seed), bound, 5)) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThan(bound)
          expect(Number.isInteger(value)).toBe(true)
        }
      }),
      { numRuns: times(50) },
    )
  })

  test('[KRN-CHANCE.2] draws every number about equally often', () => {
    const counts = Array<number>(7).fill(0)
    for (const value of draws(make('even'), 7, 7000)) counts[value]!++
    // Chi-square with six degrees of freedom: above 22.5 once in a thousand seeds, and this seed is fixed.
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(22.5)
  })

  test('[KRN-CHANCE.2] brings every order of a list about equally often, and loses nothing', () => {
    const chance = make('orders')
    const counts = new Map<string, number>()
    for (let time = 0; time < 6000; time++) {
      const list = ['a', 'b', 'c']
      mix(chance, list)
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(20.5)
  })

  test('refuses to draw from nothing', () => {
    expect(() => below(make('x'), 0)).toThrow(/0 outcomes/)
    expect(() => below(make('x'), Number.NaN)).toThrow(/outcomes/)
  })
})

describe('sealed chance', () => {
  test('[KRN-CHANCE.3] shows nothing of its key in what it draws, and its seed is not in its state', () => {
    const chance = sealed('the secret seed')
    draws(chance, 52, 20)
    expect(JSON.stringify(chance)).not.toContain('secret')
  })

  test('[KRN-CHANCE.3] gives unrelated numbers for neighbouring seeds and counters', () => {
    const first = Array.from({ length: 400 }, (_, at) => below(sealed(`seed ${at}`), 2))
    const ones = first.reduce((sum, bit) => sum + bit, 0)
    expect(Math.abs(ones - 200)).toBeLessThan(50)
    expect(new Set(draws(sealed('seed'), 2 ** 32, 200)).size).toBe(200)
  })
})

describe('swiftFrom', () => {
  test('follows from the other generator and moves it on', () => {
    const one = swift('origin')
    const other = swift('origin')
    const derived = swiftFrom(one)
    expect(swiftFrom(other)).toEqual(derived)
    expect(swiftFrom(other)).not.toEqual(derived)
  })
})

describe('roll and shuffle', () => {
  test('[KRN-CHANCE.4] raise the barrier, and mix does not', () => {
    const table = { chance: swift('table'), barrier: 0 }
    roll(table, 6)
    expect(table.barrier).toBe(1)
    shuffle(table, [1, 2, 3])
    expect(table.barrier).toBe(2)
    mix(table.chance, [1, 2, 3])
    expect(table.barrier).toBe(2)
  })
})

describe('scripted chance', () => {
  test('brings what is written, negative numbers counted from the end', () => {
    const chance = scripted([3, -1])
    expect(below(chance, 6)).toBe(3)
    expect(below(chance, 6)).toBe(5)
  })

  test('shuffles into the written order, the rest left behind it', () => {
    const list = ['a', 'b', 'c', 'b']
    mix(scripted([['b', 'c']]), list)
    expect(list).toEqual(['b', 'c', 'a', 'b'])
    mix(scripted(['unchanged']), list)
    expect(list).toEqual(['b', 'c', 'a', 'b'])
  })

  test('fails when the script has run out or does not fit', () => {
    expect(() => below(scripted([]), 6)).toThrow(/no draw left/)
    expect(() => mix(scripted([]), [1])).toThrow(/no draw left/)
    expect(() => below(scripted([6]), 6)).toThrow(/has 6 where a number below 6/)
    expect(() => below(scripted(['unchanged']), 6)).toThrow(/number below 6/)
    expect(() => mix(scripted([2]), [1])).toThrow(/a shuffle is due/)
    expect(() => mix(scripted([['z']]), ['a'])).toThrow(/"z", which is not in the list/)
  })

  test('has no bits to make another generator from', () => {
    expect(() => swiftFrom(scripted([1, 2, 3]))).toThrow(/no bits/)
  })
})
