import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keyOf } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { backUp, restoreFrom } from '../src/backup.ts'
import { steadyClock } from '../src/ops/clock.ts'
import { startServer } from '../src/server.ts'
import { StorageError } from '../src/storage/storage.ts'
import { tokenBucket } from '../src/tables/rate-limit.ts'
import { doChores } from '../src/upkeep/chores.ts'
import { forgetOld, usualRetention } from '../src/upkeep/retention.ts'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest, type TestServer, temporaryFolder } from './kit/server.ts'

const sit = async ({ address }: TestServer, more = {}) => {
  const ada = browser(address)
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }], ...more })
  const socket = await ada.open(table.id)
  await socket.hello()
  return { ada, id: table.id, socket }
}

/** Gives the first answer there is for whoever is asked. */
const answerOnce = async ({ socket }: Pick<Awaited<ReturnType<typeof sit>>, 'socket'>) => {
  const seat = [0, 1].find((each) => socket.view(each)?.question) ?? 0
  const [option = {}] = socket.view(seat)?.options ?? []
  const reply = await socket.answer(seat, keyOf(option))
  if (reply.type === 'ack' && socket.seq < reply.seq)
    await socket.next('update', ({ seq }) => seq >= reply.seq, 0)
  return reply
}

const told = async (address: string, path: string) => {
  const response = await fetch(`${address}${path}`)
  return [response.status, await response.json()]
}

const isReadyInMetrics = async (address: string): Promise<string | undefined> =>
  /conclave_ready (\d)\n/.exec(await (await fetch(`${address}/metrics`)).text())?.[1]

const red = (problem: string) => [503, { ok: false, problem }]
const green = [200, { ok: true }]

test('a full disk is seen by asking for health: it stores something', async () => {
  const clock = handClock()
  const server = await serverForTest({ mostBytes: 1024 * 1024, ...clock.hands })
  const { storage } = server.context
  expect(await told(server.address, '/health')).toEqual(green)
  let reports = 0
  const fillWith = async (bytes: number): Promise<never> => {
    for (;;) await storage.addReport({ id: `r${reports++}`, table: 'x', at: 1, bundle: 'x'.repeat(bytes) })
  }
  for (const bytes of [60_000, 900]) await expect(fillWith(bytes)).rejects.toThrow('full')
  // What was found out a moment ago still holds; a second later it is found out anew.
  clock.pass(1001)
  expect(await told(server.address, '/health')).toEqual(red('storage'))
  expect(await told(server.address, '/ready')).toEqual(red('storage'))
  // Also where nobody plays, and so nothing was refused.
  expect(await isReadyInMetrics(server.address)).toBe('0')
  expect(await told(server.address, '/health/live')).toEqual(green)
  await storage.forgetOld({ waiting: null, finished: null, unfinished: null, sessions: null, reports: 2 }, 99)
  clock.pass(1001)
  expect(await told(server.address, '/health')).toEqual(green)
  expect(await isReadyInMetrics(server.address)).toBe('1')
})

test('whoever sends players here is told when answers are refused', async () => {
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], ...clock.hands })
  const place = await sit(server)
  const { storage } = server.context
  const { append } = storage
  storage.append = async () => {
    throw new StorageError('the disk is full')
  }
  expect(await answerOnce(place)).toMatchObject({ type: 'refused', code: 'storage' })
  expect(await told(server.address, '/ready')).toEqual(red('storage'))
  storage.append = append
  clock.pass(30_001)
  expect(await told(server.address, '/ready')).toEqual(green)
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toMatch(/conclave_unstored_total 1\n/)
})

test('before it closes a server says so: no new tables, matches go on, then everybody is told', async () => {
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], ...clock.hands })
  const place = await sit(server)
  const drained = server.drain(5000)
  expect(await told(server.address, '/ready')).toEqual(red('closing'))
  expect(await told(server.address, '/health')).toEqual(green)
  const { failure } = await place.ada.call('createTable', {
    body: { game: 'parley', seats: [{ kind: 'me' }, { kind: 'friend' }] },
  })
  expect(failure).toMatchObject({ code: 'busy' })
  expect(await answerOnce(place)).toMatchObject({ type: 'ack' })
  clock.pass(5000)
  await drained
  await server.close()
  expect((await place.socket.closed).code).toBe(1012)
})

test('with little room on the disk nothing new is begun, and matches go on', async () => {
  const clock = handClock()
  let free = 1e9
  const room = async () => ({ free, database: 1000 })
  const server = await serverForTest({ games: [parleyEntry], room, leastFree: 1e6, ...clock.hands })
  const place = await sit(server)
  const credentials = { name: 'Bo', password: 'long enough for him' }
  const bo = browser(server.address)
  await bo.call('register', { body: credentials })
  free = 1000
  clock.pass(60_000)
  await expect.poll(() => server.context.full).toBe(true)
  const make = () =>
    place.ada.call('createTable', { body: { game: 'parley', seats: [{ kind: 'me' }, { kind: 'friend' }] } })
  expect((await make()).failure).toMatchObject({ code: 'storage' })
  const report = { text: 'full?', seat: 0, seq: 0, client: {} }
  const params = { table: place.id }
  expect((await place.ada.call('report', { params, body: report })).failure).toMatchObject({
    code: 'storage',
  })
  // Nor does the rest fill up with accounts, with decks, or with sessions of those who are refused.
  const stranger = browser(server.address)
  const cy = { ...credentials, name: 'Cy' }
  expect((await stranger.call('register', { body: cy })).failure).toMatchObject({ code: 'storage' })
  const deck = { game: 'mage-noir', name: 'Night', code: 'any' }
  expect((await bo.call('saveDeck', { body: deck })).failure).toMatchObject({ code: 'storage' })
  const seats = [{ kind: 'me' as const }]
  const refused = await stranger.call('createTable', { body: { game: 'parley', seats } })
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []])
  expect(await answerOnce(place)).toMatchObject({ type: 'ack' })
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toContain('conclave_disk_free_bytes 1000')
  free = 1e9
  clock.pass(60_000)
  await expect.poll(() => server.context.full).toBe(false)
  expect((await make()).status).toBe(200)
})

test('reports come from those who sit or watch, and have budgets by address, table and in all', async () => {
  const address = { burst: 3, perSecond: 0 }
  const server = await serverForTest({
    games: [parleyEntry],
    proxies: ['loopback'],
    reportLimits: { address, table: 4, bytes: 60_000 },
  })
  const { ada, id } = await sit(server, { public: true })
  const report = async (who: typeof ada, table: string, from: string, seat: number | null = null) => {
    const { status, failure } = await who.call('report', {
      params: { table },
      body: { text: 'odd', seat, seq: 0, client: {} },
      headers: { 'x-forwarded-for': from },
    })
    return status === 200 ? 'taken' : failure.code
  }
  const passer = browser(server.address)
  await passer.make({ game: 'parley' })
  // Anybody may look at a public table, but who reports is there.
  expect(await report(passer, id, '192.0.2.9')).toBe('not-your-seat')
  const watching = await passer.open(id)
  await watching.hello()
  expect(await report(passer, id, '192.0.2.9')).toBe('taken')
  for (let n = 0; n < 3; n++) expect(await report(ada, id, '192.0.2.1', 0)).toBe('taken')
  expect(await report(ada, id, '192.0.2.2')).toBe('too-many')
  const other = await sit(server)
  expect(await report(other.ada, other.id, '192.0.2.1')).toBe('too-fast')
  expect(await report(other.ada, other.id, '192.0.2.3')).toBe('taken')
  await server.context.storage.addReport({ id: 'large', table: 'x', at: 1, bundle: 'x'.repeat(60_000) })
  expect(await report(other.ada, other.id, '192.0.2.4')).toBe('storage')
})

test('what is old is forgotten after as many days as the operator says; who sits at a table keeps it', async () => {
  const clock = handClock()
  const server = await serverForTest({
    games: [parleyEntry],
    retention: { waiting: 10, finished: 20, unfinished: 30, sessions: 40, reports: 15 },
    ...clock.hands,
  })
  const { storage, live } = server.context
  const retention = { waiting: 10, finished: 20, unfinished: 30, sessions: 40, reports: 15 }
  const day = 24 * 60 * 60 * 1000
  const bo = browser(server.address)
  const waiting = (await bo.make({ game: 'parley' })).table.id
  const sitting = (await bo.make({ game: 'parley' })).table.id
  await (await bo.open(sitting)).hello()
  const running = await sit(server)
  await answerOnce(running)
  const over = await sit(server)
  await over.ada.call('report', {
    params: { table: over.id },
    body: { text: 'odd', seat: 0, seq: 0, client: {} },
  })
  await over.ada.call('finishTable', { params: { table: over.id } })
  for (const { socket } of [running, over]) await socket.close()
  const kept = async () =>
    (await Promise.all([waiting, sitting, running.id, over.id].map((id) => storage.table(id)))).map(
      (table) => table !== undefined,
    )
  const later = async (days: number) => {
    clock.pass(days * day)
    // Those that nobody uses have left memory.
    for (const id of [waiting, running.id, over.id]) live.delete(id)
    await forgetOld(server.context, retention)
  }
  const bytes = async () => (await storage.reported(over.id)).bytes
  await later(9)
  expect(await kept()).toEqual([true, true, true, true])
  await later(2)
  expect(await kept()).toEqual([false, true, true, true])
  expect(await bytes()).toBeGreaterThan(0)
  await later(5)
  expect(await bytes()).toBe(0)
  await later(5)
  expect(await kept()).toEqual([false, true, true, false])
  await later(10)
  expect(await kept()).toEqual([false, true, false, false])
  const signedIn = async () => (await bo.call('myTables')).answer.tables.length > 0
  expect(await signedIn()).toBe(true)
  await later(10)
  expect(await signedIn()).toBe(false)
})

test('a running server is backed up, and restored after a check; nothing acknowledged before is missing', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const place = await sit(server)
  const file = join(temporaryFolder(), 'backup.db')
  // Answers go on while it is copied.
  const answers = []
  for (let n = 0; n < 6; n++) answers.push(await answerOnce(place))
  const held = backUp(server.dataDir, file)
  await answerOnce(place)
  expect(held).toMatchObject({ tables: 1, answers: expect.any(Number) })
  expect(held.answers).toBeGreaterThanOrEqual(answers.length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(() => backUp(server.dataDir, file)).toThrow('there already')
  expect(() => restoreFrom(file, server.dataDir, { replace: true, now: 0 })).toThrow(
    'another Conclave server',
  )

  await server.close()
  expect(() => restoreFrom(file, server.dataDir, { replace: false, now: 0 })).toThrow('--replace')
  const restored = restoreFrom(file, server.dataDir, { replace: true, now: Date.UTC(2026, 1, 2) })
  expect(restored).toMatchObject({ tables: 1, answers: held.answers })
  expect(restored.before).toContain('before-2026-02-02')
  expect(existsSync(restored.before ?? '')).toBe(true)
  expect(readdirSync(server.dataDir).filter((name) => name.endsWith('.part'))).toEqual([])
  const after = await serverForTest({ dataDir: server.dataDir, games: [parleyEntry] })
  expect(await after.context.storage.length(place.id)).toBe(held.answers)
  const socket = await browser(after.address, place.ada.cookie).open(place.id)
  expect(await socket.hello()).toMatchObject({ seq: held.answers })
})

test('what is no backup is not restored', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'backup.db')
  expect(() => restoreFrom(file, folder, { replace: false, now: 0 })).toThrow('there is no file')
  writeFileSync(file, 'nonsense '.repeat(1000))
  expect(() => restoreFrom(file, folder, { replace: false, now: 0 })).toThrow('no database of Conclave')
  const other = join(folder, 'other.db')
  const database = new DatabaseSync(other)
  database.exec('create table tables (id)')
  database.close()
  expect(() => restoreFrom(other, folder, { replace: false, now: 0 })).toThrow('no database of Conclave')
  expect(() => backUp(join(folder, 'nowhere'), join(folder, 'new.db'))).toThrow('no database in')
})

test('damaged pages are found at the start, not in mid-match', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  await sit(server)
  const backup = join(temporaryFolder(), 'backup.db')
  backUp(server.dataDir, backup)
  await server.close()
  const file = join(server.dataDir, 'conclave.db')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const pages = readFileSync(file)
  // Every page but the first few is overwritten in its middle.
  for (let at = 8 * 4096 + 8; at < pages.length; at += 4096) pages.fill(0x5a, at, at + 400)
  writeFileSync(file, pages)
  await expect(startServer({ dataDir: server.dataDir })).rejects.toThrow(/is damaged.*conclave restore/)
  writeFileSync(backup, pages)
  expect(() => restoreFrom(backup, temporaryFolder(), { replace: false, now: 0 })).toThrow('is damaged')
})

test('only named proxies are believed; headers of others are noted once', async () => {
  const ask = (address: string, from: string) =>
    fetch(`${address}/api/me`, { headers: { 'x-forwarded-for': from } })
  const alone = await serverForTest({ requestsPerMinute: 4 })
  for (let n = 0; n < 4; n++) expect((await ask(alone.address, `192.0.2.${n}`)).status).toBe(200)
  expect((await ask(alone.address, '192.0.2.99')).status).toBe(429)
  expect(alone.logged.filter((line) => line.includes('--proxy'))).toHaveLength(1)

  // Two proxies, one behind the other; before what they say may stand what a client made up.
  const behind = await serverForTest({ requestsPerMinute: 2, proxies: ['loopback', '10.1.0.0/16'] })
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    expect((await ask(behind.address, `203.0.113.9, ${from}, 10.1.2.3`)).status).toBe(200)
  for (const status of [200, 429])
    expect((await ask(behind.address, `198.51.100.${status}, 192.0.2.1, 10.1.2.3`)).status).toBe(status)
  expect(behind.logged.filter((line) => line.includes('--proxy'))).toEqual([])
  for (const proxies of [['nonsense'], ['10.0.0.0/64'], ['10.0.0.0/8/8']])
    await expect(startServer({ dataDir: temporaryFolder(), proxies })).rejects.toThrow(
      'no address of a proxy',
    )
})

test('dashboard and alerts ask for nothing that the server does not count', async () => {
  const server = await serverForTest()
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  const exposed = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  const deploy = join(import.meta.dirname, '../../../deploy')
  for (const file of ['grafana.json', 'alerts.yml', 'alerts.test.yml']) {
    const asked = readFileSync(join(deploy, file), 'utf8').match(/conclave_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(3)
    expect([file, asked.filter((name) => !exposed.includes(name))]).toEqual([file, []])
  }
})

test('a system clock that is set back or ahead refuses nobody, ends nothing and forgets nothing', () => {
  let [wall, even] = [1_700_000_000_000, 5000]
  const pass = (ms: number): void => {
    wall += ms
    even += ms
  }
  const clock = steadyClock(
    () => wall,
    () => even,
  )
  const hour = 3_600_000
  for (const jump of [-hour, hour]) {
    const bucket = tokenBucket({ burst: 3, perSecond: 1 }, clock.now)
    for (let n = 0; n < 3; n++) expect(bucket.take()).toBe(true)
    const before = clock.now()
    wall += jump
    expect(clock.now()).toBe(before)
    expect(bucket.take()).toBe(false)
    pass(2000)
    expect([bucket.take(), clock.isOff()]).toEqual([true, true])
    expect(Math.abs(clock.now() - before - 2000)).toBeLessThanOrEqual(200)
    // Some hours later both say the same again.
    for (let n = 0; n < 11; n++) pass(hour)
    expect([clock.now() - wall, clock.isOff()]).toEqual([0, false])
  }
})

test('nothing is forgotten while nobody knows what time it is', async () => {
  const rung: (() => void)[] = []
  const server = await serverForTest()
  const alarm = (_: number, ring: () => void) => {
    rung.push(ring)
    return () => {}
  }
  const context = { ...server.context, alarm }
  let isOff = true
  const chores = doChores(context, {
    idleMs: 1e9,
    leastFree: 0,
    retention: { ...usualRetention, sessions: 1 },
    isClockOff: () => isOff,
    room: async () => ({ free: 1, database: 1 }),
  })
  const { storage } = context
  await storage.addSession('long ago', null, 1)
  const forget = async () => {
    rung.splice(0).at(-1)?.()
    await storage.check()
  }
  await forget()
  expect(await storage.session('long ago')).toBeDefined()
  isOff = false
  await forget()
  await expect.poll(() => storage.session('long ago')).toBeUndefined()
  chores.stop()
})
