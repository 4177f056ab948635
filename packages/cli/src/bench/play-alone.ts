import { loadGame } from '../arguments.ts'
import { engineSubjects, shapeOf } from './engine.ts'
import type { Ready, Task } from './game-process.ts'

// The process of one game: it says what can be measured, and then does what it is asked.
const [, , id = '', seats = '2'] = process.argv
const loaded = await loadGame(id, undefined)
const subjects = engineSubjects(loaded, Number(seats))

process.on('message', async ({ subject, milliseconds, round }: Task) => {
  const found = subjects.find((each) => each.id === subject)
  if (found === undefined) throw new Error(`${id} has nothing called '${subject}'`)
  process.send?.(await found.run(milliseconds, round))
})
process.send?.({
  shape: shapeOf(loaded, Number(seats)),
  subjects: subjects.map((each) => each.id),
} satisfies Ready)
