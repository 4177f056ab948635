import type { Amount } from '../words/effect.ts'

/** A guess at an amount that depends on the table, for what a sentence is worth before it is played. */
export const guess = (amount: Amount): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'status':
      return (guess(amount.usual) + guess(amount.mageNoir)) / 2
    case 'count':
      return 2.5 * amount.times + amount.plus
    case 'life':
      return 5
    case 'locked':
    case 'halfLife':
      return 4
  }
}
