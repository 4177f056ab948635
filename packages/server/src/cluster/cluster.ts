import type { News } from './news.ts'

/** Peers: what one process knows of the others that serve the same tables (ADR 37). One that is alone leads everything. */
export interface Cluster {
  /**
   * Takes the lead of a table unless another process has it; undefined if there is no such table. Whoever has the lead carries out
   * everything about the table until it lets go of it, or is taken for dead.
   */
  take(table: string): Promise<Lead | undefined>
  /**
   * Resolves once this process knows that nobody has taken it for dead: whoever was asleep must not show how tables stood before. What it
   * has lost by then is lost.
   */
  sure(): Promise<void>
  /** The table has left memory: the next process that is asked for it leads it. */
  letGo(table: string): void
  /** Addresses of the leaders of those tables that others lead. */
  leadersOf(tables: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Running tables that were not put to sleep and that nobody leads. */
  orphans(): Promise<string[]>
  /** Election: whether this process does what only one may do. */
  isFirst(): Promise<boolean>
  /** Tells the other processes. */
  tell(news: News): void
  /** Called with what others tell. */
  listen(hear: (news: News) => void): void
  /** Shared secret: what shows another process that this one may be believed; null where there are no others. */
  readonly secret: string | null
  /** Addresses from which others have shown it: each speaks for many people. */
  readonly peers: Set<string>
  /** Comes in, under the address where others reach this process. */
  join(address: string, turns: Turns): Promise<void>
  /** Goes: others may lead at once what this process has led. */
  leave(): Promise<void>
}

/** Leadership of a table: it is led here, or by the process at an address. */
export type Lead = { readonly here: true } | { readonly here: false; readonly at: string }

/** Callbacks: what happens to a process without its doing. */
export interface Turns {
  /** The lead of these tables is lost: nothing may be done at them any more. */
  lost(tables: readonly string[]): void
  /** Tables may have been left by another process. */
  orphaned(): void
  /** News may have been missed. */
  missed(): void
}

/** Another process leads the table: whatever is wanted of it goes there. */
export class LedElsewhere extends Error {
  override readonly name = 'LedElsewhere'
  readonly at: string

  constructor(table: string, at: string) {
    super(`table ${table} is led elsewhere`)
    this.at = at
  }
}
