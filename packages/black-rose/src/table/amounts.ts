import type { Doing } from '../frames/calls.ts'
import { type BlackRose, type ModelId, mageOf, type Owner } from '../state.ts'
import type { Amount } from '../words/effect.ts'
import { umbrasOf } from './assigned.ts'
import { countOf, ownersOn } from './cubes.ts'
import { jinxesOn } from './jinxes.ts'
import { laidAt } from './lodge.ts'
import { allModels, isMage, placeOf, seatOf } from './models.ts'
import { movementOf, strengthOf } from './rules.ts'
import { isOfKind } from './select.ts'

/** True if somebody alone has the most cubes in a room. */
const leads = (state: BlackRose, owner: Owner, at: number): boolean => {
  const { cubes } = laidAt(state, at)
  const own = countOf(cubes, owner)
  return own > 0 && ownersOn(cubes).every((other) => other === owner || countOf(cubes, other) < own)
}

/** A number of a sentence as it is now; `of` is the model that it is counted for, where several are meant. */
export const amountNow = (
  state: BlackRose,
  amount: Amount,
  doing: Doing,
  of: ModelId | null = doing.models?.[0] ?? doing.target ?? doing.it,
): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'strength':
      return strengthOf(state, doing.you) + amount.plus
    case 'count': {
      const found = allModels(state).filter((model) => isOfKind(state, doing.you, model, amount.of)).length
      return Math.min(amount.most, amount.plus + found)
    }
    case 'near': {
      const target = doing.models?.[0] ?? doing.target
      const { place } = mageOf(state, doing.you)
      return target !== null && placeOf(state, target) === place ? amount.here : amount.far
    }
    case 'jinxesOn':
      return Math.min(amount.most, of !== null && isMage(of) ? jinxesOn(state, seatOf(of)).length : 0)
    case 'umbrasOn':
      return Math.min(amount.most, of !== null && isMage(of) ? umbrasOf(state, seatOf(of)).length : 0)
    case 'haunted': {
      const found = allModels(state).filter((model) => isOfKind(state, doing.you, model, 'hauntedMage'))
      return Math.min(amount.most, found.length)
    }
    case 'leads':
      return Math.min(amount.most, state.lodge.filter((_, at) => leads(state, doing.by, at)).length)
    case 'speed':
      return movementOf(state, doing.you)
    case 'ignored':
      return doing.ignored ?? 0
    case 'noted':
    case 'same':
      return doing.noted
  }
}
