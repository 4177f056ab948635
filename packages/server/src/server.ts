import { hash, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { findGame, type GameEntry, games } from '@conclave/games'
import { digestWith } from '@conclave/kernel'
import type { AnyGame } from '@conclave/table'
import type { Logger } from 'pino'
import { type PoolOptions, thinkingPool } from './bots/pool.ts'
import { thinkerWith } from './bots/thinker.ts'
import { type AppOptions, buildApp } from './http/app.ts'
import { hostsFor } from './http/hosts.ts'
import { loggerTo } from './ops/logger.ts'
import { metricsFor } from './ops/metrics.ts'
import { newSeed } from './secrets.ts'
import { serveSockets } from './socket/sockets.ts'
import { whyNotStarted } from './starting.ts'
import { type DataFolder, takeDataFolder } from './storage/data-folder.ts'
import { sqliteStorage } from './storage/sqlite/sqlite.ts'
import type { Storage } from './storage/storage.ts'
import type { ServerContext } from './tables/live.ts'
import { closeTables, letRest, resumeTables } from './tables/live-tables.ts'
import { addressAllowance, type Rates, usualRates } from './tables/rates.ts'

export interface ServerOptions {
  readonly host?: string
  /** 0 for any free port. */
  readonly port?: number
  /** Where the database lies. */
  readonly dataDir: string
  /** The built web app; without it, only the API is served. */
  readonly webDir?: string | null
  readonly logger?: Logger
  /** Whether a proxy in front tells addresses and https (`X-Forwarded-*`). */
  readonly trustProxy?: boolean
  /** The names by which people reach it; without any, a server for this machine alone answers to `localhost` and addresses only. */
  readonly names?: readonly string[]
  /** After how many milliseconds without use a table leaves memory. */
  readonly idleMs?: number
  readonly measuredWait?: () => number
  /** How long everybody may think again before a planning ends, in milliseconds; 0 for not at all. */
  readonly closingMs?: number
  readonly now?: ServerContext['now']
  readonly alarm?: ServerContext['alarm']
  /** By default, 256 bits from the system. */
  readonly newSeed?: () => string
  /** How long somebody must be away before a bot may sit in for her. */
  readonly awayMs?: number
  readonly requestsPerMinute?: number
  readonly limits?: AppOptions['limits']
  /** Who may read `/metrics`; by default this machine alone. */
  readonly metricsFor?: AppOptions['metricsFor']
  readonly rates?: Rates
  readonly socketsPerAddress?: number
  readonly bots?: PoolOptions
  /** Other games than those of the registry. Bots think about them in the server's own thread. */
  readonly games?: readonly GameEntry[]
  /** Nothing can be stored any more. By default the process ends, so that whoever watches it starts it again. */
  readonly onStorageDeath?: (error: Error) => void
}

export interface RunningServer {
  /** Where it can be reached from this machine. */
  readonly address: string
  readonly port: number
  /** For tests and measurements. */
  readonly context: ServerContext
  close(): Promise<void>
}

/** Requests a minute and address: a school behind one address can still sit down all at once. */
const usualLimits: AppOptions['limits'] = {
  createTable: 60,
  again: 60,
  claimSeat: 120,
  newLink: 60,
  seatBot: 60,
  report: 10,
  register: 40,
  signIn: 60,
  deleteAccount: 10,
  saveDeck: 60,
  changeDeck: 60,
}

/** A reaction shows after 0.7 to 1.7 seconds, whatever the cards. */
const usualWait = (): number => randomInt(700, 1700)

const ring: ServerContext['alarm'] = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Starts a server on a data folder, which is its own until it ends. What people can do something about is a `StartFailure`. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host = '127.0.0.1', port = 0, dataDir } = options
  let folder: DataFolder | undefined
  try {
    folder = takeDataFolder(dataDir)
    return await startIn(folder, options)
  } catch (error) {
    folder?.release()
    throw whyNotStarted(error, { host, port, dataDir }) ?? error
  }
}

const startIn = async (folder: DataFolder, options: ServerOptions): Promise<RunningServer> => {
  digestWith((text) => hash('sha256', text))
  const log = options.logger ?? loggerTo()
  let counted: Parameters<typeof metricsFor>[0] = () => undefined
  const metrics = metricsFor(() => counted())
  const storage: Storage = sqliteStorage(folder.database, {
    onCommit: (writes, ms) => {
      metrics.writes.inc(writes)
      metrics.commits.observe(ms / 1000)
    },
    onDeath: (error) => {
      log.fatal({ err: error }, 'the database cannot be written to any more')
      if (options.onStorageDeath !== undefined) options.onStorageDeath(error)
      else process.exit(1)
    },
  })
  const pool = thinkingPool(options.bots)
  const rates = options.rates ?? usualRates
  const now = options.now ?? Date.now
  const context: ServerContext = {
    storage,
    thinker: thinkerWith(pool),
    metrics,
    log,
    now,
    rates,
    allowance: addressAllowance(rates, now),
    newSeed: options.newSeed ?? newSeed,
    awayMs: options.awayMs ?? 60_000,
    closingMs: options.closingMs ?? 3000,
    alarm: options.alarm ?? ring,
    measuredWait: options.measuredWait ?? usualWait,
    loadGame: gameLoader(options.games ?? games),
    live: new Map(),
    tables: new Set(),
    closing: false,
  }
  const trustProxy = options.trustProxy ?? false
  const knowsHost = hostsFor({
    host: options.host ?? '127.0.0.1',
    names: options.names ?? null,
    isBehindProxy: trustProxy,
  })
  const app = await buildApp(context, {
    trustProxy,
    knowsHost,
    webDir: options.webDir ?? null,
    requestsPerMinute: options.requestsPerMinute ?? 3000,
    limits: options.limits ?? usualLimits,
    metricsFor: options.metricsFor ?? 'local',
  })
  const sockets = serveSockets(app, context, {
    trustProxy,
    knowsHost,
    mostUnread: 64 * 1024 * 1024,
    mostPerAddress: options.socketsPerAddress ?? 400,
  })
  const loaded = () => [...context.tables].filter(({ playing }) => playing !== null)
  counted = () => ({
    liveTables: () => context.tables.size,
    loadedMatches: () => loaded().length,
    runningMatches: () => loaded().filter(({ stored }) => stored.status === 'running').length,
    clients: sockets.count,
  })
  const idleMs = options.idleMs ?? 60_000
  let stopSweeping = (): void => {}
  const sweep = (): void => {
    stopSweeping = context.alarm(Math.max(50, idleMs / 4), () => {
      sweep()
      void letRest(context, idleMs)
    })
  }
  sweep()

  const close = async (): Promise<void> => {
    stopSweeping()
    await closeTables(context)
    sockets.close()
    await app.close()
    await pool.close()
    await storage.close()
    folder.release()
    metrics.registry.clear()
  }

  let resumed: number
  try {
    await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
    resumed = await resumeTables(context)
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const address = `http://${addressHost(options.host)}:${port}`
  log.info({ address, resumed }, 'the server listens')
  return { address, port, context, close }
}

const addressHost = (host = '127.0.0.1'): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host

/** Loads each game once. An empty edition means the game's first. */
const gameLoader = (among: readonly GameEntry[]): ServerContext['loadGame'] => {
  const loaded = new Map<string, Promise<AnyGame>>()
  return async (id, edition) => {
    const found = findGame(id, edition === '' ? undefined : edition, among)
    if ('problem' in found) throw new Error(found.problem)
    const name = `${id} ${found.edition}`
    let loading = loaded.get(name)
    if (loading === undefined) {
      loading = found.entry.load(found.edition).then(({ game }) => game)
      loaded.set(name, loading)
    }
    return loading
  }
}
