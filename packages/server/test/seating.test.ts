import { protocolVersion } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { type Browser, browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

const password = 'correct horse battery'

/** Ada's table with Bo, in mid-match; both are connected. */
const midMatch = async (more: { public?: boolean } = {}) => {
  const server = await serverForTest({ games: [parleyEntry], awayMs: 0 })
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

test('the owner of a table has no way to a friend’s seat in mid-match, be he away, nor to its view or the seed', async () => {
  const { ada, bo, address, first, second, params, seat, id, seed } = await midMatch()
  const refused = async () => expect((await link(ada, seat)).failure.code).toBe('not-your-seat')
  await refused()
  await leave(second, first, 1)
  await refused()
  expect((await ada.call('table', { params })).answer.seats[1]).toMatchObject({ mine: false, taken: true })
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
  // Bo gives it away himself, to whomever he likes but those who sit here, and the table is told.
  const { answer: invitation } = await link(bo, seat)
  const claim = (who: Browser) => who.call('claimSeat', { params, body: { token: invitation.token } })
  expect((await claim(ada)).failure.code).toBe('not-your-seat')
  const cy = browser(address)
  const told = first.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'new-player')
  expect((await claim(cy)).answer.seats).toEqual([1])
  expect((await told).line.seat).toBe(1)
  const later = await (await ada.open(id)).hello()
  expect(later.chat.map(({ said }) => said)).toEqual([{ notice: 'new-player' }])
})

test('a seat has one holder: a claim takes it from every other, session and socket, and they read why', async () => {
  const { bo, address, first, second, params, seat, id } = await midMatch()
  const waiting = await bo.open(id)
  const { answer: invitation } = await link(bo, seat)
  const cy = browser(address)
  await cy.call('claimSeat', { params, body: { token: invitation.token } })
  expect(await second.closed).toMatchObject({ code: 4412 })
  waiting.send({ type: 'hello', version: protocolVersion })
  expect(await waiting.closed).toMatchObject({ code: 4412 })
  expect(waiting.texts).toEqual([])
  expect(await (await bo.open(id)).closed).toMatchObject({ code: 4412 })
  for (const name of ['table', 'events', 'exportMatch'] as const) {
    expect((await bo.call(name, { params })).failure.code).toBe('seat-handed-on')
  }
  expect((await bo.call('newLink', { params: seat })).failure.code).toBe('seat-handed-on')
  // Signed in, he is still the one who gave it away.
  await bo.call('register', { body: { name: 'Bo', password } })
  expect((await bo.call('table', { params })).failure.code).toBe('seat-handed-on')
  await first.answer(0, 'plan=1')
  expect((await (await cy.open(id)).hello()).seats).toEqual([1])
})

test('who makes a seat at her own screen and gives its link away keeps nothing of it', async () => {
  const { address, context } = await serverForTest({ games: [parleyEntry] })
  const [ada, bo] = [browser(address), browser(address)]
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const params = { table: table.id }
  const socket = await ada.open(table.id)
  expect((await socket.hello()).seats).toEqual([0, 1])
  const { answer } = await link(ada, { table: table.id, seat: 1 })
  const told = socket.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'new-player')
  const left = socket.next('welcome', ({ seats }) => seats.length === 1)
  await bo.call('claimSeat', { params, body: { token: answer.token } })
  expect((await left).views.map(({ viewer }) => viewer)).toEqual([0])
  await told
  const from = socket.texts.length
  const his = await bo.open(table.id)
  await his.hello()
  await his.answer(1, 'plan=2')
  expect(await socket.answer(1, 'plan=1')).toMatchObject({ type: 'refused', code: 'not-your-seat' })
  for (const text of socket.texts.slice(from)) expect(text).not.toContain('"viewer":1')
  expect((await ada.call('imagined', { params: { ...params, seat: 1 } })).failure.code).toBe('not-your-seat')
  expect(await context.storage.holdersOf(table.id)).toHaveLength(2)
})

test('a second device is the same person’s: it has all of her seats, and the table is told', async () => {
  const { address, context } = await serverForTest({ games: [parleyEntry] })
  const [ada, bo, phone, cy] = [browser(address), browser(address), browser(address), browser(address)]
  const seats = [{ kind: 'me' as const }, { kind: 'screen' as const }, { kind: 'friend' as const }]
  const { table, invitations } = await ada.make({ game: 'parley', seats })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
  await first.hello()
  await second.hello()
  const own = { table: table.id, seat: 0 }
  const { token } = (await ada.call('newLink', { params: own, body: { for: 'device' } })).answer
  const shown = await phone.call('table', { params, headers: { 'x-seat-token': token } })
  expect(shown.answer).toMatchObject({ invited: 0, device: true })
  expect((await bo.call('claimSeat', { params, body: { token } })).failure.code).toBe('not-your-seat')
  const told = second.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'device')
  expect((await phone.call('claimSeat', { params, body: { token } })).answer.seats).toEqual([0, 1])
  expect((await told).line.seat).toBe(0)
  expect((await first.answer(0, 'plan=1')).type).toBe('ack')
  expect((await (await phone.open(table.id)).hello()).seats).toEqual([0, 1])
  // Handed on, a seat is gone from both devices.
  const handed = await link(phone, { table: table.id, seat: 1 })
  await cy.call('claimSeat', { params, body: { token: handed.answer.token } })
  expect(await context.storage.holdersOf(table.id)).toHaveLength(4)
  for (const who of [ada, phone]) {
    const { answer } = await who.call('table', { params })
    expect(answer.seats.filter(({ mine }) => mine).map(({ seat }) => seat)).toEqual([0])
  }
})

test('before the match an owner may invite anew; whoever had the seat reads why it is gone', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({ game: 'parley' })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  const socket = await bo.open(table.id)
  const { answer } = await link(ada, { table: table.id, seat: 1 })
  socket.send({ type: 'hello', version: protocolVersion })
  expect(await socket.closed).toMatchObject({ code: 4411 })
  expect((await bo.call('table', { params })).failure.code).toBe('seat-withdrawn')
  // He was not thrown out for good: the new link is good for him, too.
  const back = await bo.call('claimSeat', { params, body: { token: answer.token } })
  expect(back.answer.seats).toEqual([1])
})

test('whoever sits there may leave the seat to a bot for good: the table is told, and the match goes on', async () => {
  const { ada, bo, address, first, second, params, seat, id, seed } = await midMatch()
  const call = (who: Browser, bot = 'random') => who.call('seatBot', { params: seat, body: { bot } })
  expect((await call(browser(address))).failure.code).toBe('no-such-table')
  expect((await call(ada)).failure.code).toBe('not-your-seat')
  expect((await bo.call('seatBot', { params: { ...seat, seat: 0 } })).failure.code).toBe('not-your-seat')
  expect((await call(bo, 'deep')).failure.code).toBe('malformed')
  const told = first.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === 'bot')
  expect((await call(bo)).answer.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', name: null })
  expect((await told).line.seat).toBe(1)
  expect(await second.closed).toMatchObject({ code: 4412 })
  expect((await bo.call('table', { params })).failure.code).toBe('seat-handed-on')
  expect((await link(ada, seat)).failure.code).toBe('no-such-thing')
  // All people who are left are the owner; there was company, so the seed stays where it is.
  const { answer } = await ada.call('exportMatch', { params })
  expect(answer.partial).toBe(true)
  expect(JSON.stringify(answer)).not.toContain(seed)
  await playOn([{ seat: 0, socket: first }], 'a bot plays on')
  await first.next('presence', ({ table }) => table.status === 'over', 0)
  expect((await ada.call('exportMatch', { params })).answer.partial).toBe(false)
  expect((await ada.call('newLink', { params: { table: id, seat: 0 } })).status).toBe(200)
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
  const { ada, bo, address, seat, params, seed } = await midMatch()
  await ada.call('register', { body: { name: 'Ada', password } })
  const { answer: invitation } = await link(bo, seat)
  const claim = (who: Browser) => who.call('claimSeat', { params, body: { token: invitation.token } })
  const laptop = browser(address)
  await laptop.call('signIn', { body: { name: 'Ada', password } })
  expect((await claim(laptop)).failure.code).toBe('not-your-seat')
  // Even if another browser is handed the seat and signs in afterwards, there was company.
  const phone = browser(address)
  await claim(phone)
  await phone.call('signIn', { body: { name: 'Ada', password } })
  const { answer } = await ada.call('exportMatch', { params })
  expect(answer.partial).toBe(true)
  expect(JSON.stringify(answer)).not.toContain(seed)
})

test('who watches sees what everybody sees, and never the seed before the end', async () => {
  const { address, first, second, params, id, seed } = await midMatch({ public: true })
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
  for (const [at, player] of [first, second].entries())
    player.send({ type: 'vote', id: `vote-of-${at}`, seat: at, about: 'end', on: null, yes: true })
  await socket.next('presence', ({ table }) => table.status === 'abandoned', 0)
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
