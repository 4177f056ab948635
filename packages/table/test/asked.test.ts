import { expect, test } from 'vitest'
import { askedNow, beginTable, giveAt, hasAnsweredSince, isStale, undoAt } from '../src/index.ts'
import { atMarket, must } from './at-market.ts'
import { marketWith } from './market.ts'

const begun = () => {
  const table = beginTable(marketWith([1, 3], [true, true]) as never, {
    options: {},
    seats: 2,
    seed: 'asked',
  })
  if ('problem' in table) throw new Error(table.problem)
  return table
}

test('[TBL-ANSWER.6] who plans in secret may answer what she saw before another had planned', () => {
  const table = begun()
  let asked = askedNow(table, new Map())
  must(giveAt(table, 0, 'do=bring', 'seat'))
  asked = askedNow(table, asked)
  expect(isStale(asked, table.seq, 1, 0)).toBe(false)
  expect(isStale(asked, table.seq, 0, 0)).toBe(true)
})

test('[TBL-ANSWER.6] an answer to a question that is not there any more is stale, as is one from the future', () => {
  const table = begun()
  let asked = askedNow(table, new Map())
  for (const seat of [0, 1]) must(giveAt(table, seat, 'do=bring', 'seat'))
  asked = askedNow(table, asked)
  expect(isStale(asked, table.seq, 0, 0)).toBe(true)
  expect(isStale(asked, table.seq, 0, 2)).toBe(false)
  expect(isStale(asked, table.seq, 0, 3)).toBe(true)
  expect(isStale(asked, table.seq, 1, 1)).toBe(true)
})

test('[TBL-ANSWER.6] a seat that has answered itself since wants to go back from elsewhere', () => {
  const table = atMarket()
  expect(hasAnsweredSince(table, 1, 1)).toBe(true)
  expect(hasAnsweredSince(table, 1, 2)).toBe(false)
  expect(hasAnsweredSince(table, 0, 1)).toBe(false)
  expect(hasAnsweredSince(table, 0, 9)).toBe(true)
  must(undoAt(table, 1))
  expect(hasAnsweredSince(table, 1, 1)).toBe(false)
})
