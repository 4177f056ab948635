import { type Bot, playMatch } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import { type Chosen, digest, give, hash, type MatchFile, type Settings, startMatch } from '@conclave/kernel'

/** Settings that all matches of a simulation have in common. Plain data, so that they can be sent to a worker. */
export interface Job {
  readonly game: string
  readonly edition: string
  readonly chosen: Chosen<Settings>
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: string
  /** True if the answers are kept, so that match files can be written. Such matches use the generator of real ones. */
  readonly record: boolean
}

/** Result of one match. */
export interface Result {
  readonly index: number
  readonly decisions: number
  readonly winners: readonly number[]
  readonly reason: string | null
  readonly hash: string
  readonly error: string | null
  readonly file: MatchFile | null
}

/** A match with more decisions than this does not end, as far as anybody can tell. */
const maxDecisions = 100_000

/** Plays one match of a simulation. It depends on the job and the index only, not on who plays it. */
export const playOne = ({ game }: Loaded, job: Job, bots: readonly Bot[], index: number): Result => {
  const { chosen, seats, record } = job
  const seed = seedOf(job, index)
  const generator = record ? 'sealed' : 'swift'
  try {
    const { state, outcome, decisions, answers } = playMatch(game, { chosen, seats, seed }, bots, {
      generator,
      maxDecisions,
      record,
    })
    if (outcome === null) throw new Error(`no end after ${maxDecisions} decisions`)
    return {
      index,
      decisions,
      winners: outcome.winners,
      reason: outcome.reason,
      hash: hash(state),
      error: null,
      file: record ? fileOf({ chosen, seats, seed }, answers, game) : null,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      index,
      decisions: 0,
      winners: [],
      reason: null,
      hash: digest(message),
      error: message,
      file: null,
    }
  }
}

/** The seed of one match: the simulation's own, and the match's number. */
export const seedOf = ({ seed }: Pick<Job, 'seed'>, index: number): string => `${seed}:${index}`

const fileOf = (
  { chosen, seats, seed }: { chosen: Chosen<Settings>; seats: number; seed: string },
  answers: readonly (readonly [number, string])[],
  game: Loaded['game'],
): MatchFile => {
  const match = startMatch(game, { options: chosen, seats, seed })
  if ('problem' in match) throw new Error(match.problem)
  for (const [seat, key] of answers) {
    const refusal = give(match, seat, key)
    if (refusal !== null) throw new Error(`the recorded match does not play again: ${refusal.message}`)
  }
  return match.file
}
