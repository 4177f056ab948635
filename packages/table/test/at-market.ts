import type { Question, Seat } from '@conclave/kernel'
import { type AnyGame, beginTable, giveAt, type Orders, type Seating, type Table } from '../src/index.ts'
import { marketWith } from './market.ts'

/** A table of the market at which both have planned and seat 0 is to buy. */
export const atMarket = ({ prices = [1, 3, 5], tokens = [true, true] } = {}): Table => {
  const table = beginTable(marketWith(prices, tokens) as AnyGame, { options: {}, seats: 2, seed: 'market' })
  if ('problem' in table) throw new Error(table.problem)
  for (const seat of [0, 1]) must(giveAt(table, seat, 'do=bring', 'seat'))
  return table
}

/** The same table when seat 1 may object. */
export const inWindow = (tokens = [true, true]): Table => {
  const table = atMarket({ tokens })
  must(giveAt(table, 0, 'buy=3', 'seat'))
  return table
}

export const must = (refusal: object | null): void => {
  if (refusal !== null) throw new Error(JSON.stringify(refusal))
}

export const questionAt = ({ match }: Table, seat: Seat): Question => {
  const question = match.state.questions.find((each) => each.seat === seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return question
}

/** People (p) and bots (b). */
export const seating = (kinds: string, { shared = false, orders = {} as Orders } = {}): Seating => ({
  seats: [...kinds].map((kind) => (kind === 'b' ? { kind: 'bot' } : { kind: 'human', orders })),
  shared,
})
