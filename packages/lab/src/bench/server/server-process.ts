import { loggerTo, startServer } from '@conclave/server'

// A server in a process of its own, started and asked by the bench.

const unlimited = { burst: 1e9, perSecond: 1e9 }
const [dataDir = '', idleMs = '60000'] = process.argv.slice(2)

const server = await startServer({
  dataDir,
  idleMs: Number(idleMs),
  requestsPerMinute: 1e9,
  limits: {},
  socketsPerAddress: 1e6,
  rates: {
    seat: { messages: unlimited, chat: unlimited, gestures: unlimited },
    table: { chat: unlimited, gestures: unlimited, presence: unlimited },
    address: { messages: unlimited, chat: unlimited, gestures: unlimited, handshakes: unlimited },
  },
  logger: loggerTo(undefined, 'error'),
})

/** Memory of the process when all garbage is gone, in bytes, and the things that live in it. */
const memory = async () => {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const tables = [...server.context.tables]
  const { heapUsed, external, rss } = process.memoryUsage()
  return {
    heap: heapUsed + external,
    rss,
    live: tables.length,
    loaded: tables.filter(({ playing }) => playing !== null).length,
  }
}

process.on('message', async (question) => {
  if (question === 'memory') process.send?.(await memory())
  if (question === 'cpu') process.send?.(process.cpuUsage())
  if (question === 'resumed') {
    await server.resumed
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000, peak: process.resourceUsage().maxRSS / 1024 })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ address: server.address })
