import type { Hiding } from '@conclave/kernel'
import type { MageNoir } from './state.ts'
import { hiddenFrom } from './table/knowledge.ts'

export const hiding: Hiding<MageNoir> = {
  alike: [(state, viewer) => hiddenFrom(state, 0, viewer), (state, viewer) => hiddenFrom(state, 1, viewer)],
  // Hands are kept in order: what was dealt anew is put in order, too.
  tidy: (state) => {
    for (const { hand } of state.players) hand.sort()
  },
}
