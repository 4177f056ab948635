import { Worker } from 'node:worker_threads'
import type { Write } from '../sql/sql.ts'
import type { Batch, BatchDone, WriterData } from './batch.ts'

/** The thread that writes, one batch at a time. */
export interface WritingThread {
  carryOut(writes: readonly Write[]): Promise<BatchDone>
  close(): Promise<void>
}

export const writingThread = (data: WriterData, onDeath: (error: Error) => void): WritingThread => {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: data, name: 'writer' })
  let batches = 0
  let dead: Error | undefined
  let closing = false
  let underWay: PromiseWithResolvers<BatchDone> | undefined

  const die = (error: Error): void => {
    if (dead !== undefined) return
    dead = error
    underWay?.reject(error)
    if (!closing) onDeath(error)
  }
  worker.on('message', (done: BatchDone) => underWay?.resolve(done))
  worker.on('error', die)
  worker.on('exit', (code) => die(new Error(`the writing thread ended (${code})`)))

  return {
    carryOut: (writes) => {
      if (dead !== undefined) return Promise.reject(dead)
      underWay = Promise.withResolvers()
      const batch: Batch = { no: ++batches, writes }
      worker.postMessage(batch)
      return underWay.promise
    },
    close: async () => {
      closing = true
      await worker.terminate()
    },
  }
}
