import { existsSync } from 'node:fs'
import { games } from '@conclave/games'
import { expect, test } from 'vitest'
import { factsOf } from '../src/app/game-facts.ts'
import { areRulesTold } from '../src/rules/told.ts'
import { lessons } from '../src/tutorial/lesson.ts'

test.each(games.map(({ id }) => id))('the lobby knows what %s is, and where it is taught', (id) => {
  const facts = factsOf(id)
  expect(facts?.minutes[0]).toBeLessThan(facts?.minutes[1] ?? 0)
  expect(facts?.lesson).toBe(lessons.some(({ game }) => game === id))
  expect(areRulesTold(id)).toBe(existsSync(new URL(`../../../docs/rules/${id}.en.md`, import.meta.url)))
})
