import { hash, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { findGame, type GameEntry, games } from '@conclave/games'
import { digestWith } from '@conclave/kernel'
import type { AnyGame } from '@conclave/table'
import type { Logger } from 'pino'
import { type PoolOptions, thinkingPool } from './bots/pool.ts'
import { thinkerWith } from './bots/thinker.ts'
import { forwarding } from './cluster/forward.ts'
import { type AppOptions, buildApp } from './http/app.ts'
import { basePathFrom } from './http/base-path.ts'
import { hostsFor } from './http/hosts.ts'
import { whyNotReady } from './http/operating.ts'
import { openDatabase, openFolder } from './opening.ts'
import { steadyClock } from './ops/clock.ts'
import type { Room } from './ops/disk.ts'
import { healthOf } from './ops/health.ts'
import { loggerTo } from './ops/logger.ts'
import { metricsFor } from './ops/metrics.ts'
import { type Proxies, proxiesNamed } from './proxies.ts'
import { newSeed } from './secrets.ts'
import { limitPeers } from './socket/peers.ts'
import { serveSockets } from './socket/sockets.ts'
import { whyNotStarted } from './starting.ts'
import { StorageError } from './storage/storage.ts'
import { checkSessions, hearOf } from './tables/identities.ts'
import type { ServerContext } from './tables/live.ts'
import { closeTables, loseTables, resumeTables } from './tables/live-tables.ts'
import { addressAllowance, type Rates, usualRates } from './tables/rates.ts'
import { type ReportLimits, reportAllowance, usualReportLimits } from './tables/report-limits.ts'
import { doChores } from './upkeep/chores.ts'
import { type Retention, usualRetention } from './upkeep/retention.ts'

export interface ServerOptions {
  readonly host?: string
  /** 0 for any free port. */
  readonly port?: number
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** A PostgreSQL database instead, shared with other processes. */
  readonly databaseUrl?: string | null
  /** Address at which those reach this one; by default the one it listens on. */
  readonly reachedAt?: string | null
  /** After so many milliseconds without a sign of life others go on with what a process has led. */
  readonly leaseMs?: number
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
  /** Grace period in which everybody may think again before a planning ends, in milliseconds; 0 for none. */
  readonly closingMs?: number
  /** Bound of a match's length. */
  readonly longest?: ServerContext['longest']
  readonly now?: ServerContext['now']
  readonly alarm?: ServerContext['alarm']
  /** By default, 256 bits from the system. */
  readonly newSeed?: () => string
  /** Time that somebody must be away before a bot may sit in for her. */
  readonly awayMs?: number
  readonly requestsPerMinute?: number
  readonly limits?: AppOptions['limits']
  /** Readers of `/metrics`; by default this machine alone. */
  readonly metricsFor?: AppOptions['metricsFor']
  readonly rates?: Rates
  readonly reportLimits?: ReportLimits
  /** Number of days that old things are kept; 0 keeps them for ever. */
  readonly retention?: Partial<Retention>
  /** With less free on the disk, in bytes, nothing new is begun. */
  readonly leastFree?: number
  /** The database grows no larger, in bytes; 0 for as large as it likes. */
  readonly mostBytes?: number
  /** True to look at every page of the database before anybody plays. */
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
  /** Address at which it can be reached from this machine. */
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

/** Pause before tables are looked for again that nobody looks after, in milliseconds. */
const resumeAgain = 1000

/** A reaction shows after 0.7 to 1.7 seconds, whatever the cards. */
const usualWait = (): number => randomInt(700, 1700)

const ring: ServerContext['alarm'] = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * Starts a server on a data folder, which is its own until it ends, or on a database that several share. What people can do
 * something about is a `StartFailure`.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host = '127.0.0.1', port = 0, dataDir, databaseUrl = null } = options
  try {
    return await start(options, proxiesNamed(options.proxies ?? []), basePathFrom(options.basePath ?? '/'))
  } catch (error) {
    throw whyNotStarted(error, { host, port, dataDir, databaseUrl }) ?? error
  }
}

const start = async (options: ServerOptions, proxies: Proxies, base: string): Promise<RunningServer> => {
  digestWith((text) => hash('sha256', text))
  const log = options.logger ?? loggerTo()
  const { dataDir, databaseUrl = null, mostBytes = 0, inspect = true, leaseMs = 5000 } = options
  let counted: Parameters<typeof metricsFor>[0] = () => undefined
  const metrics = metricsFor(() => counted())
  const opening = {
    dataDir,
    mostBytes,
    inspect,
    leaseMs,
    log,
    onCommit: (writes: number, ms: number) => {
      metrics.writes.inc(writes)
      metrics.commits.observe(ms / 1000)
    },
    onDeath: (error: Error) => {
      log.fatal({ err: error }, 'the database cannot be written to any more')
      if (options.onStorageDeath !== undefined) options.onStorageDeath(error)
      else process.exit(1)
    },
  }
  const { storage, cluster, room, release } =
    databaseUrl === null ? openFolder(opening) : await openDatabase(databaseUrl, opening)
  const pool = thinkingPool(options.bots)
  const rates = options.rates ?? usualRates
  const clock = options.now === undefined ? steadyClock() : { now: options.now, isOff: () => false }
  const { now } = clock
  const context: ServerContext = {
    base,
    storage,
    cluster,
    forwarding: forwarding(cluster),
    leaderPatienceMs: 2 * leaseMs,
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
  limitPeers(app.server, proxies, cluster.peers, socketsPerAddress)
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
    room: options.room ?? room,
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

  cluster.listen((news) => hearOf(context, news))
  let resuming = Promise.resolve()
  /** Looks after tables that nobody looks after, and again when the database could not tell of all of them. */
  const resume = (): void => {
    resuming = resuming
      .then(() => (context.closing ? undefined : resumeTables(context)))
      .then(
        () => log.info('every table that was awake has been looked after'),
        (error: unknown) => {
          log.error({ err: error }, 'tables could not be resumed')
          if (error instanceof StorageError && !context.closing) context.alarm(resumeAgain, resume)
        },
      )
  }
  const close = async (): Promise<void> => {
    chores.stop()
    context.closing = true
    await resuming
    await closeTables(context)
    await cluster.leave()
    context.forwarding.close()
    sockets.close()
    await app.close()
    await pool.close()
    await storage.close()
    release()
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
  try {
    await cluster.join(options.reachedAt ?? reachedAt(options.host, port), {
      lost: (tables) => loseTables(context, tables),
      orphaned: resume,
      missed: () =>
        void checkSessions(context).catch((error: unknown) =>
          log.warn({ err: error }, 'sessions could not be looked at'),
        ),
    })
  } catch (error) {
    await close()
    throw error
  }
  const drain = async (ms: number): Promise<void> => {
    context.draining = true
    log.info({ ms }, 'about to close; no new tables are made')
    if (ms > 0) await new Promise<void>((resolve) => context.alarm(ms, resolve))
  }
  return { address, port, context, resumed: resuming, drain, close }
}

const addressHost = (host = '127.0.0.1'): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host

/** Address at which other processes reach one that listens everywhere: at this machine's first address. */
const reachedAt = (host = '127.0.0.1', port: number): string => {
  const everywhere = host === '0.0.0.0' || host === '::'
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return `http://${everywhere && own !== undefined ? own.address : addressHost(host)}:${port}`
}

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
