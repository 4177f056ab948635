import { decodeDeck, type MageNoirView } from '@conclave/mage-noir'
import { pc } from '../colours.ts'
import { table } from '../output.ts'
import type { Board } from './board-type.ts'

/**
 * The piles of Mage Noir: the discard piles, and what is left of each deck list. Of the other mage, deck and hand cannot be
 * told apart.
 */
export const mageNoirPiles: Board = ({ view, texts, speak, width }) => {
  // Drawn for the views of this game only.
  const { players, decks } = view.table as MageNoirView
  const names = new Map(texts.cards.map(({ id, name }) => [id, speak.message(name)]))
  const listed = (cards: readonly string[]): string =>
    [...Map.groupBy(cards, (card) => names.get(card) ?? card)]
      .map(([name, copies]) => (copies.length > 1 ? `${name} ×${copies.length}` : name))
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
    const who = speak.find(`seat.${seat}`) ?? ''
    const where = speak.cli(own ? 'mageNoir.inDeck' : 'mageNoir.inDeckOrHand')
    return [
      [pc.bold(who), speak.find('zone.discard') ?? '', listed(discard.cards ?? [])],
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
