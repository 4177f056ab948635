import { type BlackRoseQuestion, type BlackRoseView, cardOf } from '@conclave/black-rose'
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

type What = BlackRoseQuestion<'react'>['about']['what']

/** What she is asked about: at a full stop of Rebirth there may be several things. */
interface Asked {
  readonly what: What
  readonly also?: readonly { readonly what: What }[]
}

const befalls: readonly What[] = [
  'damage',
  'targeted',
  'losePower',
  'moved',
  'damaged',
  'wasMoved',
  'jinxed',
  'assigned',
]

/** The standing order that answers such a question: what befalls oneself is for protections, the rest for traps. */
export const orderOf = ({ what, also = [] }: Asked): 'protections' | 'traps' =>
  [what, ...also.map((each) => each.what)].some((each) => befalls.includes(each)) ? 'protections' : 'traps'
