import type { Doing } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'

/** The cards that the mage is looking at. */
export const looked = (state: BlackRose, { you }: Doing): string[] => mageOf(state, you).looking

/** Every card of a list once, in order. */
export const cardOptions = (cards: readonly string[]): BlackRoseOption[] =>
  [...new Set(cards)].sort().map((card) => ({ do: 'card', card }))
