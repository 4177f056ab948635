import { expect, test } from 'vitest'
import { spokenFor } from '../src/index.ts'
import { atMarket, questionAt, seating } from './at-market.ts'

const spoken = (kinds: string, thought: string | null, prices = [1, 3, 5]) => {
  const table = atMarket({ prices })
  return spokenFor(table, seating(kinds), questionAt(table, 0), thought)
}

test('[TBL-ANSWER.5] a bot asks before it touches what is a person’s', () => {
  expect(spoken('bp', 'buy=5')).toEqual({ key: 'buy=1', isLegal: true })
})

test('it does not ask a bot, nor where it touches nothing of another’s', () => {
  expect(spoken('bb', 'buy=5')).toEqual({ key: 'buy=5', isLegal: true })
  expect(spoken('bp', 'buy=3')).toEqual({ key: 'buy=3', isLegal: true })
})

test('where it cannot ask, it does what it wanted', () => {
  expect(spoken('bp', 'buy=5', [3, 5])).toEqual({ key: 'buy=5', isLegal: true })
})

test('[TBL-ANSWER.5] a bot that names no legal answer takes the first one, so that nobody waits for it', () => {
  expect(spoken('bp', 'buy=4')).toEqual({ key: 'buy=1', isLegal: false })
  expect(spoken('bp', null)).toEqual({ key: 'buy=1', isLegal: false })
})
