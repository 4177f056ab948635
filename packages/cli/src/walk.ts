import type { Loaded } from '@conclave/games'
import {
  choices,
  keyOf,
  type Match,
  type MatchFile,
  type Option,
  type Question,
  questionOf,
  type Refusal,
  repeat,
  startMatch,
  type TableEvent,
  type TableState,
  undoKey,
} from '@conclave/kernel'
import { DataFailure } from './failure.ts'
import { openChecked } from './match-file.ts'

/** A match played again from its file. */
export interface Walked {
  readonly match: Match<TableState, Option>
  /** How many answers of the file were played. */
  readonly answers: number
  /** How many of the answers that stand chose between at least two options. */
  readonly decisions: number
  /** What the setup caused, and each of the answers that stand. */
  readonly setup: readonly TableEvent[]
  readonly steps: readonly Step[]
}

interface Step {
  readonly events: readonly TableEvent[]
  readonly decided: boolean
}

/** How far a match is played again, and what its table answers for a seat, which a file does not say. */
interface Walking {
  readonly until?: number | undefined
  readonly tableAnswers?: (state: TableState, question: Question) => Option | undefined
}

/** Plays a checked match file again up to an answer, and listens. */
export const walk = (
  loaded: Loaded,
  file: MatchFile,
  path: string,
  { until, tableAnswers }: Walking = {},
): Walked => {
  const total = file.segments.reduce((sum, { answers }) => sum + answers.length, 0)
  const last = file.segments.at(-1)
  const earlier = total - (last?.answers.length ?? 0)
  if (until !== undefined && until > total)
    throw new DataFailure(`${path}: the match has only ${total} answers`)
  if (until !== undefined && until < earlier) {
    throw new DataFailure(
      `${path}: the first ${earlier} answers were given under older rules and cannot be shown`,
    )
  }
  const match = openChecked(loaded, file, path, 0)
  const steps: Step[] = []
  for (const [at, [seat, key]] of (last?.answers.slice(0, (until ?? total) - earlier) ?? []).entries()) {
    const check = (refusal: Refusal | null): void => {
      if (refusal !== null)
        throw new DataFailure(`${path}: answer ${earlier + at + 1} is refused: ${refusal.message}`)
    }
    const before = match.given
    if (key === undoKey) {
      check(repeat(match, [seat, key]))
      // Answers that fell away take what they caused with them.
      steps.splice(
        before.findIndex((each) => !match.given.includes(each)),
        1,
      )
      continue
    }
    const question = questionOf(match.state, seat)
    const decided = question !== undefined && choices(loaded.game, match.state, question).length > 1
    const automatic = question === undefined ? undefined : tableAnswers?.(match.state, question)
    const by = automatic !== undefined && keyOf(automatic) === key ? 'table' : 'seat'
    const events: TableEvent[] = []
    check(repeat(match, [seat, key], (event) => events.push(event), by))
    steps.push({ events, decided })
  }
  return {
    match,
    answers: until ?? total,
    decisions: steps.filter(({ decided }) => decided).length,
    setup: setupEvents(loaded, file),
    steps,
  }
}

/** A match that is opened again is laid out in silence; what there was to hear is told by laying it out once more. */
const setupEvents = ({ game }: Loaded, file: MatchFile): TableEvent[] => {
  const events: TableEvent[] = []
  if (file.segments.at(-1)?.from === 'setup') startMatch(game, file, (event) => events.push(event))
  return events
}
