import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound } from '../../src/state.ts'

const matches: Earlier<Spellbound>[] = JSON.parse(
  readFileSync(new URL('earlier/rules-1.json', import.meta.url), 'utf8'),
)
const asked = matches.flatMap(({ moments }) =>
  moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
)

test.each(matches)('[SPB-ST.2] a match stored under rules 1 goes on (%#)', (match) => {
  expect(problemsGoingOn(spellbound, match)).toEqual([])
})

test('[SPB-ST.2] they were stored in the middle of what takes several answers', () => {
  expect(asked).toEqual(expect.arrayContaining(['part', 'story', 'window', 'payment', 'consent', 'wand', 'spell']))
})
