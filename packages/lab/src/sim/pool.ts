import { parentPort, Worker } from 'node:worker_threads'
import { makeBot } from '../bots.ts'
import { loadGame } from '../load-game.ts'
import { type Job, playOne, type Result } from './job.ts'

/** Plays matches 0 … `matches - 1` of a job on so many workers; results come in any order. */
export const playAll = (
  job: Job,
  matches: number,
  workers: number,
  hear: (result: Result) => void,
): Promise<void> =>
  workers === 1
    ? playHere(job, matches, hear)
    : onWorkers(new URL('./worker.ts', import.meta.url), job, matches, workers, hear)

const playHere = async (job: Job, matches: number, hear: (result: Result) => void): Promise<void> => {
  const loaded = await loadGame(job.game, job.edition)
  const bots = job.bots.map(makeBot)
  for (let index = 0; index < matches; index++) hear(playOne(loaded, job, bots, index))
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Thread pool: lets workers that run this script do the numbers 0 … `total - 1`; results come in any order. */
export const onWorkers = async <R>(
  script: URL,
  job: object,
  total: number,
  count: number,
  hear: (result: R) => void,
): Promise<void> => {
  const chunk = Math.max(1, Math.min(50, Math.floor(total / count / 4)))
  let next = 0
  const feed = (worker: Worker): void => {
    const from = next
    next = Math.min(total, next + chunk)
    worker.postMessage(from < next ? ({ from, to: next } satisfies Range) : null)
  }
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: job })
      worker.on('message', (results: readonly R[]) => {
        for (const result of results) hear(result)
        feed(worker)
      })
      worker.on('error', reject)
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
      )
      feed(worker)
    })
  await Promise.all(Array.from({ length: count }, run))
}

/** In a worker: does what it is told, range after range. */
export const answerRanges = (one: (index: number) => unknown): void => {
  parentPort?.on('message', (range: Range | null) => {
    if (range === null) return parentPort?.close()
    const indexes = Array.from({ length: range.to - range.from }, (_, at) => range.from + at)
    parentPort?.postMessage(indexes.map(one))
  })
}
