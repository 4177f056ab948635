import { everyone, type Hiding, type Place, placesOf, type Sight } from '@conclave/kernel'
import { allyOf } from './content/cards.ts'
import { type Spellbound, type Zone, zones } from './state.ts'

/** Knowledge of a zone. The game has no hands, so everybody knows the same. */
interface Knowledge {
  readonly sight: Sight
  /** Number of cards among so many, from the bottom up, that nobody can tell from others with the same back. */
  unseen(count: number): number
}

const inTheOpen: Knowledge = { sight: everyone('order'), unseen: () => 0 }
/** Piles: the contents follow from what lies elsewhere; the order does not. */
const pile: Knowledge = { sight: everyone('contents'), unseen: (count) => count }
const faceUpPile: Knowledge = { sight: everyone('contents'), unseen: (count) => Math.max(0, count - 1) }
/** Nobody needs to look: what lies there follows from what lies elsewhere, and its order is always the same. */
const counted: Knowledge = { sight: everyone('count'), unseen: () => 0 }
const faceDown: Knowledge = { sight: everyone('count'), unseen: (count) => count }

/** [SPB-TURN.3] Knowledge of every zone: the view shows it, and imagined worlds deal the rest again. */
const knowledge: { readonly [Z in Zone]: Knowledge } = {
  deck: pile,
  discard: inTheOpen,
  mageRow: inTheOpen,
  wickedRow: inTheOpen,
  guards: inTheOpen,
  sunStack: inTheOpen,
  moonStack: inTheOpen,
  minionPile: inTheOpen,
  minions: inTheOpen,
  spellPile: pile,
  wickedDeck: faceUpPile,
  reserve: counted,
  box: faceDown,
  removed: inTheOpen,
}

export const sightOf = (zone: Zone): Sight => knowledge[zone].sight

/** The top card of a pile, if it lies face up. */
export const topOf = ({ zones }: Spellbound, zone: Zone): string | null => {
  const cards = zones[zone]
  return knowledge[zone].unseen(cards.length) < cards.length ? cards.at(-1)! : null
}

/** True if everybody sees the card of a village. */
export const isFaceUp = ({ revealed }: Spellbound, village: number): boolean => revealed[village] === true

/** Some places of zones and villages: all of them, or those that nobody sees. */
export interface Places {
  inZone(state: Spellbound, zone: Zone): Place[]
  inVillages(state: Spellbound): Place[]
}

const unseen: Places = {
  inZone: ({ zones }, zone) => placesOf(zones[zone], 0, knowledge[zone].unseen(zones[zone].length)),
  inVillages: (state) => placesOf(state.villages).filter(({ at }) => !isFaceUp(state, at)),
}

const piles = zones.filter((zone) => sightOf(zone).others === 'contents')
const hidden = zones.filter((zone) => knowledge[zone] === faceDown)

/** Cards of one back among some places: however they change places, whoever does not see them cannot tell. */
export const backs: readonly ((state: Spellbound, among: Places) => Place[])[] = [
  ...piles.map((zone) => (state: Spellbound, among: Places) => among.inZone(state, zone)),
  // Which allies were put into the box instead of a village (places are never there) …
  (state, among) => [
    ...among.inVillages(state).filter(({ list, at }) => allyOf(String(list[at])) !== undefined),
    ...hidden.flatMap((zone) => among.inZone(state, zone)),
  ],
  // … and then, because that leaves the places where they are, which village holds what.
  (state, among) => among.inVillages(state),
]

/** Hidden cards, by backs: imagined worlds and twins deal them again. */
export const hiding: Hiding<Spellbound> = {
  alike: backs.map((back) => (state) => back(state, unseen)),
}
