import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { MageNoir } from '../state.ts'
import { type Element, piles, placeOf, sameBag, totalOf } from '../words/mana.ts'

/** [MN-4.20] The pile that the first Mana of a batch goes to: 0, 1, or -1 when the player may choose. */
export const firstPile = ({ ether: [left, right] }: MageNoir): number => {
  const difference = totalOf(left) - totalOf(right)
  if (difference !== 0) return difference < 0 ? 0 : 1
  // [MN-4.27] Piles that are alike are as good as each other.
  return sameBag(left, right) ? 0 : -1
}

export const addMana = (state: MageNoir, seat: Seat, element: Element, pile: number): void => {
  const bag = state.ether[pile]!
  const at = placeOf(element)
  bag[at] = bag[at]! + 1
  tell?.(happened({ event: 'manaAdded', seat, element, pile: piles[pile]! }, 'MN-4.20'))
}

/** [MN-3.36] The piles that can be exchanged with: the fuller one, or both when they are equal. */
export const exchangePiles = ({ ether: [left, right] }: MageNoir): number[] => {
  const difference = totalOf(left) - totalOf(right)
  if (difference !== 0) return [difference > 0 ? 0 : 1]
  return sameBag(left, right) ? [0] : [0, 1]
}

/** [MN-3.37] True if an exchange of these two elements is one for one this turn. */
export const isOneForOne = ({ turnEffects }: MageNoir, seat: Seat, one: Element, another: Element): boolean =>
  turnEffects.some(
    (effect) =>
      effect.kind === 'exchangeRate' &&
      effect.seat === seat &&
      (effect.element === one || effect.element === another),
  )
