import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { taskFor } from '@conclave/bots'
import { startMatch } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { type Pool, type PoolOptions, thinkingPool } from '../src/bots/pool.ts'
import { fairQueue } from '../src/bots/queue.ts'
import { thinkerWith } from '../src/bots/thinker.ts'
import { tenantOf } from '../src/tables/live.ts'
import { browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest, temporaryFolder } from './kit/server.ts'

test('whoever waits for thoughts is served in turn, by address, by owner and by table', () => {
  const queue = fairQueue<string>()
  const ask = (address: string, owner: string, table: string, job: string) =>
    queue.push({ address, owner, table }, job)
  for (let n = 1; n <= 3; n++) ask('here', 'greedy', 'one', `one ${n}`)
  ask('here', 'greedy', 'two', 'two 1')
  ask('here', 'modest', 'three', 'three 1')
  ask('here', 'modest', 'three', 'three 2')
  ask('there', 'alone', 'four', 'four 1')
  ask('there', 'alone', 'four', 'four 2')
  expect([queue.of('here'), queue.of('here', 'greedy'), queue.of('there'), queue.of('nowhere')]).toEqual([
    6, 4, 2, 0,
  ])
  const one = { address: 'here', owner: 'greedy', table: 'one' }
  expect(queue.remove(one, 'one 3')).toBe(true)
  expect(queue.remove(one, 'one 3')).toBe(false)
  const served = Array.from({ length: 8 }, () => queue.shift())
  expect(served).toEqual([
    ...['one 1', 'four 1', 'three 1', 'four 2', 'two 1', 'three 2', 'one 2'],
    undefined,
  ])
  expect([queue.size, queue.of('here'), queue.of('there')]).toEqual([0, 0, 0])
})

/** A pool of one thread that answers at once, and who was served in which order. */
const echoing = (options: PoolOptions) => {
  const file = join(temporaryFolder(), 'echo.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ seed }) => parentPort.postMessage({ key: seed }))`,
  )
  const pool = thinkingPool({ script: pathToFileURL(file), threads: 1, ...options })
  const match = startMatch(spellbound, { options: {}, seats: 1, seed: 'queue' })
  if ('problem' in match) throw new Error(match.problem)
  const order: string[] = []
  const ask = (address: string, owner: string, name: string) =>
    pool
      .think(taskFor(spellbound, match.state, 0, 'greedy', name), 5000, { address, owner, table: owner })
      .then((thought) => order.push('key' in thought ? name : `${name} refused`))
  return { pool, ask, order }
}

test('one owner’s hundred thoughts keep nobody else waiting, and too many of them are refused', async () => {
  const { pool, ask, order } = echoing({ mostOfOwner: 30 })
  const all = Array.from({ length: 35 }, (_, n) => ask('here', 'greedy', `greedy ${n}`))
  await Promise.all([...all, ask('here', 'modest', 'modest')])
  await pool.close()
  // The first is being thought of when the others come; then it is the other owner's turn.
  expect(order.filter((name) => !name.endsWith('refused')).slice(0, 3)).toContain('modest')
  expect(order.filter((name) => name.endsWith('refused'))).toHaveLength(4)
})

test('one address with a hundred sessions keeps nobody else waiting, nor does it fill the queue', async () => {
  const { pool, ask, order } = echoing({ mostWaiting: 90, mostOfAddress: 60 })
  const crowd = Array.from({ length: 100 }, (_, n) => ask('here', `session ${n}`, `crowd ${n}`))
  const others = Array.from({ length: 3 }, (_, n) => ask('there', 'modest', `modest ${n}`))
  await Promise.all([...crowd, ...others])
  await pool.close()
  const served = order.filter((name) => !name.endsWith('refused'))
  expect(served.slice(0, 7).filter((name) => name.startsWith('modest'))).toHaveLength(3)
  // One is being thought of, and sixty wait.
  expect(order.filter((name) => name.endsWith('refused'))).toHaveLength(39)
})

test('a table’s bots think in the name of the address from which its people play, of IPv6 its network', async () => {
  const server = await serverForTest({ games: [parleyEntry], proxies: ['loopback'] })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const sit = async (address: string) => {
    const owner = browser(server.address)
    const { table } = await owner.make({
      game: 'parley',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    })
    await (await owner.open(table.id, from(address))).hello()
    return (await server.context.live.get(table.id))!
  }
  const tables = [await sit('2001:db8:1:2::a'), await sit('2001:db8:1:2:ffff::b'), await sit('192.0.2.7')]
  const network = '2001:db8:1:2::/64'
  expect(tables.map((table) => tenantOf(table).address)).toEqual([network, network, '192.0.2.7'])
  // Whoever only watches is not the one they think for.
  const watched = await serverForTest({ games: [parleyEntry], proxies: ['loopback'] })
  const owner = browser(watched.address)
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }]
  const { table } = await owner.make({ game: 'parley', public: true, seats })
  const live = (await watched.context.live.get(table.id))!
  await (await browser(watched.address).open(table.id, from('203.0.113.9'))).hello()
  expect(tenantOf(live).address).toBe(live.stored.owner)
  await (await owner.open(table.id, from('192.0.2.7'))).hello()
  await (await browser(watched.address).open(table.id, from('203.0.113.9'))).hello()
  expect(tenantOf(live).address).toBe('192.0.2.7')
})

test('bots left without a thread take a twentieth of the thread that serves everybody', async () => {
  let now = 0
  // Looked at before and after each thought, which takes ten milliseconds so.
  const clock = () => (now += 10)
  const full: Pool = {
    think: async () => ({ problem: 'too many bots think at once', isCrowded: true }),
    close: async () => {},
  }
  const thinker = thinkerWith(full, clock)
  const match = startMatch(spellbound, { options: {}, seats: 1, seed: 'queue' })
  if ('problem' in match) throw new Error(match.problem)
  const task = taskFor(spellbound, match.state, 0, 'adept', 'seed')
  const by: string[] = []
  const tenant = { address: 'here', owner: 'greedy', table: 'one' }
  for (let n = 0; n < 100; n++) by.push((await thinker.think(spellbound as never, task, tenant)).by)
  expect(by[0]).toBe('greedy')
  expect(by.filter((each) => each === 'greedy').length).toBeLessThanOrEqual(8)
  expect(new Set(by)).toEqual(new Set(['greedy', 'random']))
})

test('bots that nobody watches rest, and wake when somebody comes', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const owner = browser(server.address)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const { table } = await owner.make({ game: 'parley', seats: [bot, bot] })
  const live = (await server.context.live.get(table.id))!
  await live.tail
  expect(await server.context.storage.length(table.id)).toBe(0)
  expect(live.thinking.size).toBe(0)
  const socket = await owner.open(table.id)
  await socket.hello()
  await socket.next('update', ({ seq }) => seq >= 3, 0)
  await socket.close()
  await expect.poll(() => live.clients.size).toBe(0)
  await live.tail
  expect(live.thinking.size + live.windows.size).toBe(0)
})
