import type { BlackRoseView } from '@conclave/black-rose'
import { cardOf } from '@conclave/black-rose'
import type { Seat } from '@conclave/kernel'
import type { Question } from '../kit.ts'

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

const befalls = ['damage', 'targeted', 'losePower', 'moved']

/** The standing order that answers such a question: what befalls oneself is for protections, the rest for traps. */
export const orderOf = ({ about }: Pick<Question, 'about'>): 'protections' | 'traps' => {
  const { what } = about as { readonly what: string }
  return befalls.includes(what) ? 'protections' : 'traps'
}
