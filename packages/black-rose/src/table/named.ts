import type { Json } from '@conclave/kernel'
import type { BlackRose, ModelId } from '../state.ts'
import { evocationOf, seatOf } from './models.ts'

/** A model as the log names it. */
export const namedModel = (state: BlackRose, model: ModelId): Json => {
  const evocation = evocationOf(state, model)
  return evocation === undefined
    ? { seat: seatOf(model) }
    : { kind: evocation.kind, n: evocation.n, seat: evocation.owner }
}
