import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound } from '../../src/state.ts'

const storedUnder = (rules: number): Earlier<Spellbound>[] =>
  JSON.parse(readFileSync(new URL(`earlier/rules-${rules}.json`, import.meta.url), 'utf8'))

const kindsIn = (matches: readonly Earlier<Spellbound>[]): string[] =>
  matches.flatMap(({ moments }) =>
    moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
  )

const first = storedUnder(1)
const second = storedUnder(2)

test.each(first)('[SPB-ST.2] a match stored under rules 1 goes on (%#)', (match) => {
  expect(problemsGoingOn(spellbound, match)).toEqual([])
})

test.each(second)('[SPB-ST.2] a match stored under rules 2 goes on (%#)', (match) => {
  expect(problemsGoingOn(spellbound, match)).toEqual([])
})

test('[SPB-ST.2] they were stored in the middle of what takes several answers', () => {
  expect(kindsIn(first)).toEqual(
    expect.arrayContaining(['part', 'story', 'window', 'payment', 'consent', 'wand', 'spell']),
  )
  // A spell was spent before it was aimed, under rules 2.
  expect(kindsIn(second)).toEqual(
    expect.arrayContaining(['spell', 'destination', 'consent', 'reward', 'allot', 'witchTime']),
  )
})
