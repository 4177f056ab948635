import { games as theirs } from '@conclave/games'
import { keyOf, swift } from '@conclave/kernel'
import type { CreateTableInput } from '@conclave/protocol'
import { expect, test, vi } from 'vitest'
import { ballotEntry } from './kit/ballot.ts'
import { browser } from './kit/browser.ts'
import { type HandClock, handClock } from './kit/clock.ts'
import { allHeard, type Hand, someAnswer } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

const games = [ballotEntry, ...theirs]

/** A table of two people, each with a screen of her own, and a clock that stands still. */
const meet = async (made: Partial<CreateTableInput> = { game: 'ballot' }) => {
  const clock = handClock()
  const server = await serverForTest({ games, closingMs: 3000, ...clock.hands })
  const [ada, bo] = [browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make(made)
  const { id } = table
  await bo.call('claimSeat', { params: { table: id }, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(id), await bo.open(id)]
  await first.hello()
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  return { clock, server, id, ada, bo, first, second }
}

/** The alarms of the moment to think again; the table is put to rest much later. */
const soonIn = ({ set }: HandClock) => set.filter((ms) => ms <= 3000)

const shown = (socket: TableSocket) => socket.view()?.table as { round: number; ready: boolean[] } | undefined
const roundOf = (socket: TableSocket) => shown(socket)?.round

/** Both are ready; the second one's answer is kept. */
const bothReady = async (made?: Partial<CreateTableInput>) => {
  const met = await meet(made)
  const { first, second } = met
  expect(await first.answer(0, 'do=ready')).toMatchObject({ type: 'ack' })
  await second.next('update', ({ seq }) => seq === 1, 0)
  const told = [first, second].map((socket) => socket.next('closing'))
  const answered = second.answer(1, 'do=ready', { id: 'ready-last' })
  for (const { closing, seq } of await Promise.all(told)) {
    expect({ closing, seq }).toEqual({ closing: { seat: 1, ms: 3000 }, seq: 1 })
  }
  return { ...met, answered }
}

test('whoever is ready last ends the planning after a moment that everybody is told of', async () => {
  const { clock, id, bo, first, second, answered } = await bothReady()
  expect(soonIn(clock)).toEqual([3000])
  clock.pass(2999)
  // Whoever comes in the middle of it is told, too.
  const late = await bo.open(id)
  expect((await late.hello()).closing).toEqual({ seat: 1, ms: 1 })
  expect(second.messages.filter(({ type }) => type === 'ack')).toEqual([])
  expect(roundOf(first)).toBe(1)
  clock.pass(3000)
  expect(await answered).toMatchObject({ type: 'ack', seq: 2 })
  const update = await first.next('update', ({ seq }) => seq === 2, 0)
  expect(update).toMatchObject({ cause: { what: 'answer', seat: 1 }, closing: null })
  expect(roundOf(first)).toBe(2)
})

test('it can be taken back; then nothing has happened, and nothing more is taken back', async () => {
  const { clock, first, second, answered } = await bothReady()
  const told = first.next('closing')
  expect(await second.withdraw(1)).toMatchObject({ type: 'ack', seq: 1 })
  expect(await answered).toMatchObject({ type: 'refused', id: 'ready-last', code: 'stale' })
  expect((await told).closing).toBeNull()
  expect(soonIn(clock)).toEqual([])
  expect(await second.withdraw(1)).toMatchObject({ type: 'refused', code: 'stale' })
  expect(await first.withdraw(0)).toMatchObject({ type: 'refused', code: 'stale' })
  expect([roundOf(second), second.seq]).toEqual([1, 1])
  const again = second.answer(1, 'do=ready')
  await second.next('closing', ({ closing }) => closing !== null)
  clock.pass(3000)
  expect(await again).toMatchObject({ type: 'ack', seq: 2 })
})

test('what was taken back is not said to count when that is sent again', async () => {
  const { second } = await bothReady()
  await second.withdraw(1)
  expect(await second.withdraw(1)).toMatchObject({ message: expect.stringContaining('or was taken back') })
})

test('the server fails at what was kept, before it is stored: it is refused and can be sent again', async () => {
  const { clock, server, second, answered } = await bothReady()
  vi.spyOn(server.context, 'now').mockImplementationOnce(failing)
  clock.pass(3000)
  expect(await answered).toMatchObject({ type: 'refused', id: 'ready-last', code: 'internal', seq: 1 })
  const closing = second.next('closing')
  const again = second.answer(1, 'do=ready', { id: 'ready-last' })
  await closing
  clock.pass(3000)
  expect(await again).toMatchObject({ type: 'ack', seq: 2 })
})

test('the server fails at what was kept, after it is stored: it is acknowledged', async () => {
  const { clock, server, answered } = await bothReady()
  vi.spyOn(server.context.metrics.answers, 'inc').mockImplementationOnce(failing)
  clock.pass(3000)
  expect(await answered).toMatchObject({ type: 'ack', id: 'ready-last', seq: 2 })
})

const failing = (): never => {
  throw new Error('nobody thought of this')
}

test('another answer of the seat is a second thought; the same one again does not wait longer', async () => {
  const { clock, second, answered } = await bothReady()
  clock.pass(1000)
  const twice = second.answer(1, 'do=ready')
  expect(await answered).toMatchObject({ type: 'refused', code: 'stale' })
  expect(soonIn(clock)).toEqual([2000])
  const update = second.next('update')
  expect(await second.answer(1, 'vote=aye')).toMatchObject({ type: 'ack', seq: 2 })
  expect(await twice).toMatchObject({ type: 'refused', code: 'stale' })
  expect((await update).closing).toBeNull()
  expect(soonIn(clock)).toEqual([])
  expect(roundOf(second)).toBe(1)
})

test('what is no legal answer changes nothing of it', async () => {
  const { clock, second, answered } = await bothReady()
  expect(await second.answer(1, 'vote=maybe')).toMatchObject({ type: 'refused', code: 'not-an-option' })
  clock.pass(3000)
  expect(await answered).toMatchObject({ type: 'ack' })
})

test.each(['do=unready', 'undo'])(
  'somebody else thinks again (%s): the last one is not the last any more',
  async (how) => {
    const { clock, first, second, answered } = await bothReady()
    const back = how === 'undo' ? first.undo(0) : first.answer(0, how)
    expect(await back).toMatchObject({ type: 'ack', seq: 2 })
    expect((await second.next('update', ({ seq }) => seq === 2, 0)).closing).toBeNull()
    // It ends nothing now, and is given as soon as the table gets to it.
    clock.pass(3000)
    expect(await answered).toMatchObject({ type: 'ack', seq: 3 })
    await first.next('update', ({ seq }) => seq === 3, 0)
    expect(shown(first)?.ready).toEqual([false, true])
    const last = first.answer(0, 'do=ready')
    expect((await second.next('closing')).closing).toMatchObject({ seat: 0 })
    clock.pass(3000)
    expect(await last).toMatchObject({ type: 'ack', seq: 4 })
  },
)

test('a lost connection loses nothing: the answer is given, and acknowledged to whoever sends it again', async () => {
  const { clock, id, bo, second, answered } = await bothReady()
  answered.catch(() => {})
  second.cut()
  const again = await bo.open(id)
  await again.hello()
  const acknowledged = again.answer(1, 'do=ready', { id: 'ready-last' })
  expect(await again.undo(1)).toMatchObject({ type: 'refused' })
  clock.pass(3000)
  expect(await acknowledged).toMatchObject({ type: 'ack', seq: 2 })
  expect(await again.answer(1, 'do=ready', { id: 'ready-last', seq: 1 })).toMatchObject({
    type: 'ack',
    seq: 2,
  })
})

test('a server that ends meanwhile has acknowledged nothing; sent again, the answer is kept again', async () => {
  const { server, id, bo, second, answered } = await bothReady()
  const lost = answered.then(
    () => 'answered',
    () => 'lost',
  )
  await server.close()
  expect(await lost).toBe('lost')
  expect(second.messages.some((each) => 'id' in each && each.id === 'ready-last')).toBe(false)
  const clock = handClock()
  const next = await serverForTest({ games, closingMs: 3000, ...clock.hands, dataDir: server.dataDir })
  const again = await browser(next.address, bo.cookie).open(id)
  expect(await again.hello()).toMatchObject({ seq: 1, closing: null })
  const acknowledged = again.answer(1, 'do=ready', { id: 'ready-last' })
  await again.next('closing')
  clock.pass(3000)
  expect(await acknowledged).toMatchObject({ type: 'ack', seq: 2 })
})

test.each([0, 1])('giving up is not kept back, and ends what is (seat %i)', async (seat) => {
  const { clock, first, second, answered } = await bothReady()
  expect(await [first, second][seat]!.answer(seat, 'give-up')).toMatchObject({ type: 'ack', seq: 2 })
  expect(await answered).toMatchObject({ type: 'refused', code: 'stale' })
  expect(soonIn(clock)).toEqual([])
  const { table, seq } = await first.next('presence', (each) => each.table.status === 'over', 0)
  expect([table.outcome?.winners, seq]).toEqual([[1 - seat], 2])
})

test('nobody waits where only bots and people at the same screen could think again', async () => {
  const clock = handClock()
  const { address } = await serverForTest({ games, closingMs: 3000, ...clock.hands })
  const ada = browser(address)
  const seats: CreateTableInput['seats'] = [
    { kind: 'me' },
    { kind: 'screen' },
    { kind: 'bot', bot: 'random' },
  ]
  const { table } = await ada.make({ game: 'ballot', seats })
  const socket = await ada.open(table.id)
  await socket.hello()
  for (const seat of [0, 1]) {
    const reply = await socket.answer(seat, 'do=ready')
    expect(reply).toMatchObject({ type: 'ack' })
  }
  await socket.next('update', () => roundOf(socket) === 2, 0)
  expect(soonIn(clock)).toEqual([])
  expect(socket.messages.some(({ type }) => type === 'closing')).toBe(false)
})

test('Black Rose: the last spell is prepared, and the round goes on only after the moment', async () => {
  const { clock, first, second } = await meet({ game: 'black-rose' })
  const hands: Hand[] = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  const chance = swift('closing')
  for (;;) {
    const hand = hands.find(({ seat, socket }) => (socket.view(seat)?.question?.manner ?? 'open') !== 'open')
    if (hand === undefined) throw new Error('nobody is asked')
    const { seat, socket } = hand
    const view = socket.view(seat)
    const ready = view?.options.find((option) => option.do === 'ready')
    const key = ready === undefined ? someAnswer(hand, chance) : keyOf(ready)
    if (key === undefined) throw new Error('nothing can be answered')
    const isLast =
      ready !== undefined &&
      hands.every((each) => each === hand || each.socket.view()?.question?.kind === 'unready')
    const closing = isLast ? socket.next('closing') : null
    const answered = socket.answer(seat, key)
    if (closing !== null) {
      expect((await closing).closing).toMatchObject({ seat })
      expect(soonIn(clock)).toHaveLength(1)
      clock.pass(3000)
      expect(await answered).toMatchObject({ type: 'ack' })
      break
    }
    await answered
    await allHeard(hands)
  }
})
