import { think } from '@conclave/bots'
import { findGame } from '@conclave/games'
import type { FromThinker, ToThinker } from './messages.ts'
import { pageOf } from './page.ts'

const page = pageOf<ToThinker, FromThinker>()

const answer = async ({ task }: ToThinker): Promise<FromThinker['thought']> => {
  const found = findGame(task.game, task.edition)
  if ('problem' in found) return found
  const { game } = await found.entry.load(found.edition)
  return think(game, task, { clock: () => performance.now() })
}

page.hear((message) => {
  answer(message)
    .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((thought) => page.tell({ number: message.number, thought }))
})
