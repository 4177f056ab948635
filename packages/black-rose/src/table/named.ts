import type { NamedModel } from '../frames/abouts.ts'
import type { BlackRose, ModelId } from '../state.ts'
import { evocationOf, seatOf } from './models.ts'

/** A model as questions and the log name it. */
export const namedModel = (state: BlackRose, model: ModelId): NamedModel => {
  const evocation = evocationOf(state, model)
  return evocation === undefined
    ? { seat: seatOf(model) }
    : { kind: evocation.kind, n: evocation.n, seat: evocation.owner }
}
