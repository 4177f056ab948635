import {
  cloneJson,
  type Game,
  type MatchFile,
  type Option,
  type Seat,
  type TableState,
  undoKey,
  type View,
  type Viewer,
  viewOf,
} from '@conclave/kernel'
import { replay } from '@conclave/table'
import type { LogEntry } from '../table/table.ts'
import { type Flaw, flawIn } from './flaw.ts'

type AnyGame = Game<TableState, Option>

/** A whole match, moment by moment. Moment 0 is the beginning; every answer leads to the next. */
export interface Timeline {
  readonly file: MatchFile
  readonly answers: readonly (readonly [seat: Seat, key: string])[]
  readonly moments: number
  stateAt(moment: number): TableState
  logAt(moment: number): readonly LogEntry[]
  viewAt(moment: number, viewer: Viewer): View
}

/** Plays a file again; or says what is wrong with it. */
export const timelineOf = (game: AnyGame, file: MatchFile): Timeline | { readonly flaw: Flaw } => {
  const states: TableState[] = []
  const logs: (readonly LogEntry[])[] = []
  const table = replay(game, file, {
    visit: ({ match, log }) => {
      states.push(cloneJson(match.state))
      logs.push(log.slice())
    },
  })
  if ('problem' in table) return { flaw: flawIn(game, file) ?? strange(table.problem) }
  const stateAt = (moment: number): TableState => states[moment] ?? table.match.state
  return {
    file,
    answers: file.segments.at(-1)?.answers ?? [],
    moments: states.length,
    stateAt,
    logAt: (moment) => logs[moment] ?? [],
    viewAt: (moment, viewer) => viewOf(game, stateAt(moment), viewer),
  }
}

/** The moments at which turns begin, if the game counts turns. */
export const turnsIn = (
  timeline: Pick<Timeline, 'moments' | 'viewAt'>,
  turnOf: ((shown: object) => number) | undefined,
): number[] => {
  if (turnOf === undefined) return []
  const turns = Array.from({ length: timeline.moments }, (_, at) =>
    turnOf(timeline.viewAt(at, 'spectator').table),
  )
  return turns.flatMap((turn, at) => (turn === turns[at - 1] ? [] : [at]))
}

const strange = (detail: string): Flaw => ({ kind: 'begin', detail, answer: null, moment: null })

/** Number of answers that were taken back. */
export const undosIn = ({ answers }: Pick<Timeline, 'answers'>): number =>
  answers.filter(([, key]) => key === undoKey).length
