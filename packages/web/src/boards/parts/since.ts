import type { Message, Seat, TableEvent, Viewer } from '@conclave/kernel'
import type { Change, Digest } from '../../kit/digest.ts'
import type { LogEntry } from '../../table/table.ts'

/** More changes than these are no summary; the log has them all. */
const most = 6

/** Turns of a game, as the log tells of them. */
export interface Turns<E extends TableEvent> {
  /** Seat whose turn begins with an event; null for any other event. */
  beginsFor(event: E): Seat | null
  /** True if the seat decides something with an event, herself. */
  isDeed(event: E, seat: Seat): boolean
}

/**
 * The entries that a viewer has not acted upon: what happened in the turns of the others since her own, and nothing once she
 * has done something in hers. What she did in between was done in the knowledge of what came before.
 */
export const sinceTurn = <E extends TableEvent>(
  log: readonly LogEntry<E>[],
  viewer: Viewer,
  read: number,
  { beginsFor, isDeed }: Turns<E>,
): readonly LogEntry<E>[] => {
  if (viewer === 'spectator') return []
  const turns = log.flatMap(({ event }, at) => {
    const seat = beginsFor(event)
    return seat === null ? [] : [{ at, own: seat === viewer }]
  })
  const last = turns.findLastIndex(({ own }) => !own)
  const before = turns.slice(0, last + 1).findLastIndex(({ own }) => own)
  const from = turns[before + 1]?.at
  if (last < 0 || from === undefined) return []
  const since = log.slice(from)
  const acted = since.findLastIndex(({ event }) => isDeed(event, viewer))
  // What comes of her own turn she brings about herself.
  if (turns.at(-1)?.own === true && from + acted > (turns.at(-1)?.at ?? 0)) return []
  return since.slice(acted + 1).filter(({ seq }) => seq > read)
}

/** A change, and how much one has to know of it: what weighs most is told. */
export interface Weighed<E extends TableEvent> extends Change<E> {
  readonly weight: number
}

/** The few changes that weigh most, as they happened; null where there are none. */
export const digestFrom = <E extends TableEvent>(
  changes: readonly Weighed<E>[],
  name: (count: number) => Message,
): Digest<E> | null => {
  const told = changes
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .toSorted((one, other) => one.seq - other.seq)
  const [first] = told
  if (first === undefined) return null
  const lines = told.map(({ weight, ...change }): Change<E> => change as Change<E> & typeof change)
  return { name: name(lines.length), count: lines.length, parts: [{ title: null, seq: first.seq, lines }] }
}
