import type { Doing } from '../procedures/procedure.ts'
import { type BlackRose, mageOf } from '../state.ts'
import type { Amount } from '../words/effect.ts'
import { allModels, placeOf } from './models.ts'
import { strengthOf } from './rules.ts'
import { isOfKind } from './select.ts'

/** A number of a sentence as it is now. */
export const amountNow = (state: BlackRose, amount: Amount, doing: Doing): number => {
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
    case 'noted':
    case 'same':
      return doing.noted
  }
}
