import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import type { MageNoir } from '../../src/state.ts'

const matches: Earlier<MageNoir>[] = JSON.parse(
  readFileSync(new URL('earlier/rules-3.json', import.meta.url), 'utf8'),
)
const asked = matches.flatMap(({ moments }) =>
  moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
)

test.each(matches)('[MN-3.1] a match stored under rules 3 goes on (%#)', (match) => {
  expect(problemsGoingOn(mageNoir, match)).toEqual([])
})

test('[MN-3.1] they were stored in the middle of what takes several answers', () => {
  expect(asked).toEqual(expect.arrayContaining(['effect', 'window', 'protect', 'plan', 'main']))
})
