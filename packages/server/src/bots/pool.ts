import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Task, Thought } from '@conclave/bots'
import { fairQueue, type Tenant } from './queue.ts'

/** Result of a thought; `isCrowded` if there was no thread for it. */
export type PoolThought = Thought & { readonly isCrowded?: true }

/** Threads in which bots think. */
export interface Pool {
  /** A thought, or a problem when it is not there in time. The thread of a late thought is ended. */
  think(task: Task, ms: number, tenant: Tenant): Promise<PoolThought>
  close(): Promise<void>
}

interface Job {
  readonly task: Task
  readonly ms: number
  readonly tenant: Tenant
  readonly done: (thought: PoolThought) => void
  /** Runs while the job waits for a thread. */
  patience: NodeJS.Timeout | undefined
}

interface Place {
  worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | undefined
  /** The first thought of a thread includes its start. */
  fresh: boolean
}

export interface PoolOptions {
  readonly threads?: number
  readonly script?: URL
  /** More thoughts than this do not wait for a thread: they get a problem at once, and a simpler bot answers. */
  readonly mostWaiting?: number
  /** So many of one owner's tables together, and of all that come from one address. */
  readonly mostOfOwner?: number
  readonly mostOfAddress?: number
  /** Time that a thought waits for a thread. */
  readonly patienceMs?: number
  /** Further time that a thread may take which has to start first. */
  readonly startingMs?: number
}

export const thinkingPool = ({
  threads = Math.max(1, availableParallelism() - 1),
  script = new URL('./worker.ts', import.meta.url),
  mostWaiting = 2000,
  mostOfOwner = 200,
  mostOfAddress = 1000,
  patienceMs = 10_000,
  startingMs = 5000,
}: PoolOptions = {}): Pool => {
  const places: Place[] = []
  const waiting = fairQueue<Job>()
  let closed = false

  const start = (place: Place): void => {
    place.worker = new Worker(script, { name: 'bot', resourceLimits: { maxOldGenerationSizeMb: 512 } })
    place.fresh = true
    const { worker } = place
    worker.unref()
    worker.on('message', (thought: Thought) => finish(place, worker, thought))
    worker.on('error', (error) => replace(place, worker, `the bot's thread failed: ${error.message}`))
    worker.on('exit', () => replace(place, worker, `the bot's thread ended`))
  }

  const finish = (place: Place, worker: Worker, thought: Thought): void => {
    if (place.worker !== worker || place.job === null) return
    clearTimeout(place.timer)
    const { done } = place.job
    place.job = null
    place.fresh = false
    next(place)
    done(thought)
  }

  const replace = (place: Place, worker: Worker, problem: string): void => {
    if (place.worker !== worker || closed) return
    const job = place.job
    clearTimeout(place.timer)
    place.job = null
    void worker.terminate()
    start(place)
    next(place)
    job?.done({ problem })
  }

  const next = (place: Place): void => {
    const job = waiting.shift()
    if (job === undefined) return
    clearTimeout(job.patience)
    const { worker } = place
    const ms = job.ms + (place.fresh ? startingMs : 0)
    place.job = job
    place.timer = setTimeout(() => replace(place, worker, `no thought after ${ms} ms`), ms)
    worker.postMessage(job.task)
  }

  const refuse = (job: Job): void => {
    if (!waiting.remove(job.tenant, job)) return
    job.done({ problem: `no thread was free for ${patienceMs} ms`, isCrowded: true })
  }

  return {
    think: (task, ms, tenant) =>
      new Promise((done) => {
        const isTooMuch =
          waiting.size >= mostWaiting ||
          waiting.of(tenant.address) >= mostOfAddress ||
          waiting.of(tenant.address, tenant.owner) >= mostOfOwner
        if (closed || isTooMuch) return done({ problem: 'too many bots think at once', isCrowded: true })
        const job: Job = { task, ms, tenant, done, patience: setTimeout(() => refuse(job), patienceMs) }
        waiting.push(tenant, job)
        // Threads are started when they are first needed: a server without bots has none.
        let place = places.find(({ job }) => job === null)
        if (place === undefined && places.length < threads) {
          place = { job: null, timer: undefined, fresh: true } as Place
          places.push(place)
          start(place)
        }
        if (place !== undefined) next(place)
      }),
    close: async () => {
      closed = true
      for (const { done, patience } of waiting.clear()) {
        clearTimeout(patience)
        done({ problem: 'the server is closing' })
      }
      await Promise.all(
        places.map(async (place) => {
          clearTimeout(place.timer)
          place.job?.done({ problem: 'the server is closing' })
          place.job = null
          await place.worker.terminate()
        }),
      )
    },
  }
}
