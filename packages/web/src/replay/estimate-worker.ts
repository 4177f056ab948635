import { findGame } from '@conclave/games'
import type { MatchFile } from '@conclave/kernel'
import { replay } from '@conclave/table'
import { pageOf } from '../table/local/page.ts'
import type { FromEstimator } from './estimates.ts'

const page = pageOf<MatchFile, FromEstimator>()

/** After the end nothing is secret any more: the true positions are judged, for every seat. */
const estimate = async (file: MatchFile): Promise<FromEstimator> => {
  const found = findGame(file.game, file.edition)
  if ('problem' in found) return found
  const { game } = await found.entry.load(found.edition)
  const estimates: number[][] = []
  const table = replay(game, file, {
    visit: ({ match: { state } }) => {
      estimates.push(Array.from({ length: file.seats }, (_, seat) => game.evaluate(state, seat)))
    },
  })
  return 'problem' in table ? table : { estimates }
}

page.hear((file) => {
  estimate(file)
    .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((found) => page.tell(found))
})
