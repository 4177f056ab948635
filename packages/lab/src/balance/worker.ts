import { workerData } from 'node:worker_threads'
import { makeBot } from '../bots.ts'
import { loadGame } from '../load-game.ts'
import { answerRanges } from '../sim/pool.ts'
import { type BalancePart, playerOf } from './job.ts'

const job: BalancePart = workerData
const loaded = await loadGame(job.game, job.edition)

const one = playerOf(loaded, job, makeBot(job.bot))

answerRanges((at) => one(job.missing[at] ?? at))
