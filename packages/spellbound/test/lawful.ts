import { placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import { allyOf } from '../src/content/cards.ts'
import type { Spellbound, SpellboundOption } from '../src/state.ts'

/** What the laws of hidden information need to know of the game. */
export const lawful: Lawful<Spellbound, SpellboundOption> = {
  // Cards of one back. Places are never in the box; what lies in the reserve follows from what lies elsewhere.
  alike: ({ zones, villages }) => [
    placesOf(zones.deck),
    placesOf(zones.spellPile),
    placesOf(zones.wickedDeck),
    placesOf(villages),
    [...placesOf(villages).filter(({ list, at }) => allyOf(String(list[at]))), ...placesOf(zones.box)],
  ],
  // In which order cards of both rows came up, and whom they moved first, is forgotten when all of it is shuffled again.
  passing: ['cardDrawn', 'pieceAdvanced', 'witchTurnedAway'],
}
