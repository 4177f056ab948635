import { placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import type { MageNoir, MageNoirOption } from '../src/state.ts'
import { listsIn, zones } from '../src/table/knowledge.ts'

const closed = Object.values(zones).filter(({ others }) => others === 'count')

/** Facts of the game that the laws of hidden information need. */
export const lawful: Lawful<MageNoir, MageNoirOption> = {
  // Cards of one back: whatever of a player's lies closed to anybody.
  alike: ({ players }) =>
    players.map((player) =>
      closed.flatMap(({ zone }) => listsIn(player, zone)).flatMap((list) => placesOf(list)),
    ),
  // In which order cards came to hand is forgotten at once, and so is what was found before the deck was shuffled.
  passing: ['drew', 'topSeen', 'topTaken', 'cardFound', 'nothingFound', 'knownCardDrawn', 'deckEmpty'],
}
