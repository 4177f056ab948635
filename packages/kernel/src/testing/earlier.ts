import type { Game } from '../game.ts'
import { choices, declineOf } from '../machine.ts'
import { type Match, repeat, resumeMatch } from '../match.ts'
import type { MatchFile } from '../match-file.ts'
import { keyOf } from '../option.ts'
import type { Option, TableState } from '../state.ts'

/** A match that earlier rules played, with the states that a server would have kept after some of its answers. */
export interface Earlier<S extends TableState> {
  readonly file: MatchFile
  readonly moments: readonly { readonly at: number; readonly state: S }[]
}

/**
 * Problems that keep a stored match from going on under the rules of today: from every moment that was kept, the answers that
 * earlier rules took must be taken, and whoever is asked must have options. Windows that those rules did not open are let go by.
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
    let refusal = repeat(match, entry)
    while (refusal !== null && letPass(match)) refusal = repeat(match, entry)
    if (refusal !== null) return `'${entry[1]}': ${refusal.message}`
  }
  return null
}

/** Lets a window go by that the earlier rules did not open; false if there is none. */
const letPass = <S extends TableState, O extends Option>(match: Match<S, O>): boolean => {
  const { game, state } = match
  for (const question of state.questions) {
    const decline = declineOf(game, state, question)
    if (decline !== undefined) return repeat(match, [question.seat, keyOf(decline)]) === null
  }
  return false
}
