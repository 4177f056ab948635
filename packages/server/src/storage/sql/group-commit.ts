import { LostTable, StorageError } from '../storage.ts'
import type { About, Step, Write, Written } from './sql.ts'

/** Hears of every transaction: how many writes it held and how long it took. */
export type OnCommit = (writes: number, ms: number) => void

export interface GroupCommit {
  /** Resolves with the rows that the first step changed, when the write is durable. */
  write(about: About | null, ...steps: readonly Step[]): Promise<number>
  /** Waits for what is under way; nothing more is taken. */
  close(): Promise<void>
}

/** Many writes that become durable together, and how long it took. Rejects when nobody knows what has become of them. */
type CarryOut = (
  writes: readonly Write[],
) => Promise<{ readonly written: readonly Written[]; readonly ms: number }>

interface Waiting {
  readonly write: Write
  readonly resolve: (changes: number) => void
  readonly reject: (error: Error) => void
}

/** Transactions do not grow beyond this many writes. */
const largestBatch = 1000

/**
 * Collects the writes of one turn of the event loop, and all that come while the database is busy, into one transaction:
 * the more there is to do, the less each write costs. One transaction is under way at a time, so writes keep their order.
 */
export const groupCommit = (carryOut: CarryOut, onCommit: OnCommit): GroupCommit => {
  let waiting: Waiting[] = []
  let underWay: Waiting[] = []
  let scheduled = false
  let closing = false
  let idle: (() => void) | undefined

  const flush = (): void => {
    scheduled = false
    if (underWay.length > 0) return
    if (waiting.length === 0) {
      idle?.()
      return
    }
    underWay = waiting.splice(0, largestBatch)
    carryOut(underWay.map(({ write }) => write)).then(
      ({ written, ms }) => settle(written, ms),
      (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
    )
  }

  const settle = (written: readonly Written[], ms: number): void => {
    const done = underWay
    underWay = []
    onCommit(done.length, ms)
    // The next transaction begins before anybody hears of this one.
    flush()
    for (const [at, { write, resolve, reject }] of done.entries()) {
      const result = written[at] ?? 0
      if (typeof result === 'number') resolve(result)
      else if (result.lost) reject(new LostTable(`table ${write.about?.table} is led elsewhere by now`))
      else reject(new StorageError(`the database cannot be written to: ${result.failed}`))
    }
  }

  /** Everything that waits would fail as well. */
  const fail = (problem: string): void => {
    const lost = [...underWay, ...waiting]
    underWay = []
    waiting = []
    for (const { reject } of lost) reject(new StorageError(`the database cannot be written to: ${problem}`))
    idle?.()
  }

  const schedule = (): void => {
    if (scheduled || underWay.length > 0) return
    scheduled = true
    setImmediate(flush)
  }

  return {
    write: (about, ...steps) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new StorageError('the database is closed'))
        waiting.push({ write: { about, steps }, resolve, reject })
        schedule()
      }),
    close: async () => {
      closing = true
      if (underWay.length === 0 && waiting.length === 0) return
      await new Promise<void>((resolve) => {
        idle = resolve
        schedule()
      })
    },
  }
}
