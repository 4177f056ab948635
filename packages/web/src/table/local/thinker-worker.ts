import { think } from '@conclave/bots'
import { findGame } from '@conclave/games'
import type { FromThinker, ToThinker } from './messages.ts'

interface Scope {
  postMessage(message: FromThinker): void
  onmessage: ((event: { readonly data: ToThinker }) => void) | null
}
const scope = globalThis as unknown as Scope

const answer = async ({ task }: ToThinker): Promise<FromThinker['thought']> => {
  const found = findGame(task.game, task.edition)
  if ('problem' in found) return found
  const { game } = await found.entry.load(found.edition)
  return think(game, task, { clock: () => performance.now() })
}

scope.onmessage = ({ data }) => {
  answer(data)
    .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((thought) => scope.postMessage({ number: data.number, thought }))
}
