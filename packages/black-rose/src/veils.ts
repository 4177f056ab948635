import { type Place, placesOf, type Seat, type Veil, type Viewer } from '@conclave/kernel'
import { contentOf, questOf, spellOf } from './content/content.ts'
import { type BlackRose, type Mage, mageOf, type Pile } from './state.ts'
import { drop, insert } from './table/piles.ts'
import { cardIn, clearSlot, layIn } from './table/sheet.ts'
import { type Moon, moons, type School, type SlotName, schools, slotNames } from './words/board.ts'

const everySeat = [0, 1, 2, 3] as const

const isSeen = (mask: number, viewer: Viewer): boolean =>
  viewer !== 'spectator' && (mask & (1 << viewer)) !== 0

const everybody = (state: BlackRose): number => (1 << state.seats) - 1

/** Whether the viewer knows what lies in a slot of another. */
const knowsSlot = (state: BlackRose, mage: Mage, slot: SlotName, viewer: Viewer): boolean => {
  const { status, seen } = mage.slots[slot]
  return status === 'used' || isSeen(seen, viewer) || seen === everybody(state)
}

const unseen = ({ cards, seen }: Pile, viewer: Viewer): Place[] => {
  const places: Place[] = []
  for (let at = 0; at < cards.length; at++) if (!isSeen(seen[at]!, viewer)) places.push({ list: cards, at })
  return places
}

/** Others whose secrets the viewer does not know. */
const isOther = (state: BlackRose, seat: Seat, viewer: Viewer): boolean =>
  seat < state.seats && seat !== viewer

const fullest = 4

/**
 * Half-made plans are laid aside: who still plans has everything in hand, who is ready has laid down as much as she can.
 * Nobody can know how far another has come.
 */
const plansVeil: Veil<BlackRose> = (state, viewer) => {
  if (state.phase !== 'preparation') return []
  state.mages.forEach((mage, seat) => {
    if (seat === viewer) return
    mage.draft.card = null
    mage.draft.slot = null
    for (const slot of slotNames) {
      const card = cardIn(mage, slot)
      clearSlot(mage, slot)
      if (card !== null) insert(mage.hand, card)
    }
    if (mage.ready)
      for (const [at, card] of mage.hand.splice(0, fullest).entries()) layIn(mage, slotNames[at]!, card)
  })
  state.questions = state.questions.map((question) =>
    question.manner === 'secret' && question.seat !== viewer
      ? { seat: question.seat, kind: 'planCard', manner: 'secret', about: null }
      : question,
  )
  return []
}

/** All places where a mage may hold a spell that the viewer does not see. */
const poolOf = (state: BlackRose, seat: Seat, viewer: Viewer): Place[] => {
  const mage = mageOf(state, seat)
  const { hand, sheet } = mage
  const { cards } = mage.grimoire
  const places: Place[] = []
  for (let at = 0; at < hand.length; at++) places.push({ list: hand, at })
  for (let at = 0; at < cards.length; at++) places.push({ list: cards, at })
  for (let at = 0; at < sheet.length; at++)
    if (sheet[at] !== null && !knowsSlot(state, mage, slotNames[at]!, viewer))
      places.push({ list: sheet, at })
  return places
}

/** What is known to be among them: all that is known but for what lies open on the sheet. */
const knownIn = (state: BlackRose, seat: Seat, viewer: Viewer): string[] => {
  const mage = mageOf(state, seat)
  const known = mage.known.slice()
  for (const slot of slotNames) {
    const card = cardIn(mage, slot)
    if (card !== null && mage.slots[slot].status !== 'used' && knowsSlot(state, mage, slot, viewer))
      drop(known, card)
  }
  return known
}

const contentAt = ({ list, at }: Place): string => String(list[at])

const schoolOf = (state: BlackRose, card: string): string => spellOf(state.rules.edition, card).school

/** Puts what a mage holds in a fixed order: first what is known, then the rest by schools, which everybody has seen her draw from. */
const orderVeil =
  (seat: Seat): Veil<BlackRose> =>
  (state, viewer) => {
    if (!isOther(state, seat, viewer)) return []
    const pool = poolOf(state, seat, viewer)
    const cards = pool.map(contentAt)
    const known = knownIn(state, seat, viewer)
    for (const card of known) drop(cards, card)
    const bySchool = cards.map((card) => `${schoolOf(state, card)} ${card}`).sort()
    pool.forEach(({ list, at }, index) => {
      const sorted = bySchool[index - known.length]
      list[at] = sorted === undefined ? known[index]! : sorted.slice(sorted.indexOf(' ') + 1)
    })
    return []
  }

const isSpell = (state: BlackRose, id: string): boolean => contentOf(state.rules.edition).spells.has(id)

/** Which cards of a school lie where: in its deck, and with others as far as that is not known. */
const schoolVeil =
  (school: School | 'forgotten'): Veil<BlackRose> =>
  (state, viewer) => {
    const places = unseen(state.library[school], viewer)
    const take = (place: Place): void => {
      if (schoolOf(state, contentAt(place)) === school) places.push(place)
    }
    for (const seat of everySeat) {
      if (!isOther(state, seat, viewer)) continue
      const pool = poolOf(state, seat, viewer)
      for (let at = knownIn(state, seat, viewer).length; at < pool.length; at++) take(pool[at]!)
      for (const place of placesOf(mageOf(state, seat).looking))
        if (isSpell(state, contentAt(place))) take(place)
    }
    return places
  }

/** Which of her cards another mage keeps where. */
const poolVeil =
  (seat: Seat): Veil<BlackRose> =>
  (state, viewer) =>
    isOther(state, seat, viewer) ? poolOf(state, seat, viewer) : []

/** The order of one's own Grimoire. */
const grimoireVeil: Veil<BlackRose> = (state, viewer) =>
  viewer === 'spectator' || viewer >= state.seats ? [] : unseen(mageOf(state, viewer).grimoire, viewer)

/** Which side of another mage's face-down spell is up. */
const sideVeil =
  (seat: Seat, slot: SlotName): Veil<BlackRose> =>
  (state, viewer) => {
    if (!isOther(state, seat, viewer)) return []
    const mage = mageOf(state, seat)
    return knowsSlot(state, mage, slot, viewer) ? [] : placesOf(mage.slots[slot].sides)
  }

/** Who else has looked at another mage's quests: with a quest stolen at random, nobody knows which of them she had seen. */
const looksVeil: Veil<BlackRose> = (state, viewer) => {
  for (const seat of everySeat) {
    if (!isOther(state, seat, viewer)) continue
    const { quests } = mageOf(state, seat)
    const mask = (1 << seat) | (viewer === 'spectator' ? 0 : 1 << viewer)
    quests.seen.forEach((seen, at) => {
      quests.seen[at] = seen & mask
    })
  }
  return []
}

const questVeil =
  (moon: Moon): Veil<BlackRose> =>
  (state, viewer) => {
    const { edition } = state.rules
    const { quests } = contentOf(edition)
    const isOfMoon = (place: Place): boolean =>
      quests.has(contentAt(place)) && questOf(edition, contentAt(place)).moon === moon
    const places = unseen(state.questDecks[moon - 1]!, viewer)
    for (const seat of everySeat) {
      if (!isOther(state, seat, viewer)) continue
      const mage = mageOf(state, seat)
      places.push(...unseen(mage.quests, viewer).filter(isOfMoon), ...placesOf(mage.looking).filter(isOfMoon))
    }
    return places
  }

const eventVeil =
  (moon: Moon): Veil<BlackRose> =>
  (state, viewer) => {
    const { events } = contentOf(state.rules.edition)
    const places = unseen(state.eventDecks[moon - 1]!, viewer)
    for (const seat of everySeat) {
      if (!isOther(state, seat, viewer)) continue
      places.push(
        ...placesOf(mageOf(state, seat).looking).filter(
          (place) => events.get(contentAt(place))?.moon === moon,
        ),
      )
    }
    return places
  }

const isWaiting = (state: BlackRose, card: string, marker: string): boolean => {
  const { sides, roomTrap } = spellOf(state.rules.edition, card)
  return roomTrap !== null
    ? marker === 'trap'
    : [sides.light, sides.dark].some((side) => side?.type === marker)
}

/** What lies under a marker is a spell of that sort, if the mage has one; hands are in order again. */
const tidyVeil: Veil<BlackRose> = (state, viewer) => {
  for (const seat of everySeat) {
    if (!isOther(state, seat, viewer)) continue
    const mage = mageOf(state, seat)
    for (const slot of slotNames) suit(state, mage, seat, slot, viewer)
    mage.hand.sort()
    mage.looking.sort()
  }
  return []
}

const suit = (state: BlackRose, mage: Mage, seat: Seat, slot: SlotName, viewer: Viewer): void => {
  const { marker, sides } = mage.slots[slot]
  const card = cardIn(mage, slot)
  if (card === null || marker === null || knowsSlot(state, mage, slot, viewer)) return
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

/** [BRW-GEN.6] What is hidden: plans, hands, orders of decks, face-down spells and their sides, quests. */
export const veils: readonly Veil<BlackRose>[] = [
  plansVeil,
  ...everySeat.map(orderVeil),
  ...schools.map(schoolVeil),
  schoolVeil('forgotten'),
  ...everySeat.map(poolVeil),
  grimoireVeil,
  ...everySeat.flatMap((seat) => slotNames.map((slot) => sideVeil(seat, slot))),
  looksVeil,
  ...moons.map(questVeil),
  ...moons.map(eventVeil),
  tidyVeil,
]
