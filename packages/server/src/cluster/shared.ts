import type { Logger } from 'pino'
import type { Postgres } from '../storage/postgres/postgres.ts'
import type { Fences } from '../storage/postgres/transactions.ts'
import { StorageError } from '../storage/storage.ts'
import type { Cluster, Lead, Turns } from './cluster.ts'
import {
  buryProcesses,
  enterProcess,
  firstProcess,
  giveLead,
  type Life,
  leadersOf,
  leadOf,
  orphanTables,
  removeProcess,
  renewProcess,
  sharedSecret,
  takeLead,
} from './leads.ts'
import { type Messenger, messenger } from './messenger.ts'
import type { News } from './news.ts'

export interface SharedOptions {
  /** After so many milliseconds without a sign of life a process is dead. */
  readonly leaseMs: number
  readonly log: Logger
  /** For whoever comes first. */
  readonly secret: string
}

/** The fencing numbers of this process, which every write asks for; filled by its cluster. */
export interface Fenced extends Fences {
  readonly held: Map<string, number>
  life: Life | null
  onLost: (table: string, fence: number | null) => void
}

export const fenced = (): Fenced => {
  const self: Fenced = {
    held: new Map(),
    life: null,
    onLost: () => {},
    process: () => self.life?.process ?? 0,
    of: (table) => self.held.get(table),
    lost: (table, fence) => self.onLost(table, fence),
  }
  return self
}

/** Processes that share a PostgreSQL database. */
export const sharedCluster = async (
  { sql, connections }: Postgres,
  fences: Fenced,
  { leaseMs, log, secret: offered }: SharedOptions,
): Promise<Cluster> => {
  const secret = await sharedSecret(sql, offered)
  const joined = Promise.withResolvers<void>()
  const hearers: ((news: News) => void)[] = []
  const taking = new Map<string, Promise<Lead | undefined>>()
  let address = ''
  let turns: Turns = { lost: () => {}, orphaned: () => {}, missed: () => {} }
  let timer: NodeJS.Timeout | undefined
  let mail: Messenger | undefined
  let left = false
  /** Until then nobody can have found this process dead, by its own even clock. */
  let aliveUntil = 0
  let beating: Promise<void> | undefined
  /** Moment at which this process was last late itself, as all are after the database was away. */
  let lateAt = Number.NEGATIVE_INFINITY

  const alive = (): Life => {
    if (fences.life === null) throw new Error('this process has not come in yet')
    return fences.life
  }

  const lose = (tables: readonly string[]): void => {
    for (const table of tables) fences.held.delete(table)
    if (tables.length > 0) turns.lost(tables)
  }
  fences.onLost = (table, fence) => {
    // What comes late from an earlier lead says nothing of this one.
    if (fences.held.get(table) === fence) lose([table])
  }

  /** Shows that this process lives, and looks whether others do. */
  const beatOnce = async (): Promise<void> => {
    const begun = performance.now()
    const state = await renewProcess(sql, alive(), leaseMs)
    if (left) return
    if (state === 'dead') {
      log.error({ tables: fences.held.size }, 'this process was taken for dead; others lead its tables now')
      fences.life = await enterProcess(sql, address, leaseMs)
      lose([...fences.held.keys()])
      turns.orphaned()
    }
    aliveUntil = begun + leaseMs
    if (state === 'late') lateAt = begun
    // The others have time to come back, too.
    const mayJudge = state === 'in-time' && begun - lateAt >= leaseMs
    if (mayJudge) {
      const dead = await buryProcesses(sql)
      for (const each of dead) {
        log.warn({ address: each }, 'a process has not been heard of; its tables are free')
        tellAll({ news: 'gone', address: each })
      }
    }
  }

  const beat = (): Promise<void> => {
    beating ??= beatOnce().finally(() => {
      beating = undefined
    })
    return beating
  }

  const goOnBeating = (): void => {
    timer = setTimeout(() => {
      beat()
        .catch((error: unknown) => {
          lateAt = performance.now()
          log.warn({ err: error }, 'no sign of life could be given')
        })
        .finally(() => left || goOnBeating())
    }, leaseMs / 4)
  }

  const hear = (news: News): void => {
    if (left) return
    for (const each of hearers) each(news)
    if (news.news === 'gone') turns.orphaned()
  }

  /** To the others, and to this process itself. */
  const tellAll = (news: News): void => {
    mail?.send(news)
    hear(news)
  }

  const take = async (table: string): Promise<Lead | undefined> => {
    await joined.promise
    if (fences.held.has(table)) return { here: true }
    for (;;) {
      if (left) throw new StorageError('this process is closing')
      const life = alive()
      const lead = await leadOf(sql, table)
      if (lead === undefined) return undefined
      if (lead.process !== null && lead.process !== life.process)
        return { here: false, at: lead.address ?? '' }
      if ((await takeLead(sql, table, life)) === 0 && fences.life === life) continue
      const taken = await leadOf(sql, table)
      if (taken?.process !== life.process || fences.life !== life) continue
      fences.held.set(table, taken.fence)
      return { here: true }
    }
  }

  return {
    secret,
    peers: new Set(),
    take: (table) => {
      const known = taking.get(table)
      if (known !== undefined) return known
      const lead = take(table).finally(() => taking.delete(table))
      taking.set(table, lead)
      return lead
    },
    sure: async () => {
      await joined.promise
      if (performance.now() >= aliveUntil) await beat()
    },
    letGo: (table) => {
      const fence = fences.held.get(table)
      if (fence === undefined) return
      fences.held.delete(table)
      giveLead(sql, table, alive(), fence).catch((error: unknown) =>
        log.warn({ err: error, table }, 'a table could not be let go'),
      )
    },
    leadersOf: (tables) => leadersOf(sql, tables, alive()),
    orphans: () => orphanTables(sql),
    isFirst: async () => (await firstProcess(sql)) === alive().process,
    tell: (news) => mail?.send(news),
    listen: (each) => hearers.push(each),
    join: async (at, given) => {
      address = at
      turns = given
      mail = await messenger(connections.connect, sql, log, hear, () => {
        turns.missed()
        turns.orphaned()
      })
      fences.life = await enterProcess(sql, address, leaseMs)
      joined.resolve()
      await beat()
      goOnBeating()
      turns.orphaned()
    },
    leave: async () => {
      left = true
      clearTimeout(timer)
      const { life } = fences
      fences.held.clear()
      if (life !== null) {
        try {
          await removeProcess(sql, life)
          await mail?.send({ news: 'gone', address })
        } catch (error) {
          log.warn({ err: error }, 'this process could not say that it goes; others find out by themselves')
        }
      }
      await mail?.close()
    },
  }
}
