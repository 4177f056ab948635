import { type Element, elements, type MageNoirView, type Mana } from '@conclave/mage-noir'
import { bagOf, covers } from '../mana.ts'
import { gifts } from './batch.ts'

/** [MN-3.37] The elements that a player exchanges one for one this turn. */
export const ratesOf = ({ turnEffects }: MageNoirView, seat: number): readonly Element[] =>
  turnEffects.flatMap(({ kind, seat: whose, element }) =>
    kind === 'exchangeRate' && whose === seat && element !== null ? [element] : [],
  )

/** [MN-3.36, MN-3.37] Number of Mana that have to be given for one: two, or one at the better rate of this turn. */
const neededFor = (taken: Element, given: readonly Element[], rates: readonly Element[]): number =>
  rates.some((rate) => rate === taken || given.includes(rate)) ? 1 : 2

/** Gift unless the player changes it: as few as this turn allows, and of those the Mana that the hand needs least. */
export const firstGiven = (
  reserve: Mana,
  needs: Mana,
  taken: Element,
  rates: readonly Element[],
): readonly Element[] => {
  if (rates.includes(taken)) return gifts(reserve, needs, 1)
  const [rate] = rates.filter((element) => (reserve[element] ?? 0) > 0)
  return rate === undefined ? gifts(reserve, needs, 2) : [rate]
}

/** Gift after another Mana was picked: the latest ones, as many as are needed. */
export const withGift = (
  given: readonly Element[],
  element: Element,
  taken: Element,
  rates: readonly Element[],
): readonly Element[] => {
  if (neededFor(taken, [element], rates) === 1) return [element]
  const others = given.filter((each) => !rates.includes(each))
  return [...others, element].slice(-2).sort((one, other) => elements.indexOf(one) - elements.indexOf(other))
}

export const isEnough = (
  reserve: Mana,
  given: readonly Element[],
  taken: Element,
  rates: readonly Element[],
): boolean => given.length === neededFor(taken, given, rates) && covers(reserve, bagOf(given))
