import { expect, test } from 'vitest'
import {
  after,
  type Batch,
  gifts,
  isPossible,
  prefilled,
  wantedFor,
} from '../../../src/boards/mage-noir/ether/batch.ts'

const free: Batch = { rest: {}, free: 3, pile: 'left' }

test('[MN-4.20] Mana fall in turns, beginning with one pile', () => {
  expect(after([{ air: 1 }, {}], ['fire', 'water', 'fire'], 'right')).toEqual([
    { air: 1, water: 1 },
    { fire: 2 },
  ])
})

test('a form is filled in with what the hand lacks most, the two most wanted falling together', () => {
  const wanted = wantedFor([{ fire: 2, air: 1 }, { fire: 1 }], { fire: 1 })
  expect(wanted).toEqual({ fire: 2, air: 1 })
  expect(prefilled(free, wanted)).toEqual(['fire', 'air', 'fire'])
})

test('a hand that lacks nothing asks for what it costs, and bound Mana is always in it', () => {
  expect(wantedFor([{ water: 1 }], { water: 5 })).toEqual({ water: 1 })
  const bound: Batch = { rest: { vegetal: 1 }, free: 1, pile: null }
  expect(prefilled(bound, { fire: 1 })).toEqual(['fire', 'vegetal'])
  expect(isPossible(bound, ['fire', 'vegetal'])).toBe(true)
  expect(isPossible(bound, ['fire', 'fire'])).toBe(false)
  expect(isPossible(free, ['fire', 'fire'])).toBe(false)
})

test('an exchange gives what is needed least and is plentiful', () => {
  expect(gifts({ fire: 3, water: 2, arcane: 1 }, { fire: 3 }, 2)).toEqual(['water', 'water'])
  expect(gifts({ air: 1, fire: 3, vegetal: 1 }, { air: 1, fire: 3 }, 2)).toEqual(['fire', 'vegetal'])
  expect(gifts({ fire: 1 }, {}, 2)).toEqual(['fire'])
})
