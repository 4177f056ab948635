import { randomUUID } from 'node:crypto'
import { openMatch, swift } from '@conclave/kernel'
import type { WireEvent } from '@conclave/protocol'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { type Browser, browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { endTogether, type Hand, isQuiet, playOn, someAnswer } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

/** A running table of two people, with their sockets. */
const meet = async (address: string) => {
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({})
  const token = invitations[0]!.token
  await bo.call('claimSeat', { params: { table: table.id }, body: { token } })
  const first = await ada.open(table.id)
  await first.hello()
  const second = await bo.open(table.id)
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  const hands: Hand[] = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  return { ada, bo, table: table.id, hands }
}

const reopened = async (person: Browser, table: string, lastSeq?: number) => {
  const socket = await person.open(table)
  const welcome = await socket.hello(lastSeq === undefined ? {} : { lastSeq })
  return { socket, welcome }
}

const eventsOf = (socket: TableSocket): WireEvent[] => {
  let events: WireEvent[] = []
  for (const message of socket.messages) {
    if (message.type !== 'welcome' && message.type !== 'update') continue
    events = [...events.filter(({ seq }) => seq <= message.since), ...message.events]
  }
  return events
}

test('a lost connection is resumed: the events since are sent, and the match goes on', async () => {
  const { address } = await serverForTest()
  const { bo, table, hands } = await meet(address)
  await playOn(hands, 'before', (answered) => answered >= 6)
  const cut = hands[1]!.socket
  const lastSeq = cut.seq
  cut.cut()
  await hands[0]!.socket.next('presence', (presence) => presence.table.seats[1]?.present === false)

  const { socket, welcome } = await reopened(bo, table, lastSeq)
  expect(welcome).toMatchObject({ seq: lastSeq, since: lastSeq, events: [], complete: true })
  const other = await reopened(bo, table)
  const again = [hands[0]!, { seat: 1, socket }]
  other.socket.cut()
  await playOn(again, 'on and on', (answered) => answered >= 6)

  const missed = await reopened(bo, table, lastSeq)
  expect(missed.welcome.since).toBe(lastSeq)
  expect([...eventsOf(cut), ...missed.welcome.events]).toEqual(eventsOf(hands[0]!.socket))
  await playOn([hands[0]!, { seat: 1, socket: missed.socket }], 'to the end')
})

test('a command that is sent again is acknowledged again and carried out once', async () => {
  const { address, context } = await serverForTest()
  const { bo, ada, table, hands } = await meet(address)
  await playOn(hands, 'some', (answered) => answered >= 3 && isQuiet(hands))
  const hand = hands.find((each) => someAnswer(each, swift('x')) !== undefined)!
  const key = someAnswer(hand, swift('x'))!
  const id = randomUUID()
  const { seq } = hand.socket
  const first = await hand.socket.answer(hand.seat, key, { id, seq })
  expect(first).toMatchObject({ type: 'ack', seq: seq + 1 })
  for (let again = 0; again < 3; again++) {
    expect(await hand.socket.answer(hand.seat, key, { id, seq })).toEqual({
      ...first,
      seq: expect.any(Number),
    })
  }
  const { socket } = await reopened(hand.seat === 0 ? ada : bo, table)
  expect(await socket.answer(hand.seat, key, { id, seq })).toMatchObject({ type: 'ack' })
  const entries = await context.storage.entries(table)
  expect(entries.filter(({ command }) => command === id)).toMatchObject([{ seq: seq + 1, key }])
})

test('a table that has slept goes on where it was, and knows old commands', async () => {
  const clock = handClock()
  const { address, context } = await serverForTest({ idleMs: 100, ...clock.hands })
  /** Nobody does anything until it is so. */
  const untilIdle = <T>(look: () => T) =>
    expect.poll(() => {
      clock.pass(100)
      return look()
    })
  const { ada, bo, table, hands } = await meet(address)
  await playOn(hands, 'some', (answered) => answered >= 8 && isQuiet(hands))
  const id = randomUUID()
  const hand = hands.find((each) => someAnswer(each, swift('y')) !== undefined)!
  const key = someAnswer(hand, swift('y'))!
  const asked = hand.socket.seq
  await hand.socket.answer(hand.seat, key, { id })
  const live = await context.live.get(table)
  const awaited = async () => (await ada.call('myTables')).answer.tables.map((each) => each.awaited)
  const waitedFor = await awaited()
  expect(waitedFor).toEqual([[expect.any(Number)]])
  await untilIdle(() => live?.playing).toBeNull()
  expect(await context.storage.awakeTables()).toEqual([])
  // The lobby says whose turn it is, also while everything sleeps.
  expect(await awaited()).toEqual(waitedFor)
  const { seq } = hand.socket
  const before = hands[0]!.socket.view()

  // Everybody is still connected, and the first word wakes the table.
  expect(await hand.socket.answer(hand.seat, key, { id, seq: asked })).toMatchObject({ type: 'ack', seq })
  const { welcome, socket: another } = await reopened(ada, table)
  another.cut()
  expect(welcome.views[0]).toEqual(before)
  await playOn(hands, 'more', (answered) => answered >= 2)
  expect(await context.storage.awakeTables()).toEqual([table])

  for (const { socket } of hands) socket.cut()
  await untilIdle(() => context.live.size).toBe(0)
  expect(await awaited()).toEqual([[expect.any(Number)]])
  expect(context.live.size).toBe(0)
  const [first, second] = [await reopened(ada, table), await reopened(bo, table)]
  expect(first.welcome.complete).toBe(true)
  await playOn(
    [
      { seat: 0, socket: first.socket },
      { seat: 1, socket: second.socket },
    ],
    'to the end',
  )
})

test('an undo takes an answer back for everybody, log included, and stays in the file', async () => {
  const { address } = await serverForTest()
  const { ada, table, hands } = await meet(address)
  let undone = 0
  for (let tries = 0; tries < 40 && undone < 4; tries++) {
    await playOn(hands, `try ${tries}`, (answered) => answered >= 1)
    for (const { seat, socket } of hands) {
      const last = socket.messages.findLast((each) => each.type === 'update')
      if (!last?.undo.includes(seat)) continue
      const { seq } = socket
      const updated = hands.map((each) => each.socket.next('update', ({ cause }) => cause.what === 'undo'))
      const { seq: after } = await socket.undo(seat)
      for (const update of await Promise.all(updated)) {
        expect(update).toMatchObject({ cause: { what: 'undo', seat }, seq: after })
        expect(update.since).toBeLessThan(seq)
      }
      // However many answers it took back, it is told once.
      expect(after).toBe(seq + 1)
      undone++
      break
    }
  }
  expect(undone).toBeGreaterThan(3)
  const { answer } = await ada.call('events', { params: { table } })
  for (const { socket } of hands) expect(eventsOf(socket)).toEqual(answer.events)
  const nothing = await hands[0]!.socket.undo(0, { seq: 0 })
  expect(nothing).toMatchObject({ type: 'refused' })

  await endTogether(hands)
  const exported = await ada.call('exportMatch', { params: { table } })
  if (exported.answer.partial) throw new Error('abandoned, so whole')
  const { file } = exported.answer
  expect(file.segments[0]?.answers.filter(([, key]) => key === 'undo').length).toBeGreaterThanOrEqual(undone)
  expect('problem' in openMatch(spellbound, file)).toBe(false)
})
