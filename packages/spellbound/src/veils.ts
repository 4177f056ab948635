import { type Place, placesOf, type Veil } from '@conclave/kernel'
import { allyOf } from './content/cards.ts'
import type { Spellbound } from './state.ts'

/** [SPB-TURN.3] What nobody knows: the same for all viewers. */
export const veils: readonly Veil<Spellbound>[] = [
  ({ zones }) => placesOf(zones.deck),
  ({ zones }) => placesOf(zones.spellPile),
  // The top of the face-up wicked deck is public.
  ({ zones }) => placesOf(zones.wickedDeck, 0, zones.wickedDeck.length - 1),
  // Which allies were put into the box instead of a village (places are never there) …
  (state) => [
    ...faceDown(state).filter(({ list, at }) => allyOf(String(list[at])) !== undefined),
    ...placesOf(state.zones.box),
  ],
  // … and then, because the veil above leaves the places where they are, which village holds what.
  (state) => faceDown(state),
]

const faceDown = ({ villages, revealed }: Spellbound): Place[] =>
  villages.flatMap((_, at) => (revealed[at] ? [] : [{ list: villages, at }]))
