/** The words of Mana: elements, bags of Mana, the two piles of the ether. */

export const elements = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane'] as const
export type Element = (typeof elements)[number]

export const isElement = (name: string): name is Element => Object.hasOwn(places, name)

/** Mana of each element, in the order of `elements`. */
export type Bag = number[]

/** A few Mana as a card prints them. */
export type Mana = { readonly [E in Element]?: number }

export const piles = ['left', 'right'] as const
export type Pile = (typeof piles)[number]

const places: { readonly [E in Element]: number } = {
  air: 0,
  fire: 1,
  water: 2,
  vegetal: 3,
  mineral: 4,
  arcane: 5,
}

/** The place of an element in a bag. */
export const placeOf = (element: Element): number => places[element]

export const emptyBag = (): Bag => [0, 0, 0, 0, 0, 0]

export const bagOf = (mana: Mana): Bag => {
  const bag = emptyBag()
  for (let at = 0; at < elements.length; at++) bag[at] = mana[elements[at]!] ?? 0
  return bag
}

export const totalOf = (bag: readonly number[]): number =>
  bag[0]! + bag[1]! + bag[2]! + bag[3]! + bag[4]! + bag[5]!

/** True if a bag holds at least all of another. */
export const covers = (bag: readonly number[], wanted: readonly number[]): boolean => {
  for (let at = 0; at < 6; at++) if (bag[at]! < wanted[at]!) return false
  return true
}

/** Moves Mana into a bag. */
export const put = (bag: Bag, more: readonly number[]): void => {
  for (let at = 0; at < 6; at++) bag[at] = bag[at]! + more[at]!
}

/** Takes Mana out of a bag that holds them. */
export const take = (bag: Bag, less: readonly number[]): void => {
  for (let at = 0; at < 6; at++) bag[at] = bag[at]! - less[at]!
}

/** Empties a bag; what was in it. */
export const pourOut = (bag: Bag): Bag => {
  const all = bag.slice()
  bag.fill(0)
  return all
}

export const sameBag = (one: readonly number[], other: readonly number[]): boolean => {
  for (let at = 0; at < 6; at++) if (one[at] !== other[at]) return false
  return true
}

/** The elements that a bag holds, in order. */
export const held = (bag: readonly number[]): Element[] => elements.filter((_, at) => bag[at]! > 0)

/** The Mana of a bag by name, without zeros. */
export const manaOf = (bag: readonly number[]): Mana =>
  Object.fromEntries(held(bag).map((element) => [element, bag[placeOf(element)]!]))
