import type { Game } from '@conclave/kernel'
import { cards } from './content/cards.ts'
import { courtesy } from './courtesy.ts'
import { evaluate, judge } from './evaluate.ts'
import { hiding } from './hiding.ts'
import { procedures } from './procedures/index.ts'
import { setup } from './setup.ts'
import { standingOrders } from './standing-orders.ts'
import { type Spellbound, type SpellboundOption, settings } from './state.ts'
import { checkCards } from './verbs/check.ts'
import { view } from './view.ts'

checkCards(cards)

/** Spellbound (Lamont & Lamont, 2012), whole: `docs/rules/spellbound.en.md` tells the rules in our words. */
export const spellbound: Game<Spellbound, SpellboundOption, typeof settings> = {
  id: 'spellbound',
  edition: '2012',
  rules: '3',
  seats: [1, 4],
  settings,
  setup,
  procedures,
  view,
  hiding,
  evaluate,
  judge,
  standingOrders,
  courtesy,
}
