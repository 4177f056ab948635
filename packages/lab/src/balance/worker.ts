import { workerData } from 'node:worker_threads'
import { makeBot } from '../bots.ts'
import { loadGame } from '../load-game.ts'
import { answerRanges } from '../sim/pool.ts'
import { type BalanceJob, playerOf } from './job.ts'

const job: BalanceJob = workerData
const loaded = await loadGame(job.game, job.edition)

answerRanges(playerOf(loaded, job, makeBot(job.bot)))
