import { type Element, elements, type Mana, type Pile } from '@conclave/mage-noir'
import { bagOf, joined, listOf, totalOf } from '../mana.ts'

/** Mana that a player is adding to the ether, as far as it is not there yet. */
export interface Batch {
  /** Mana that has to be in it. */
  readonly rest: Mana
  /** Number of Mana that may be of any element besides. */
  readonly free: number
  /** Pile that the first one goes to; null when that is open. */
  readonly pile: Pile | null
}

export const otherPile = (pile: Pile): Pile => (pile === 'left' ? 'right' : 'left')

/** [MN-4.20] Pile that each Mana of a batch falls on: in turns, beginning with one pile. */
export const pileAt = (start: Pile, at: number): Pile => (at % 2 === 0 ? start : otherPile(start))

/** The two piles after a batch has fallen. */
export const after = (
  ether: readonly [Mana, Mana],
  order: readonly Element[],
  start: Pile,
): readonly [Mana, Mana] => {
  const fallen = (pile: Pile) => bagOf(order.filter((_, at) => pileAt(start, at) === pile))
  return [joined(ether[0], fallen('left')), joined(ether[1], fallen('right'))]
}

/** Mana that all cards in hand would cost together, less the reserve. */
export const wantedFor = (costs: readonly Mana[], reserve: Mana): Mana => {
  const all = costs.reduce(joined, {})
  const open = elements.map((element) => [element, (all[element] ?? 0) - (reserve[element] ?? 0)] as const)
  const lacked = open.filter(([, count]) => count > 0)
  return Object.fromEntries(lacked.length > 0 ? lacked : Object.entries(all))
}

/**
 * The batch as it is filled in for the player: what has to come, and of the rest what her hand lacks most. What she lacks
 * most falls together with what she lacks second: as first and third.
 */
export const prefilled = ({ rest, free }: Batch, wanted: Mana): Element[] => {
  const open = counted(wanted)
  const chosen: Element[] = []
  for (let left = free; left > 0; left--) {
    let best: Element = elements[0]
    for (const element of elements) if (open[element] > open[best]) best = element
    open[best]--
    chosen.push(best)
  }
  chosen.sort((one, other) => (wanted[other] ?? 0) - (wanted[one] ?? 0))
  const all = [...chosen, ...listOf(rest)]
  const [first, second, third] = all
  if (all.length !== 3 || first === undefined || second === undefined || third === undefined) return all
  return [first, third, second]
}

export const isPossible = ({ rest, free }: Batch, order: readonly Element[]): boolean => {
  const bag = bagOf(order)
  const bound = elements.every((element) => (bag[element] ?? 0) >= (rest[element] ?? 0))
  return bound && order.length === totalOf(rest) + free
}

/** Gifts for an exchange: the Mana that the hand needs least, and of that the most plentiful. */
export const gifts = (reserve: Mana, wanted: Mana, count: number): Element[] => {
  const left = counted(reserve)
  const spare = (element: Element) => left[element] - (wanted[element] ?? 0)
  const isBetter = (one: Element, other: Element) =>
    spare(one) === spare(other) ? left[one] > left[other] : spare(one) > spare(other)
  const given: Element[] = []
  while (given.length < count) {
    const have = elements.filter((element) => left[element] > 0)
    const best = have.reduce<Element | undefined>(
      (found, element) => (found === undefined || isBetter(element, found) ? element : found),
      undefined,
    )
    if (best === undefined) break
    left[best]--
    given.push(best)
  }
  return given.sort((one, other) => elements.indexOf(one) - elements.indexOf(other))
}

const counted = (mana: Mana): { [E in Element]: number } => ({
  air: mana.air ?? 0,
  fire: mana.fire ?? 0,
  water: mana.water ?? 0,
  vegetal: mana.vegetal ?? 0,
  mineral: mana.mineral ?? 0,
  arcane: mana.arcane ?? 0,
})
