import { Worker } from 'node:worker_threads'
import { StorageError } from '../storage.ts'
import type { Batch, BatchDone, Step, Write, WriterData } from './write.ts'

/** Hears of every transaction: how many writes it held and how long it took. */
export type OnCommit = (writes: number, ms: number) => void

export interface GroupCommit {
  /** Resolves with the rows that the first step changed, when the write is durable. */
  write(...steps: Step[]): Promise<number>
  close(): Promise<void>
}

interface Waiting {
  readonly write: Write
  readonly resolve: (changes: number) => void
  readonly reject: (error: Error) => void
}

/** Transactions do not grow beyond this many writes. */
const largestBatch = 1000

/**
 * Collects the writes of one turn of the event loop, and all that come while the disk is busy, into one transaction:
 * the more there is to do, the less each write costs. One transaction is under way at a time.
 */
export const groupCommit = (
  connection: WriterData,
  onCommit: OnCommit,
  onDeath: (error: Error) => void,
): GroupCommit => {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: connection,
    name: 'writer',
  })
  let waiting: Waiting[] = []
  let underWay: Waiting[] = []
  let scheduled = false
  let batches = 0
  let dead: Error | undefined
  let closing = false
  let idle: (() => void) | undefined

  const flush = (): void => {
    scheduled = false
    if (underWay.length > 0 || waiting.length === 0 || dead !== undefined) return
    underWay = waiting.splice(0, largestBatch)
    const batch: Batch = { no: ++batches, writes: underWay.map(({ write }) => write) }
    worker.postMessage(batch)
  }

  const schedule = (): void => {
    if (scheduled || underWay.length > 0) return
    scheduled = true
    setImmediate(flush)
  }

  const die = (error: Error): void => {
    if (dead !== undefined) return
    dead = error
    const lost = [...underWay, ...waiting]
    underWay = []
    waiting = []
    for (const { reject } of lost)
      reject(new StorageError(`the database cannot be written to: ${error.message}`))
    idle?.()
    if (!closing) onDeath(error)
  }

  worker.on('message', ({ written, ms }: BatchDone) => {
    const done = underWay
    underWay = []
    onCommit(done.length, ms)
    flush()
    for (const [at, { resolve, reject }] of done.entries()) {
      const result = written[at] ?? 0
      if (typeof result === 'number') resolve(result)
      else reject(new StorageError(`the database cannot be written to: ${result.failed}`))
    }
    if (underWay.length === 0 && waiting.length === 0) idle?.()
  })
  worker.on('error', die)
  worker.on('exit', (code) => die(new Error(`the writing thread ended (${code})`)))

  return {
    write: (...write) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined || closing) {
          return reject(new StorageError(`the database is closed${dead ? `: ${dead.message}` : ''}`))
        }
        waiting.push({ write, resolve, reject })
        schedule()
      }),
    close: async () => {
      closing = true
      if (dead === undefined && (underWay.length > 0 || waiting.length > 0)) {
        await new Promise<void>((resolve) => {
          idle = resolve
          schedule()
        })
      }
      await worker.terminate()
    },
  }
}
