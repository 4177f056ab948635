import { placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import type { MageNoir, MageNoirOption } from '../src/state.ts'

/** What the laws of hidden information need to know of the game. */
export const lawful: Lawful<MageNoir, MageNoirOption> = {
  // Cards of one back: a player's deck, hand and opening piles.
  alike: ({ players }) =>
    players.map(({ deck, hand, piles }) => [
      ...placesOf(deck),
      ...placesOf(hand),
      ...piles.flatMap((pile) => placesOf(pile)),
    ]),
  // In which order cards came to hand is forgotten at once, and so is what was found before the deck was shuffled.
  passing: ['drew', 'topSeen', 'topTaken', 'cardFound', 'nothingFound', 'knownCardDrawn', 'deckEmpty'],
}
