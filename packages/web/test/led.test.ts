import { expect, test } from 'vitest'
import type { Leading } from '../src/kit/kit.ts'
import { nextLed } from '../src/play/led.ts'

const asked = (seat: number, kind: string) => ({ seat, kind, manner: 'turn', about: null }) as const
const prepare = { do: 'prepare' }
const activate = { do: 'activate' }

/** Prepares something and activates it. */
const both = (): Leading => {
  const answers = [prepare, activate]
  return ({ kind }) => (kind === 'main' ? (answers.shift() ?? null) : null)
}

test('what was decided on together goes on after another player was asked in between', () => {
  const led = { seat: 0, turn: 4, next: both() }
  const main = asked(0, 'main')
  expect(nextLed(led, main, [prepare], {}, 4)).toEqual(prepare)
  // Somebody else may respond; at one screen that is what is asked here.
  expect(nextLed(led, null, [], {}, 4)).toBe('wait')
  expect(nextLed(led, asked(1, 'respond'), [{ do: 'pass' }], {}, 4)).toBe('wait')
  expect(nextLed(led, main, [activate], {}, 4)).toEqual(activate)
  expect(nextLed(led, main, [], {}, 4)).toBeNull()
})

test('another question of her own ends it, and so does another turn', () => {
  expect(nextLed({ seat: 0, turn: 4, next: both() }, asked(0, 'discard'), [], {}, 4)).toBeNull()
  const led = { seat: 0, turn: 4, next: both() }
  expect(nextLed(led, null, [], {}, 5)).toBeNull()
  expect(nextLed(led, asked(0, 'main'), [activate], {}, 5)).toBeNull()
})
