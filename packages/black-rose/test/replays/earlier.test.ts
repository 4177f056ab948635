import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import type { BlackRose } from '../../src/state.ts'

/** The kinds of question in the middle of which matches were stored under earlier rules. */
const stored = {
  8: ['react', 'aim', 'effect', 'activateHere', 'planSlot'],
  9: ['react', 'aim', 'effect', 'component', 'study', 'completeQuest'],
}

describe.each(Object.entries(stored))('rules %s', (rules, kinds) => {
  const matches: Earlier<BlackRose>[] = JSON.parse(
    readFileSync(new URL(`earlier/rules-${rules}.json`, import.meta.url), 'utf8'),
  )

  test.each(matches)('[BRW-GEN.1] a match that was stored goes on (%#)', (match) => {
    expect(problemsGoingOn(blackRoseIn('1.6'), match)).toEqual([])
  })

  test('[BRW-GEN.1] they were stored in the middle of what takes several answers', () => {
    const asked = matches.flatMap(({ moments }) =>
      moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
    )
    expect(asked).toEqual(expect.arrayContaining(kinds))
  })
})
