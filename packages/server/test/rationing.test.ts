import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { taskFor } from '@conclave/bots'
import { startMatch } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { thinkingPool } from '../src/bots/pool.ts'
import { fairQueue } from '../src/bots/queue.ts'
import { browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest, temporaryFolder } from './kit/server.ts'

test('whoever waits for thoughts is served in turn, by owner and by table', () => {
  const queue = fairQueue<string>()
  const ask = (owner: string, table: string, job: string) => queue.push({ owner, table }, job)
  for (let n = 1; n <= 3; n++) ask('greedy', 'one', `one ${n}`)
  ask('greedy', 'two', 'two 1')
  ask('modest', 'three', 'three 1')
  ask('modest', 'three', 'three 2')
  expect(queue.of('greedy')).toBe(4)
  expect(queue.remove({ owner: 'greedy', table: 'one' }, 'one 3')).toBe(true)
  expect(queue.remove({ owner: 'greedy', table: 'one' }, 'one 3')).toBe(false)
  const served = Array.from({ length: 6 }, () => queue.shift())
  expect(served).toEqual(['one 1', 'three 1', 'two 1', 'three 2', 'one 2', undefined])
  expect(queue.size).toBe(0)
})

test('one owner’s hundred thoughts keep nobody else waiting, and too many of them are refused', async () => {
  const file = join(temporaryFolder(), 'echo.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ seed }) => parentPort.postMessage({ key: seed }))`,
  )
  const pool = thinkingPool({ script: pathToFileURL(file), threads: 1, mostOfOwner: 30 })
  const match = startMatch(spellbound, { options: {}, seats: 1, seed: 'queue' })
  if ('problem' in match) throw new Error(match.problem)
  const order: string[] = []
  const ask = (owner: string, name: string) =>
    pool
      .think(taskFor(spellbound, match.state, 0, 'greedy', name), 5000, { owner, table: owner })
      .then((thought) => order.push('key' in thought ? name : `${name} refused`))
  const all = Array.from({ length: 35 }, (_, n) => ask('greedy', `greedy ${n}`))
  await Promise.all([...all, ask('modest', 'modest')])
  await pool.close()
  // The first is being thought of when the others come; then it is the other owner's turn.
  expect(order.filter((name) => !name.endsWith('refused')).slice(0, 3)).toContain('modest')
  expect(order.filter((name) => name.endsWith('refused'))).toHaveLength(4)
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
