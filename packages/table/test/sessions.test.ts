import { games } from '@conclave/games'
import {
  canonical,
  give,
  hash,
  openMatch,
  startMatch,
  type TableEvent,
  undoObjection,
} from '@conclave/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../../../tools/soak.ts'
import { dueByOrder, hasAnsweredSince, isUndone, type Table, undoAt } from '../src/index.ts'
import {
  again,
  beginEvening,
  type Evening,
  givenAt,
  type Happening,
  happen,
  listen,
  restore,
  seatingOf,
  settleDown,
  wholeFile,
} from './sessions.ts'

const editions = games.flatMap(({ id, editions, load }) =>
  editions.map(({ id: edition, seats }) => ({ id, edition, seats, load })),
)

const which = fc.nat({ max: 999 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 12, arbitrary: which.map((n): Happening => ({ do: 'answer', which: n })) },
  { weight: 3, arbitrary: which.map((n): Happening => ({ do: 'undo', which: n })) },
  { weight: 2, arbitrary: which.map((n): Happening => ({ do: 'listen', which: n })) },
  { weight: 1, arbitrary: which.map((n): Happening => ({ do: 'orders', which: n })) },
  { weight: 1, arbitrary: fc.constantFrom<Happening>({ do: 'reopen' }, { do: 'replay' }) },
  { weight: 6, arbitrary: fc.constant<Happening>({ do: 'checkpoint' }) },
  { weight: 2, arbitrary: fc.constant<Happening>({ do: 'restore' }) },
)

/** Any mix of people and bots, and forty things that happen. */
const evenings = ([min, max]: readonly [number, number]) =>
  fc.record({
    seed: fc.integer({ min: 1, max: 1e6 }),
    kinds: fc.array(fc.constantFrom<'human' | 'bot'>('human', 'human', 'bot'), {
      minLength: Math.max(min, 2),
      maxLength: max,
    }),
    shared: fc.boolean(),
    course: fc.array(happening, { minLength: 40, maxLength: 40 }),
  })

const eventsOf = ({ log }: Table): TableEvent[] =>
  log.filter((entry) => !isUndone(entry)).map(({ event }) => event)

/** The plain list: the answers that stand, given one after the other in a match that nobody ever left or took back. */
const plainly = (evening: Evening) => {
  const { game } = evening
  const [file, given] = [wholeFile(evening), givenAt(evening)]
  const events: TableEvent[] = []
  const match = startMatch(game, file, (event) => events.push(event))
  if ('problem' in match) throw new Error(match.problem)
  for (const { seat, key } of given) give(match, seat, key, (event) => events.push(event))
  return { state: match.state, events }
}

const checkEvening = (evening: Evening): void => {
  const { game, table } = evening
  const { state } = table.match
  const file = wholeFile(evening)
  const plain = plainly(evening)
  expect(hash(state)).toBe(hash(plain.state))
  expect(eventsOf(table)).toEqual(plain.events)
  // The file alone leads here, with every undo and every hash on the way.
  const opened = openMatch(game, JSON.parse(JSON.stringify(file)))
  if ('problem' in opened) throw new Error(opened.problem)
  expect(hash(opened.state)).toBe(hash(state))
  for (const how of ['reopen', 'replay'] as const) {
    const brought = again(how, evening, JSON.parse(JSON.stringify(file)))
    expect(brought.match.given).toEqual(givenAt(evening))
    expect(brought.match.file).toEqual(file)
    expectAlike(brought, table)
    if (evening.left === null) expect(brought.seqs).toEqual(table.seqs)
  }
  checkRestored(evening)
  for (const listener of evening.listeners) {
    listen(table, listener)
    expect(listener.log).toEqual(table.log)
  }
}

const expectAlike = (brought: Table, table: Table): void => {
  expect(canonical(brought.match.state)).toBe(canonical(table.match.state))
  expect(brought.log).toEqual(table.log)
  expect(brought.since).toEqual(table.since)
  expect([...brought.back].sort()).toEqual([...table.back].sort())
}

/** From a checkpoint the table is the same, and so is every undo that is possible there. */
const checkRestored = (evening: Evening): void => {
  const { game, kinds } = evening
  for (const seat of kinds.keys()) {
    const whole = again('reopen', evening, wholeFile(evening))
    const other = { ...evening }
    restore(other)
    expectAlike(other.table, whole)
    expect(undoObjection(other.table.match, seat)).toBe(undoObjection(whole.match, seat))
    expect(undoAt(other.table, seat)).toEqual(undoAt(whole, seat))
    expectAlike(other.table, whole)
    expect(hasAnsweredSince(other.table, seat, 3)).toBe(hasAnsweredSince(whole, seat, 3))
    expect(hash(other.table.match.state)).toBe(hash(whole.match.state))
  }
  expect('problem' in openMatch(game, wholeFile(evening))).toBe(false)
}

describe.each(editions)('$id $edition', ({ edition, seats, load }) => {
  test('[TBL-LOG.1] any mix of seats, orders, undos and restarts gives the match that the plain list of answers gives', async () => {
    const { game } = await load(edition)
    let undone = 0
    let restored = 0
    fc.assert(
      fc.property(evenings(seats), ({ seed, kinds, shared, course }) => {
        const evening = beginEvening(game, `evening ${seed}`, {}, kinds, shared)
        settleDown(evening)
        for (const each of course) {
          const before = evening.table.seq
          happen(evening, each)
          if (each.do === 'undo' && evening.table.seq > before) {
            undone++
            const seat = each.which % kinds.length
            // Taken back means asked again: the table does not answer in the seat's stead at once.
            expect(evening.table.back.has(seat)).toBe(true)
            expect(dueByOrder(evening.table, seatingOf(evening))?.question.seat).not.toBe(seat)
          }
          settleDown(evening)
        }
        if (evening.saved !== null) restored++
        checkEvening(evening)
      }),
      { numRuns: times(6) },
    )
    expect(undone).toBeGreaterThan(0)
    expect(restored).toBeGreaterThan(0)
  })
})
