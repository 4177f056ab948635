import type { Message } from '@conclave/kernel'
import type { MageNoirEvent } from '../events.ts'
import { card, phrase, player } from './words.ts'

/** A line of the log: which event it stands for, and its words where they are not that event's own. */
interface Told {
  readonly at: number
  readonly says: Message | null
}

/** Entry of a log besides events: that something was taken back. */
type Logged = MageNoirEvent | { readonly event: 'undone' }

/** A phase in which nothing has happened, as in the draw of the first turn (MN-2.7), has nothing to stand above. */
const isEmpty = (event: Logged, next: Logged | undefined): boolean =>
  event.event === 'phaseBegan' && next?.event === 'phaseBegan'

/**
 * The log as one listener reads it: whoever draws is told that she draws and what; both are one line for her, and the
 * others never heard the second.
 */
export const retold = (events: readonly Logged[]): Told[] =>
  events.flatMap((each, at): Told[] => {
    const next = events[at + 1]
    if (isEmpty(each, next)) return []
    if (each.event === 'drew' && events[at - 1]?.event === 'cardDrawn') return []
    return each.event === 'cardDrawn' && next?.event === 'drew' && next.seat === each.seat
      ? [{ at, says: phrase('event.knownCardDrawn', { player: player(each.seat), card: card(next.card) }) }]
      : [{ at, says: null }]
  })
