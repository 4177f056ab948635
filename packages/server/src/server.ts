import { hash, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { findGame, type GameEntry, games } from '@conclave/games'
import { digestWith } from '@conclave/kernel'
import type { AnyGame } from '@conclave/table'
import type { Logger } from 'pino'
import { type PoolOptions, thinkingPool } from './bots/pool.ts'
import { thinkerWith } from './bots/thinker.ts'
import { type AppOptions, buildApp } from './http/app.ts'
import { basePathFrom } from './http/base-path.ts'
import { hostsFor } from './http/hosts.ts'
import { whyNotReady } from './http/operating.ts'
import { steadyClock } from './ops/clock.ts'
import { type Room, roomFor } from './ops/disk.ts'
import { healthOf } from './ops/health.ts'
import { loggerTo } from './ops/logger.ts'
import { metricsFor } from './ops/metrics.ts'
import { type Proxies, proxiesNamed } from './proxies.ts'
import { newSeed } from './secrets.ts'
import { limitPeers } from './socket/peers.ts'
import { serveSockets } from './socket/sockets.ts'
import { whyNotStarted } from './starting.ts'
import { type DataFolder, takeDataFolder } from './storage/data-folder.ts'
import { sqliteStorage } from './storage/sqlite/sqlite.ts'
import type { Storage } from './storage/storage.ts'
import type { ServerContext } from './tables/live.ts'
import { closeTables, resumeTables } from './tables/live-tables.ts'
import { addressAllowance, type Rates, usualRates } from './tables/rates.ts'
import { type ReportLimits, reportAllowance, usualReportLimits } from './tables/report-limits.ts'
import { doChores } from './upkeep/chores.ts'
import { type Retention, usualRetention } from './upkeep/retention.ts'

export interface ServerOptions {
  readonly host?: string
  /** 0 for any free port. */
  readonly port?: number
  /** Where the database lies. */
  readonly dataDir: string
  /** The built web app; without it, only the API is served. */
  readonly webDir?: string | null
  readonly logger?: Logger
  /** The proxies that may tell addresses and https (`X-Forwarded-*`): addresses, networks, `loopback`, `private`. */
  readonly proxies?: readonly string[]
  /** Below what of its host app and API lie, such as `/conclave/`; by default all of it is theirs. */
  readonly basePath?: string
  /** The names by which people reach it; without any, a server for this machine alone answers to `localhost` and addresses only. */
  readonly names?: readonly string[]
  /** After how many milliseconds without use a table leaves memory. */
  readonly idleMs?: number
  readonly measuredWait?: () => number
  /** How long everybody may think again before a planning ends, in milliseconds; 0 for not at all. */
  readonly closingMs?: number
  /** How long a match may become. */
  readonly longest?: ServerContext['longest']
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
  readonly reportLimits?: ReportLimits
  /** How many days what is old is kept; 0 keeps it for ever. */
  readonly retention?: Partial<Retention>
  /** With less free on the disk, in bytes, nothing new is begun. */
  readonly leastFree?: number
  /** The database grows no larger, in bytes; 0 for as large as it likes. */
  readonly mostBytes?: number
  /** Whether every page of the database is looked at before anybody plays. */
  readonly inspect?: boolean
  /** By default, the disk of the data folder is looked at. */
  readonly room?: () => Promise<Room>
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
  /** Every table that was awake when the server before it ended has been looked after. */
  readonly resumed: Promise<void>
  /** Says that it is about to close, and lets matches go on for so many milliseconds. */
  drain(ms: number): Promise<void>
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
  const proxies = proxiesNamed(options.proxies ?? [])
  const base = basePathFrom(options.basePath ?? '/')
  let folder: DataFolder | undefined
  try {
    folder = takeDataFolder(dataDir)
    return await startIn(folder, proxies, base, options)
  } catch (error) {
    folder?.release()
    throw whyNotStarted(error, { host, port, dataDir }) ?? error
  }
}

const startIn = async (
  folder: DataFolder,
  proxies: Proxies,
  base: string,
  options: ServerOptions,
): Promise<RunningServer> => {
  digestWith((text) => hash('sha256', text))
  const log = options.logger ?? loggerTo()
  let counted: Parameters<typeof metricsFor>[0] = () => undefined
  const metrics = metricsFor(() => counted())
  const storage: Storage = sqliteStorage(folder.database, {
    mostBytes: options.mostBytes ?? 0,
    inspect: options.inspect ?? true,
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
  const clock = options.now === undefined ? steadyClock() : { now: options.now, isOff: () => false }
  const { now } = clock
  const context: ServerContext = {
    base,
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
    longest: options.longest ?? { entries: 20_000, undos: 5000 },
    alarm: options.alarm ?? ring,
    measuredWait: options.measuredWait ?? usualWait,
    loadGame: gameLoader(options.games ?? games),
    live: new Map(),
    tables: new Set(),
    health: healthOf(storage, now, (error) => log.error({ err: error }, 'nothing can be stored')),
    reports: reportAllowance(options.reportLimits ?? usualReportLimits, now),
    full: false,
    draining: false,
    closing: false,
  }
  const knowsHost = hostsFor({
    host: options.host ?? '127.0.0.1',
    names: options.names ?? null,
    isBehindProxy: (options.proxies ?? []).length > 0,
  })
  const app = await buildApp(context, {
    proxies,
    knowsHost,
    webDir: options.webDir ?? null,
    requestsPerMinute: options.requestsPerMinute ?? 3000,
    limits: options.limits ?? usualLimits,
    metricsFor: options.metricsFor ?? 'local',
  })
  const socketsPerAddress = options.socketsPerAddress ?? 400
  limitPeers(app.server, proxies, socketsPerAddress)
  const sockets = serveSockets(app, context, {
    proxies,
    knowsHost,
    mostUnread: 64 * 1024 * 1024,
    mostPerAddress: socketsPerAddress,
  })
  const chores = doChores(context, {
    idleMs: options.idleMs ?? 60_000,
    isClockOff: clock.isOff,
    retention: { ...usualRetention, ...options.retention },
    room: options.room ?? (() => roomFor(folder.database)),
    leastFree: options.leastFree ?? 200 * 1024 * 1024,
  })
  const loaded = () => [...context.tables].filter(({ playing }) => playing !== null)
  counted = () => ({
    liveTables: () => context.tables.size,
    loadedMatches: () => loaded().length,
    runningMatches: () => loaded().filter(({ stored }) => stored.status === 'running').length,
    clients: sockets.count,
    isReady: async () => (await whyNotReady(context)) === null,
    freeBytes: () => chores.room.free,
    databaseBytes: () => chores.room.database,
  })

  let resuming = Promise.resolve()
  const close = async (): Promise<void> => {
    chores.stop()
    context.closing = true
    await resuming
    await closeTables(context)
    sockets.close()
    await app.close()
    await pool.close()
    await storage.close()
    folder.release()
    metrics.registry.clear()
  }

  try {
    await chores.look()
    await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const address = `http://${addressHost(options.host)}:${port}${context.base.slice(0, -1)}`
  log.info({ address }, 'the server listens')
  resuming = resumeTables(context).then(
    () => log.info('every table that was awake has been looked after'),
    (error: unknown) => log.error({ err: error }, 'tables could not be resumed'),
  )
  const drain = async (ms: number): Promise<void> => {
    context.draining = true
    log.info({ ms }, 'about to close; no new tables are made')
    if (ms > 0) await new Promise<void>((resolve) => context.alarm(ms, resolve))
  }
  return { address, port, context, resumed: resuming, drain, close }
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
