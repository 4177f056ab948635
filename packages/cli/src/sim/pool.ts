import { Worker } from 'node:worker_threads'
import { loadGame, makeBot } from '../arguments.ts'
import { type Job, playOne, type Result } from './job.ts'

/** Plays matches 0 … `matches - 1` of a job on so many workers; results come in any order. */
export const playAll = (
  job: Job,
  matches: number,
  workers: number,
  hear: (result: Result) => void,
): Promise<void> =>
  workers === 1 ? playHere(job, matches, hear) : playOnWorkers(job, matches, workers, hear)

const playHere = async (job: Job, matches: number, hear: (result: Result) => void): Promise<void> => {
  const loaded = await loadGame(job.game, job.edition)
  const bots = job.bots.map(makeBot)
  for (let index = 0; index < matches; index++) hear(playOne(loaded, job, bots, index))
}

const playOnWorkers = async (
  job: Job,
  matches: number,
  count: number,
  hear: (result: Result) => void,
): Promise<void> => {
  const chunk = Math.max(1, Math.min(50, Math.floor(matches / count / 4)))
  let next = 0
  const feed = (worker: Worker): void => {
    const from = next
    next = Math.min(matches, next + chunk)
    worker.postMessage(from < next ? { from, to: next } : null)
  }
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
      worker.on('message', (results: readonly Result[]) => {
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
