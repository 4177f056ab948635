import { type BlackRoseView, cardOf } from '@conclave/black-rose'
import type { Seat } from '@conclave/kernel'

interface Cause {
  readonly source: string
  readonly card: string
  readonly you: Seat
}

/** The innermost effect that comes from a card: what one reacts to comes from it. */
export const causeOf = ({ working }: Pick<BlackRoseView, 'working'>): Cause | undefined => {
  for (const { source, you } of working.toReversed()) {
    const card = cardOf(source)
    if (card !== undefined) return { source, card, you }
  }
  return undefined
}
