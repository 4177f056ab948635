import { expect, test } from 'vitest'
import { firstGiven, isEnough, withGift } from '../../../src/boards/mage-noir/ether/giving.ts'

test('[MN-3.36] two Mana are filled in, those that the hand needs least', () => {
  const reserve = { fire: 3, water: 2, air: 1 }
  expect(firstGiven(reserve, { fire: 3 }, 'arcane', [])).toEqual(['air', 'water'])
  expect(isEnough(reserve, ['water', 'water'], 'arcane', [])).toBe(true)
  expect(isEnough(reserve, ['water'], 'arcane', [])).toBe(false)
  expect(withGift(['water', 'water'], 'air', 'arcane', [])).toEqual(['air', 'water'])
})

test('[MN-3.37, I-58] with Favorable Winds one Mana is filled in and may be given at once', () => {
  const reserve = { air: 1, vegetal: 1, fire: 2 }
  const given = firstGiven(reserve, {}, 'water', ['air'])
  expect(given).toEqual(['air'])
  expect(isEnough(reserve, given, 'water', ['air'])).toBe(true)
  expect(firstGiven(reserve, { fire: 2 }, 'air', ['air'])).toHaveLength(1)
})

test('[MN-3.37] whoever would rather give two others gives two', () => {
  const reserve = { air: 1, vegetal: 1, fire: 2 }
  const one = withGift(['air'], 'fire', 'water', ['air'])
  expect(isEnough(reserve, one, 'water', ['air'])).toBe(false)
  const two = withGift(one, 'vegetal', 'water', ['air'])
  expect(two).toEqual(['fire', 'vegetal'])
  expect(isEnough(reserve, two, 'water', ['air'])).toBe(true)
  expect(withGift(two, 'air', 'water', ['air'])).toEqual(['air'])
})
