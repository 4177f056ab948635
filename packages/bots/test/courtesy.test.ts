import { begin, type Game, type Seat, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { politely } from '../src/index.ts'
import { type Answer, type Auction, auction } from './auction.ts'

/** Whoever bids five takes something of the next seat's, and could bid one instead. */
const polite: Game<Auction, Answer> = {
  ...auction,
  courtesy: ({ seat }, option) =>
    'bid' in option && option.bid === 5 ? { of: seat + 1, instead: { bid: 1 } } : undefined,
}

const answered = (bid: number, isBot: (seat: Seat) => boolean, hand = [1, 3, 5]): Answer => {
  const state = begin(polite, {}, 2, swift('courtesy'))
  state.hands[0]!.splice(0, Number.POSITIVE_INFINITY, ...hand)
  return politely(polite, state, state.questions[0]!, { bid }, isBot)
}

test('a bot asks before it touches what is a person’s', () => {
  expect(answered(5, (seat) => seat === 0)).toEqual({ bid: 1 })
})

test('it does not ask a bot, nor where it touches nothing of another’s', () => {
  expect(answered(5, () => true)).toEqual({ bid: 5 })
  expect(answered(3, (seat) => seat === 0)).toEqual({ bid: 3 })
})

test('where it cannot ask, it does what it wanted', () => {
  expect(answered(5, (seat) => seat === 0, [3, 5])).toEqual({ bid: 5 })
})
