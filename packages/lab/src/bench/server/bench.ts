import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, withChildren } from '../processes.ts'
import { type AppendRates, measureAppends } from './append.ts'
import { type BotsBench, benchBots } from './bots.ts'
import { benchComingBack, type ComingBackBench } from './coming-back.ts'
import { benchIdle, type IdleBench } from './idle.ts'
import type { LoadOrder } from './load.ts'
import { type Load, rounded } from './measures.ts'
import { bare, scripts } from './scripts.ts'

/** A load, and what it cost the server's process. */
interface ServerLoad extends Load {
  /** Milliseconds of processor time per answer, all threads together. */
  readonly cpuPerAnswer: number
}

export interface ServerBench {
  /** Rows that become durable in the same database without a server around it. */
  readonly appends: AppendRates
  /** Fifty tables of two, everybody answering at once. */
  readonly sockets: ServerLoad
  /** The same tables on a server that does no more than append durably and echo: no rules, no checks, no views. */
  readonly bare: ServerLoad
  /** Hundreds of tables, everybody answering at once. */
  readonly crowd: ServerLoad
  /** Fifty tables with boardgame.io's server, its storage in files and in memory; null if it was not measured. */
  readonly boardgameIo: { readonly files: ServerLoad; readonly memory: ServerLoad } | null
  /** Answers a second over those of the others. */
  readonly ratios: {
    readonly appendsAlone: number
    readonly appendsTogether: number
    readonly bare: number
    readonly boardgameIoFiles: number | null
    readonly boardgameIoMemory: number | null
  }
  readonly bots: BotsBench
  readonly idle: IdleBench
  readonly comingBack: ComingBackBench
}

export interface ServerBenchOptions {
  /** Folder in which databases are written for a while: on the disk that matters. */
  readonly dir: string
  /** Fewer tables and a fifth of the time: only to see that it works. */
  readonly quick?: boolean
  /** True to measure boardgame.io's server, too; it is installed on demand. */
  readonly compare?: boolean
  readonly hear?: (line: string) => void
}

const tables = 50
const rounds = 2

/** Measures the server, on this machine only, in under two minutes. */
export const benchServer = async (options: ServerBenchOptions): Promise<ServerBench> => {
  const { quick = false, compare = true, hear = () => {} } = options
  const share = quick ? 0.2 : 1
  mkdirSync(options.dir, { recursive: true })
  const dir = mkdtempSync(join(options.dir, 'bench-'))
  try {
    hear('appending to the log without a server …')
    const appends = await measureAppends(join(dir, 'appends.db'), tables, 2000 * share)
    const order = {
      tables: quick ? 20 : tables,
      warmUpMs: 1500 * share,
      ms: quick ? 1500 : 3000,
      pause: 0,
      spare: quick ? 60 : 1200,
    }
    const compared = compare && (await isInstalled(hear))
    const own: ServerLoad[] = []
    const least: ServerLoad[] = []
    const files: ServerLoad[] = []
    const memory: ServerLoad[] = []
    // In turns: a machine that is slower for a while is so for everybody, and ratios stay what they are.
    for (let round = 1; round <= (quick ? 1 : rounds); round++) {
      hear(`fifty tables of two over sockets, round ${round} …`)
      own.push(await loadOn(scripts, [join(dir, `tables-${round}`)], order))
      hear('a server that only appends and echoes …')
      least.push(await loadOn(bare, [join(dir, `bare-${round}`)], order))
      if (!compared) continue
      hear('the same with boardgame.io, storage in files and in memory …')
      files.push(await loadOn(others, ['files', join(dir, `files-${round}`)], order))
      memory.push(await loadOn(others, ['memory'], order))
    }
    const sockets = medianOf(own)
    const boardgameIo = compared ? { files: medianOf(files), memory: medianOf(memory) } : null
    hear('hundreds of tables …')
    const crowd = await loadOn(scripts, [join(dir, 'crowd')], { ...order, tables: quick ? 40 : 300 })
    hear('tables of bots …')
    const bots = await benchBots(join(dir, 'bots'), quick ? 20 : 300, 6000 * share)
    hear('tables at rest …')
    const idle = await benchIdle(join(dir, 'idle'), quick ? 20 : 300)
    hear('coming back after a kill …')
    const comingBack = await benchComingBack(join(dir, 'killed'), quick ? 60 : 1500)
    const ratio = (other: number | undefined) =>
      other === undefined ? null : rounded(sockets.answersPerSecond / Math.max(1, other))
    return {
      appends,
      sockets,
      crowd,
      bare: medianOf(least),
      boardgameIo,
      ratios: {
        appendsAlone: rounded(sockets.answersPerSecond / appends.alone),
        appendsTogether: rounded(sockets.answersPerSecond / appends.together),
        bare: rounded(sockets.answersPerSecond / Math.max(1, medianOf(least).answersPerSecond)),
        boardgameIoFiles: ratio(boardgameIo?.files.answersPerSecond),
        boardgameIoMemory: ratio(boardgameIo?.memory.answersPerSecond),
      },
      bots,
      idle,
      comingBack,
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const loadOn = (
  programs: { readonly server: URL; readonly load: URL },
  args: readonly string[],
  order: Omit<LoadOrder, 'address'>,
): Promise<ServerLoad> =>
  withChildren(async (start) => {
    const server = await start<{ address: string }>(programs.server, args)
    const clients = await start(programs.load)
    await clients.ask({ ...order, address: server.said.address })
    // A server that has just begun spends much on compiling itself: only what follows the warm-up counts.
    await clients.ask('go')
    const before = await secondsOf(server)
    const load = await clients.next<Load>()
    const spent = (await secondsOf(server)) - before
    return { ...load, cpuPerAnswer: Math.round((spent * 1e6) / Math.max(1, load.answers)) / 1000 }
  })

const secondsOf = async (process: Child): Promise<number> => {
  const { user, system } = await process.ask<NodeJS.CpuUsage>('cpu')
  return (user + system) / 1_000_000
}

/** Of several rounds the one in the middle; of two, the slower. */
const medianOf = (loads: readonly ServerLoad[]): ServerLoad => {
  const sorted = loads.toSorted((a, b) => a.answersPerSecond - b.answersPerSecond)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}

const other = new URL('../../../../../bench/boardgame-io-server/', import.meta.url)
const others = { server: new URL('server.js', other), load: new URL('load.js', other) }

/** Installs boardgame.io's server beside the project unless it is there. */
const isInstalled = async (hear: (line: string) => void): Promise<boolean> => {
  if (existsSync(new URL('node_modules/boardgame.io', other))) return true
  hear('boardgame.io is not installed yet; installing it into bench/boardgame-io-server/node_modules …')
  return new Promise((resolve) => {
    const npm = spawn('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
      cwd: fileURLToPath(other),
      shell: true,
      stdio: 'ignore',
    })
    const fail = () => {
      hear('boardgame.io could not be installed; run "npm ci" in bench/boardgame-io-server to see why')
      resolve(false)
    }
    npm.on('error', fail)
    npm.on('close', (code) => (code === 0 ? resolve(true) : fail()))
  })
}
