import { randomUUID } from 'node:crypto'
import { below, type ChanceState, keyOf, swift, type View } from '@conclave/kernel'
import type { CreateTableInput } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { choresEntry } from './kit/chores.ts'
import { handClock } from './kit/clock.ts'
import { allHeard, type Hand } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

/** Two people at a table, each with a screen of her own. */
const meet = async (address: string, made: Partial<CreateTableInput>) => {
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make(made)
  const { id } = table
  await bo.call('claimSeat', { params: { table: id }, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(id), await bo.open(id)]
  await first.hello()
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  const hands: Hand[] = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  return { id, ada, bo, hands }
}

/** Question of a seat, and its possible answers. */
const askedIn = (view: View | undefined) => [view?.question ?? null, view?.options ?? []]

/** True if the table will say no more by itself: nobody has a window without a choice, which is not shown. */
const isAtRest = (hands: readonly Hand[]): boolean =>
  hands.every(({ seat, socket }) => {
    const view = socket.view(seat)
    const inWindow = view?.asked.some((asked) => asked.seat === seat && asked.manner === 'window') === true
    return !inWindow || view.question !== null
  })

const atRest = async (hands: readonly Hand[]): Promise<void> => {
  await allHeard(hands)
  while (!isAtRest(hands)) {
    await Promise.race(hands.map(({ socket }) => socket.next('update')))
    await allHeard(hands)
  }
}

/** Last word to a hand's own seat: how its last answer came about, and whether it may go back. */
const lastOf = ({ seat, socket }: Hand) => {
  const updates = socket.messages.filter((each) => each.type === 'update')
  const own = updates.findLast(({ cause }) => cause.seat === seat)
  return { by: own?.cause.by, undo: updates.at(-1)?.undo.includes(seat) === true }
}

/** Turns that open windows for oneself: here the table answers by itself, and one may still go back. */
const eventful = ['activate', 'attack', 'room']

const someKey = (options: View['options'], chance: ChanceState): string => {
  const some = options.filter(({ do: what }) => eventful.includes(String(what)))
  const from = some.length > 0 ? some : options
  return keyOf(from[below(chance, from.length)]!)
}

test('Black Rose: an undo goes past what the table has answered by itself, to what the seat was asked', async () => {
  const { address } = await serverForTest(handClock().hands)
  const { hands } = await meet(address, { game: 'black-rose' })
  const chance = swift('undo')
  /** Questions to each seat when it answered, for every answer that stands. */
  const asked = hands.map((): unknown[] => [])
  let undone = 0
  while (undone < 12) {
    await atRest(hands)
    const hand = hands.find(({ seat, socket }) => (socket.view(seat)?.question?.manner ?? 'open') !== 'open')
    if (hand === undefined) throw new Error('nobody is asked')
    const { seat, socket } = hand
    const view = socket.view(seat)!
    asked[seat]!.push(askedIn(view))
    const reply = await socket.answer(seat, someKey(view.options, chance))
    expect(reply).toMatchObject({ type: 'ack' })
    await atRest(hands)
    const { by, undo } = lastOf(hand)
    if (by !== 'order' || !undo) continue
    const back = await socket.undo(seat)
    expect(back).toMatchObject({ type: 'ack' })
    await allHeard(hands)
    expect(askedIn(socket.view(seat))).toEqual(asked[seat]!.pop())
    await fence(hand)
    expect(socket.seq).toBe(back.seq)
    undone++
  }
})

/** Fence: everything that the table was about to do by itself, it has done when this line of chat is said. */
const fence = async ({ seat, socket }: Hand): Promise<void> => {
  const id = randomUUID()
  const said = socket.next('ack', (ack) => ack.id === id)
  socket.send({ type: 'chat', id, seat, said: { text: 'a moment …' } })
  await said
}

const order = async (socket: TableSocket, lazy: boolean): Promise<void> => {
  const id = randomUUID()
  const heard = socket.next('ack', (ack) => ack.id === id)
  socket.send({ type: 'orders', id, seat: 0, orders: { lazy } })
  await heard
}

/** Kind of seat 0's question: `chore 1`, `evening`. */
const kindOf = (socket: TableSocket) => {
  const question = socket.view(0)?.question
  return question?.about == null ? question?.kind : `${question.kind} ${question.about}`
}

/** Waits until seat 0 is asked this. */
const isAsked = async (socket: TableSocket, kind: string): Promise<void> => {
  while (kindOf(socket) !== kind) await socket.next('update')
}

const games = [choresEntry]

test('what the seat went back to it answers itself, also after a restart, until it gives new orders', async () => {
  const first = await serverForTest({ games, ...handClock().hands })
  const { id, ada, hands } = await meet(first.address, { game: 'chores' })
  const { socket } = hands[0]!
  await socket.answer(0, 'do=act')
  await order(socket, true)
  await isAsked(socket, 'evening')
  const { seq } = socket
  expect(seq).toBe(3)

  const again = await serverForTest({ games, ...handClock().hands, dataDir: await closed(first) })
  const later = await browser(again.address, ada.cookie).open(id)
  expect((await later.hello()).undo).toEqual([0])
  expect(await later.undo(0, { id: 'back-at-once' })).toMatchObject({ type: 'ack', seq: 4 })
  await isAsked(later, 'chore 1')
  const undo = later.messages.findLast((each) => each.type === 'update')
  expect(undo).toMatchObject({ cause: { what: 'undo', seat: 0 }, since: 0, undo: [] })
  await fence({ seat: 0, socket: later })
  expect(kindOf(later)).toBe('chore 1')

  const last = await serverForTest({ games, ...handClock().hands, dataDir: await closed(again) })
  const latest = await browser(last.address, ada.cookie).open(id)
  await latest.hello()
  // Sent again after the restart it is not carried out again.
  expect(await latest.undo(0, { id: 'back-at-once' })).toMatchObject({ type: 'ack', seq: 4 })
  await fence({ seat: 0, socket: latest })
  expect([latest.seq, kindOf(latest)]).toEqual([4, 'chore 1'])
  await order(latest, true)
  await isAsked(latest, 'evening')
  expect(latest.view(0)?.table).toEqual({ did: [false, false, false] })
})

test.each(['in the same server', 'in the next one'])(
  'when another’s answer has ended what the seat went back to, its orders count again, %s',
  async (where) => {
    const clock = handClock()
    const options = { games, measuredWait: () => 30, ...clock.hands }
    const server = await serverForTest(options)
    const { id, ada, hands } = await meet(server.address, { game: 'chores', windows: 'measured' })
    const [mine, other] = [hands[0]!, hands[1]!]
    const { socket } = mine
    const acted = socket.answer(0, 'do=act')
    await fence(mine)
    clock.pass(30)
    await acted
    await order(socket, true)
    expect(await socket.undo(0)).toMatchObject({ type: 'ack', seq: 2 })
    clock.pass(30)
    await fence(mine)
    expect(kindOf(socket)).toBe('chore 1')
    expect(await other.socket.answer(1, 'do=help')).toMatchObject({ type: 'ack', seq: 3 })
    await isAsked(socket, 'chore 2')

    let later = socket
    if (where === 'in the next one') {
      const next = await serverForTest({ ...options, dataDir: await closed(server) })
      later = await browser(next.address, ada.cookie).open(id)
      await later.hello()
    }
    clock.pass(30)
    await isAsked(later, 'chore 3')
    expect(later.view(0)?.table).toEqual({ did: [true, false] })
  },
)

test('where a seat has answered nothing itself, there is nothing to take back', async () => {
  const { address } = await serverForTest({ games, ...handClock().hands })
  const { hands } = await meet(address, { game: 'chores' })
  const { socket } = hands[0]!
  await order(socket, true)
  await isAsked(socket, 'evening')
  expect(socket.messages.findLast((each) => each.type === 'update')?.undo).toEqual([])
  expect(await socket.undo(0)).toMatchObject({ type: 'refused', code: 'not-undoable' })
  await fence(hands[0]!)
  expect(kindOf(socket)).toBe('evening')
})

test('an undo goes past what time has declined', async () => {
  const clock = handClock()
  const { address } = await serverForTest({ games, ...clock.hands })
  const { hands } = await meet(address, { game: 'chores' })
  const { socket } = hands[0]!
  await socket.answer(0, 'do=act')
  await isAsked(socket, 'chore 2')
  clock.pass(20_000)
  await socket.next('update', ({ cause }) => cause.by === 'timeout', 0)
  expect(await socket.undo(0)).toMatchObject({ type: 'ack' })
  await isAsked(socket, 'chore 1')
  expect(socket.view(0)?.table).toEqual({ did: [] })
})

const closed = async (server: Awaited<ReturnType<typeof serverForTest>>): Promise<string> => {
  await server.close()
  return server.dataDir
}
