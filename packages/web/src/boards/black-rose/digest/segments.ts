import { type BlackRoseEvent, retold } from '@conclave/black-rose'
import { mayHear, say, type Viewer } from '@conclave/kernel'
import type { Kit, Props } from '../kit.ts'
import { words } from '../texts/index.ts'

type Phase = Extract<BlackRoseEvent, { readonly event: 'phaseBegan' }>['phase']
type LogEntry = Props['events'][number]

/** What happened in one phase. */
interface Segment {
  readonly phase: Phase
  /** The place of its beginning in the log. */
  readonly seq: number
  readonly entries: readonly LogEntry[]
}

/** Phases that the table carries out by itself, or with little to decide. */
const upkeep: readonly Phase[] = ['evocation', 'cleanUp', 'blackRose']

/** What the digest does not repeat: what everybody does in every round, and what is told by what it does. */
const untold: readonly LogEntry['event']['event'][] = ['roundBegan', 'drewQuest', 'questDrawn', 'eventWorks']

/** The phases in a stretch of the log, the last one not over yet. What comes before the first beginning is left out. */
const segmentsIn = (log: readonly LogEntry[]): Segment[] => {
  const segments: { phase: Phase; seq: number; entries: LogEntry[] }[] = []
  for (const entry of log) {
    const { event } = entry
    if (event.event === 'phaseBegan') segments.push({ phase: event.phase, seq: entry.seq, entries: [] })
    else if (!untold.includes(event.event)) segments.at(-1)?.entries.push(entry)
  }
  return segments
}

/**
 * What a digest tells: the phases that are over and were not read yet, each with all that happened in it. The phases in
 * which everybody decides begin it anew.
 */
const unread = (log: readonly LogEntry[], viewer: Viewer, read: number): Segment[] => {
  const segments = segmentsIn(log.filter(({ event }) => mayHear(event, viewer)))
  const over = segments.slice(0, -1)
  const from = over.findLastIndex(({ phase }) => !upkeep.includes(phase))
  return over.slice(from + 1).filter(({ seq, entries }) => seq > read && entries.length > 0)
}

export const digestOf: NonNullable<Kit['digestOf']> = (log, viewer, read) => {
  const segments = unread(log, viewer, read)
  if (segments.length === 0) return null
  const events = segments.flatMap(({ entries }) => entries.map(({ event }) => event))
  return {
    name: words('digest', { count: retold(events).length }),
    parts: segments.map(({ phase, seq, entries }) => ({ title: say(`phase.${phase}`), seq, entries })),
  }
}
