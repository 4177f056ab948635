import { games } from '@conclave/games'
import { swift } from '@conclave/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { times } from '../../../../tools/soak.ts'
import type { ServerOptions } from '../../src/server.ts'
import { browser } from '../kit/browser.ts'
import { parleyEntry } from '../kit/parley.ts'
import { playOn, someAnswer } from '../kit/playing.ts'
import { type PostgresServer, startPostgres } from '../kit/postgres.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'

// Several servers on one database, as one port in front of them would spread people over them.

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const leaseMs = 1500

/** They have noticed that the database is gone, for longer than it takes to find a process dead. */
const inTheDark = async (servers: readonly TestServer[]): Promise<void> => {
  const said = (server: TestServer, what: string) =>
    server.logged.filter((line) => line.includes(what)).length
  for (const server of servers)
    await expect.poll(() => said(server, 'no sign of life')).toBeGreaterThanOrEqual(times(5))
}

const serversForTest = async (
  howMany: number,
  more: Partial<ServerOptions> = {},
): Promise<(TestServer & { readonly databaseUrl: string })[]> => {
  const databaseUrl = await postgres.database()
  const all = []
  for (let at = 0; at < howMany; at++) {
    const server = await serverForTest({ databaseUrl, leaseMs, games: [parleyEntry, ...games], ...more })
    all.push({ ...server, databaseUrl })
  }
  return all
}

/** A table whose two people come to different servers. */
const spread = async (servers: readonly TestServer[], wanted = {}) => {
  const [one, two] = [servers[0]!, servers.at(-1)!]
  const [ada, bo] = [browser(one.address), browser(two.address)]
  const made = await ada.make({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'friend' }], ...wanted })
  const params = { table: made.table.id }
  const [{ token } = { token: '' }] = made.invitations
  const claimed = await bo.call('claimSeat', { params, body: { token, name: 'Bo' } })
  expect(claimed.answer).toMatchObject({ seats: [1] })
  const [first, second] = [await ada.open(made.table.id), await bo.open(made.table.id)]
  await first.hello({ nonce: 'nonce-of-ada-0123456789' })
  await second.hello({ nonce: 'nonce-of-bo-0123456789' })
  const hands = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  return { ada, bo, params, id: made.table.id, first, second, hands }
}

const leads = (server: TestServer, id: string): boolean => server.context.live.has(id)

describe('people of one table at different processes', () => {
  test('play a whole match; one process leads it, and what it knows is told everywhere', async () => {
    const servers = await serversForTest(3)
    const { ada, bo, params, id, first, second, hands } = await spread(servers)
    expect(servers.filter((server) => leads(server, id))).toHaveLength(1)
    const elsewhere = browser(servers[1]!.address, bo.cookie)
    const { answer } = await elsewhere.call('myTables')
    expect(answer.tables).toMatchObject([
      { id, status: 'running', seats: [{ present: true }, { present: true, mine: true }] },
    ])
    expect(answer.tables[0]?.awaited).toEqual(first.view()?.asked.map(({ seat }) => seat))

    const over = second.next('presence', ({ table }) => table.status === 'over')
    await playOn(hands, 'spread over processes')
    await over
    const files = await Promise.all(
      [ada, bo, elsewhere].map((person) => person.call('exportMatch', { params })),
    )
    for (const file of files) expect(file.answer).toEqual(files[0]!.answer)
    expect(servers.filter((server) => leads(server, id))).toHaveLength(1)

    const again = await Promise.all([ada, bo, elsewhere].map((person) => person.call('again', { params })))
    expect(new Set(again.map((each) => each.answer.table.id)).size).toBe(1)
  })

  test('what is refused is refused with the same words, and cookies come through', async () => {
    const servers = await serversForTest(2)
    const { params, id } = await spread(servers)
    for (const { address } of servers) {
      const stranger = browser(address)
      expect((await stranger.call('table', { params })).failure.code).toBe('no-such-table')
      expect(
        (await stranger.call('claimSeat', { params, body: { token: 'x'.repeat(22) } })).failure.code,
      ).toBe('wrong-link')
      await expect(stranger.open(id).then((socket) => socket.closed)).resolves.toMatchObject({ code: 4404 })
    }
    const open = await browser(servers[0]!.address).make({ seats: [{ kind: 'me' }, { kind: 'friend' }] })
    const guest = browser(servers[1]!.address)
    const [{ token } = { token: '' }] = open.invitations
    await guest.call('claimSeat', { params: { table: open.table.id }, body: { token } })
    expect(guest.cookie).toMatch(/^conclave=/)
    const { answer } = await browser(servers[0]!.address, guest.cookie).call('myTables')
    expect(answer.tables).toHaveLength(1)
  })

  test('nobody outside is believed to be one of the processes', async () => {
    const [one, two] = await serversForTest(2)
    const { id } = await spread([one!, two!])
    const caller = JSON.stringify({ address: '203.0.113.9', host: 'evil.example', secure: true })
    const response = await fetch(`${two!.address}/api/tables/${id}`, {
      headers: { 'x-conclave-process': 'f'.repeat(64), 'x-conclave-caller': caller },
    })
    expect(response.status).toBe(404)
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })

  test('whoever signs out anywhere is out everywhere', async () => {
    const servers = await serversForTest(2)
    const [here, there] = [browser(servers[0]!.address), browser(servers[1]!.address)]
    await here.call('register', { body: { name: 'Ada', password: 'correct horse battery' } })
    const { table } = await here.make({ seats: [{ kind: 'me' }, { kind: 'screen' }] })
    there.cookie = here.cookie
    const socket = await there.open(table.id)
    await socket.hello()
    await browser(servers[1]!.address, here.cookie).call('signOut')
    expect((await socket.closed).reason).toBe('signed out')
  })

  test('also when the news of it went astray', async () => {
    const servers = await serversForTest(2)
    const here = browser(servers[0]!.address)
    await here.call('register', { body: { name: 'Ada', password: 'correct horse battery' } })
    const { table } = await here.make({ seats: [{ kind: 'me' }, { kind: 'screen' }] })
    const socket = await browser(servers[0]!.address, here.cookie).open(table.id)
    await socket.hello()
    const client = new pg.Client({ connectionString: servers[0]!.databaseUrl })
    await client.connect()
    // Nobody listens for a moment.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen conclave'`,
    )
    await client.end()
    await browser(servers[1]!.address, here.cookie).call('signOut')
    expect((await socket.closed).reason).toBe('signed out')
  })

  test('wrong passwords are counted together', async () => {
    const servers = await serversForTest(2)
    const [one, two] = [browser(servers[0]!.address), browser(servers[1]!.address)]
    await one.call('register', { body: { name: 'Ada', password: 'correct horse battery' } })
    const wrong = { name: 'Ada', password: 'something else entirely' }
    for (let at = 0; at < 4; at++) await one.call('signIn', { body: wrong })
    await expect.poll(async () => (await two.call('signIn', { body: wrong })).failure.code).toBe('too-fast')
  })
})

describe('when a process goes', () => {
  test('properly, another goes on at the same number at once, and everybody comes back', async () => {
    const servers = await serversForTest(2)
    const { ada, bo, id, first, second, hands } = await spread(servers)
    await playOn(hands, 'until it goes', (answered) => answered >= 6)
    const seq = first.seq
    await servers[0]!.close()
    expect((await first.closed).code).toBe(1012)
    await second.closed
    const [back, again] = await Promise.all(
      [ada, bo].map((person) => browser(servers[1]!.address, person.cookie).open(id)),
    )
    expect(await back!.hello({ lastSeq: seq })).toMatchObject({ seq, events: [], seats: [0] })
    expect(await again!.hello({ lastSeq: seq })).toMatchObject({ seq, seats: [1] })
    const over = back!.next('presence', ({ table }) => table.status === 'over')
    await playOn(
      [
        { seat: 0, socket: back! },
        { seat: 1, socket: again! },
      ],
      'and on',
    )
    await over
  })

  test('its bots, windows and clocks go on elsewhere with nobody asking', async () => {
    const servers = await serversForTest(2, { measuredWait: () => 30 })
    const ada = browser(servers[0]!.address)
    const { table } = await ada.make({
      game: 'parley',
      windows: 'measured',
      windowSeconds: 5,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    })
    const socket = await ada.open(table.id)
    await socket.hello()
    // She plans, and before the bots' windows have their moment, the process goes.
    const key = someAnswer({ seat: 0, socket }, swift('plan'))!
    expect(await socket.answer(0, key)).toMatchObject({ type: 'ack' })
    await servers[0]!.close()
    const { seq } = socket
    await expect.poll(() => servers[1]!.context.storage.length(table.id)).toBeGreaterThan(seq)
    const back = await browser(servers[1]!.address, ada.cookie).open(table.id)
    await back.hello()
    await playOn([{ seat: 0, socket: back }], 'to the end')
  })
})

test('the database is gone for a while: answers are refused, nothing acknowledged is lost, and it goes on', async () => {
  const servers = await serversForTest(2)
  const { first, second, hands, id } = await spread(servers)
  await playOn(hands, 'before', (answered) => answered >= 4)
  const before = await servers[0]!.context.storage.entries(id)
  await postgres.kill()
  const hand = hands.find(({ socket, seat }) => someAnswer({ socket, seat }, swift('x')) !== undefined)!
  const key = someAnswer(hand, swift('while it is gone'))!
  const sent = 'sent-until-it-counts'
  expect(await hand.socket.answer(hand.seat, key, { id: sent })).toMatchObject({
    type: 'refused',
    code: 'storage',
  })
  for (const { address } of servers) {
    expect((await fetch(`${address}/ready`)).status).toBe(503)
    const { failure, status } = await browser(address, 'conclave=AAAAAAAAAAAAAAAAAAAAAA').call('myTables')
    expect([status, failure.code]).toEqual([503, 'storage'])
  }
  await inTheDark(servers)
  await postgres.start()
  await expect
    .poll(async () => (await hand.socket.answer(hand.seat, key, { id: sent })).type, { interval: 100 })
    .toBe('ack')
  // Nobody was thought dead meanwhile, and nobody had to come back.
  const over = first.next('presence', ({ table }) => table.status === 'over')
  await playOn(hands, 'after')
  await over
  const after = await servers[1]!.context.storage.entries(id)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.filter(({ command }) => command === sent)).toHaveLength(1)
  expect(second.view()?.outcome).toEqual(first.view()?.outcome)
})

test('what a table was to do by itself while the database was away, it does when that is back', async () => {
  const [server] = await serversForTest(1, { measuredWait: () => 300 })
  const ada = browser(server!.address)
  const bots = [1, 2].map(() => ({ kind: 'bot' as const, bot: 'random' }))
  const { table } = await ada.make({ game: 'parley', windows: 'measured', seats: [{ kind: 'me' }, ...bots] })
  const socket = await ada.open(table.id)
  await socket.hello()
  const windows = socket.next('update', ({ views }) => views[0]?.asked[0]?.manner === 'window')
  expect(await socket.answer(0, someAnswer({ seat: 0, socket }, swift('plan'))!)).toMatchObject({
    type: 'ack',
  })
  const { seq } = await windows
  await postgres.kill()
  await expect.poll(() => server!.logged.some((line) => line.includes('it does not count'))).toBe(true)
  // It has tried again, in vain.
  await expect.poll(() => server!.logged.some((line) => line.includes('a job of a table failed'))).toBe(true)
  await postgres.start()
  await socket.next('update', (update) => update.seq > seq, 0)
  await playOn([{ seat: 0, socket }], 'and on')
})
