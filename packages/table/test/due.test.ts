import { describe, expect, test } from 'vitest'
import {
  awaitedSeats,
  dueByOrder,
  dueFor,
  endsPlanning,
  giveAt,
  type Moment,
  nextForBot,
  type Seating,
  type Table,
  undoAt,
} from '../src/index.ts'
import { atMarket, inWindow, must, questionAt, seating } from './at-market.ts'

const clock = { release: 30, deadline: 100 }

/** Due at the window of seat 1. */
const due = (table: Table, at: Seating, moment: Moment) => {
  const found = dueFor(table, at, questionAt(table, 1), moment)
  return found?.do === 'answer' ? `${found.key} by ${found.by}` : (found?.do ?? null)
}

describe('a window with a clock', () => {
  const quiet = seating('pp', { orders: { quiet: true } })

  test.each([
    ['a person answers it herself', seating('pp'), { now: 50, clock }, null],
    ['her orders wait for its moment', quiet, { now: 20, clock }, null],
    ['her orders answer it then', quiet, { now: 30, clock }, 'do=pass by order'],
    ['a timer may be a millisecond early', quiet, { now: 29, clock }, 'do=pass by order'],
    [
      'when her time is up the table declines for her',
      seating('pp'),
      { now: 100, clock },
      'do=pass by timeout',
    ],
    ['without a deadline it waits', seating('pp'), { now: 1e9, clock: { release: 0, deadline: null } }, null],
    ['what she answered early waits, too', seating('pp'), { now: 20, clock, pending: 'do=object' }, null],
    ['and goes before her orders', quiet, { now: 30, clock, pending: 'do=object' }, 'do=object by player'],
    ['a bot thinks while it is closed', seating('pb'), { now: 20, clock }, 'think'],
    ['its thought waits for the moment', seating('pb'), { now: 20, clock, thought: 'do=object' }, null],
    ['and is given then', seating('pb'), { now: 30, clock, thought: 'do=object' }, 'do=object by bot'],
  ] as const)('%s', (_, at, moment, expected) => {
    expect(due(inWindow(), at, moment)).toBe(expected)
  })

  test.each([
    ['[TBL-ANSWER.1] of a person is answered by the table at its moment', 'pp', 'do=pass by order'],
    ['of a bot is answered without a thought', 'pb', 'do=pass by bot'],
  ] as const)('without a choice %s', (_, kinds, expected) => {
    const table = inWindow([true, false])
    expect(due(table, seating(kinds), { now: 20, clock })).toBeNull()
    expect(due(table, seating(kinds), { now: 30, clock })).toBe(expected)
  })
})

describe('a window without a clock', () => {
  test('[TBL-ANSWER.2] is passed for a person who has nothing to choose, unless others look on at the same screen', () => {
    const table = inWindow([true, false])
    expect(dueByOrder(table, seating('pp'))).toMatchObject({ key: 'do=pass', by: 'order' })
    expect(dueByOrder(table, seating('pp', { shared: true }))).toBeNull()
  })

  test('[TBL-ANSWER.3] is thought about by a bot also when it has nothing to choose: the time it takes says nothing', () => {
    expect(due(inWindow([true, false]), seating('pb'), { now: 0 })).toBe('think')
  })
})

test('[TBL-LOG.2] what a seat has gone back to is its own to answer, until time is up', () => {
  const table = inWindow([true, false])
  const alone = seating('pp')
  must(giveAt(table, 1, 'do=pass', 'seat'))
  must(undoAt(table, 1))
  expect(dueByOrder(table, alone)).toBeNull()
  expect(due(table, alone, { now: 50, clock })).toBeNull()
  expect(due(table, alone, { now: 100, clock })).toBe('do=pass by timeout')
  must(giveAt(table, 1, 'do=pass', 'seat'))
  expect(table.back.size).toBe(0)
})

test('[TBL-ANSWER.4] what the match waits for goes before what a bot may say out of turn, and that is offered once', () => {
  const table = atMarket()
  must(undoAt(table, 1))
  expect(awaitedSeats(table.match.state.questions)).toEqual([1])
  const bots = seating('bb')
  expect(nextForBot(table, bots, new Set())).toMatchObject({ seat: 1, kind: 'plan' })
  expect(nextForBot(table, seating('bp'), new Set())).toMatchObject({ seat: 0, kind: 'planned' })
  expect(nextForBot(table, seating('bp'), new Set([0]))).toBeUndefined()
})

test('[TBL-ANSWER.7] an answer ends a planning if it is the last one in secret and the others cannot think again after it', () => {
  const table = atMarket()
  expect(endsPlanning(table, 0, 'buy=1')).toBe(false)
  must(undoAt(table, 1))
  expect(endsPlanning(table, 1, 'do=bring')).toBe(true)
  expect(endsPlanning(table, 1, 'no such key')).toBe(false)
  must(giveAt(table, 0, 'do=rethink', 'seat'))
  expect(endsPlanning(table, 1, 'do=bring')).toBe(false)
})

test('[TBL-LOG.2] who is asked anew because of another’s answer has not gone back to that', () => {
  const table = atMarket()
  must(undoAt(table, 1))
  expect([...table.back.keys()]).toEqual([1])
  must(giveAt(table, 0, 'do=rethink', 'seat'))
  expect(table.back.size).toBe(0)
})
