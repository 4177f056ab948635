import type { Loaded } from '@conclave/games'
import type { Job, Result } from './job.ts'
import { playAll } from './pool.ts'
import { type Report, reportOn } from './report.ts'

/** Plays a simulation on so many threads and sums it up; `hear` has every match as it ends, in any order. */
export const simulate = async (
  { game }: Loaded,
  job: Job,
  matches: number,
  workers: number,
  hear: (result: Result) => void,
): Promise<Report> => {
  const results: Result[] = []
  const start = performance.now()
  await playAll(job, matches, workers, (result) => {
    results.push({ ...result, file: null })
    hear(result)
  })
  return reportOn(job, game.rules, results, (performance.now() - start) / 1000)
}
