import { type Hiding, type Place, placesOf, type Viewer } from '@conclave/kernel'
import { type MageNoir, playerOf } from './state.ts'
import { isKnownAt } from './table/deck.ts'

/** The places of a player's cards whose contents a viewer does not know. */
const hiddenOf = (state: MageNoir, seat: number, viewer: Viewer): Place[] => {
  const player = playerOf(state, seat)
  const deck = placesOf(player.deck).filter(({ at }) => !isKnownAt(player, at, viewer))
  if (viewer === seat) return deck
  return [...deck, ...placesOf(player.hand), ...player.piles.flatMap((pile) => placesOf(pile))]
}

/** [4.1] Decks hide their order from everybody, hands and opening piles hide their cards from everybody else. */
export const hiding: Hiding<MageNoir> = {
  alike: [(state, viewer) => hiddenOf(state, 0, viewer), (state, viewer) => hiddenOf(state, 1, viewer)],
  // Hands are kept in order: what was dealt anew is put in order, too.
  tidy: (state) => {
    for (const { hand } of state.players) hand.sort()
  },
}
