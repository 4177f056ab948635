import { expect, test } from 'vitest'
import { hasFreeSeats } from '../src/app/table-page/free-seats.ts'

test('nobody is sent links when the same people play again', () => {
  expect(
    hasFreeSeats([
      { kind: 'human', taken: true },
      { kind: 'human', taken: false },
    ]),
  ).toBe(true)
  expect(
    hasFreeSeats([
      { kind: 'human', taken: true },
      { kind: 'human', taken: true },
    ]),
  ).toBe(false)
  expect(
    hasFreeSeats([
      { kind: 'human', taken: true },
      { kind: 'bot', taken: false },
    ]),
  ).toBe(false)
})
