import type { Game } from '@conclave/kernel'
import { again } from './again.ts'
import { problemWithDecks } from './decks.ts'
import { evaluate, judge } from './evaluate.ts'
import { hiding } from './hiding.ts'
import { checkDeck } from './kept-deck.ts'
import { procedures } from './procedures/index.ts'
import { searchHints } from './search-hints.ts'
import { setup } from './setup.ts'
import { standingOrders } from './standing-orders.ts'
import { type MageNoir, type MageNoirOption, settings } from './state.ts'
import { giveUp } from './table/ending.ts'
import { view } from './view.ts'

/** Mage Noir (base set), whole: a duel of two mages with decks of their own. */
export const mageNoir: Game<MageNoir, MageNoirOption, typeof settings> = {
  id: 'mage-noir',
  edition: 'base',
  rules: '5',
  seats: [2, 2],
  settings,
  problemWith: problemWithDecks,
  again,
  checkDeck,
  setup,
  procedures,
  view,
  hiding,
  evaluate,
  judge,
  giveUp,
  searchHints,
  standingOrders,
}
