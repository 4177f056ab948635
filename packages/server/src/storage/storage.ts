import type { Outcome, Seat, TableState } from '@conclave/kernel'
import type { Absence, Advices, Ballot, ChatLine, LinkFor, TableStatus, Windows } from '@conclave/protocol'
import type { Chapter, Checkpoint } from '@conclave/table'

/**
 * Principal, who holds something: a session (`s:` and its hash) or an account (`a:` and its id). A signed-in session acts for its
 * account.
 */
export type Holder = `s:${string}` | `a:${string}`

export type Chosen = { readonly [name: string]: boolean | number | string }

export interface StoredSeat {
  readonly seat: Seat
  readonly kind: 'human' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  /** Hash of the token that would take the seat, if one is out. */
  readonly tokenHash: string | null
  readonly linkFor: LinkFor
  /** The bot that sits in until the seat's person is back; null for none. */
  readonly standIn: string | null
  readonly taken: boolean
  readonly ready: boolean
  readonly nonce: string | null
  readonly orders: Chosen
}

export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly edition: string
  readonly options: Chosen
  readonly windows: Windows
  readonly windowSeconds: number
  readonly botPause: number
  readonly public: boolean
  readonly advice: Advices
  readonly absence: Absence
  readonly ballots: readonly Ballot[]
  readonly owner: Holder
  readonly seed: string
  readonly commitment: string
  /** Fixed when the match begins. */
  readonly nonces: readonly string[] | null
  readonly status: TableStatus
  readonly outcome: Outcome | null
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  /** The table where the same people play again. */
  readonly next: string | null
  /** Shared: anybody else than the owner ever held a seat. Never taken back. */
  readonly everShared: boolean
  /** Spoiled: the owner took the whole match file, seed included, before the end. */
  readonly exposed: boolean
  /** Pending prompts: whom the match waits for, as anybody who watches can tell, while the table sleeps; null while it does not. */
  readonly awaited: readonly Seat[] | null
  readonly seats: readonly StoredSeat[]
}

/** One line of a match's log: an answer or an undo. Counted from 1. */
export interface Entry {
  readonly seq: number
  readonly seat: Seat
  readonly key: string
  /** The state's hash after it. */
  readonly hash: string
  /** The id of the client's command, if a client sent one. */
  readonly command: string | null
  readonly at: number
  /** Viewers whom it showed nothing, as bits (`numbering.ts`). */
  readonly unseen: number
}

/** An entry that showed somebody nothing. */
export type QuietEntry = Pick<Entry, 'seq' | 'unseen'>

/** Way in which a seat was lost: its owner gave out a new link, or somebody took it by a link of its own. */
export type Departure = 'withdrawn' | 'handed-on'

/** A stretch of the log under one version of the rules. */
export interface StoredSegment {
  /** Number of entries that came before it. */
  readonly after: number
  /** Number of them that the match goes on from; those between were answered under rules that have led elsewhere. */
  readonly kept: number
  readonly rules: string
  /** Null: it starts at the setup. */
  readonly from: TableState | null
  /** The state's hash at its start. */
  readonly hash: string
}

/**
 * Checkpoint from which a match can come back without its whole log: a cache, valid for rules and a hash that the log has, too.
 */
export interface StoredCheckpoint extends Checkpoint {
  readonly rules: string
  readonly hash: string
}

/** The state after so many entries, for the day when the rules have changed. */
interface StateSnapshot {
  readonly seq: number
  readonly state: TableState
}

export interface Account {
  readonly id: string
  readonly name: string
  /** Salt, parameters and hash, as `secrets.ts` writes them. */
  readonly password: string
  readonly settings: Chosen
  readonly created: number
}

/** A deck that an account keeps. */
export interface StoredDeck {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly code: string
  readonly changed: number
}

export interface StoredReport {
  readonly id: string
  readonly table: string
  readonly at: number
  /** JSON. */
  readonly bundle: string
}

/** Tables and who holds which seat. */
export interface TableStorage {
  /** With `after`, the table follows that one. False: another follows it already, and nothing was written. */
  addTable(
    table: StoredTable,
    holders: readonly { seat: Seat; holder: Holder }[],
    after?: string,
  ): Promise<boolean>
  table(id: string): Promise<StoredTable | undefined>
  /** The latest first. */
  tablesOf(holders: readonly Holder[], limit: number): Promise<StoredTable[]>
  /** Those that are over, the latest first, ended before a moment. */
  endedTablesOf(holders: readonly Holder[], before: number, limit: number): Promise<StoredTable[]>
  /** Running tables that anybody may watch, the latest first. */
  publicTables(limit: number): Promise<StoredTable[]>
  /** Running tables that were not put to sleep: somebody has to look after them. */
  awakeTables(): Promise<string[]>
  seatsOf(table: string, holders: readonly Holder[]): Promise<Seat[]>
  /** The seats that some of the holders have at each of these tables. */
  seatsAt(tables: readonly string[], holders: readonly Holder[]): Promise<ReadonlyMap<string, Seat[]>>
  /** Every seat with those who hold it. */
  holdersOf(table: string): Promise<{ seat: Seat; holder: Holder }[]>
  /**
   * Takes the seat that the token is for. Of two who try, one gets it. Whoever held it has lost it, unless the link is for a second
   * device: that holds all seats of its person. Taken by anybody but the owner, the table is shared for good.
   */
  claim(table: string, tokenHash: string, holder: Holder, name: string | null): Promise<Seat | undefined>
  /** Puts a new token on a seat; with `vacate`, nobody holds the seat any more, and nothing is left of who did. */
  replaceLink(
    table: string,
    seat: Seat,
    link: { readonly tokenHash: string; readonly for: LinkFor; readonly vacate: boolean },
  ): Promise<void>
  /** A bot sits in the seat from now on; nobody holds it any more, and no link leads to it. */
  seatBot(table: string, seat: Seat, bot: string): Promise<void>
  /** Departure from the last seat that one of them held here. */
  departureOf(table: string, holders: readonly Holder[]): Promise<Departure | undefined>
  /** A bot sits in for whoever is away, or, with null, no more. */
  setStandIn(table: string, seat: Seat, bot: string | null): Promise<void>
  setBallots(table: string, ballots: readonly Ballot[]): Promise<void>
  /** They neither own the table nor sit there any more; where nobody else does either, it is deleted. True if so. */
  forget(table: string, holders: readonly Holder[]): Promise<boolean>
  /** Other options. False when the table was not waiting any more. */
  setOptions(table: string, options: Chosen): Promise<boolean>
  /** The owner has the whole match file before the end. */
  setExposed(table: string): Promise<void>
  /** The seat is ready; the first nonce stays. */
  setReady(table: string, seat: Seat, nonce: string | null): Promise<void>
  setOrders(table: string, seat: Seat, orders: Chosen): Promise<void>
  /** False when the table was not waiting any more. */
  begin(
    table: string,
    beginning: {
      nonces: readonly string[]
      started: number
      segment: StoredSegment
      bots: readonly { seat: Seat; bot: string }[]
    },
  ): Promise<boolean>
  end(table: string, status: 'over' | 'abandoned', outcome: Outcome | null, ended: number): Promise<void>
  setAsleep(table: string, snapshot: StateSnapshot, awaited: readonly Seat[]): Promise<void>
  setAwake(table: string): Promise<void>
  deleteTable(table: string): Promise<void>
}

/** The log of a match: append-only. */
export interface LogStorage {
  /** Resolves when the entries are durable. False: a place in the log is taken, and nothing was written. */
  append(table: string, ...entries: Entry[]): Promise<boolean>
  /** Those after a place in the log, at most so many. */
  entries(table: string, after?: number, limit?: number): Promise<Entry[]>
  /** Number of entries. */
  length(table: string): Promise<number>
  /** The entries that showed somebody nothing. */
  quiet(table: string): Promise<QuietEntry[]>
  segments(table: string): Promise<StoredSegment[]>
  /** With an entry that stands between the segments, if the new one does not go on from the end of the log. */
  addSegment(table: string, segment: StoredSegment, between?: Entry): Promise<boolean>
  /** Replaces the checkpoint there is; what was told since that one is kept with what was told before. */
  saveCheckpoint(table: string, checkpoint: StoredCheckpoint, chapter: Chapter): Promise<void>
  /** The last checkpoint, with everything that was told until then. */
  checkpoint(table: string): Promise<(StoredCheckpoint & Chapter) | undefined>
  snapshot(table: string): Promise<StateSnapshot | undefined>
  /** False: the number is taken, or this seat's command has spoken already. */
  addChat(table: string, line: ChatLine, command: string | null): Promise<boolean>
  /** True if this seat's command is in the chat. */
  hasSpoken(table: string, seat: Seat, command: string): Promise<boolean>
  /** Lines after a number, at most the last `limit`. */
  chat(table: string, after: number, limit: number): Promise<ChatLine[]>
  addReport(report: StoredReport): Promise<void>
  report(id: string): Promise<StoredReport | undefined>
  /** Number of reports of a table, and of bytes that all reports take. */
  reported(table: string): Promise<{ readonly ofTable: number; readonly bytes: number }>
}

/** Moments before which something is old; null: it never is. */
export interface Cutoffs {
  /** Tables whose match has never begun, by when they were made. */
  readonly waiting: number | null
  /** Matches that are over, by when they ended. */
  readonly finished: number | null
  /** Matches that were never finished, by their last answer. */
  readonly unfinished: number | null
  /** Sessions, by when they began. */
  readonly sessions: number | null
  readonly reports: number | null
}

/** Removal of all that is kept no longer. */
export interface RetentionStorage {
  /** Tables that are old, the oldest first. */
  oldTables(before: Cutoffs, limit: number): Promise<string[]>
  /** Forgets at most so many old sessions and reports each; how many it were. */
  forgetOld(before: Cutoffs, limit: number): Promise<number>
}

/** Sessions and accounts. */
export interface PeopleStorage {
  addSession(hash: string, account: string | null, at: number): Promise<void>
  session(hash: string): Promise<{ account: string | null } | undefined>
  deleteSession(hash: string): Promise<void>
  /** False when the name is taken, or one that could be taken for it (`names.ts`). */
  addAccount(account: Account): Promise<boolean>
  account(id: string): Promise<Account | undefined>
  accountNamed(name: string): Promise<Account | undefined>
  saveSettings(account: string, settings: Chosen): Promise<void>
  /** The account is gone, with all its sessions. */
  deleteAccount(account: string): Promise<void>
  /** Seats and tables of one holder become another's. */
  moveHoldings(from: Holder, to: Holder): Promise<void>
}

/** The decks of accounts. They go with their account. */
export interface DeckStorage {
  /** By name. */
  decksOf(account: string): Promise<StoredDeck[]>
  /** False when the account has a deck of that name for the game, in whatever case, or `most` decks. */
  addDeck(account: string, deck: StoredDeck, most: number): Promise<boolean>
  /** False when there is no such deck, or another has the name. */
  changeDeck(account: string, deck: StoredDeck): Promise<boolean>
  /** False when there was none. */
  deleteDeck(account: string, id: string): Promise<boolean>
}

/** Everything the server keeps. Every promise of a write resolves when the write is durable. */
export interface Storage extends TableStorage, LogStorage, PeopleStorage, DeckStorage, RetentionStorage {
  /** Stores something, as much as an answer might need. Rejects when the storage cannot read or write. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The storage could not do what was asked; nothing of it was done. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The write is about a table that another process leads by now; it was not carried out. */
export class LostTable extends StorageError {}
