import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import type { BlackRose } from '../../src/state.ts'

const matches: Earlier<BlackRose>[] = JSON.parse(
  readFileSync(new URL('earlier/rules-8.json', import.meta.url), 'utf8'),
)
const asked = matches.flatMap(({ moments }) =>
  moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
)

test.each(matches)('[BRW-GEN.1] a match stored under rules 8 goes on (%#)', (match) => {
  expect(problemsGoingOn(blackRoseIn('1.6'), match)).toEqual([])
})

test('[BRW-GEN.1] they were stored in the middle of what takes several answers', () => {
  expect(asked).toEqual(expect.arrayContaining(['react', 'aim', 'effect', 'activateHere', 'planSlot']))
})
