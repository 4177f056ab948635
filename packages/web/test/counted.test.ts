import { expect, test } from 'vitest'
import { between } from '../src/ui/use-counted.ts'

test('a number counts in whole steps, up and down, and ends where it shall', () => {
  expect([0, 0.2, 0.5, 0.9, 1, 7].map((part) => between(20, 13, part))).toEqual([20, 19, 17, 14, 13, 13])
  expect([0, 0.5, 1].map((part) => between(0, 3, part))).toEqual([0, 1, 3])
  expect(between(5, 5, 0.3)).toBe(5)
})
