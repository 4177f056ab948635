import type { Message, TableEvent } from '@conclave/kernel'
import type { LogEntry, Thing } from '../table/table.ts'

/** Activity summary since somebody acted, under one name; in parts, if it was in several phases. */
export interface Digest<E extends TableEvent = TableEvent> {
  readonly name: Message
  /** Line count. */
  readonly count: number
  readonly parts: readonly {
    /** Null where one part is all there is. */
    readonly title: Message | null
    /** The place of its beginning in the log. */
    readonly seq: number
    readonly lines: readonly Change<E>[]
  }[]
}

/** Something that has changed: its entry of the log, its words where they are not that entry's own, and where it is to be seen. */
export interface Change<E extends TableEvent = TableEvent> extends LogEntry<E> {
  readonly says: Message | null
  readonly things: readonly Thing[]
}
