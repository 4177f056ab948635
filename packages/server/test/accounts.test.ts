import { protocolVersion } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { guesses } from '../src/http/guesses.ts'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

const password = 'correct horse battery'

test('an account keeps seats, settings and history beyond one browser', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  expect((await ada.call('me')).answer).toEqual({ account: null, settings: {} })
  // Made before there was an account.
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const before = ada.cookie
  const registered = await ada.call('register', { body: { name: 'Ada', password } })
  expect(registered.answer.account).toMatchObject({ name: 'Ada' })
  expect(ada.cookie).not.toBe(before)
  await ada.call('saveSettings', { body: { language: 'fr', sound: false, size: 120 } })

  const laptop = browser(address)
  const signedIn = await laptop.call('signIn', { body: { name: 'ada', password } })
  expect(signedIn.answer).toMatchObject({
    account: { name: 'Ada' },
    settings: { language: 'fr', sound: false, size: 120 },
  })
  const mine = (await laptop.call('myTables')).answer.tables
  expect(mine).toMatchObject([{ id: table.id, owner: true, seats: [{ mine: true }, { mine: false }] }])
  const socket = await laptop.open(table.id)
  expect((await socket.hello()).seats).toEqual([0])
  await playOn([{ seat: 0, socket }], 'history')
  await socket.next('presence', (presence) => presence.table.status === 'over', 0)
  const { answer } = await ada.call('history')
  expect(answer).toMatchObject({
    matches: [{ table: { id: table.id, status: 'over' }, seats: [0] }],
    before: null,
  })

  // The old cookie is void.
  expect((await browser(address, before).call('myTables')).answer.tables).toEqual([])
  await laptop.call('signOut')
  expect((await laptop.call('myTables')).answer.tables).toEqual([])
})

test('wrong passwords and taken names are refused, without telling which names exist', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  await ada.call('register', { body: { name: 'Ada', password } })
  const other = browser(address)
  expect((await other.call('register', { body: { name: 'ADA', password } })).failure.code).toBe('name-taken')
  expect((await other.call('register', { body: { name: 'Bo', password: 'short' } })).failure.code).toBe(
    'malformed',
  )
  const wrong = await other.call('signIn', { body: { name: 'Ada', password: 'wrong horse battery' } })
  const unknown = await other.call('signIn', { body: { name: 'Nobody', password } })
  expect(wrong.failure).toEqual(unknown.failure)
  expect(wrong.status).toBe(403)
  expect((await other.call('saveSettings', { body: {} })).failure.code).toBe('not-signed-in')
  const guess = (_: unknown, n: number) =>
    other.call('signIn', { body: { name: 'Ada', password: `wrong horse ${n} battery` } })
  await Promise.all(Array.from({ length: 9 }, guess))
  const closed = await other.call('signIn', { body: { name: 'Ada', password } })
  expect(closed.failure.code).toBe('too-fast')
})

test('a deleted account leaves its seats to the browser that deleted it', async () => {
  const { address, context } = await serverForTest()
  const [ada, laptop] = [browser(address), browser(address)]
  await ada.call('register', { body: { name: 'Ada', password } })
  await laptop.call('signIn', { body: { name: 'Ada', password } })
  const { table } = await ada.make({ seats: [{ kind: 'me' }] })
  const socket = await ada.open(table.id)
  await socket.hello()
  expect((await ada.call('deleteAccount', { body: { password: 'something else' } })).failure.code).toBe(
    'wrong-password',
  )
  expect((await ada.call('deleteAccount', { body: { password } })).status).toBe(200)
  expect(await context.storage.accountNamed('Ada')).toBeUndefined()
  expect((await ada.call('myTables')).answer.tables).toMatchObject([{ id: table.id, owner: true }])
  expect((await laptop.call('me')).answer.account).toBeNull()
  expect((await laptop.call('myTables')).answer.tables).toEqual([])
})

test('signing out closes the lines of that browser, greeted or not, and of no other', async () => {
  const { address } = await serverForTest()
  const [ada, laptop] = [browser(address), browser(address)]
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'friend' }] })
  const early = await ada.open(table.id)
  await early.hello()
  // Whoever signs in stays on the line.
  await ada.call('register', { body: { name: 'Ada', password } })
  await laptop.call('signIn', { body: { name: 'Ada', password } })
  const [socket, silent, other] = [
    await ada.open(table.id),
    await ada.open(table.id),
    await laptop.open(table.id),
  ]
  await socket.hello()
  await other.hello()
  await ada.call('signOut')
  expect(await early.closed).toMatchObject({ code: 4403 })
  expect(await socket.closed).toMatchObject({ code: 4403 })
  silent.send({ type: 'hello', version: protocolVersion })
  expect(await silent.closed).toMatchObject({ code: 4403 })
  expect(silent.texts).toEqual([])
  const told = other.next('presence', ({ table: seen }) => seen.seats[1]?.taken === false)
  await laptop.call('newLink', { params: { table: table.id, seat: 1 } })
  await told
})

test('another account, or none any more, leaves no line of the old one open', async () => {
  const { address } = await serverForTest()
  const [ada, laptop, bo] = [browser(address), browser(address), browser(address)]
  await bo.call('register', { body: { name: 'Bo', password } })
  await ada.call('register', { body: { name: 'Ada', password } })
  await laptop.call('signIn', { body: { name: 'Ada', password } })
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'friend' }] })
  const [here, away] = [await ada.open(table.id), await laptop.open(table.id)]
  await here.hello()
  await away.hello()
  const changed = browser(address)
  await changed.call('signIn', { body: { name: 'Ada', password } })
  const line = await changed.open(table.id)
  await line.hello()
  await changed.call('signIn', { body: { name: 'Bo', password } })
  expect(await line.closed).toMatchObject({ code: 4403 })
  await ada.call('deleteAccount', { body: { password } })
  expect(await away.closed).toMatchObject({ code: 4403 })
  // The seats stay with this browser, and so does its line.
  const told = here.next('presence')
  await ada.call('newLink', { params: { table: table.id, seat: 1 } })
  expect((await told).table.seats[0]).toMatchObject({ mine: true, present: true })
})

test('guessing gets slower by account and address, however the name is written, and nobody else waits', async () => {
  const clock = handClock()
  const { address } = await serverForTest({ proxies: ['loopback'], ...clock.hands })
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const ada = browser(address)
  await ada.call('register', { body: { name: 'Ada', password } })
  const thief = browser(address)
  const guess = (name: string, word: string, ip = '192.0.2.66') =>
    browser(address).call('signIn', { body: { name, password: word }, headers: from(ip) })
  for (const name of ['Ada', 'ADA', 'Ａda', 'ＡＤＡ']) {
    expect((await guess(name, 'wrong horse battery')).failure.code).toBe('wrong-password')
  }
  // Full-width letters are the same letters to the account, and so to the guard.
  for (const name of ['ａda', 'ａｄａ', 'aｄa']) {
    expect((await guess(name, 'wrong horse battery')).failure).toMatchObject({
      code: 'too-fast',
      message: expect.stringContaining('1 seconds'),
    })
  }
  expect((await guess('Ada', password)).failure.code).toBe('too-fast')
  // Not from another address, nor for another account.
  expect((await guess('Ada', password, '192.0.2.7')).status).toBe(200)
  expect((await guess('Bo', 'wrong horse battery')).failure.code).toBe('wrong-password')
  clock.pass(1000)
  expect((await guess('Ada', 'wrong horse battery')).failure.code).toBe('wrong-password')
  clock.pass(1000)
  expect((await guess('Ada', password)).failure.code).toBe('too-fast')
  // Whoever waits what she is told gets in, and is forgiven.
  clock.pass(1000)
  expect((await guess('Ada', password)).status).toBe(200)
  expect((await guess('Ada', 'wrong horse battery')).failure.code).toBe('wrong-password')
  expect(thief.cookie).toBe('')
})

test('wrong passwords never cost more than a minute', () => {
  const clock = handClock()
  const guard = guesses(clock.hands.now)
  for (let n = 0; n < 200; n++) {
    const wait = guard.wait('ada', '192.0.2.1')
    expect(wait).toBeLessThanOrEqual(60_000)
    clock.pass(wait)
    if (wait > 0) expect(guard.wait('ada', '192.0.2.1')).toBe(0)
    guard.tried('ada', '192.0.2.1', false)
  }
})

test('nobody takes a name that looks like another’s', async () => {
  const { address } = await serverForTest()
  const register = async (name: string) =>
    (await browser(address).call('register', { body: { name, password } })).failure?.code ?? 'taken'
  expect(await register('Pace')).toBe('taken')
  // Cyrillic letters among Latin ones; then all of them Cyrillic.
  expect(await register('P\u0430ce')).toBe('bad-name')
  expect(await register('\u0420\u0430\u0441\u0435')).toBe('name-taken')
  expect(await register('Ｐａｃｅ')).toBe('name-taken')
  expect(await register('Lili')).toBe('taken')
  for (const name of ['LiIi', 'L1l1', 'lili', '|i|i', 'L\u0456l\u0456'])
    expect(await register(name)).not.toBe('taken')
  expect(await register('a\u0301\u0302\u0303\u0304')).toBe('bad-name')
  for (const name of ['Zoë', 'Łukasz', 'Ольга', 'Ωmega'.slice(1), 'さくら 一', '민준', 'Nguyễn', 'D’Arcy 2'])
    expect(await register(name)).toBe('taken')
})
