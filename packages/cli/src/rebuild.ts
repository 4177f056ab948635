import type { Loaded } from '@conclave/games'
import { choices, keyOf, type MatchFile, questionOf } from '@conclave/kernel'
import { earlierIn, reopen, type Seating, type Table, tableAnswer } from '@conclave/table'
import { DataFailure } from './failure.ts'

/** A match played again from its file. */
interface Rebuilt {
  readonly table: Table
  /** Number of answers of the file that were played. */
  readonly answers: number
  /** Number of the answers that stand and chose between at least two options. */
  readonly decisions: number
}

/** Extent of a rebuilt match, and its seating: a file does not say which answers were given by the table itself. */
interface Extent {
  readonly until?: number | undefined
  readonly seating?: Seating
}

/** Plays a checked match file again up to an answer, and listens. */
export const rebuild = (
  { game }: Loaded,
  file: MatchFile,
  path: string,
  { until, seating }: Extent = {},
): Rebuilt => {
  const last = file.segments.at(-1)
  if (last === undefined) throw new DataFailure(`${path}: the match file has no segments`)
  const earlier = earlierIn(file)
  const total = earlier + last.answers.length
  const answers = until ?? total
  if (answers > total) throw new DataFailure(`${path}: the match has only ${total} answers`)
  if (answers < earlier)
    throw new DataFailure(
      `${path}: the first ${earlier} answers were given under older rules and cannot be shown`,
    )
  const stretch = {
    ...last,
    answers: last.answers.slice(0, answers - earlier),
    hashes: last.hashes.slice(0, answers - earlier + 1),
  }
  let decisions = 0
  const table = reopen(
    game,
    { ...file, segments: [...file.segments.slice(0, -1), stretch] },
    ({ seat, key }, match) => {
      const question = match === null ? undefined : questionOf(match.state, seat)
      if (match === null || question === undefined) return 'seat'
      if (choices(game, match.state, question).length > 1) decisions++
      const automatic = seating && tableAnswer(match, seating, question)
      return automatic !== undefined && keyOf(automatic) === key ? 'table' : 'seat'
    },
  )
  if ('problem' in table)
    throw new DataFailure(
      table.at === undefined
        ? `${path}: ${table.problem}`
        : `${path}: answer ${table.at + 1} is refused: ${table.problem}`,
    )
  return { table, answers, decisions }
}
