import { randomUUID } from 'node:crypto'
import type { View } from '@conclave/kernel'
import type { CreateTableInput } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest, type TestServer } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

/** A table of parley with one socket for all human seats. */
const sit = async ({ address }: TestServer, table: Partial<CreateTableInput> = {}) => {
  const ada = browser(address)
  const made = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }], ...table })
  const socket = await ada.open(made.table.id)
  await socket.hello()
  return { ada, id: made.table.id, socket }
}

interface ParleyTable {
  readonly round: number
  readonly hands: readonly (number | readonly string[])[]
}

const tableOf = (view: View | undefined): ParleyTable => {
  if (view === undefined) throw new Error('no view')
  return view.table as ParleyTable
}

const holds = (view: View | undefined, seat: number): boolean => {
  const hand = tableOf(view).hands[seat]
  return Array.isArray(hand) && hand.includes('shield')
}

/** Both seats plan their first card that is no shield; then the windows open. */
const plan = async (socket: TableSocket): Promise<void> => {
  for (const seat of [0, 1]) {
    const hand = tableOf(socket.view(seat)).hands[seat] as readonly string[]
    const at = Math.max(
      0,
      hand.findIndex((card) => card !== 'shield'),
    )
    const updated = socket.next('update')
    expect(await socket.answer(seat, `plan=${at}`)).toMatchObject({ type: 'ack' })
    await updated
  }
}

const windowOf = (socket: TableSocket, seat: number) =>
  socket.view(seat)?.question?.kind === 'window' ? socket.view(seat) : undefined

const isAwaited = (socket: TableSocket, seat: number): boolean =>
  socket.view(seat)?.asked.some(({ seat: asked, kind }) => asked === seat && kind === 'window') === true

const games = [parleyEntry]

test('secret plans are made at the same time: others’ answers do not make mine stale', async () => {
  const { socket } = await sit(await serverForTest({ games }))
  const both = await Promise.all([
    socket.answer(0, 'plan=0', { seq: 0 }),
    socket.answer(1, 'plan=0', { seq: 0 }),
  ])
  expect(both).toMatchObject([
    { type: 'ack', seq: 1 },
    { type: 'ack', seq: 2 },
  ])
})

test('a plan can be taken back while the others still plan, and not after they are shown', async () => {
  const server = await serverForTest({ games, measuredWait: () => 5000, ...handClock().hands })
  const { socket } = await sit(server, { windows: 'measured' })
  await socket.answer(0, 'plan=0', { seq: 0 })
  await socket.next('update', ({ seq }) => seq === 1, 0)
  expect(await socket.undo(0, { seq: 1 })).toMatchObject({ type: 'ack', seq: 2 })
  const back = await socket.next('update', ({ seq }) => seq === 2, 0)
  expect(back.since).toBe(0)
  await socket.answer(1, 'plan=0', { seq: 0 })
  await socket.answer(0, 'plan=1', { seq: 3 })
  await socket.next('update', ({ seq }) => seq === 4, 0)
  expect(await socket.undo(0, { seq: 4 })).toMatchObject({ type: 'refused', code: 'not-undoable' })
})

test('measured windows: whoever cannot react, whose orders decline and who is quick take their time alike', async () => {
  const clock = handClock()
  const server = await serverForTest({ games, measuredWait: () => 300, ...clock.hands })
  const seen = new Set<string>()
  for (let attempt = 0; attempt < 12 && seen.size < 3; attempt++) {
    const { socket } = await sit(server, { windows: 'measured' })
    const ordered = attempt % 2 === 0
    if (ordered) {
      const id = `orders-${attempt}-0`
      const heard = socket.next('ack', (ack) => ack.id === id)
      socket.send({ type: 'orders', id, seat: 0, orders: { shield: 'never' } })
      await heard
    }
    await plan(socket)
    const view = socket.view(0)
    expect(view?.asked.map(({ seat }) => seat)).toEqual([0, 1])
    const kind = !holds(view, 0) ? 'cannot' : ordered ? 'ordered' : 'quick'
    // Everybody sees that she is waited for; she herself is shown no question without a choice.
    expect(view?.question?.kind).toBe(kind === 'cannot' ? undefined : 'window')
    const answered = socket.next('update', ({ cause }) => cause.seat === 0)
    if (kind === 'quick')
      socket.send({ type: 'answer', id: `quick-one-${attempt}`, seat: 0, seq: socket.seq, key: 'do=decline' })
    const { seq } = socket
    clock.pass(297)
    await fence(socket)
    expect(socket.seq).toBe(seq)
    clock.pass(3)
    expect((await answered).cause).toEqual({
      what: 'answer',
      seat: 0,
      by: kind === 'quick' ? 'player' : 'order',
    })
    seen.add(kind)
    socket.cut()
  }
  expect(seen.size).toBe(3)
})

/** Fence: everything that the table was about to do, it has done when this line of chat is said. */
const fence = async (socket: TableSocket): Promise<void> => {
  const id = randomUUID()
  const said = socket.next('ack', (ack) => ack.id === id)
  socket.send({ type: 'chat', id, seat: 0, said: { text: 'a moment …' } })
  await said
}

test('an answer that waits in a window is acknowledged to whoever sent it last', async () => {
  const clock = handClock()
  const server = await serverForTest({ games, measuredWait: () => 800, ...clock.hands })
  const { socket, ada, id } = await sit(server, { windows: 'measured' })
  await plan(socket)
  const { seq } = socket
  const answer = { type: 'answer' as const, id: 'sent-twice', seat: 0, seq, key: 'do=decline' }
  socket.send(answer)
  const refused = socket.next('refused')
  socket.send({ ...answer, id: 'another-one' })
  expect(await refused).toMatchObject({ id: 'another-one', code: 'not-asked' })
  socket.cut()
  const again = await ada.open(id)
  await again.hello({ lastSeq: seq })
  const acknowledged = again.next('ack', (ack) => ack.id === 'sent-twice')
  again.send(answer)
  await fence(again)
  expect(again.seq).toBe(seq)
  clock.pass(800)
  expect(await acknowledged).toMatchObject({ seq: seq + 1 })
})

test('how an answer came about is told to its own seat only', async () => {
  const server = await serverForTest({ games })
  const ada = browser(server.address)
  const { table, invitations } = await ada.make({ game: 'parley' })
  const bo = browser(server.address)
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
  await first.hello()
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  await first.answer(0, 'plan=0')
  const [mine, other] = await Promise.all(
    [first, second].map((socket) => socket.next('update', ({ seq }) => seq === 1, 0)),
  )
  expect(mine?.cause).toEqual({ what: 'answer', seat: 0, by: 'player' })
  expect(other?.cause).toEqual({ what: 'answer', seat: 0 })
  expect(JSON.stringify(other)).not.toContain('plan=0')
})

test('fast windows pass at once whoever has nothing to say, and wait for whoever has', async () => {
  const server = await serverForTest({ games, ...handClock().hands })
  let waited = 0
  let passed = 0
  for (let attempt = 0; attempt < 12 && (waited === 0 || passed === 0); attempt++) {
    const { socket } = await sit(server, { windows: 'fast' })
    await plan(socket)
    // The windows of those without a shield are closed again, or will be in a moment.
    while ([0, 1].some((seat) => isAwaited(socket, seat) && windowOf(socket, seat) === undefined))
      await socket.next('update')
    for (const seat of [0, 1]) {
      const view = windowOf(socket, seat)
      if (view === undefined) passed++
      else if (view.options.length > 1) {
        waited++
        expect(await socket.answer(seat, 'do=shield')).toMatchObject({ type: 'ack' })
      }
    }
    socket.cut()
  }
  expect([waited, passed].every((count) => count > 0)).toBe(true)
})

test('a player who lets the time pass declines; the time left is shown for every seat alike', async () => {
  const clock = handClock()
  const server = await serverForTest({ games, ...clock.hands })
  for (let attempt = 0; ; attempt++) {
    const { socket } = await sit(server, { windows: 'measured', windowSeconds: 20 })
    await plan(socket)
    const seat = [0, 1].find((each) => holds(socket.view(each), each))
    if (seat === undefined && attempt < 20) continue
    const update = socket.messages.findLast((message) => message.type === 'update')
    expect(update?.deadlines).toEqual([
      { seat: 0, ms: 20_000 },
      { seat: 1, ms: 20_000 },
    ])
    clock.pass(20_000)
    const { cause } = await socket.next('update', (message) => message.cause.by === 'timeout', 0)
    expect([0, 1]).toContain(cause.seat)
    while (tableOf(socket.view(0)).round === 0) await socket.next('update')
    const happened = socket.messages.flatMap((each) => (each.type === 'update' ? each.events : []))
    expect(happened.filter(({ event }) => event.event === 'shielded')).toEqual([])
    expect(holds(socket.view(seat!), seat!)).toBe(true)
    break
  }
})

test('orders given in an open window answer it; orders that do not exist are refused', async () => {
  const server = await serverForTest({ games, ...handClock().hands })
  for (let attempt = 0; ; attempt++) {
    const { socket, id, ada } = await sit(server, { windows: 'fast' })
    await plan(socket)
    const seat = [0, 1].find((each) => windowOf(socket, each) && holds(socket.view(each), each))
    if (seat === undefined && attempt < 20) continue
    const refused = socket.next('refused')
    socket.send({ type: 'orders', id: 'orders-wrong', seat: seat!, orders: { sword: 'always' } })
    expect(await refused).toMatchObject({ code: 'not-an-option', id: 'orders-wrong' })
    const shielded = socket.next('update', ({ events }) =>
      events.some(({ event }) => event.event === 'shielded'),
    )
    socket.send({ type: 'orders', id: 'orders-right', seat: seat!, orders: { shield: 'always' } })
    expect((await shielded).cause).toEqual({ what: 'answer', seat, by: 'order' })
    const again = await ada.open(id)
    const { orders } = await again.hello()
    expect(orders[seat!]).toEqual({ seat, orders: { shield: 'always' } })
    break
  }
})

test('open questions are offered and not waited for', async () => {
  const { socket } = await sit(await serverForTest({ games, ...handClock().hands }), { windows: 'fast' })
  await plan(socket)
  while (tableOf(socket.view(0)).round === 0) {
    const able = [0, 1].find((seat) => (windowOf(socket, seat)?.options.length ?? 0) > 1)
    const updated = socket.next('update')
    if (able !== undefined) await socket.answer(able, 'do=decline')
    await updated
  }
  const { seq } = socket
  expect(socket.view(0)?.question).toMatchObject({ kind: 'cheer', manner: 'open' })
  expect(socket.view(1)?.question).toMatchObject({ kind: 'turn', manner: 'turn' })
  expect(await socket.answer(0, 'do=cheer', { seq })).toMatchObject({ type: 'ack' })
  // The turn was asked before the cheer and is still the same question.
  expect(await socket.answer(1, 'do=wait', { seq })).toMatchObject({ type: 'ack' })
})

test('bots react in windows and plan in secret, also when their threads do not know the game', async () => {
  const server = await serverForTest({ games })
  const owner = browser(server.address)
  const seats = [
    { kind: 'bot' as const, bot: 'greedy' },
    { kind: 'bot' as const, bot: 'adept:iterations=5' },
    { kind: 'bot' as const, bot: 'random' },
  ]
  const { table } = await owner.make({ game: 'parley', seats, windows: 'measured' })
  const socket = await owner.open(table.id)
  await socket.hello()
  const { table: over } = await socket.next('presence', (each) => each.table.status === 'over', 0)
  expect(over.outcome?.reason).toBe('talked-out')
  expect(server.logged.some((line) => line.includes('a bot failed'))).toBe(true)
})
