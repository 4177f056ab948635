import { expect, test } from 'vitest'
import { lifeChanges } from '../../../src/boards/mage-noir/player/life-change.ts'

test('a change of life is told by seat, and none after a jump', () => {
  const before = { lives: [20, 18], scene: 0 }
  expect(lifeChanges(before, { lives: [20, 16], scene: 0 })).toEqual([0, -2])
  expect(lifeChanges(before, before)).toBeNull()
  // What was still shown goes, too.
  expect(lifeChanges(before, { lives: [1, 5], scene: 1 })).toEqual([])
})
