import { type Hiding, type Place, placesOf, type Seat, type Veil, type Viewer } from '@conclave/kernel'
import { spellOf } from './content/content.ts'
import { type BlackRose, editionOf, type Mage, mageOf } from './state.ts'
import { deckNow, showsBack } from './table/action-deck.ts'
import {
  type Back,
  backs,
  deckOf,
  hasBack,
  isPlanHidden,
  knowsHand,
  knowsIn,
  knowsSecrets,
  knowsSlot,
  unseenIn,
  type Zone,
  zones,
  zonesWith,
} from './table/knowledge.ts'
import { drop, insert } from './table/piles.ts'
import { cardIn, clearSlot, layIn } from './table/sheet.ts'
import { type SlotName, slotNames } from './words/board.ts'

const everySeat = [0, 1, 2, 3] as const

const isOther = (state: BlackRose, seat: Seat, viewer: Viewer): boolean =>
  seat < state.seats && !knowsSecrets(seat, viewer)

/** Everybody whose secrets the viewer does not know. */
const othersThan = (state: BlackRose, viewer: Viewer): Seat[] =>
  everySeat.filter((seat) => isOther(state, seat, viewer))

const fullest = 4

/**
 * Half-made plans are laid aside: who still plans has everything in hand, who is ready has laid down as much as she can.
 * Nobody can know how far another has come.
 */
const forgetPlans = (state: BlackRose, viewer: Viewer): void => {
  state.mages.forEach((mage, seat) => {
    if (!zones.draft.isKnown(seat, viewer)) {
      mage.draft.card = null
      mage.draft.slot = null
    }
    if (!isPlanHidden(state, seat, viewer)) return
    for (const slot of slotNames) {
      const card = cardIn(mage, slot)
      clearSlot(mage, slot)
      if (card !== null) insert(mage.hand, card)
    }
    if (mage.ready)
      for (const [at, card] of mage.hand.splice(0, fullest).entries()) layIn(mage, slotNames[at]!, card)
  })
  state.questions = state.questions.map((question) =>
    question.manner === 'secret' && isPlanHidden(state, question.seat, viewer)
      ? { seat: question.seat, kind: 'planCard', manner: 'secret', about: null }
      : question,
  )
}

/** Zones of a mage's spells of which some may be known to be hers, though not their places (`known`). */
const held: readonly Zone[] = [zones.hand, zones.grimoire, zones.sheet]

/** All places where a mage may hold a spell that the viewer does not see. */
const poolOf = (state: BlackRose, seat: Seat, viewer: Viewer): Place[] => {
  const places: Place[] = []
  // Named one by one: bots imagine worlds all the time, and such calls are inlined.
  zones.hand.addHidden(places, state, seat, viewer)
  zones.grimoire.addHidden(places, state, seat, viewer)
  zones.sheet.addHidden(places, state, seat, viewer)
  return places
}

/** Known cards among them: all that is known but for those the viewer sees. */
const knownIn = (state: BlackRose, seat: Seat, viewer: Viewer): string[] => {
  const mage = mageOf(state, seat)
  const known = mage.known.slice()
  if (known.length === 0) return known
  for (const slot of slotNames) {
    const card = cardIn(mage, slot)
    if (card !== null && mage.slots[slot].status !== 'used' && knowsSlot(state, seat, viewer, slot))
      drop(known, card)
  }
  // What the viewer sees in a hand, or knows to lie where it lies in a Grimoire, is not among them either.
  if (knowsHand(state, seat, viewer)) for (const card of mage.hand) drop(known, card)
  const { cards } = mage.grimoire
  for (let at = 0; at < cards.length; at++) if (knowsIn(mage.grimoire, viewer, at)) drop(known, cards[at]!)
  return known
}

const contentAt = ({ list, at }: Place): string => String(list[at])

/** Puts what a mage holds in a fixed order: first what is known, then the rest by schools, which everybody has seen her draw from. */
const forgetOrder = (state: BlackRose, seat: Seat, viewer: Viewer): void => {
  const pool = poolOf(state, seat, viewer)
  const cards = pool.map(contentAt)
  const known = knownIn(state, seat, viewer)
  for (const card of known) drop(cards, card)
  const { edition } = state.rules
  const bySchool = cards.map((card) => `${spellOf(edition, card).school} ${card}`).sort()
  pool.forEach(({ list, at }, index) => {
    const sorted = bySchool[index - known.length]
    list[at] = sorted === undefined ? known[index]! : sorted.slice(sorted.indexOf(' ') + 1)
  })
}

/**
 * Forgets those who have looked at another mage's quests: with a quest stolen at random, nobody knows which of them she had seen.
 */
const forgetLooks = (state: BlackRose, seat: Seat, viewer: Viewer): void => {
  if (editionOf(state).openQuests) return
  const { quests } = mageOf(state, seat)
  const mask = (1 << seat) | (viewer === 'spectator' ? 0 : 1 << viewer)
  quests.seen.forEach((seen, at) => {
    quests.seen[at] = seen & mask
  })
}

/** Adds the spells of one school among those that another mage holds; they lie together once they are in order. */
const addHeld = (places: Place[], back: Back, state: BlackRose, seat: Seat, viewer: Viewer): void => {
  const pool = poolOf(state, seat, viewer)
  let at = knownIn(state, seat, viewer).length
  while (at < pool.length && !hasBack(state, back, contentAt(pool[at]!))) at++
  while (at < pool.length && hasBack(state, back, contentAt(pool[at]!))) places.push(pool[at++]!)
}

/** Veil over the cards of one back: in their deck, and with others as far as that is not known. */
const backVeil = (back: Back): Veil<BlackRose> => {
  const besides = zonesWith(back).filter((zone) => !held.includes(zone))
  return (state, viewer) => {
    const deck = deckOf(state, back)
    if (deck === undefined) return []
    const places = unseenIn(deck, viewer)
    for (const seat of everySeat) {
      if (!isOther(state, seat, viewer)) continue
      if (back.sort === 'spell') addHeld(places, back, state, seat, viewer)
      const others: Place[] = []
      for (const zone of besides) zone.addHidden(others, state, seat, viewer)
      for (const place of others) if (hasBack(state, back, contentAt(place))) places.push(place)
    }
    return places
  }
}

/** Veil over the places of another mage's cards. */
const poolVeil =
  (seat: Seat): Veil<BlackRose> =>
  (state, viewer) =>
    isOther(state, seat, viewer) ? poolOf(state, seat, viewer) : []

/** The order of one's own Grimoire. */
const grimoireVeil: Veil<BlackRose> = (state, viewer) => {
  const places: Place[] = []
  for (let seat = 0; seat < state.seats; seat++)
    if (zones.grimoire.isContentKnown(seat, viewer)) zones.grimoire.addHidden(places, state, seat, viewer)
  return places
}

/** Veil over the upper side of another mage's face-down spell. */
const sideVeil =
  (seat: Seat, slot: SlotName): Veil<BlackRose> =>
  (state, viewer) =>
    seat >= state.seats || knowsSlot(state, seat, viewer, slot)
      ? []
      : placesOf(mageOf(state, seat).slots[slot].sides)

const isWaiting = (state: BlackRose, card: string, marker: string): boolean => {
  const { sides, roomTrap } = spellOf(state.rules.edition, card)
  return roomTrap !== null
    ? marker === 'trap'
    : [sides.light, sides.dark].some((side) => side?.type === marker)
}

/** Puts a spell of the marker's sort under it, if the mage has one. */
const suit = (state: BlackRose, mage: Mage, seat: Seat, slot: SlotName, viewer: Viewer): void => {
  const { marker, sides } = mage.slots[slot]
  const card = cardIn(mage, slot)
  if (card === null || marker === null || knowsSlot(state, seat, viewer, slot)) return
  if (!isWaiting(state, card, marker)) {
    const other = poolOf(state, seat, viewer).find(
      ({ list, at }) => !isMarked(mage, list, at) && isWaiting(state, String(list[at]), marker),
    )
    if (other === undefined) return
    const found = contentAt(other)
    other.list[other.at] = card
    layIn(mage, slot, found)
  }
  const { sides: printed } = spellOf(state.rules.edition, cardIn(mage, slot)!)
  if (printed[sides[0]!]?.type !== marker && printed[sides[1]!]?.type === marker) sides.reverse()
}

const isMarked = (mage: Mage, list: Place['list'], at: number): boolean =>
  list === mage.sheet && mage.slots[slotNames[at]!].marker !== null

/** [REB-AVA.19] Puts a card with the back that everybody sees on top of the Avatar's deck. */
const suitBack = (state: BlackRose, viewer: Viewer): void => {
  if (state.avatar === undefined) return
  const deck = deckNow(state)
  const top = deck.cards.at(-1)
  if (top === undefined || knowsIn(deck, viewer, deck.cards.length - 1) || showsBack(state, top)) return
  const other = unseenIn(deck, viewer).find((place) => showsBack(state, contentAt(place)))
  if (other === undefined) return
  deck.cards[deck.cards.length - 1] = contentAt(other)
  other.list[other.at] = top
}

/** [BRW-GEN.6] Hidden information: plans, hands, orders of decks, face-down spells and their sides, quests. */
export const hiding: Hiding<BlackRose> = {
  forget: (state, viewer) => {
    forgetPlans(state, viewer)
    for (const seat of othersThan(state, viewer)) {
      forgetOrder(state, seat, viewer)
      forgetLooks(state, seat, viewer)
    }
  },
  alike: [
    ...backs.filter(({ sort }) => sort === 'spell').map(backVeil),
    ...everySeat.map(poolVeil),
    grimoireVeil,
    ...everySeat.flatMap((seat) => slotNames.map((slot) => sideVeil(seat, slot))),
    ...backs.filter(({ sort }) => sort !== 'spell').map(backVeil),
  ],
  // Hands are kept in order.
  tidy: (state, viewer) => {
    suitBack(state, viewer)
    for (const seat of othersThan(state, viewer)) {
      const mage = mageOf(state, seat)
      for (const slot of slotNames) suit(state, mage, seat, slot, viewer)
      mage.hand.sort()
      mage.looking.sort()
    }
  },
}
