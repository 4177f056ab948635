import type { Game } from '../game.ts'
import { choices } from '../machine.ts'
import { repeat, resumeMatch } from '../match.ts'
import type { MatchFile } from '../match-file.ts'
import type { Option, TableState } from '../state.ts'

/** A match that earlier rules played, with the states that a server would have kept after some of its answers. */
export interface Earlier<S extends TableState> {
  readonly file: MatchFile
  readonly moments: readonly { readonly at: number; readonly state: S }[]
}

/**
 * What keeps a stored match from going on under the rules of today: from every moment that was kept, the answers that
 * earlier rules took must be taken, and whoever is asked must have options.
 */
export const problemsGoingOn = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { file, moments }: Earlier<S>,
): string[] =>
  moments.flatMap(({ at, state }) => {
    const problem = problemFrom(game, file, at, state)
    return problem === null ? [] : [`${state.questions.map(({ kind }) => kind).join(', ')}: ${problem}`]
  })

const problemFrom = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  at: number,
  state: S,
): string | null => {
  const [segment] = file.segments
  if (segment === undefined) return 'the match has no segment'
  const { answers, hashes } = segment
  const kept = { ...segment, answers: answers.slice(0, at), hashes: hashes.slice(0, at + 1) }
  const match = resumeMatch(game, { ...file, segments: [kept] }, state)
  if ('problem' in match) return match.problem
  for (const entry of answers.slice(at)) {
    const mute = match.state.questions.find((question) => choices(game, match.state, question).length === 0)
    if (mute !== undefined) return `seat ${mute.seat} is asked '${mute.kind}' and has no options`
    const refusal = repeat(match, entry)
    if (refusal !== null) return `'${entry[1]}': ${refusal.message}`
  }
  return null
}
