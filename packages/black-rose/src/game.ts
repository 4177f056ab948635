import type { Chosen, Game, Settings } from '@conclave/kernel'
import { copy } from './copy.ts'
import { editions } from './editions.ts'
import { evaluate, judge } from './evaluate.ts'
import { hiding } from './hiding.ts'
import { objectionTo } from './objections.ts'
import { procedures } from './procedures/index.ts'
import { searchHintsIn } from './search-hints.ts'
import { setupOf } from './setup.ts'
import { standingOrders } from './standing-orders.ts'
import { type BlackRose, type BlackRoseOption, settingsIn } from './state.ts'
import { listsOf } from './verbs/lists.ts'
import { view } from './view.ts'
import { en } from './wording/en.ts'
import type { EditionId } from './words/board.ts'

const problemWith = (chosen: Chosen<Settings>, seats: number): string | null => {
  const objection = objectionTo(chosen, seats)
  return objection === null ? null : en[`objection.${objection}`]
}

/** The rules of an edition. */
export const blackRoseIn = (edition: EditionId): Game<BlackRose, BlackRoseOption> => {
  // A card that says something wrong is found here, not in the middle of a match.
  listsOf(edition)
  return {
    id: 'black-rose',
    edition,
    rules: '11',
    seats: editions[edition].seats,
    settings: settingsIn(edition),
    problemWith,
    setup: setupOf(edition),
    procedures,
    view,
    hiding,
    copy,
    evaluate,
    judge,
    searchHints: searchHintsIn(edition),
    standingOrders,
  }
}
