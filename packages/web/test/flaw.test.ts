import { keyOf, type MatchFile } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { recorded } from '../build/recorded.ts'
import { flawIn } from '../src/replay/flaw.ts'
import { timelineOf } from '../src/replay/timeline.ts'

const whole = recorded('5-victory') as unknown as MatchFile
const [stretch] = whole.segments
if (stretch === undefined) throw new Error('the recorded match is empty')
const { answers } = stretch

const changed = (at: number, key: string, rules = spellbound.rules): MatchFile => ({
  ...whole,
  segments: [{ ...stretch, rules, answers: answers.with(at, [answers[at]?.[0] ?? 0, key]) }],
})

const game = spellbound as never

test('a match as it was played has no flaw', () => {
  expect(flawIn(game, whole)).toBeNull()
})

test('an answer that was not offered is named with whoever gave it, and with what was asked', () => {
  const [seat] = answers[6] ?? []
  const file = changed(6, 'card=no-such do=play')
  const flaw = flawIn(game, file)
  expect(flaw).toMatchObject({ kind: 'answer', answer: { number: 7, all: answers.length, seat } })
  expect(flaw?.moment?.asked?.question.seat).toBe(seat)
  expect(timelineOf(game, file)).toEqual({ flaw })
})

test('an answer that leads elsewhere than it did is named, though it could have been given', () => {
  // The first question with a choice: another answer is as legal, and the table differs from there.
  const ways = answers.slice(0, 20).map((_, at) => {
    const asked = flawIn(game, changed(at, 'x'))?.moment?.asked
    return (asked?.options ?? []).map(keyOf)
  })
  const at = ways.findIndex((keys) => keys.length > 1)
  const other = ways[at]?.find((key) => key !== answers[at]?.[1]) ?? ''
  expect(flawIn(game, changed(at, other))).toMatchObject({ kind: 'answer', answer: { number: at + 1 } })
})

test('another seed, another promise, other rules and another beginning are told apart', () => {
  expect(flawIn(game, { ...whole, seed: 'another' })).toMatchObject({ kind: 'seed' })
  expect(flawIn(game, whole, 'promised')).toMatchObject({ kind: 'commitment' })
  expect(flawIn(game, { ...changed(0, 'x'), seats: 9 })).toMatchObject({ kind: 'begin', answer: null })
  expect(flawIn(game, changed(3, 'x', '0'))).toMatchObject({ kind: 'outdated', answer: { number: 4 } })
})
