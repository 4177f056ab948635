export { aboutOf } from './balance/about.ts'
export { against } from './balance/avatar-findings.ts'
export type { BalanceJob, Table } from './balance/job.ts'
export { type Kept, openKept } from './balance/kept.ts'
export {
  avatarReport,
  type BalanceReport,
  fullReport,
  fullTable,
  playBalance,
  StaleRun,
} from './balance/run.ts'
export { benchEngine } from './bench/bench.ts'
export { entrantsOf } from './bench/entrant.ts'
export type { Rate } from './bench/measure.ts'
export type { BenchReport } from './bench/report.ts'
export { benchServer, type ServerBench } from './bench/server/bench.ts'
export { readPlayer } from './bots.ts'
export { type Seen, type SelfPlayCoverage, selfPlayCoverage } from './coverage/self-play.ts'
export type { Job } from './sim/job.ts'
export type { Report } from './sim/report.ts'
export { simulate } from './sim/simulate.ts'
