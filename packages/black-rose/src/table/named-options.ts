import type { BlackRose, BlackRoseOption, ModelId } from '../state.ts'
import { laidAt } from './lodge.ts'
import { evocationModel, evocationOf, mageModel, seatOf } from './models.ts'

/** A model as an answer names it. */
export const modelOption = (state: BlackRose, model: ModelId): BlackRoseOption => {
  const evocation = evocationOf(state, model)
  return evocation === undefined
    ? { do: 'target', seat: seatOf(model) }
    : { do: 'evocation', kind: evocation.kind, n: evocation.n, seat: evocation.owner }
}

export const roomOption = (state: BlackRose, at: number): BlackRoseOption => ({
  do: 'room',
  room: laidAt(state, at).room,
})

/** The model that an option names. */
export const modelIn = (option: BlackRoseOption | null): ModelId | null => {
  if (option?.do === 'target') return mageModel(option.seat)
  return option?.do === 'evocation' ? evocationModel(option.n) : null
}
