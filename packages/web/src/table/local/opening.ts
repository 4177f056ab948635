import {
  type Game,
  type Match,
  type MatchFile,
  type Option,
  openMatch,
  type Problem,
  repeat,
  startMatch,
  type TableState,
  undoKey,
} from '@conclave/kernel'
import { MatchLog } from './match-log.ts'
import type { Plan } from './plan.ts'

type AnyGame = Game<TableState, Option>
type AnyMatch = Match<TableState, Option>

export const beginMatch = (
  game: AnyGame,
  { options, seats, seed }: Pick<Plan, 'options' | 'seats' | 'seed'>,
  log: MatchLog,
): AnyMatch | Problem => {
  const collect = log.collect()
  const match = startMatch(game, { options, seats: seats.length, seed }, collect.sink)
  if (!('problem' in match)) collect.keep(null)
  return match
}

/** What a walk through a match file shows after the setup and after every answer. */
export type Visit = (match: AnyMatch, answers: number) => void

/**
 * Rebuilds a match from its file and hears all of it again. A file of several segments is heard from the last one on:
 * the earlier ones belong to other versions of the rules.
 */
export const reopenMatch = (
  game: AnyGame,
  file: MatchFile,
  log: MatchLog = new MatchLog(),
  { visit, byTable = [] }: { readonly visit?: Visit; readonly byTable?: readonly number[] } = {},
): AnyMatch | Problem => {
  const segment = file.segments.at(-1)
  if (segment === undefined) return { problem: 'the match file has no segments' }
  const earlier = file.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0)
  const match = segment.from === 'setup' ? fromSetup(game, file, log) : openMatch(game, file, earlier)
  if ('problem' in match) return match
  visit?.(match, 0)
  const automatic = new Set(byTable)
  for (const [at, entry] of segment.answers.entries()) {
    const before = match.given
    const collect = log.collect()
    const refusal = repeat(match, entry, collect.sink, automatic.has(at) ? 'table' : 'seat')
    if (refusal !== null) return { problem: refusal.message, at: earlier + at }
    const [seat, key] = entry
    if (key !== undoKey) collect.keep(match.given.at(-1) ?? null)
    else {
      log.takeBack(
        before.filter((given) => !match.given.includes(given)),
        seat,
      )
    }
    visit?.(match, at + 1)
  }
  return match
}

const fromSetup = (game: AnyGame, file: MatchFile, log: MatchLog): AnyMatch | Problem => {
  const collect = log.collect()
  const match = startMatch(game, file, collect.sink)
  if (!('problem' in match)) collect.keep(null)
  return match
}
