import type { Moon } from '../../../words/board.ts'
import type { EventCard } from '../../../words/card.ts'

/**
 * [12.13] Power of the Black Rose when an event of a moon comes, and when it goes: in about eight rounds the events alone bring
 * her to the end of the match.
 */
export const worthIn = (moon: Moon) => {
  const [arrival, discard] = (
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ] as const
  )[moon - 1]!
  return { moon, arrival, discard } as const
}

/** The events of a moon, and those that only 1.6 has. */
export interface EventsOfMoon {
  readonly events: readonly EventCard[]
  readonly laterEvents: readonly EventCard[]
}
