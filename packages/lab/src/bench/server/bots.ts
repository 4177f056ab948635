import type { WebSocket } from 'ws'
import { withChildren } from '../processes.ts'
import { watchBots } from './load.ts'
import type { Load } from './measures.ts'
import { scripts } from './scripts.ts'

/** Many tables of bots at once, and how a few people fare beside them. */
export interface BotsBench {
  readonly tables: number
  /** Answers that the bots gave a second. */
  readonly answersPerSecond: number
  /** Five tables of two people who think for a fifth of a second. */
  readonly people: Load
}

const people = { tables: 5, warmUpMs: 500, pause: 200, spare: 30 }
const atOnce = 8

/** Greedy bots that rest half a second before they answer, as they do when people play with them; somebody watches each table. */
export const benchBots = (dir: string, tables: number, ms: number): Promise<BotsBench> =>
  withChildren(async (start) => {
    const server = await start<{ address: string }>(scripts.server, [dir])
    const clients = await start(scripts.load)
    const { address } = server.said
    await clients.ask({ ...people, ms, address })
    const watchers: WebSocket[] = []
    for (let n = 0; n < tables; n += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, tables - n) })
      watchers.push(...(await Promise.all(some.map(() => watchBots(address, ['greedy', 'greedy'], 500)))))
    }
    const before = { answers: await answersOf(address), at: performance.now() }
    await clients.ask('go')
    const load = await clients.next<Load>()
    const seconds = (performance.now() - before.at) / 1000
    const answers = (await answersOf(address)) - before.answers
    for (const watcher of watchers) watcher.terminate()
    return { tables, answersPerSecond: Math.round(answers / seconds), people: load }
  })

const answersOf = async (address: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^conclave_answers_total\{by="bot"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
