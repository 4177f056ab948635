import type { Chosen, Game, Settings } from '@conclave/kernel'
import { copy } from './copy.ts'
import { editions } from './editions.ts'
import { evaluate } from './evaluate.ts'
import { hiding } from './hiding.ts'
import { instinct } from './instinct.ts'
import { procedures } from './procedures/index.ts'
import { setupOf } from './setup.ts'
import { standing } from './standing.ts'
import { type BlackRose, type BlackRoseOption, settingsIn } from './state.ts'
import { listsOf } from './verbs/lists.ts'
import { view } from './view.ts'
import type { EditionId } from './words/board.ts'

/** [REB-AVA.1, REB-AVA.4] Alone one plays against the Avatar, which takes the fourth body. */
const problemWith = ({ avatar = 'none' }: Chosen<Settings>, seats: number): string | null => {
  if (avatar === 'none') return seats > 1 ? null : 'alone you play against the Avatar: choose one'
  return seats < 4 ? null : 'with the Avatar there are at most three mages'
}

/** The rules of an edition. */
export const blackRoseIn = (edition: EditionId): Game<BlackRose, BlackRoseOption> => {
  // A card that says something wrong is found here, not in the middle of a match.
  listsOf(edition)
  return {
    id: 'black-rose',
    edition,
    rules: '10',
    seats: editions[edition].seats,
    settings: settingsIn(edition),
    problemWith,
    setup: setupOf(edition),
    procedures,
    view,
    hiding,
    copy,
    evaluate,
    instinct,
    standing,
  }
}
