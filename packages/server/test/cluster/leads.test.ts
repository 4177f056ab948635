import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Cluster } from '../../src/cluster/cluster.ts'
import { type Fenced, fenced, sharedCluster } from '../../src/cluster/shared.ts'
import { loggerTo } from '../../src/ops/logger.ts'
import { openPostgres, type Postgres } from '../../src/storage/postgres/postgres.ts'
import { LostTable } from '../../src/storage/storage.ts'
import { type PostgresServer, startPostgres } from '../kit/postgres.ts'
import { entry, table } from '../storage/contract.ts'

let postgres: PostgresServer
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
})
afterAll(() => postgres.remove())

interface Process {
  readonly cluster: Cluster
  readonly fences: Fenced
  readonly postgres: Postgres
  readonly lost: string[]
  /** As often as this process was told to look for tables that nobody leads. */
  readonly orphaned: () => number
}

let addresses = 0

/** One of the processes that share the database; its own signs of life come too seldom to disturb. */
const processForTest = async (leaseMs = 3_600_000): Promise<Process> => {
  const fences = fenced()
  const opened = await openPostgres(url, { fences })
  const log = loggerTo(undefined, 'silent')
  const cluster = await sharedCluster(opened, fences, { leaseMs, log, secret: 'a secret of each' })
  const lost: string[] = []
  let orphaned = 0
  await cluster.join(`http://process-${++addresses}`, {
    lost: (tables) => lost.push(...tables),
    orphaned: () => {
      orphaned++
    },
    missed: () => {},
  })
  onTestFinished(async () => {
    await cluster.leave()
    await opened.storage.close()
  })
  return { cluster, fences, postgres: opened, lost, orphaned: () => orphaned }
}

let ids = 0
const tableFor = async ({ postgres: { storage } }: Process): Promise<string> => {
  const id = `table-${++ids}`
  await storage.addTable(table(id), [])
  return id
}

/** Somebody sleeps so long that the others take it for dead. */
const oversleep = async (who: Process, other: Process): Promise<void> => {
  await who.postgres.sql.one(
    `update processes set until = clock_timestamp() - interval '1 second' where id = ?`,
    who.fences.process(),
  )
  await other.postgres.sql.all('delete from processes where until < clock_timestamp() returning address')
}

describe('the lead of a table', () => {
  test('is had by one process, however many want it at once', async () => {
    const processes = await Promise.all([1, 2, 3].map(() => processForTest()))
    const [first] = processes
    const id = await tableFor(first!)
    const leads = await Promise.all(processes.flatMap(({ cluster }) => [cluster.take(id), cluster.take(id)]))
    const leader = leads.findIndex((lead) => lead?.here === true) >> 1
    expect(leads.filter((lead) => lead?.here === true)).toHaveLength(2)
    const at = leads.find((lead) => lead?.here === false)
    const other = processes[leader === 0 ? 1 : 0]!
    expect(await other.cluster.leadersOf([id])).toEqual(new Map([[id, at?.here === false ? at.at : '']]))
    expect(await processes[leader]!.cluster.leadersOf([id])).toEqual(new Map())
  })

  test('there is none of a table that is not there', async () => {
    const one = await processForTest()
    expect(await one.cluster.take('no such table')).toBeUndefined()
  })

  test('goes to whoever is asked next when it was let go, also at the same process', async () => {
    const [one, two] = [await processForTest(), await processForTest()]
    const id = await tableFor(one)
    await one.cluster.take(id)
    one.cluster.letGo(id)
    expect(await one.cluster.take(id)).toEqual({ here: true })
    one.cluster.letGo(id)
    await expect.poll(() => two.cluster.take(id)).toEqual({ here: true })
    expect(await one.cluster.take(id)).toMatchObject({ here: false })
    await one.cluster.leave()
    await two.cluster.leave()
  })

  test('whoever was asleep and wakes up late writes nothing', async () => {
    const [sleeper, other] = [await processForTest(), await processForTest()]
    const id = await tableFor(sleeper)
    await sleeper.cluster.take(id)
    expect(await sleeper.postgres.storage.append(id, entry(1))).toBe(true)
    await oversleep(sleeper, other)
    // Nobody leads it yet, and whoever was late does not either.
    await expect(sleeper.postgres.storage.append(id, entry(2))).rejects.toThrow(LostTable)
    expect(await other.cluster.take(id)).toEqual({ here: true })
    const { storage } = sleeper.postgres
    const writes = [
      storage.append(id, entry(2)),
      storage.setOrders(id, 0, { hat: 'late' }),
      storage.end(id, 'over', null, 1),
      storage.deleteTable(id),
      storage.addChat(id, { no: 1, seat: 0, said: { text: 'late' }, at: 1 }, null),
    ]
    const results = await Promise.allSettled(writes)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await other.postgres.storage.append(id, entry(2, { key: 'mine' }))).toBe(true)
    expect(await other.postgres.storage.entries(id)).toEqual([entry(1), entry(2, { key: 'mine' })])
    expect(await other.postgres.storage.table(id)).toMatchObject({
      status: 'waiting',
      seats: [{ orders: {} }, {}],
    })
    expect(sleeper.lost).toContain(id)
  })

  test('a write of an earlier lead does not count under a later one of the same process', async () => {
    const [one, two] = [await processForTest(), await processForTest()]
    const id = await tableFor(one)
    await one.cluster.take(id)
    const before = one.fences.of(id)
    one.cluster.letGo(id)
    await expect.poll(() => two.cluster.take(id)).toEqual({ here: true })
    two.cluster.letGo(id)
    await expect.poll(() => one.cluster.take(id)).toEqual({ here: true })
    expect(one.fences.of(id)).toBeGreaterThan(before ?? 0)
    const now = one.fences.of(id) ?? 0
    one.fences.held.set(id, before ?? 0)
    const late = one.postgres.storage.append(id, entry(1))
    one.fences.held.set(id, now)
    await expect(late).rejects.toThrow(LostTable)
    // The later lead is not lost by it.
    expect(await one.postgres.storage.append(id, entry(1))).toBe(true)
    expect(one.lost).toEqual([])
  })

  test('one write that is lost does not take others with it', async () => {
    const [one, two] = [await processForTest(), await processForTest()]
    const [mine, lost] = [await tableFor(one), await tableFor(one)]
    await one.cluster.take(mine)
    await two.cluster.take(lost)
    const { storage } = one.postgres
    const results = await Promise.allSettled([
      storage.append(mine, entry(1)),
      storage.append(lost, entry(1)),
      storage.append(mine, entry(2)),
      storage.append(mine, entry(2)),
    ])
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : 'lost'))).toEqual([
      true,
      'lost',
      true,
      false,
    ])
  })
})

describe('processes', () => {
  test('one that is late finds itself dead, comes in anew and has lost everything', async () => {
    const other = await processForTest()
    const sleeper = await processForTest(200)
    const id = await tableFor(sleeper)
    await sleeper.cluster.take(id)
    const before = sleeper.fences.process()
    const orphaned = other.orphaned()
    await oversleep(sleeper, other)
    await expect.poll(() => sleeper.lost).toEqual([id])
    expect(sleeper.fences.process()).toBeGreaterThan(before)
    expect(await sleeper.cluster.take(id)).toEqual({ here: true })
    expect(other.orphaned()).toBeGreaterThanOrEqual(orphaned)
  })

  test('one that goes says so, and its tables are free at once', async () => {
    const [one, two] = [await processForTest(), await processForTest()]
    const id = await tableFor(one)
    await one.cluster.take(id)
    const orphaned = two.orphaned()
    await one.cluster.leave()
    await expect.poll(two.orphaned).toBeGreaterThan(orphaned)
    expect(await two.cluster.take(id)).toEqual({ here: true })
  })

  test('one whose time has run out is found dead by the others', async () => {
    const one = await processForTest()
    const two = await processForTest(100)
    const id = await tableFor(one)
    await one.cluster.take(id)
    const orphaned = two.orphaned()
    await one.postgres.sql.one(
      `update processes set until = clock_timestamp() where id = ?`,
      one.fences.process(),
    )
    await expect.poll(two.orphaned).toBeGreaterThan(orphaned)
    expect(await two.cluster.take(id)).toEqual({ here: true })
  })

  test('of all only the first does what one may do; what one tells all others hear', async () => {
    const processes = await Promise.all([1, 2].map(() => processForTest()))
    const first = await Promise.all(processes.map(({ cluster }) => cluster.isFirst()))
    expect(first.filter(Boolean)).toHaveLength(1)
    const heard: string[] = []
    processes.map(({ cluster }, at) => cluster.listen((news) => heard.push(`${at} ${news.news}`)))
    processes[0]!.cluster.tell({ news: 'signed-out', session: 'x' })
    await expect.poll(() => heard).toEqual(['1 signed-out'])
    expect(processes[0]!.cluster.secret).toBe(processes[1]!.cluster.secret)
  })
})
