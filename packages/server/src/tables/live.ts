import type { Question, Seat, View } from '@conclave/kernel'
import type { Failure, ServerMessage } from '@conclave/protocol'
import type { AnyGame, Asked, Seating, Table, WindowClock } from '@conclave/table'
import type { Logger } from 'pino'
import type { Tenant } from '../bots/queue.ts'
import type { Thinker, Thinking } from '../bots/thinker.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Forwarding } from '../cluster/forward.ts'
import type { Health } from '../ops/health.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Holder, Storage, StoredTable } from '../storage/storage.ts'
import type { Numbering } from './numbering.ts'
import type { AddressAllowance, Rates, TableAllowance } from './rates.ts'
import type { ReportAllowance } from './report-limits.ts'

/** The server's context: what all its tables share. */
export interface ServerContext {
  /** Base path: below what of its host app and API lie; mostly `/`. */
  readonly base: string
  readonly storage: Storage
  /** The other processes that serve the same tables, and the ways to them. */
  readonly cluster: Cluster
  readonly forwarding: Forwarding
  /** Time for which a process that leads a table is looked for: longer than it takes to find one dead. */
  readonly leaderPatienceMs: number
  readonly thinker: Thinker
  readonly metrics: Metrics
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A match's seed, and a bot's luck: nobody can guess them. */
  readonly newSeed: () => string
  /** Disclosure delay of a reaction window in milliseconds: drawn anew for each, without looking at cards. */
  readonly measuredWait: () => number
  /** Grace period: how long everybody may think again before a planning ends, in milliseconds; 0 for not at all. */
  readonly closingMs: number
  /** Rings once, after so many milliseconds, unless it is told not to. */
  readonly alarm: (ms: number, ring: () => void) => () => void
  /** Time that somebody must be away before a bot may sit in for her, in milliseconds. */
  readonly awayMs: number
  readonly loadGame: (id: string, edition: string) => Promise<AnyGame>
  readonly live: Map<string, Promise<LiveTable | undefined>>
  /** Those of them that are there already. */
  readonly tables: Set<LiveTable>
  /** Rate limits: how fast people may speak, and what each address still may. */
  readonly rates: Rates
  readonly allowance: AddressAllowance
  /** No match has more answers, or more of them taken back. */
  readonly longest: Longest
  readonly health: Health
  readonly reports: ReportAllowance
  /** True if the disk is as full as the operator lets it become: answers are stored, but nothing new is begun. */
  full: boolean
  /** Draining: the server is about to close; matches go on, but no new tables are made. */
  draining: boolean
  /** Closing: nothing new is begun, and matches go on no more. */
  closing: boolean
}

/** Length that a match may reach, in entries of its log: far more than any that people play. */
interface Longest {
  readonly entries: number
  readonly undos: number
}

/** One socket at a table. */
export interface Client {
  /** The session it came with; when that ends, the line does. */
  session: string | null
  holders: readonly Holder[]
  readonly owner: boolean
  /** Its seats; none for somebody who watches. */
  seats: readonly Seat[]
  /** Views that it was last shown, so that it can be told what has changed; null if that is not known any more. */
  shown: readonly View[] | null
  /** A message, or one that was written out for several clients. */
  send(message: ServerMessage | string): void
  close(code: number, reason: string): void
}

/** A client's answer that waits for its moment. */
export interface Pending {
  readonly key: string
  readonly command: string
  readonly client: Client
}

/** A chance to react that one seat has, with its clock. */
export interface OpenWindow extends WindowClock {
  readonly question: Question
  /** Calls that take them back. */
  readonly alarms: readonly (() => void)[]
  pending: Pending | null
  thought: Thinking | null
}

/** Last call: the answer that would end what all plan in secret, kept for a moment in which everybody may think again. */
export interface Held extends Pending {
  readonly seat: Seat
  client: Client
  /** The position it was looked at in: elsewhere it may end nothing any more. */
  readonly seq: number
  /** Null: it ends nothing any more and is being given. */
  readonly until: number | null
  readonly cancel: () => void
}

/** A table that somebody uses. Its match is loaded when it is needed and forgotten when it rests. */
export interface LiveTable {
  readonly context: ServerContext
  readonly game: AnyGame
  stored: StoredTable
  playing: Table | null
  /** True if the match cannot be brought back: it can be taken home, reported and ended, but not played on. */
  broken: boolean
  /** Sequence number: how many entries the log has; -1 before the match. */
  seq: number
  /** Up to which of them the stored checkpoint reaches; -1 for none. */
  kept: number
  readonly clients: Set<Client>
  /** From where whoever plays here came last, as limits count it; null until somebody has come. */
  address: string | null
  readonly numbering: Numbering
  /** The last of the jobs that wait for each other, and how many there are. */
  tail: Promise<unknown>
  jobs: number
  /** The commands that are in the log: `seat id` → entry. */
  readonly commands: Map<string, number>
  asked: Map<Seat, Asked>
  readonly windows: Map<Seat, OpenWindow>
  held: Held | null
  /** Absences of those whom the match waits for: each with the call that takes back the alarm at which a bot sits in. */
  readonly absences: Map<Seat, () => void>
  /** Questions that bots think about, and the entry at which each was last offered an open one. */
  readonly thinking: Map<Seat, Question>
  readonly offered: Map<Seat, number>
  /** Number of answers that bots have given since anybody was here. */
  unwatched: number
  /** Times of the table's last change and of its last use. */
  changed: number
  used: number
  /** Number of times it was asked for since it is in memory. */
  opens: number
  asleep: boolean
  /** The number of the last line of chat; -1 until it is looked up. */
  chatNo: number
  /** Times at which each seat was last left by everybody in it, and at which the table was opened. */
  readonly left: Map<Seat, number>
  readonly opened: number
  /** Allowance for further messages here. */
  readonly allowance: TableAllowance
  presenceTimer: NodeJS.Timeout | undefined
  retryTimer: NodeJS.Timeout | undefined
  /** Nothing happens at it any more: it was deleted, or another process leads it. */
  deleted: boolean
}

/** In whose name bots think for a table. Until somebody has come, nobody knows from where; then its owner stands alone. */
export const tenantOf = ({ stored, address }: Pick<LiveTable, 'stored' | 'address'>): Tenant => ({
  address: address ?? stored.owner,
  owner: stored.owner,
  table: stored.id,
})

/** The bot that answers for a seat now; one that sits in for somebody does so only while there are people to play with. */
export const botIn = (
  { stored, clients }: Pick<LiveTable, 'stored' | 'clients'>,
  seat: Seat,
): string | null => {
  const found = stored.seats[seat]
  if (found === undefined || found.kind === 'bot') return found?.bot ?? 'random'
  return found.standIn !== null && isAttended({ clients }) ? found.standIn : null
}

/** True if somebody who plays is here. */
export const isAttended = ({ clients }: Pick<LiveTable, 'clients'>): boolean =>
  [...clients].some(({ seats }) => seats.length > 0)

/** Player assignment: who answers for the seats; people of an online table have a screen each. */
export const seatingOf = (table: Pick<LiveTable, 'stored' | 'clients'>): Seating => ({
  // Asked at every answer: mostly nobody sits in.
  seats: table.stored.seats.every(({ standIn }) => standIn === null)
    ? table.stored.seats
    : table.stored.seats.map((seat) =>
        seat.standIn === null || botIn(table, seat.seat) === null ? seat : { ...seat, kind: 'bot' as const },
      ),
  shared: false,
})

/** So many jobs may wait at one table before new ones are refused. */
const mostJobs = 200

/** Carries out jobs of one table one after the other. */
export const serially = <T>(table: LiveTable, job: () => Promise<T>): Promise<T> => {
  table.jobs++
  const result = table.tail.then(job).finally(() => {
    table.jobs--
  })
  table.tail = result.catch((error: unknown) => {
    table.context.log.error({ err: error, table: table.stored.id }, 'a job of a table failed')
  })
  return result
}

export const isOverworked = (table: LiveTable): boolean => table.jobs >= mostJobs

export const fail = (code: Failure['code'], message: string): Failure => ({ code, message })

/** On a disk that is nearly full what is left is for those who play. */
export const whyNothingNew = ({ full }: Pick<ServerContext, 'full'>): Failure | null =>
  full ? fail('storage', 'the disk of this server is nearly full; nothing new is kept now') : null

export const serverFailed = fail(
  'internal',
  'the server failed at this; it does not count. Please report the problem',
)

/** True if something was refused. */
export const isFailure = (value: object | null): value is Failure =>
  value !== null && 'code' in value && 'message' in value

/** Two seats may choose the same id for their commands. */
export const commandKey = (seat: Seat, command: string): string => `${seat} ${command}`
