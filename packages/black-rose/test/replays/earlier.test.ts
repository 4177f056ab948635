import { readFileSync } from 'node:fs'
import { type Earlier, problemsGoingOn } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import type { BlackRose } from '../../src/state.ts'

const stored = (rules: string): Earlier<BlackRose>[] =>
  JSON.parse(readFileSync(new URL(`earlier/rules-${rules}.json`, import.meta.url), 'utf8'))

/** Questions of their players when they were stored: in the middle of something that takes several answers. */
const asked = {
  '8': ['react', 'aim', 'effect', 'activateHere', 'planSlot'],
  '9': ['librarySchool', 'libraryKeep', 'study', 'component', 'completeQuest', 'react'],
}

describe.each(Object.entries(asked))('matches stored under rules %s', (rules, kinds) => {
  const matches = stored(rules)

  test.each(matches)('[BRW-GEN.1] go on (%#)', (match) => {
    expect(problemsGoingOn(blackRoseIn('1.6'), match)).toEqual([])
  })

  test('[BRW-GEN.1] were stored in the middle', () => {
    const found = matches.flatMap(({ moments }) =>
      moments.flatMap(({ state }) => state.questions.map(({ kind }) => kind)),
    )
    expect(found).toEqual(expect.arrayContaining(kinds))
  })
})
