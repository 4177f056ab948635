import { findGame } from '@conclave/games'
import { expect, test } from 'vitest'
import { lessons } from '../src/tutorial/lesson.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'

test.each(lessons)('the lesson of $game can be followed to its end', async (lesson) => {
  const found = findGame(lesson.game)
  if ('problem' in found) throw new Error(found.problem)
  const table = new LessonTable(await found.entry.load(found.edition), lesson)
  for (const { keys } of lesson.steps.slice(0, -1)) {
    if (keys.length === 0) table.next()
    for (const key of keys) {
      expect(table.snapshot().views.get(0)?.options.length, key).toBe(1)
      table.answer(0, key)
    }
  }
  expect(table.at).toBe(lesson.steps.length - 1)
})
