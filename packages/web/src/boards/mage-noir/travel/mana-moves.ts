import { type Element, elements, type MageNoirView, type Mana } from '@conclave/mage-noir'

/**
 * Place of Mana, by its name on the board: a pile of the ether, a reserve, the belt of a card; new Mana comes from the middle.
 */
type Place = 'ether:left' | 'ether:right' | 'supply' | `reserve:${number}` | `belt:${number}`

/** Mana of one element on its way. */
export interface ManaMove {
  readonly element: Element
  readonly count: number
  readonly from: Place
  readonly to: Place
}

type Table = Pick<MageNoirView, 'ether' | 'players'>

const placesOf = ({ ether, players }: Table): Map<Place, Mana> =>
  new Map<Place, Mana>([
    ['ether:left', ether[0]],
    ['ether:right', ether[1]],
    ...players.map(({ reserve }, seat) => [`reserve:${seat}`, reserve] as const),
    ...players.flatMap(({ board }) => board.map(({ n, locked }) => [`belt:${n}`, locked] as const)),
  ])

/** Moves of Mana from one position to the next: whatever is missing somewhere is what has appeared elsewhere. */
export const manaMoves = (before: Table, after: Table): readonly ManaMove[] => {
  const [left, right] = [placesOf(before), placesOf(after)]
  const places = [...new Set([...left.keys(), ...right.keys()])]
  return elements.flatMap((element) => {
    const changes = places.map((place) => ({
      place,
      by: (right.get(place)?.[element] ?? 0) - (left.get(place)?.[element] ?? 0),
    }))
    const gone = changes.filter(({ by }) => by < 0).map(({ place, by }) => ({ place, rest: -by }))
    return changes.flatMap(({ place, by }) => (by > 0 ? filled(element, place, by, gone) : []))
  })
}

/** Takes what has come to a place from those that lost it, in their order; the rest is new. */
const filled = (
  element: Element,
  to: Place,
  count: number,
  gone: { readonly place: Place; rest: number }[],
): ManaMove[] => {
  const moves: ManaMove[] = []
  let open = count
  for (const source of gone) {
    const some = Math.min(open, source.rest)
    if (some === 0) continue
    source.rest -= some
    open -= some
    moves.push({ element, count: some, from: source.place, to })
  }
  return open === 0 ? moves : [...moves, { element, count: open, from: 'supply', to }]
}
