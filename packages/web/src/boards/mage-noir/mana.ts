import { type Element, elements, type Mana } from '@conclave/mage-noir'

export const totalOf = (mana: Mana): number =>
  elements.reduce((sum, element) => sum + (mana[element] ?? 0), 0)

/** One bag and another together. */
export const joined = (one: Mana, other: Mana): Mana =>
  pruned(elements.map((element) => [element, (one[element] ?? 0) + (other[element] ?? 0)]))

export const lacking = (cost: Mana, bag: Mana): Mana =>
  pruned(elements.map((element) => [element, Math.max(0, (cost[element] ?? 0) - (bag[element] ?? 0))]))

export const leftOf = (bag: Mana, cost: Mana): Mana => lacking(bag, cost)

export const covers = (bag: Mana, cost: Mana): boolean => totalOf(lacking(cost, bag)) === 0

/** A bag of single Mana. */
export const bagOf = (list: readonly Element[]): Mana =>
  pruned(elements.map((element) => [element, list.filter((each) => each === element).length]))

/** The Mana of a bag one by one, in the order of the elements. */
export const listOf = (mana: Mana): Element[] =>
  elements.flatMap((element) => Array<Element>(mana[element] ?? 0).fill(element))

const pruned = (entries: readonly (readonly [Element, number])[]): Mana =>
  Object.fromEntries(entries.filter(([, count]) => count > 0))
