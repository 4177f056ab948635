import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import type { MageNoir } from '../../src/state.ts'

const stored = {
  3: ['effect', 'window', 'protect', 'plan', 'main'],
  4: ['price', 'order', 'window', 'effect'],
} as const

describe.each([3, 4] as const)('rules %i', (rules) => {
  const matches: Earlier<MageNoir>[] = JSON.parse(
    readFileSync(new URL(`earlier/rules-${rules}.json`, import.meta.url), 'utf8'),
  )
  const asked = matches.flatMap(({ moments }) =>
    moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
  )

  test.each(matches)('[MN-3.1] a match that they have stored goes on (%#)', (match) => {
    expect(problemsGoingOn(mageNoir, match)).toEqual([])
  })

  test('[MN-3.1] they were stored in the middle of what takes several answers', () => {
    expect(asked).toEqual(expect.arrayContaining([...stored[rules]]))
  })
})
