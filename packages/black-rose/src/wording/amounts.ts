import type { Message } from '@conclave/kernel'
import type { Amount } from '../words/effect.ts'
import { phrase } from './words.ts'

/** A number of a sentence, as it is printed; `where` says what an X is. */
export const amountText = (amount: Amount): Message => {
  if (typeof amount === 'number') return phrase('amount.number', { count: amount })
  switch (amount.by) {
    case 'strength':
      return phrase('amount.strength', { plus: amount.plus })
    case 'count':
      return phrase('amount.count', {
        kind: phrase(`model.${amount.of}`),
        plus: amount.plus,
        most: amount.most,
      })
    case 'near':
      return phrase('amount.near', { here: amount.here, far: amount.far })
    case 'jinxesOn':
    case 'umbrasOn':
    case 'haunted':
    case 'leads':
      return phrase(`amount.${amount.by}`, { most: amount.most })
    case 'noted':
    case 'same':
    case 'ignored':
    case 'speed':
      return phrase(`amount.${amount.by}`)
  }
}
