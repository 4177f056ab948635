import { workerData } from 'node:worker_threads'
import { makeBot } from '../bots.ts'
import { loadGame } from '../load-game.ts'
import { type Job, playOne } from './job.ts'
import { answerRanges } from './pool.ts'

const job: Job = workerData
const loaded = await loadGame(job.game, job.edition)
const bots = job.bots.map(makeBot)

answerRanges((index) => playOne(loaded, job, bots, index))
