import { advise, taskFor } from '@conclave/bots'
import { findGame } from '@conclave/games'
import { openMatch } from '@conclave/kernel'
import { pageOf } from '../table/local/page.ts'
import type { FromAdviser, ToAdviser } from './adviser-messages.ts'

const page = pageOf<ToAdviser, FromAdviser>()

const answer = async ({ position, seat, bot, seed }: ToAdviser): Promise<FromAdviser> => {
  const { game: id, edition } = 'file' in position ? position.file : position
  const found = findGame(id, edition)
  if ('problem' in found) return found
  const { game } = await found.entry.load(found.edition)
  const means = { clock: () => performance.now() }
  if ('world' in position) return advise(game, { world: position.world, seat, bot, seed }, means)
  const match = openMatch(game, position.file, position.answers)
  // The adviser is given an imagined world, as a bot in the seat would be: nothing that is hidden from the seat decides.
  return 'problem' in match ? match : advise(game, taskFor(game, match.state, seat, bot, seed), means)
}

page.hear((message) => {
  answer(message)
    .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((advice) => page.tell(advice))
})
