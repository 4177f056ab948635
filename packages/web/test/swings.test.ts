import { expect, test } from 'vitest'
import { choiceIn, decidingOf, largestOf, swingsOf } from '../src/replay/swings.ts'

/** Two turns of two answers, one of three, and the end. */
const turns = [1, 1, 2, 2, 3, 3, 3, 3]
const chances = [0.5, 0.5, 0.4, 0.45, 0.7, 0.7, 0.2, 0]
const estimates = chances.map((each) => [each, 1 - each])

test('a swing is what a turn has changed, up to the first moment of the next one', () => {
  expect(swingsOf(estimates, turns, 0)).toEqual([
    { turn: 1, from: 0, to: 2, before: 0.5, after: 0.4 },
    { turn: 2, from: 2, to: 4, before: 0.4, after: 0.7 },
    { turn: 3, from: 4, to: 7, before: 0.7, after: 0 },
  ])
})

test('the turn that decided is the largest swing towards what came of it, not the largest one', () => {
  const swings = swingsOf(estimates, turns, 0)
  expect(decidingOf(swings, false)?.turn).toBe(3)
  expect(decidingOf(swings, true)?.turn).toBe(2)
  expect(decidingOf([], true)).toBeNull()
})

test('the largest swings stand in the order of the match', () => {
  const swings = swingsOf(estimates, turns, 1)
  expect(largestOf(swings, 2).map(({ turn }) => turn)).toEqual([2, 3])
})

test('what is looked at is a choice of the seat: the one that changed most in that turn, else the last before', () => {
  const answers = [
    [0, 'a'],
    [1, 'b'],
    [0, 'only'],
    [1, 'c'],
    [0, 'd'],
    [0, 'e'],
    [0, 'undo'],
  ] as const
  const course = {
    answers,
    viewAt: (at: number) => ({ options: answers[at]?.[1] === 'only' ? [{}] : [{}, {}] }) as never,
  }
  const swings = swingsOf(estimates, turns, 0)
  expect(choiceIn(course, estimates, swings[2]!, 0)).toBe(5)
  // In the second turn there was nothing to choose.
  expect(choiceIn(course, estimates, swings[1]!, 0)).toBe(0)
  expect(choiceIn(course, estimates, swings[0]!, 1)).toBe(1)
  expect(choiceIn({ ...course, answers: [] }, estimates, swings[2]!, 0)).toBeNull()
})
