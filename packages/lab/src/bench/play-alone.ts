import { loadGame } from '../load-game.ts'
import { engineSubjects, shapeOf } from './engine.ts'
import type { Entrant } from './entrant.ts'
import type { BenchTask, Ready } from './game-process.ts'

// The process of one game: it says what can be measured, and then does what it is asked.
const entrant: Entrant = JSON.parse(process.argv[2] ?? '')
const loaded = await loadGame(entrant.game, entrant.edition)
const subjects = engineSubjects(loaded, entrant)

process.on('message', async ({ subject, milliseconds, round }: BenchTask) => {
  const found = subjects.find((each) => each.id === subject)
  if (found === undefined) throw new Error(`${entrant.id} has nothing called '${subject}'`)
  process.send?.(await found.run(milliseconds, round))
})
process.send?.({
  shape: shapeOf(loaded, entrant),
  subjects: subjects.map((each) => each.id),
} satisfies Ready)
