import type { Json, TableEvent } from '@conclave/kernel'
import type { Witness } from '../witness.ts'

/** Notes of what witnesses have seen. */
export interface Notes {
  readonly cards: Set<string>
  readonly verbs: Set<string>
}

/** Makes the witness of a match. */
export type Summon<Event> = (notes: Notes) => Witness<Event>

/** A witness who believes the events: their fields `card` and `verb` name what did its work. */
export const plainWitness: Summon<TableEvent> = ({ cards, verbs }) => ({
  hear: ({ card, verb }) => {
    note(card, cards)
    note(verb, verbs)
  },
})

const note = (value: Json | undefined, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value)
}
