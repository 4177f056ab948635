import type { Seat } from '@conclave/kernel'
import type { Kit, Props } from '../kit.ts'
import { actorIn, ownPhases } from './segments.ts'

type LogEntry = Props['events'][number]
type Triggered = Extract<LogEntry['event'], { readonly event: 'triggered' }>

/** A trap or protection that somebody has triggered, and how the viewer stood to it. */
interface Reaction {
  readonly spell: Triggered
  readonly viewer: Seat
  /** Deed of hers that was going on, if somebody reacted to it. */
  readonly doing: LogEntry['event']['event'] | null
}

/**
 * Gravity of a reaction's effect on the viewer, 1 being the gravest; null if it befell somebody else, or came of her own doing.
 */
const gravityOf = (
  event: LogEntry['event'],
  { spell: { seat, card }, viewer, doing }: Reaction,
): number | null => {
  const source = `spell.${card}`
  const when = (gravity: number, befalls: boolean): number | null => (befalls ? gravity : null)
  switch (event.event) {
    case 'defeated':
      return when(1, event.seat === viewer && event.by === seat)
    case 'damaged':
    case 'damageMoved':
      return when(2, event.model.seat === viewer && event.by === source)
    case 'cancelled':
    case 'avoided':
      return when(3, doing !== null && event.by === source)
    case 'redirected':
      return when(3, event.seat === seat && (doing !== null || event.at.seat === viewer))
    case 'powerLost':
      return when(4, event.seat === viewer && event.by === source)
    case 'powerStolen':
    case 'questStolen':
      return when(4, event.whom === viewer && event.seat === seat)
    case 'inhibited':
    case 'actionLost':
      return when(5, event.seat === viewer)
    case 'damageChanged':
    case 'damageAvoided':
      return when(6, doing !== null && event.by === source)
    case 'evocationRemoved':
    case 'placed':
      // Of what she was casting or activating herself the same may come.
      return when(7, event.model.seat === viewer && (doing === null || doing === 'actionSpent'))
    case 'stepped':
      return when(7, event.model.seat === viewer && doing === null)
    case 'discarded':
    case 'spellShown':
      return when(8, event.seat === viewer && (doing === null || doing === 'actionSpent'))
    default:
      return null
  }
}

const begins = (entry: LogEntry): boolean => actorIn(entry) !== null || entry.event.event === 'phaseBegan'

/** Everybody decides for herself again. */
const endsIt = ({ event }: LogEntry): boolean =>
  event.event === 'phaseBegan' && ownPhases.includes(event.phase)

/** The gravest of what a reaction did to the viewer. */
const worstIn = (result: readonly LogEntry[], reaction: Reaction): LogEntry | undefined => {
  const blows = result.flatMap((entry) => {
    const gravity = gravityOf(entry.event, reaction)
    return gravity === null ? [] : [{ entry, gravity }]
  })
  return blows.toSorted((one, other) => one.gravity - other.gravity)[0]?.entry
}

/**
 * The last trap or protection that somebody else has triggered and that did something to the viewer or stopped what she was
 * doing: that it was triggered, and the gravest that came of it for her. The digest and the log tell the rest.
 */
export const noticeOf: NonNullable<Kit['noticeOf']> = (log, viewer, read) => {
  if (viewer === 'spectator') return []
  const at = log.findLastIndex(({ seq, event }) => seq > read && event.event === 'triggered')
  const triggered = log[at]
  if (triggered?.event.event !== 'triggered' || triggered.event.seat === viewer) return []
  const rest = log.slice(at + 1)
  // Whoever comes back to a table and has done something since then knows it.
  if (rest.some((entry) => actorIn(entry) === viewer || endsIt(entry))) return []
  const end = rest.findIndex(begins)
  const result = end < 0 ? rest : rest.slice(0, end)
  const acting = log.slice(0, at).findLast(begins)
  const doing = acting !== undefined && actorIn(acting) === viewer ? acting.event.event : null
  const worst = worstIn(result, { spell: triggered.event, viewer, doing })
  return worst === undefined ? [] : [triggered, worst]
}
