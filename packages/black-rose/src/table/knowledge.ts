import type { Place, Seat, TableState, Viewer } from '@conclave/kernel'
import { everythingIn } from '../content/content.ts'
import { type BlackRose, editionOf, type Mage, mageOf, type Pile } from '../state.ts'
import { type Moon, moons, type School, type SlotName, schools, slotNames } from '../words/board.ts'
import { allBits, bitOf } from './piles.ts'

// [BRW-GEN.6] Who knows what, said once: the view shows what is known, imagined worlds exchange what is not.

/** The bit that marks what a viewer has seen. A spectator looks at nothing that lies face down. */
const bitFor = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : bitOf(viewer))

/** True if the viewer has looked at the card at this place of a pile. */
export const knowsIn = ({ seen }: Pile, viewer: Viewer, at: number): boolean =>
  (seen[at]! & bitFor(viewer)) !== 0

/** A mage alone knows her hand, what she plans, and which spells are in her Grimoire. */
export const knowsSecrets = (seat: Seat, viewer: Viewer): boolean => viewer === seat

export const knowsHand = (state: BlackRose, seat: Seat, viewer: Viewer): boolean =>
  knowsSecrets(seat, viewer) || mageOf(state, seat).shownTo === viewer

/** [BRW-GEN.6] While plans are made nobody sees how many spells another has laid down. */
export const isPlanHidden = ({ phase }: BlackRose, seat: Seat, viewer: Viewer): boolean =>
  phase === 'preparation' && !knowsSecrets(seat, viewer)

/** True if the viewer knows the card in a slot, and its upper side. */
export const knowsSlot = (state: BlackRose, seat: Seat, viewer: Viewer, slot: SlotName): boolean => {
  if (knowsSecrets(seat, viewer)) return true
  if (isPlanHidden(state, seat, viewer)) return false
  const { status, seen } = mageOf(state, seat).slots[slot]
  // What everybody has seen spectators have seen, too.
  return status === 'used' || (seen & bitFor(viewer)) !== 0 || seen === allBits(state)
}

/** Sorts of hidden cards. */
type Sort = 'spell' | 'quest' | 'event' | 'action'

/** Some cards of a mage, and who knows which they are. */
export interface Zone {
  cards(mage: Mage): (string | null)[]
  /** Adds the places at which there is a card that the viewer does not know. */
  addHidden(places: Place[], state: BlackRose, seat: Seat, viewer: Viewer): void
  /** Sorts of cards that may lie there, as far as others know. */
  readonly holds: readonly Sort[]
}

/** Cards that the mage alone knows. */
const secret = (cards: (mage: Mage) => string[], ...holds: readonly Sort[]) => ({
  cards,
  isKnown: knowsSecrets,
  addHidden: (places: Place[], state: BlackRose, seat: Seat, viewer: Viewer): void => {
    if (knowsSecrets(seat, viewer)) return
    const list = cards(mageOf(state, seat))
    for (let at = 0; at < list.length; at++) places.push({ list, at })
  },
  holds,
})

/** A hand: its mage knows it, and whoever is looking at it just now (VRB-48). */
const hand = {
  ...secret(({ hand: cards }: Mage) => cards, 'spell'),
  addHidden: (places: Place[], state: BlackRose, seat: Seat, viewer: Viewer): void => {
    if (knowsHand(state, seat, viewer)) return
    const { hand: list } = mageOf(state, seat)
    for (let at = 0; at < list.length; at++) places.push({ list, at })
  },
}

/** The places of a pile at which the viewer has not looked. */
export const unseenIn = ({ cards: list, seen }: Pile, viewer: Viewer): Place[] => {
  const places: Place[] = []
  const bit = bitFor(viewer)
  for (let at = 0; at < list.length; at++) if ((seen[at]! & bit) === 0) places.push({ list, at })
  return places
}

/** Face-down cards, each known to whoever has looked at it. */
const faceDown = (pile: (mage: Mage) => Pile, ...holds: readonly Sort[]): Zone => ({
  cards: (mage) => pile(mage).cards,
  addHidden: (places, state, seat, viewer) => {
    const { cards: list, seen } = pile(mageOf(state, seat))
    const bit = bitFor(viewer)
    for (let at = 0; at < list.length; at++) if ((seen[at]! & bit) === 0) places.push({ list, at })
  },
  holds,
})

/** Face-down cards of which the mage knows besides which they are, but not in what order they lie. */
const unordered = (pile: (mage: Mage) => Pile, ...holds: readonly Sort[]) => ({
  ...faceDown(pile, ...holds),
  isContentKnown: knowsSecrets,
})

/** Spells on the sheet, known as their slots show them. */
const inSlots: Zone = {
  cards: ({ sheet }) => sheet,
  addHidden: (places, state, seat, viewer) => {
    const list = mageOf(state, seat).sheet
    for (let at = 0; at < list.length; at++)
      if (list[at] !== null && !knowsSlot(state, seat, viewer, slotNames[at]!)) places.push({ list, at })
  },
  holds: ['spell'],
}

/** [REB-QST.2] True if the viewer knows a quest of a mage's: where quests lie open everybody does, spectators too. */
export const knowsQuest = (state: BlackRose, seat: Seat, viewer: Viewer, at: number): boolean =>
  editionOf(state).openQuests || knowsIn(mageOf(state, seat).quests, viewer, at)

const secretQuests = faceDown(({ quests }) => quests, 'quest')

/** Unsolved quests: face down, or open. */
const inQuests: Zone = {
  ...secretQuests,
  addHidden: (places, state, seat, viewer) => {
    if (!editionOf(state).openQuests) secretQuests.addHidden(places, state, seat, viewer)
  },
}

/** Everybody knows them. */
const open = null

/** Secret: a test of those who know it, and the way to forget it for the others. */
interface Secret {
  isKnown(...asked: never): boolean
}

/** Test of a type for names: lists of them, or one that may be any card's. */
type HasNames<T> = T extends readonly (infer Item)[]
  ? Item extends string | null
    ? true
    : HasNames<Item>
  : T extends object
    ? { [K in keyof T]-?: HasNames<T[K]> }[keyof T]
    : string extends T
      ? true
      : false

/** All of something in which there are names. */
export type NamesIn<T> = { [K in keyof T]-?: true extends HasNames<T[K]> ? K : never }[keyof T]

/** Everything of a mage's in which there are names: a new one does not compile before it is said here who knows it. */
export const zones = {
  hand,
  grimoire: unordered(({ grimoire }) => grimoire, 'spell'),
  sheet: inSlots,
  slots: { isKnown: knowsSlot },
  draft: { isKnown: knowsSecrets },
  quests: inQuests,
  looking: secret(({ looking }) => looking, 'spell', 'quest', 'event'),
  memories: open,
  known: open,
  completed: open,
  toSolve: open,
  progress: open,
  rooms: open,
  inhibited: open,
  offered: open,
  tally: open,
} satisfies { readonly [Z in NamesIn<Mage>]: Zone | Secret | typeof open }

const hiddenZones: readonly Zone[] = Object.values(zones).filter((zone) => zone !== open && 'holds' in zone)

/** Cards with equal backs: face down, they look alike. */
export type Back =
  | { readonly sort: 'spell'; readonly of: School | 'forgotten' }
  | { readonly sort: 'quest' | 'event' | 'action'; readonly of: Moon }

export const backs: readonly Back[] = [
  ...schools.map((of): Back => ({ sort: 'spell', of })),
  { sort: 'spell', of: 'forgotten' },
  ...moons.map((of): Back => ({ sort: 'quest', of })),
  ...moons.map((of): Back => ({ sort: 'event', of })),
  ...moons.map((of): Back => ({ sort: 'action', of })),
]

export const hasBack = (state: BlackRose, { sort, of }: Back, card: string): boolean => {
  const content = everythingIn(state.rules.edition)
  switch (sort) {
    case 'spell':
      return content.spells.get(card)?.school === of
    case 'quest':
      return content.quests.get(card)?.moon === of
    case 'event':
      return content.events.get(card)?.moon === of
    case 'action':
      return content.actions.get(card)?.moon === of
  }
}

/** Face-down decks, each known to whoever has looked at it: the one of a back, if it is on the table. */
type Decks = (state: BlackRose, of: never) => Pile | undefined

/** The same of the table's own. */
export const commons = {
  rules: open,
  mages: zones,
  library: ({ library }: BlackRose, of: School | 'forgotten') => library[of],
  questDecks: ({ questDecks }: BlackRose, of: Moon) => questDecks[of - 1],
  eventDecks: ({ eventDecks }: BlackRose, of: Moon) => eventDecks[of - 1],
  schoolDiscards: open,
  questDiscards: open,
  eventDiscards: open,
  gone: open,
  rose: open,
  lodge: open,
  evocations: open,
  events: open,
  drawn: open,
  lasting: open,
  avatar: ({ avatar }: BlackRose, of: Moon) => avatar?.decks[of - 1],
  news: open,
} satisfies { readonly [Z in NamesIn<Omit<BlackRose, keyof TableState>>]: typeof zones | Decks | typeof open }

/** The deck of the cards with this back, if it is on the table. */
export const deckOf = (state: BlackRose, back: Back): Pile | undefined => {
  switch (back.sort) {
    case 'spell':
      return commons.library(state, back.of)
    case 'quest':
      return commons.questDecks(state, back.of)
    case 'event':
      return commons.eventDecks(state, back.of)
    case 'action':
      return commons.avatar(state, back.of)
  }
}

/** The zones of a mage in which a card with this back may lie. */
export const zonesWith = ({ sort }: Back): readonly Zone[] =>
  hiddenZones.filter(({ holds }) => holds.includes(sort))
