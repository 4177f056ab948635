import { digest } from '@conclave/kernel'
import { goesByClock } from '../bots.ts'
import { type Job, type Result, seedOf } from './job.ts'

/** Findings of a simulation. */
export interface Report {
  readonly game: string
  readonly edition: string
  readonly rules: string
  readonly options: Job['chosen']
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly matches: number
  readonly finished: number
  readonly errors: readonly { readonly match: number; readonly seed: string; readonly problem: string }[]
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  /** Number of matches that each reason ended. */
  readonly outcomes: { readonly [reason: string]: number }
  /** Matches won, by seat. */
  readonly wins: readonly number[]
  readonly meanDecisions: number
  /** Depends on seeds, rules and bots only: not on the workers nor the machine. Null if a bot goes by the clock. */
  readonly hash: string | null
}

/** Sums up the results of a simulation, whatever order they came in. */
export const reportOn = (job: Job, rules: string, results: readonly Result[], seconds: number): Report => {
  const inOrder = results.toSorted((a, b) => a.index - b.index)
  const finished = inOrder.filter(({ error }) => error === null)
  const decisions = finished.reduce((sum, result) => sum + result.decisions, 0)
  const outcomes: { [reason: string]: number } = {}
  for (const reason of finished.map((result) => result.reason ?? '').sort())
    outcomes[reason] = (outcomes[reason] ?? 0) + 1
  return {
    game: job.game,
    edition: job.edition,
    rules,
    options: job.chosen,
    seats: job.seats,
    bots: job.bots,
    seed: job.seed,
    matches: results.length,
    finished: finished.length,
    errors: inOrder
      .filter(({ error }) => error !== null)
      .map(({ index, error }) => ({ match: index, seed: seedOf(job, index), problem: error ?? '' })),
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 1e-9)),
    outcomes,
    wins: Array.from(
      { length: job.seats },
      (_, seat) => finished.filter(({ winners }) => winners.includes(seat)).length,
    ),
    meanDecisions: finished.length === 0 ? 0 : Math.round((decisions / finished.length) * 10) / 10,
    hash: job.bots.some(goesByClock)
      ? null
      : digest(inOrder.map((result) => result.hash).join('\n')).slice(0, 16),
  }
}
