import type { Json, TableEvent } from '@conclave/kernel'

/**
 * Somebody who follows the events of a match and notes which cards and verbs did their work in it. A method, so that the
 * witness of any game fits where a witness is wanted: one is only ever told the events of its own game.
 */
interface Witness<Event> {
  hear(event: Event): void
}

/** Where witnesses write down what they have seen. */
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
