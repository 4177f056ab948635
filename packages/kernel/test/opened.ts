import type { Game, Match, MatchFile, Option, Problem, TableState } from '@conclave/kernel'
import { startMatch } from '@conclave/kernel'

/** The match, or a failure that says what the problem is. */
export const must = <S extends TableState, O extends Option>(match: Match<S, O> | Problem): Match<S, O> => {
  if ('problem' in match) throw new Error(match.problem)
  return match
}

export const problemOf = <S extends TableState, O extends Option>(match: Match<S, O> | Problem): string =>
  'problem' in match ? match.problem : 'none'

export const starting = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  seats = 2,
  seed = 'seed',
): Match<S, O> => must(startMatch(game, { options: {}, seats, seed }))

/** Match file as it is after it was written and read again. */
export const stored = (file: MatchFile): MatchFile => JSON.parse(JSON.stringify(file))
