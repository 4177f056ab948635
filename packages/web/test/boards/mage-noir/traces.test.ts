import type { MageNoirView } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import {
  keyInHand,
  keyOnBoard,
  keyOnTop,
  noTravels,
  pileOf,
  travelsTo,
} from '../../../src/boards/mage-noir/travel/traces.ts'

interface Side {
  readonly hand?: readonly string[]
  readonly board?: readonly (readonly [n: number, card: string])[]
  readonly discard?: readonly string[]
}

/** As much of a table as is followed: the first mage sees her own hand. */
const table = (mine: Side, foes: Side = {}): MageNoirView => {
  const side = ({ hand, board = [], discard = [] }: Side) => ({
    hand: hand === undefined ? { count: 5 } : { count: hand.length, cards: hand },
    board: board.map(([n, card]) => ({ n, card })),
    discard: { count: discard.length, cards: discard },
    top: [],
  })
  return { phase: 'main', players: [side({ hand: [], ...mine }), side(foes)] } as unknown as MageNoirView
}

test('a card is followed from hand to board to discard pile', () => {
  const one = travelsTo(noTravels, table({ hand: ['flame', 'seed'] }))
  const seed = keyInHand(one, 0, 1)
  const two = travelsTo(one, table({ hand: ['flame'], board: [[1, 'seed']] }))
  expect(keyOnBoard(two, 1)).toBe(seed)
  const three = travelsTo(two, table({ hand: ['flame'], discard: ['seed'] }))
  expect(keyOnTop(three, 'discard', 0)).toBe(seed)
  expect(pileOf(three, seed)).toBe('discard:0')
})

test('copies on the board are told apart, whichever of them leaves', () => {
  const one = travelsTo(
    noTravels,
    table({
      board: [
        [1, 'flame'],
        [2, 'flame'],
      ],
    }),
  )
  const two = travelsTo(one, table({ board: [[2, 'flame']], discard: ['flame'] }))
  expect(keyOnBoard(two, 2)).toBe(keyOnBoard(one, 2))
  expect(keyOnTop(two, 'discard', 0)).toBe(keyOnBoard(one, 1))
})

test('what is drawn comes from the deck, what the other mage plays from the hand', () => {
  const one = travelsTo(noTravels, table({ hand: ['flame'] }))
  expect(one.from.size).toBe(0)
  const two = travelsTo(one, table({ hand: ['flame', 'flame'] }, { board: [[1, 'seed']] }))
  expect([...two.from.values()]).toEqual(['deck:0', 'hand:1'])
  expect(two.from.has(keyInHand(two, 0, 0))).toBe(false)
  // A card of the same name that the other mage has is another card.
  const three = travelsTo(two, table({ hand: ['flame', 'flame', 'seed'] }))
  expect(keyInHand(three, 0, 2)).not.toBe(keyOnBoard(two, 1))
  expect(pileOf(three, keyOnBoard(two, 1))).toBe('hand:1')
})
