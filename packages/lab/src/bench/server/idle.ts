import { withChildren } from '../processes.ts'
import { rounded } from './measures.ts'
import { scripts } from './scripts.ts'

/** Cost of tables that nobody uses. */
export interface IdleBench {
  readonly tables: number
  /** Kilobytes a table while its match is loaded and two people are connected. */
  readonly awakeWithTwoSockets: number
  /** The same after the match has left memory, the two still being connected. */
  readonly asleepWithTwoSockets: number
  /** The same when they have gone, too. */
  readonly asleepAlone: number
  /** The whole process with nothing to do, in megabytes of memory in use. */
  readonly emptyServer: number
}

interface Memory {
  readonly heap: number
  readonly rss: number
  readonly live: number
  readonly loaded: number
}

const idleMs = 4000

export const benchIdle = (dir: string, tables: number): Promise<IdleBench> =>
  withChildren(async (start) => {
    const server = await start<{ address: string }>(scripts.server, [dir, String(idleMs)])
    const clients = await start(scripts.load)
    const { address } = server.said
    const memory = () => server.ask<Memory>('memory')
    const until = async (fits: (memory: Memory) => boolean): Promise<Memory> => {
      for (let n = 0; n < 100; n++) {
        const now = await memory()
        if (fits(now)) return now
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error('the tables do not come to rest')
    }
    // The first tables bring code and caches with them that later ones share.
    await clients.ask({ sit: 20, address })
    await clients.ask('leave')
    const empty = await until(({ live }) => live === 0)
    await clients.ask({ sit: tables, address })
    const awake = await memory()
    const asleep = await until(({ loaded }) => loaded === 0)
    await clients.ask('leave')
    const alone = await until(({ live }) => live === 0)
    const kilobytes = (bytes: number) => rounded(bytes / tables / 1024)
    return {
      tables,
      awakeWithTwoSockets: kilobytes(awake.heap - empty.heap),
      asleepWithTwoSockets: kilobytes(asleep.heap - empty.heap),
      asleepAlone: kilobytes(Math.max(0, alone.heap - empty.heap)),
      emptyServer: rounded(empty.rss / 1024 / 1024),
    }
  })
