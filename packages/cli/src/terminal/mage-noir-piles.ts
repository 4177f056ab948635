import { decodeDeck, type MageNoirView } from '@conclave/mage-noir'
import { pc } from '../colours.ts'
import { table } from '../output.ts'
import type { Drawing } from './board-type.ts'
import { drawnOf } from './drawn.ts'

/**
 * The piles of Mage Noir: the discard piles, and what is left of each deck list. Of the other mage, deck and hand cannot be
 * told apart.
 */
export const mageNoirPiles = (drawing: Drawing<MageNoirView>): string => {
  const { view, name, say, game, width } = drawnOf(drawing)
  const { players, decks } = view
  const listed = (cards: readonly string[]): string =>
    [...Map.groupBy(cards, name)]
      .map(([each, copies]) => (copies.length > 1 ? `${each} ×${copies.length}` : each))
      .sort()
      .join(', ')
  const rows = players.flatMap((player, seat) => {
    const { hand, shown, discard, board, piles } = player
    const own = hand.cards !== undefined
    const seen = [
      ...(hand.cards ?? shown),
      ...(discard.cards ?? []),
      ...board.map(({ card }) => card),
      ...piles.flatMap(({ cards = [] }) => cards),
    ]
    const unseen = remaining(decks[seat as 0 | 1], seen)
    const who = game(`seat.${seat}`)
    const where = say(own ? 'mageNoir.inDeck' : 'mageNoir.inDeckOrHand')
    return [
      [pc.bold(who), game('zone.discard'), listed(discard.cards ?? [])],
      ['', where, listed(unseen)],
    ]
  })
  return table(rows, width)
}

/** The cards of a deck list that were not seen anywhere. */
const remaining = (code: string, seen: readonly string[]): string[] => {
  const reading = decodeDeck(code)
  if ('problem' in reading) return []
  return Object.entries(reading.deck).flatMap(([card, count]) =>
    Array<string>(Math.max(0, count - seen.filter((each) => each === card).length)).fill(card),
  )
}
