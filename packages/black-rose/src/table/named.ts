import type { Seat } from '@conclave/kernel'
import type { BlackRose, ModelId } from '../state.ts'
import type { EvocationKind } from '../words/board.ts'
import { evocationOf, seatOf } from './models.ts'

/** A mage by her seat, an evocation by its kind, its number and its owner: it can be told of when it is gone. */
export type NamedModel =
  | { readonly seat: Seat }
  | { readonly kind: EvocationKind; readonly n: number; readonly seat: Seat }

/** A model as questions and the log name it. */
export const namedModel = (state: BlackRose, model: ModelId): NamedModel => {
  const evocation = evocationOf(state, model)
  return evocation === undefined
    ? { seat: seatOf(model) }
    : { kind: evocation.kind, n: evocation.n, seat: evocation.owner }
}
