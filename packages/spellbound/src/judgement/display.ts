import { cards } from '../content/cards.ts'
import { isOnTrack, type Spellbound } from '../state.ts'
import { allyAt } from '../table/villages.ts'
import { offerOf } from '../verbs/index.ts'
import { type BookSymbol, type Location, reachableFrom, regionOf, track, villageAt } from '../words/board.ts'

interface Uses {
  readonly moves: boolean
  readonly magic: boolean
  readonly influence: boolean
  readonly searches: readonly BookSymbol[]
}

const usesOf: { readonly [card: string]: Uses } = Object.fromEntries(
  cards.flatMap((card) => {
    if (card.kind !== 'base' && card.kind !== 'ally') return []
    const sentences = card.effect.parts.flat().map(offerOf)
    const offers = (to: 'move' | 'magic' | 'influence') => sentences.some((offer) => offer?.to === to)
    const uses: Uses = {
      moves: offers('move'),
      magic: offers('magic'),
      influence: offers('influence'),
      searches: sentences.flatMap((offer) => (offer?.to === 'search' ? [offer.book] : [])),
    }
    return [[card.id, uses]]
  }),
)

/** Offers of the display to the mage whose turn it is, where she stands. */
export interface Display {
  /** Searches on the spot, and how many more there are after one move. */
  readonly searchHere: number
  readonly searchAway: number
  readonly moves: number
  readonly magicHere: number
  readonly influenceHere: number
}

/** More moves than these are seldom made in one turn. */
const enoughMoves = 3

export const displayFor = (state: Spellbound): Display => {
  const here = state.mages[state.acting]!
  const village = villageAt(here)
  let moves = 0
  let magic = 0
  let influence = 0
  for (const card of state.zones.mageRow) {
    const uses = usesOf[card]
    if (uses === undefined) continue
    if (uses.moves) moves++
    if (uses.magic) magic++
    if (uses.influence) influence++
  }
  const searchHere = searchesAt(state, here)
  let searchThere = searchHere
  if (moves > 0 || state.wands[state.active]! >= 1) {
    for (const there of reachableFrom(here)) searchThere = Math.max(searchThere, searchesAt(state, there))
  }
  return {
    searchHere,
    searchAway: searchThere - searchHere,
    moves: Math.min(moves, enoughMoves),
    magicHere: village < 0 ? magic : 0,
    influenceHere: village >= 0 && allyAt(state, village) !== undefined ? influence : 0,
  }
}

/** Steps that the row and the active wand could make with the book of a place. */
const searchesAt = (state: Spellbound, place: Location): number => {
  const book = regionOf(place)
  if (book === undefined || !isOnTrack(state, book)) return 0
  let count = state.wands[state.active]! >= 2 ? 1 : 0
  for (const card of state.zones.mageRow) {
    const uses = usesOf[card]
    if (uses === undefined) continue
    for (const symbol of uses.searches) if (symbol === book || symbol === 'rainbow') count++
  }
  return Math.min(count, track.end - state.books[book])
}
