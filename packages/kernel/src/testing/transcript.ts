import type { Sink, TableEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { cloneJson, hash } from '../json.ts'
import { questionOf } from '../machine.ts'
import { give, type Match, startMatch, undo } from '../match.ts'
import { type MatchFile, undoKey } from '../match-file.ts'
import type { Option, Question, Seat, TableState } from '../state.ts'

/** Wording of a game's transcripts; what it leaves out is written as plain fields. */
export interface Wording {
  readonly answer?: (seat: Seat, question: Question | undefined, key: string) => string
  /** Null leaves an event out. */
  readonly event?: (event: TableEvent) => string | null
}

/**
 * A match as text, to be read beside its file: every answer with what it brought about, the outcome and the last
 * hash. Of a match that has changed rules, the last segment.
 */
export const transcript = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  wording: Wording = {},
): string => {
  const lines = [
    `${file.game} ${file.edition}, rules ${game.rules}, ${file.seats} seats, seed ${file.seed}`,
    `options ${JSON.stringify(file.options)}`,
  ]
  const sink: Sink = (event) => {
    const line = (wording.event ?? eventLine)(event)
    if (line !== null) lines.push(`      ${line}`)
  }
  const match = start(game, file, sink)
  const answers = file.segments.at(-1)?.answers ?? []
  answers.forEach(([seat, key], at) => {
    const number = String(at + 1).padStart(4)
    lines.push(`${number}. ${(wording.answer ?? answerLine)(seat, questionOf(match.state, seat), key)}`)
    const refusal = key === undoKey ? undo(match, seat) : give(match, seat, key, sink)
    if (refusal !== null) throw new Error(`answer ${at + 1} is refused: ${refusal.message}`)
  })
  lines.push(`outcome ${JSON.stringify(match.state.outcome)}`, `hash ${hash(match.state)}`, '')
  return lines.join('\n')
}

/** The same answers under the rules of today; if they are no longer legal, the match must be picked anew. */
export const repeated = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
): MatchFile => {
  const match = start(game, file)
  for (const [seat, key] of file.segments.at(-1)?.answers ?? []) {
    const refusal = key === undoKey ? undo(match, seat) : give(match, seat, key)
    if (refusal !== null) throw new Error(`'${file.seed}', ${key}: ${refusal.message}`)
  }
  return match.file
}

const start = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  file: MatchFile,
  sink?: Sink,
): Match<S, O> => {
  const segment = file.segments.at(-1)
  if (segment === undefined || segment.from === 'setup') {
    const match = startMatch(game, file, sink)
    if ('problem' in match) throw new Error(match.problem)
    return match
  }
  const beginning = { ...segment, answers: [], hashes: [] }
  return {
    game,
    file: { ...file, segments: [beginning] },
    state: cloneJson(segment.from) as S,
    given: [],
  }
}

const answerLine = (seat: Seat, question: Question | undefined, key: string): string =>
  key === undoKey
    ? `seat ${seat} takes its last answer back`
    : `seat ${seat}, ${question?.kind ?? 'nothing'}: ${key}`

const eventLine = ({ event, audience, ...fields }: TableEvent): string => {
  const told = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${event}${told.join('')}${audience === 'everyone' ? '' : ` (told to ${JSON.stringify(audience)})`}`
}
