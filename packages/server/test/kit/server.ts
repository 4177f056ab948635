import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loggerTo } from '../../src/ops/logger.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts'

/** A folder that is gone after the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const unlimited = { burst: 100_000, perSecond: 100_000 }

export interface TestServer extends RunningServer {
  readonly dataDir: string
  /** Everything that was logged. */
  readonly logged: string[]
}

/** A server of its own for one test, without limits unless they are what is tested. */
export const serverForTest = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const dataDir = options.dataDir ?? temporaryFolder()
  const logged: string[] = []
  let seeds = 0
  const server = await startServer({
    dataDir,
    requestsPerMinute: 1_000_000,
    limits: {},
    socketsPerAddress: 10_000,
    measuredWait: () => 30,
    closingMs: 0,
    // Whoever wants other cards makes another table.
    newSeed: () => String(++seeds).padStart(64, '0'),
    rates: {
      seat: { messages: unlimited, chat: unlimited, gestures: unlimited },
      table: { chat: unlimited, gestures: unlimited, presence: unlimited },
      address: { messages: unlimited, chat: unlimited, gestures: unlimited, handshakes: unlimited },
    },
    logger: loggerTo({ write: (line) => logged.push(line) }, 'debug'),
    ...options,
  })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await server.close()
  }
  onTestFinished(close)
  return { ...server, close, dataDir, logged }
}
