import { findGame } from '@conclave/games'
import { loadFigures } from '../boards/figures.ts'
import { pageOf } from '../table/local/page.ts'
import { reviewOf } from './review.ts'
import type { FromReviewer, ToReviewer } from './use-review.ts'

const page = pageOf<ToReviewer, FromReviewer>()

const review = async ({ file, seat, won }: ToReviewer): Promise<FromReviewer> => {
  const found = findGame(file.game, file.edition)
  if ('problem' in found) return found
  const [{ game }, figures] = await Promise.all([found.entry.load(found.edition), loadFigures(file.game)])
  return reviewOf(game, figures, file, seat, won)
}

page.hear((wanted) => {
  review(wanted)
    .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((found) => page.tell(found))
})
