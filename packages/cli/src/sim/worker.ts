import { parentPort, workerData } from 'node:worker_threads'
import { loadGame, makeBot } from '../arguments.ts'
import { type Job, playOne } from './job.ts'

const job: Job = workerData
const loaded = await loadGame(job.game, job.edition)
const bots = job.bots.map(makeBot)

parentPort?.on('message', (range: { from: number; to: number } | null) => {
  if (range === null) return parentPort?.close()
  const indexes = Array.from({ length: range.to - range.from }, (_, at) => range.from + at)
  parentPort?.postMessage(indexes.map((index) => playOne(loaded, job, bots, index)))
})
