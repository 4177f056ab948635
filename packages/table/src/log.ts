import type { Seat, TableEvent } from '@conclave/kernel'

/**
 * Log entry: something that happened, in its place. Places grow with the answers; an undo takes entries away and adds one of
 * its own.
 */
export interface LogEntry<E extends TableEvent = TableEvent> {
  readonly seq: number
  readonly event: E
}

/** Room for the events of one answer in the log's numbers. */
const perAnswer = 1_000

/** The answer that an entry of the log followed from, counted from 1; 0 is the setup. */
export const answerOf = ({ seq }: Pick<LogEntry, 'seq'>): number => Math.floor(seq / perAnswer)

/** Puts events that say which answer they followed from in their places; those of one answer follow each other. */
export const placed = (
  events: readonly { readonly seq: number; readonly event: TableEvent }[],
): LogEntry[] => {
  let answer = -1
  let at = 0
  return events.map(({ seq, event }) => {
    at = seq === answer ? at + 1 : 0
    answer = seq
    return { seq: seq * perAnswer + at, event }
  })
}

/** Entries of what one answer has brought about, in its places. */
export const placedAt = (answer: number, events: readonly TableEvent[]): LogEntry[] =>
  placed(events.map((event) => ({ seq: answer, event })))

/** An undo, as the log tells it. The games' own events never have this name. */
export const undoneEvent = 'undone'

/** The event of an undo. */
export type Undone = {
  readonly event: typeof undoneEvent
  readonly audience: 'everyone'
  readonly seat: Seat
}

/** The entry of an undo: it stands behind whatever an answer in its place could have told. */
export const undoneAt = (answer: number, seat: Seat): LogEntry<Undone> => ({
  seq: answer * perAnswer + perAnswer - 1,
  event: { event: undoneEvent, audience: 'everyone', seat },
})

export const isUndone = ({ event }: LogEntry): boolean => event.event === undoneEvent
