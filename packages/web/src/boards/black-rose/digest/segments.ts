import { type BlackRoseEvent, retold } from '@conclave/black-rose'
import { mayHear, type Seat, say, type Viewer } from '@conclave/kernel'
import type { Props } from '../kit.ts'
import { thingsOf } from '../stage/steps.ts'
import { words } from '../texts/index.ts'

type Phase = Extract<BlackRoseEvent, { readonly event: 'phaseBegan' }>['phase']
type LogEntry = Props['events'][number]

interface Segment {
  readonly phase: Phase
  /** The place of its beginning in the log. */
  readonly seq: number
  readonly entries: readonly LogEntry[]
}

/** Phases in which everybody decides for herself, and of which the digest tells nothing. */
export const ownPhases: readonly Phase[] = ['opening', 'study', 'preparation']

/** Events that the digest does not repeat: those of everybody in every round, and those that their effects tell. */
const untold: readonly LogEntry['event']['event'][] = ['roundBegan', 'drewQuest', 'questDrawn', 'eventWorks']

/** Seat whose doing an event begins, from which the next ones follow; null for those that follow. */
export const actorIn = ({ event }: LogEntry): Seat | null => {
  switch (event.event) {
    case 'actionSpent':
    case 'cast':
    case 'activated':
    case 'sacrificed':
    case 'triggered':
    case 'roomActivated':
    case 'questCompleted':
      return event.seat
    default:
      return null
  }
}

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

/** Entries of others in an Action Phase since the viewer did something herself. */
const sinceOwn = (entries: readonly LogEntry[], viewer: Viewer): readonly LogEntry[] => {
  let actor: Seat | null = null
  const whose = entries.map((entry) => {
    actor = actorIn(entry) ?? actor
    return actor
  })
  return viewer === 'spectator' ? entries : entries.slice(whose.lastIndexOf(viewer) + 1)
}

/** Segments that a digest tells: all that was not read yet since the last phase in which everybody decides. */
const unread = (log: readonly LogEntry[], viewer: Viewer, read: number): Segment[] => {
  const segments = segmentsIn(log.filter(({ event }) => mayHear(event, viewer)))
  const from = segments.slice(0, -1).findLastIndex(({ phase }) => ownPhases.includes(phase))
  return segments.slice(from + 1).flatMap((segment) => {
    const { phase, entries } = segment
    if (ownPhases.includes(phase)) return []
    const others = phase === 'action' ? sinceOwn(entries, viewer) : entries
    const fresh = others.filter(({ seq }) => seq > read)
    return fresh.length === 0 ? [] : [{ ...segment, entries: fresh }]
  })
}

/** The phases that the table carried out, with what happened in each. */
export const digestOf = (log: readonly LogEntry[], viewer: Viewer, read: number) => {
  const segments = unread(log, viewer, read)
  if (segments.length === 0) return null
  const parts = segments.map(({ phase, seq, entries }) => ({
    title: say(`phase.${phase}`),
    seq,
    lines: retold(entries.map(({ event }) => event)).flatMap(({ at, says }) => {
      const entry = entries[at]
      return entry === undefined ? [] : [{ ...entry, says, things: thingsOf(entry) }]
    }),
  }))
  const count = parts.flatMap(({ lines }) => lines).length
  return { name: words('digest', { count }), count, parts }
}
