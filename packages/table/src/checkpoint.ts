import type { Seat, TableState } from '@conclave/kernel'
import { answerOf, type LogEntry } from './log.ts'
import type { AnyMatch, Table } from './table.ts'

/**
 * A table at a moment at which nothing can be taken back, without the answers that led there: with what was told until then
 * and the answers since, it comes back as it was.
 */
export interface Checkpoint {
  readonly seq: number
  readonly state: TableState
  /** The last answer that each seat has given itself, with its number. */
  readonly given: readonly { readonly seq: number; readonly answer: AnyMatch['given'][number] }[]
  /** Seats that have gone back to what they are asked. */
  readonly back: readonly Seat[]
}

/** Chapter: the log of a stretch of answers, once nothing of it can be taken back any more. */
export interface Chapter {
  readonly log: readonly LogEntry[]
  /** Every undo, and up to which answer the log from before it still held. */
  readonly undone: readonly (readonly [seq: number, holds: number])[]
}

/** A checkpoint of a table, if it stands at one now. */
export const checkpointOf = ({ match, seq, base, seqs, back }: Table): Checkpoint | null => {
  if (base !== seq || match.base === undefined) return null
  const last = new Map<Seat, Checkpoint['given'][number]>()
  for (const [at, answer] of match.given.entries())
    if (answer.by === 'seat') last.set(answer.seat, { seq: seqs[at] ?? 0, answer })
  const given = [...last.values()].sort((a, b) => a.seq - b.seq)
  return { seq, state: match.base.state, given, back: [...back.keys()] }
}

/** Log from after an answer until now. */
export const chapterAfter = ({ log, since }: Table, after: number): Chapter => ({
  log: log.filter((entry) => answerOf(entry) > after),
  undone: since.flatMap((holds, at) => (at > after && holds !== at - 1 ? [[at, holds] as const] : [])),
})

/** Number of undos at a table. */
export const undosAt = ({ since }: Pick<Table, 'since'>): number =>
  since.reduce((sum, holds, at) => (holds === at - 1 ? sum : sum + 1), 0)
