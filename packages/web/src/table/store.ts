import type { TableSnapshot, Turns } from './table.ts'

/** Holds a table's snapshot and tells whoever listens when there is a new one. */
export class SnapshotStore {
  #snapshot: TableSnapshot
  #turns: Turns | null = null
  readonly #listeners = new Set<() => void>()

  constructor(first: TableSnapshot) {
    this.#snapshot = first
  }

  get(): TableSnapshot {
    return this.#snapshot
  }

  change(change: Partial<TableSnapshot>): void {
    const before = this.#turn()
    this.#snapshot = { ...this.#snapshot, ...change }
    const now = this.#turn()
    // Flags and plans lie for one turn.
    if (before !== undefined && now !== undefined && before !== now)
      this.#snapshot = { ...this.#snapshot, pings: [], suggestions: [] }
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets flags and plans lie until the next turn. */
  countTurns(turns: Turns): void {
    this.#turns = turns
  }

  #turn(): number | undefined {
    const [view] = this.#snapshot.views.values()
    return view === undefined ? undefined : this.#turns?.turnOf(view.table)
  }
}

/** Of a table of which nothing is known yet. */
export const emptySnapshot = (
  known: Pick<TableSnapshot, 'connection' | 'game' | 'edition'>,
): TableSnapshot => ({
  problem: null,
  notice: null,
  status: 'running',
  ready: false,
  options: {},
  seats: [],
  mySeats: [],
  alone: false,
  absence: null,
  ballots: [],
  advice: true,
  views: new Map(),
  log: [],
  undo: [],
  noUndo: new Map(),
  lapsed: null,
  chat: [],
  pings: [],
  suggestions: [],
  thinking: [],
  orders: new Map(),
  deadlines: new Map(),
  closing: null,
  outcome: null,
  next: null,
  version: 0,
  scene: 0,
  ...known,
})
