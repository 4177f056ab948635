import type { Seat } from '@conclave/kernel'
import type { Kit, Props } from '../kit.ts'
import { actorIn, ownPhases } from './segments.ts'

type LogEntry = Props['events'][number]

/** Whether something happens to a seat: to her mage or one of her models, to her power, to what she may do. */
const happensTo = ({ event }: LogEntry, seat: Seat): boolean =>
  ('seat' in event && event.seat === seat) ||
  ('whom' in event && event.whom === seat) ||
  ('model' in event && event.model.seat === seat)

const begins = (entry: LogEntry): boolean => actorIn(entry) !== null || entry.event.event === 'phaseBegan'

/** Everybody decides for herself again. */
const endsIt = ({ event }: LogEntry): boolean =>
  event.event === 'phaseBegan' && ownPhases.includes(event.phase)

/**
 * The last trap or protection that somebody else has triggered and that did something to the viewer or stopped what she was
 * doing: that it was triggered, and all that came of it.
 */
export const noticeOf: NonNullable<Kit['noticeOf']> = (log, viewer, read) => {
  if (viewer === 'spectator') return []
  const at = log.findLastIndex(({ seq, event }) => seq > read && event.event === 'triggered')
  const triggered = log[at]
  if (triggered === undefined || actorIn(triggered) === viewer) return []
  const rest = log.slice(at + 1)
  // Whoever comes back to a table and has done something since then knows it.
  if (rest.some((entry) => actorIn(entry) === viewer || endsIt(entry))) return []
  const end = rest.findIndex(begins)
  const result = end < 0 ? rest : rest.slice(0, end)
  const acting = log.slice(0, at).findLast(begins)
  const hers = acting !== undefined && actorIn(acting) === viewer
  return hers || result.some((entry) => happensTo(entry, viewer)) ? [triggered, ...result] : []
}
