import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
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
  const { address, house } = await serverForTest()
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
  expect(await house.storage.accountNamed('Ada')).toBeUndefined()
  expect((await ada.call('myTables')).answer.tables).toMatchObject([{ id: table.id, owner: true }])
  expect((await laptop.call('me')).answer.account).toBeNull()
  expect((await laptop.call('myTables')).answer.tables).toEqual([])
})
