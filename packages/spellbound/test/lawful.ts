import { placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import { backs, type Places } from '../src/hiding.ts'
import type { Spellbound, SpellboundOption } from '../src/state.ts'

const everything: Places = {
  inZone: ({ zones }, zone) => placesOf(zones[zone]),
  inVillages: ({ villages }) => placesOf(villages),
}

/** Facts of the game that the laws of hidden information need. */
export const lawful: Lawful<Spellbound, SpellboundOption> = {
  alike: (state) => backs.map((back) => back(state, everything)),
  // In which order cards of both rows came up, and whom they moved first, is forgotten when all of it is shuffled again.
  passing: ['cardDrawn', 'pieceAdvanced', 'witchTurnedAway'],
}
