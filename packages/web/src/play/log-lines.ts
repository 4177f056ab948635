import type { Message } from '@conclave/kernel'
import type { BoardKit } from '../kit/kit.ts'
import type { LogEntry } from '../table/table.ts'
import type { RichText } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'

/** An entry of the log with its words, where they are not the event's own, and what it stands above, if anything. */
export interface LogLine extends LogEntry {
  readonly says: Message | null
  readonly heads: 'turn' | 'phase' | null
}

type Telling = Pick<BoardKit, 'retell' | 'headingOf'>

/** The lines of a log as the game tells them to its listener. */
export const linesOf = (kit: Telling | null, log: readonly LogEntry[]): LogLine[] => {
  const told = (entry: LogEntry, says: Message | null): LogLine => ({
    ...entry,
    says,
    heads: kit?.headingOf(entry.event) ?? null,
  })
  const lines = kit?.retell?.(log.map(({ event }) => event))
  if (lines === undefined) return log.map((entry) => told(entry, null))
  return lines.flatMap(({ at, says }) => {
    const entry = log[at]
    return entry === undefined ? [] : [told(entry, says)]
  })
}

export const lineOf = (texts: TableTexts, { event, says }: Pick<LogLine, 'event' | 'says'>): RichText =>
  says === null ? texts.event(event) : texts.rich(says)
