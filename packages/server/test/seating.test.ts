import { protocolVersion } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { type Browser, browser } from './kit/browser.ts'
import { type HandClock, handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

const password = 'correct horse battery'

/** Ada's table with Bo, in mid-match; both are connected. */
const midMatch = async (more: { awayMs?: number; public?: boolean; hands?: HandClock['hands'] } = {}) => {
  const server = await serverForTest({ games: [parleyEntry], awayMs: more.awayMs ?? 0, ...more.hands })
  const { address, context } = server
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({ game: 'parley', public: more.public ?? false })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token, name: 'Bo' } })
  const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
  await first.hello()
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  await first.answer(0, 'plan=1')
  await second.next('update', ({ seq }) => seq === 1, 0)
  const { seed } = (await context.storage.table(table.id))!
  const seat = { table: table.id, seat: 1 }
  return { server, address, context, ada, bo, first, second, params, seat, id: table.id, seed }
}

const link = async (who: Browser, params: { table: string; seat: number }) => who.call('newLink', { params })

const leave = async (socket: TableSocket, watching: TableSocket, seat: number) => {
  const gone = watching.next('presence', ({ table }) => table.seats[seat]?.present === false)
  await socket.close()
  await gone
}

test('the owner of a table cannot take a friend’s seat in mid-match, nor read its view or the seed', async () => {
  const { ada, address, first, second, params, seat, id, seed } = await midMatch()
  // Bo is here: his seat is his.
  const refused = await link(ada, seat)
  expect(refused.failure).toMatchObject({ code: 'not-your-seat', message: expect.stringContaining('away') })
  await leave(second, first, 1)
  const { answer: invitation } = await link(ada, seat)
  const claim = (who: Browser) => who.call('claimSeat', { params, body: { token: invitation.token } })
  expect((await claim(ada)).failure.code).toBe('not-your-seat')
  expect((await ada.call('table', { params })).answer.seats[1]).toMatchObject({ mine: false, taken: false })
  const texts = [
    JSON.stringify((await ada.call('exportMatch', { params })).answer),
    JSON.stringify((await ada.call('events', { params })).answer),
    JSON.stringify((await ada.call('report', { params, body: { seat: 0, seq: 1 } })).answer),
    JSON.stringify((await ada.call('history')).answer),
    JSON.stringify((await ada.call('myTables')).answer),
    ...first.texts,
  ]
  for (const text of texts) {
    expect(text).not.toContain(seed)
    expect(text).not.toContain('"viewer":1')
  }
  expect((await ada.call('exportMatch', { params })).answer).toMatchObject({ partial: true, mine: [0] })
  expect((await ada.call('report', { params, body: { seat: 1, seq: 1 } })).failure.code).toBe('not-your-seat')
  // A third person may have it, and the table is told. Bo's cookie is worth nothing any more.
  const cy = browser(address)
  const told = first.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'new-player')
  expect((await claim(cy)).answer.seats).toEqual([1])
  expect((await told).line.seat).toBe(1)
  const later = await (await ada.open(id)).hello()
  expect(later.chat.map(({ said }) => said)).toEqual([{ notice: 'new-link' }, { notice: 'new-player' }])
})

test('whoever has lost a seat has lost its view, on every line that was open, greeted or not', async () => {
  const { ada, bo, first, second, params, seat, id } = await midMatch()
  const waiting = await bo.open(id)
  await leave(second, first, 1)
  const { answer: invitation } = await link(ada, seat)
  waiting.send({ type: 'hello', version: protocolVersion })
  expect(await waiting.closed).toMatchObject({ code: 4403 })
  expect(waiting.texts).toEqual([])
  for (const name of ['table', 'events', 'exportMatch'] as const) {
    expect((await bo.call(name, { params })).failure.code).toBe('no-such-table')
  }
  // He was not thrown out for good: the link is good for him, too.
  const back = await bo.call('claimSeat', { params, body: { token: invitation.token } })
  expect(back.answer.seats).toEqual([1])
})

test('somebody who was away for a moment only keeps the seat', async () => {
  const { ada, first, second, seat } = await midMatch({ awayMs: 60_000, hands: handClock().hands })
  await leave(second, first, 1)
  expect((await link(ada, seat)).failure.code).toBe('not-your-seat')
})

test('a bot takes a seat at any time in the match: its person is sent away, the table told, the match goes on', async () => {
  const { ada, bo, address, first, second, params, seat, id, seed } = await midMatch()
  const call = (who: Browser, bot = 'random') => who.call('seatBot', { params: seat, body: { bot } })
  expect((await call(browser(address))).failure.code).toBe('no-such-table')
  expect((await bo.call('seatBot', { params: { ...seat, seat: 0 } })).failure.code).toBe('not-your-seat')
  expect((await call(ada, 'deep')).failure.code).toBe('malformed')
  const told = first.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'bot')
  expect((await call(ada)).answer.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', name: null })
  expect((await told).line.seat).toBe(1)
  expect(await second.closed).toMatchObject({ code: 4403 })
  expect((await bo.call('table', { params })).failure.code).toBe('no-such-table')
  expect((await call(ada)).failure.code).toBe('no-such-thing')
  expect((await link(ada, seat)).failure.code).toBe('no-such-thing')
  // All people who are left are the owner; there was company, so the seed stays where it is.
  const { answer } = await ada.call('exportMatch', { params })
  expect(answer.partial).toBe(true)
  expect(JSON.stringify(answer)).not.toContain(seed)
  await playOn([{ seat: 0, socket: first }], 'a bot plays on')
  await first.next('presence', ({ table }) => table.status === 'over', 0)
  expect((await ada.call('exportMatch', { params })).answer.partial).toBe(false)
  expect((await call(ada)).failure.code).toBe('no-such-thing')
  expect((await ada.call('newLink', { params: { table: id, seat: 1 } })).failure.code).toBe('no-such-thing')
})

test('nobody who sits at a table takes a second seat of a running match, by whatever link', async () => {
  const { address } = await serverForTest({ games: [parleyEntry], awayMs: 0 })
  const [ada, bo, cy] = [browser(address), browser(address), browser(address)]
  const friend = { kind: 'friend' as const }
  const { table, invitations } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, friend, friend] })
  const params = { table: table.id }
  const claim = (who: Browser, token: string) => who.call('claimSeat', { params, body: { token } })
  // Other people are invited: the owner has her seat.
  const own = await claim(ada, invitations[0]!.token)
  expect(own.failure).toMatchObject({ code: 'not-your-seat', message: expect.stringContaining('already') })
  await claim(bo, invitations[0]!.token)
  await claim(cy, invitations[1]!.token)
  const sockets = await Promise.all([ada, bo, cy].map((who) => who.open(table.id)))
  for (const socket of sockets) await socket.hello()
  // For another device; neither the owner nor a player may use it.
  const { answer } = await link(bo, { table: table.id, seat: 1 })
  for (const who of [ada, cy]) expect((await claim(who, answer.token)).failure.code).toBe('not-your-seat')
  expect((await claim(browser(address), answer.token)).answer.seats).toEqual([1])
})

test('an owner who plays alone has the whole file in mid-match, but then nobody else joins', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({
    game: 'parley',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  })
  const params = { table: table.id }
  // Both seats are hers: she had better made it so from the beginning.
  const own = await ada.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  expect(own.answer.seats).toEqual([0, 1])
  const socket = await ada.open(table.id)
  await socket.hello()
  const { answer: early } = await link(ada, { table: table.id, seat: 1 })
  expect((await ada.call('exportMatch', { params })).answer.partial).toBe(false)
  const late = await bo.call('claimSeat', { params, body: { token: early.token } })
  expect(late.failure).toMatchObject({ code: 'already-started', message: expect.stringContaining('file') })
})

test('a seat that somebody joins before the file is out makes it company for good', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const [ada, bo] = [browser(address), browser(address)]
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const params = { table: table.id }
  const socket = await ada.open(table.id)
  await socket.hello()
  const { answer } = await link(ada, { table: table.id, seat: 1 })
  expect((await bo.call('claimSeat', { params, body: { token: answer.token } })).status).toBe(200)
  expect((await ada.call('exportMatch', { params })).answer.partial).toBe(true)
})

test('signing in brings no second seat and no seed either', async () => {
  const { ada, address, first, second, params, seat, seed } = await midMatch()
  await ada.call('register', { body: { name: 'Ada', password } })
  await leave(second, first, 1)
  const { answer: invitation } = await link(ada, seat)
  const claim = (who: Browser) => who.call('claimSeat', { params, body: { token: invitation.token } })
  const laptop = browser(address)
  await laptop.call('signIn', { body: { name: 'Ada', password } })
  expect((await claim(laptop)).failure.code).toBe('not-your-seat')
  // Even if another browser takes the seat and signs in afterwards, there was company.
  const phone = browser(address)
  await claim(phone)
  await phone.call('signIn', { body: { name: 'Ada', password } })
  const { answer } = await ada.call('exportMatch', { params })
  expect(answer.partial).toBe(true)
  expect(JSON.stringify(answer)).not.toContain(seed)
})

test('who watches sees what everybody sees, and never the seed before the end', async () => {
  const { address, first, params, id, seed, ada } = await midMatch({ public: true })
  const eve = browser(address)
  const socket = await eve.open(id)
  const welcome = await socket.hello()
  expect(welcome.views.map(({ viewer }) => viewer)).toEqual(['spectator'])
  const texts = [
    JSON.stringify((await eve.call('exportMatch', { params })).answer),
    JSON.stringify((await eve.call('events', { params })).answer),
    JSON.stringify((await eve.call('publicTables')).answer),
    ...socket.texts,
  ]
  for (const text of texts) {
    expect(text).not.toContain(seed)
    expect(text).not.toMatch(/"viewer":\d|"plan=1"/)
  }
  expect((await eve.call('report', { params, body: { seat: 0, seq: 1 } })).failure.code).toBe('not-your-seat')
  // An undo tells nothing that was not known.
  await first.undo(0)
  await socket.next('update', ({ cause }) => cause.what === 'undo', 0)
  for (const text of socket.texts) expect(text).not.toMatch(/"viewer":\d|"plan=1"/)
  await ada.call('finishTable', { params })
  expect(JSON.stringify((await eve.call('exportMatch', { params })).answer)).toContain(seed)
})

test('a line of chat sent again after a restart is not said again', async () => {
  const { server, address, ada, first, id } = await midMatch()
  const say = async (socket: TableSocket) => {
    const acknowledged = socket.next('ack', (ack) => ack.id === 'chat-one-1')
    socket.send({ type: 'chat', id: 'chat-one-1', seat: 0, said: { text: 'Hello' } })
    await acknowledged
  }
  await say(first)
  await server.close()
  const again = await serverForTest({ games: [parleyEntry], dataDir: server.dataDir })
  expect(again.address).not.toBe(address)
  const socket = await browser(again.address, ada.cookie).open(id)
  await socket.hello()
  await say(socket)
  const { chat } = await (await browser(again.address, ada.cookie).open(id)).hello()
  expect(chat).toHaveLength(1)
})
