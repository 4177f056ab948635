import type { Place, Seat, Shows, Sight, Viewer } from '@conclave/kernel'
import { type MageNoir, type Player, playerOf } from '../state.ts'

/** Everything of a player's that holds cards off the board: where it is not said who knows them, it does not compile. */
type CardZone = { [K in keyof Player]: Player[K] extends string[] | string[][] ? K : never }[keyof Player]

/** Zone of cards, with the sight that everybody has of it. */
interface Zone<Z extends CardZone> extends Sight {
  readonly zone: Z
  readonly owner: Exclude<Shows, 'top'>
  readonly others: Exclude<Shows, 'top'>
  /** Record of those who know a single card besides, by its place. */
  readonly marks: 'seen' | null
}

/**
 * [4.1] Knowledge, for views and for imagined worlds: decks hide their order from everybody, hands and opening piles hide their
 * cards from everybody else. Boards and reserves lie open.
 */
export const zones: { readonly [Z in CardZone]: Zone<Z> } = {
  deck: { zone: 'deck', owner: 'count', others: 'count', marks: 'seen' },
  hand: { zone: 'hand', owner: 'contents', others: 'count', marks: null },
  piles: { zone: 'piles', owner: 'contents', others: 'count', marks: null },
  shown: { zone: 'shown', owner: 'order', others: 'order', marks: null },
  discard: { zone: 'discard', owner: 'order', others: 'order', marks: null },
}

const all = Object.values(zones)
const hiddenFromOwner = all.filter(({ owner }) => owner === 'count')
const hiddenFromOthers = all.filter(({ others }) => others === 'count')

/** The lists of a player's cards in a zone. */
export const listsIn = (player: Player, zone: CardZone): readonly string[][] =>
  zone === 'piles' ? player.piles : [player[zone]]

/** The places of a player's cards that look alike to a viewer: she does not know what is there. */
export const hiddenFrom = (state: MageNoir, seat: Seat, viewer: Viewer): Place[] => {
  const player = playerOf(state, seat)
  const places: Place[] = []
  for (const { zone, marks } of viewer === seat ? hiddenFromOwner : hiddenFromOthers) {
    for (const list of listsIn(player, zone)) {
      for (let at = 0; at < list.length; at++) {
        if (marks === null || !isMarked(player[marks][at]!, viewer)) places.push({ list, at })
      }
    }
  }
  return places
}

/** The mark of a card that everybody knows. */
export const everybody = 3

/** The mark of a card that a player knows. */
export const knownTo = (seat: Seat): number => 1 << seat

const isMarked = (mark: number, viewer: Viewer): boolean => {
  const wanted = viewer === 'spectator' ? everybody : knownTo(viewer)
  return (mark & wanted) === wanted
}

/** The cards of a deck that a viewer knows, by place from the top; `null` is one that she does not know. */
export const knownTops = ({ deck, seen }: Player, viewer: Viewer): (string | null)[] => {
  const deepest = seen.findIndex((mark) => isMarked(mark, viewer))
  if (deepest < 0) return []
  const tops: (string | null)[] = []
  for (let at = deck.length - 1; at >= deepest; at--) {
    tops.push(isMarked(seen[at]!, viewer) ? deck[at]! : null)
  }
  return tops
}
