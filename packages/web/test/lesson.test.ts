import { findGame } from '@conclave/games'
import { keyOf } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { lessons } from '../src/tutorial/lesson.ts'
import type { Lesson } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'

const tableOf = async (lesson: Lesson): Promise<LessonTable> => {
  const found = findGame(lesson.game, lesson.edition)
  if ('problem' in found) throw new Error(found.problem)
  return new LessonTable(await found.entry.load(found.edition), lesson)
}

test.each(lessons)('the lesson $id can be followed to its end, whatever else is clicked', async (lesson) => {
  const table = await tableOf(lesson)
  for (const { keys } of lesson.steps.slice(0, -1)) {
    if (keys.length === 0) table.next()
    for (const key of keys) {
      const options = table.snapshot().views.get(0)?.options ?? []
      expect(options.map(keyOf), 'what is wanted can be done, and nothing else').toEqual([key])
      const before = JSON.stringify(table.file)
      for (const wrong of ['do=end', 'do=pass', 'do=move', 'do=back', 'do=castNext', 'do=nothing at all'])
        if (wrong !== key) table.answer(0, wrong)
      expect(table.astray, 'a wrong click is told').toBe(true)
      expect(JSON.stringify(table.file), 'and changes nothing').toBe(before)
      table.answer(0, key)
      expect(table.astray).toBe(false)
    }
  }
  expect(table.at).toBe(lesson.steps.length - 1)
})
