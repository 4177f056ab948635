import { mayHear, type Viewer } from '@conclave/kernel'
import type { LogEntry } from '../../../table/table.ts'

/** What happened in one phase. */
export interface Segment {
  readonly phase: string
  /** The place of its beginning in the log. */
  readonly seq: number
  readonly entries: readonly LogEntry[]
}

/** Phases that the table carries out by itself, or that others carry out. */
const upkeep = ['evocation', 'cleanUp', 'blackRose', 'study']

/** What the digest does not repeat: what the hand shows anyway, and draws that everybody makes in every round. */
const untold = [
  'roundBegan',
  'drew',
  'drewQuest',
  'questDrawn',
  'drewFromGrimoire',
  'drewFromLibrary',
  'eventWorks',
]

/** The phases in a stretch of the log, the last one not over yet. What comes before the first beginning is left out. */
const segmentsIn = (log: readonly LogEntry[]): Segment[] => {
  const segments: { phase: string; seq: number; entries: LogEntry[] }[] = []
  for (const entry of log) {
    const { event } = entry
    if (event.event === 'phaseBegan')
      segments.push({ phase: String(event.phase), seq: entry.seq, entries: [] })
    else if (!untold.includes(event.event)) segments.at(-1)?.entries.push(entry)
  }
  return segments
}

/**
 * What a digest tells: the phases that are over and were not read yet, each with all that happened in it. A player's own
 * phases, preparation and action, begin it anew.
 */
export const digestOf = (log: readonly LogEntry[], viewer: Viewer, read: number): Segment[] => {
  const segments = segmentsIn(log.filter(({ event }) => mayHear(event, viewer)))
  const over = segments.slice(0, -1)
  const from = over.findLastIndex(({ phase }) => !upkeep.includes(phase))
  return over.slice(from + 1).filter(({ seq, entries }) => seq > read && entries.length > 0)
}
