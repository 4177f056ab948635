import type { Doing, Follow } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption, ModelId } from '../state.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import type { Models } from '../words/select.ts'
import { leadsTo, type Result } from './verb.ts'

/** Models that a sentence is about and that have not had their turn. */
const waiting = (doing: Doing, able: (model: ModelId) => boolean): ModelId[] =>
  (doing.models ?? []).filter((model) => !doing.chosen.includes(model) && able(model))

/**
 * [BRW-R.60] Choice of the next model, by a mage who does something with each of several; one who has chosen them has said so.
 */
export const whoIsNext = (
  state: BlackRose,
  to: Models,
  doing: Doing,
  able: (model: ModelId) => boolean,
): BlackRoseOption[] | null => {
  const left = waiting(doing, able)
  return to.models === 'each' && left.length > 1 ? left.map((model) => modelOption(state, model)) : null
}

/** Lets the named one, or the first, have its turn, and the others after it. */
export const oneByOne = (
  doing: Doing,
  option: BlackRoseOption | null,
  able: (model: ModelId) => boolean,
  turn: (model: ModelId) => Follow,
): Result => {
  const model = modelIn(option) ?? waiting(doing, able)[0]
  if (model === undefined) return leadsTo()
  doing.chosen.push(model)
  return { follows: [turn(model)], again: waiting(doing, able).length > 0 }
}
