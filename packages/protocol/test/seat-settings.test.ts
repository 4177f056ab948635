import type { Settings } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { settingsOfSeats } from '../src/index.ts'

test('settingsOfSeats names what belongs to a seat', () => {
  const decks: Settings = {
    deck0: { type: 'text', maxLength: 9, default: '', seat: 0 },
    deck1: { type: 'text', maxLength: 9, default: '', seat: 1 },
    pool: { type: 'boolean', default: true },
  }
  expect(settingsOfSeats(decks, [1])).toEqual(['deck1'])
  expect(settingsOfSeats(decks, [0, 1, 2])).toEqual(['deck0', 'deck1'])
  expect(settingsOfSeats(decks, [])).toEqual([])
})
