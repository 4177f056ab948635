import { openMatch } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

const nonces = ['nonce-of-ada-0123456789', 'nonce-of-bo-0123456789']

test('two players meet by a link and play a whole match, whose file can be verified afterwards', async () => {
  const { address } = await serverForTest()
  const [ada, bo] = [browser(address), browser(address)]
  const made = await ada.make({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'friend' }] })
  const { id, commitment } = made.table
  expect(made).toMatchObject({
    seats: [0],
    invitations: [{ seat: 1 }],
    table: { status: 'waiting', seq: -1 },
  })
  const [{ token } = { token: '' }] = made.invitations

  const invited = await bo.call('table', { params: { table: id }, headers: { 'x-seat-token': token } })
  expect(invited.answer).toMatchObject({ commitment, seats: [{ name: 'Ada' }, { taken: false }] })
  const claimed = await bo.call('claimSeat', { params: { table: id }, body: { token, name: 'Bo' } })
  expect(claimed.answer).toMatchObject({
    seats: [1],
    table: { seats: [{ mine: false }, { mine: true, name: 'Bo' }] },
  })

  const first = await ada.open(id)
  expect(await first.hello({ nonce: nonces[0]! })).toMatchObject({ seq: -1, views: [], seats: [0] })
  const second = await bo.open(id)
  const begun = first.next('update')
  expect(await second.hello({ nonce: nonces[1]! })).toMatchObject({ seq: 0, seats: [1], complete: true })
  expect(await begun).toMatchObject({ cause: { what: 'start', seat: null }, seq: 0 })
  expect(first.view()).toMatchObject({ viewer: 0, outcome: null })

  const hands = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  const over = first.next('presence', ({ table }) => table.status === 'over')
  await playOn(hands, 'a whole match')
  const { table } = await over
  expect(table).toMatchObject({ status: 'over', nonces, commitment })
  expect(table.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(second.view()?.outcome).toEqual(table.outcome)

  const exported = await bo.call('exportMatch', { params: { table: id } })
  if (exported.answer.partial) throw new Error('the match is over, the file should be whole')
  const { file } = exported.answer
  expect(file).toMatchObject({ seed: table.seed, commitment, nonces })
  const reopened = openMatch(spellbound, file)
  if ('problem' in reopened) throw new Error(reopened.problem)
  expect(reopened.state.outcome).toEqual(table.outcome)

  expect(await first.answer(0, 'do=pass')).toMatchObject({ type: 'refused', code: 'over' })
  // The link to the replay can be given to anybody; talk and sockets stay with those who played.
  const stranger = browser(address)
  const params = { table: id }
  expect((await stranger.call('exportMatch', { params })).answer).toMatchObject({ partial: false })
  expect((await stranger.call('table', { params })).answer).toMatchObject({ status: 'over', owner: false })
  expect((await stranger.call('events', { params })).failure.code).toBe('no-such-table')
  for (const person of [ada, bo]) {
    const { answer } = await person.call('history')
    expect(answer.matches).toMatchObject([{ table: { id, status: 'over' } }])
  }
})

test('every event reaches both players once and in order', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const socket = await ada.open(table.id)
  const watching = await ada.open(table.id)
  const welcome = await socket.hello()
  expect(welcome.seats).toEqual([0, 1])
  expect(welcome.views.map(({ viewer }) => viewer)).toEqual([0, 1])
  await watching.hello()
  const hands = [
    { seat: 0, socket },
    { seat: 1, socket },
  ]
  await playOn(hands, 'events', (answered) => answered >= 12)
  const { answer } = await ada.call('events', { params: { table: table.id } })
  const heard = [
    welcome.events,
    ...socket.messages.flatMap((each) => (each.type === 'update' ? [each.events] : [])),
  ]
  expect(heard.flat()).toEqual(answer.events)
  await watching.next('update', ({ seq }) => seq === answer.seq, 0)
})

test('a table of bots plays by itself to the end, and can be watched', async () => {
  const { address } = await serverForTest()
  const owner = browser(address)
  const { table } = await owner.make({
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'greedy', name: 'Gretchen' },
    ],
    windows: 'measured',
    public: true,
  })
  expect(table.status).toBe('running')
  const guest = browser(address)
  const { answer } = await guest.call('publicTables')
  expect(answer.tables.map(({ id }) => id)).toEqual([table.id])
  const socket = await guest.open(table.id)
  const welcome = await socket.hello()
  expect(welcome).toMatchObject({ seats: [], table: { owner: false } })
  expect(welcome.views.map(({ viewer }) => viewer)).toEqual(['spectator'])
  await socket.next('presence', (presence) => presence.table.status === 'over', 0)
  expect(socket.view()?.outcome).not.toBeNull()
  expect((await guest.call('publicTables')).answer.tables).toEqual([])
})

test('a match against a bot goes on between the player’s answers', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'adept:iterations=10' }] })
  const socket = await ada.open(table.id)
  await socket.hello({ nonce: nonces[0]! })
  await playOn([{ seat: 0, socket }], 'against a bot', () => socket.seq > 30)
  const bots = socket.messages.filter(
    (message) => message.type === 'update' && message.cause.seat === 1 && message.cause.what === 'answer',
  )
  expect(bots.length).toBeGreaterThan(3)
})
