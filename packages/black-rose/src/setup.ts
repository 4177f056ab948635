import {
  type ChanceState,
  type Chosen,
  frameOf,
  roll,
  type Settings,
  severalIn,
  shuffle,
} from '@conclave/kernel'
import { type Content, contentAt, contentOf, everythingIn } from './content/content.ts'
import { type Edition, editions } from './editions.ts'
import { procedures } from './procedures/index.ts'
import {
  type Avatar,
  type BlackRose,
  cell,
  editionOf,
  type LaidRoom,
  type Length,
  type Mage,
  type Rules,
  thresholds,
} from './state.ts'
import { showBack } from './table/action-deck.ts'
import { cubesOfColour } from './table/cubes.ts'
import { centre, hexes, readingOrder, ringOne } from './table/hexes.ts'
import { newPile, shufflePile } from './table/piles.ts'
import { newSlot } from './table/sheet.ts'
import { blackRoseRoom, type EditionId, type Moon, moons, slotNames, throneRoom } from './words/board.ts'
import type { Spell } from './words/card.ts'

const copies = 3

/** Name, colour and school are chosen first of all; until then they are the first of the box. */
const newMage = ({ mages, schools }: Content, { trophiesOfMage, openQuests }: Edition): Mage => ({
  name: [...mages.keys()][0]!,
  colour: 'azure',
  school: schools[0]!,
  power: 0,
  place: cell,
  cellAt: 0,
  damage: [],
  reserve: cubesOfColour,
  hand: [],
  grimoire: newPile(),
  looking: [],
  memories: [],
  known: [],
  aside: 0,
  sheet: slotNames.map(() => null),
  slots: { quick: newSlot(), first: newSlot(), second: newSlot(), third: newSlot() },
  actions: 2,
  quests: newPile(),
  completed: [],
  trophies: trophiesOfMage,
  won: [],
  rooms: [],
  inhibited: [],
  falls: 0,
  ready: false,
  draft: { card: null, slot: null },
  removed: false,
  tally: { activation: {}, round: {}, match: {}, marks: [] },
  offered: [],
  extra: 0,
  ...(openQuests ? { toSolve: [], progress: [] } : {}),
})

const deckOf = (spells: readonly Spell[], count: number): string[] =>
  spells.flatMap(({ id }) => Array<string>(count).fill(id)).sort()

const libraryOf = ({ books, forgotten }: Content): BlackRose['library'] => ({
  ...Object.fromEntries(
    [...books.values()].map(({ school, spells }) => [school, newPile(deckOf(spells, copies))]),
  ),
  forgotten: newPile(deckOf(forgotten, 1)),
})

/** [BRW-SET.2, REB-SET.2] A room as it is laid; a ruin has no token. */
const laid = (room: string, isRuin: boolean): LaidRoom => ({
  room,
  token: isRuin || room === blackRoseRoom ? 'none' : 'bright',
  destroyed: isRuin,
  cubes: [],
  blocked: false,
})

/** [REB-C.25] Schools and mages that lie there, if they are not those of the box; in the order of the boxes. */
const mixOf = (edition: EditionId, chosen: Chosen<Settings>): Pick<Rules, 'mix'> => {
  if (!editions[edition].settings.includes('schools')) return {}
  const [own, all] = [contentOf(edition), everythingIn(edition)]
  const schools = all.schools.filter(isAmong(severalIn(String(chosen.schools))))
  const mages = [...all.mages.keys()].filter(isAmong(severalIn(String(chosen.mages))))
  const isOwn = isSame(schools, own.schools) && isSame(mages, [...own.mages.keys()])
  return isOwn ? {} : { mix: { schools, mages } }
}

const isAmong =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name)

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(isAmong(others))

/** Rules by the settings: what an edition does not offer is off. */
const rulesOf = (edition: EditionId, chosen: Chosen<Settings>): Rules => ({
  edition,
  moons: thresholds[chosen.length as Length],
  forTheCrown: chosen.forTheCrown === true,
  fury: chosen.fury === true,
  overload: chosen.overload === true,
  extraTurns: chosen.extraTurns === true,
  blackRoseBonus: chosen.blackRoseBonus === true,
  ...(chosen.crownOfSummoner === undefined ? {} : { crownOfSummoner: chosen.crownOfSummoner === true }),
  ...(chosen.avatar === 'apprentice' || chosen.avatar === 'master' ? { avatar: chosen.avatar } : {}),
  ...mixOf(edition, chosen),
})

/** [REB-AVA.9, RUL-59] The events of a moon; with the Avatar its own are one deck, whatever the moon. */
const eventsOf = ({ events, avatar }: Content, rules: Rules, moon: Moon): string[] => {
  const own = (avatar?.events ?? []).map(({ id }) => id)
  if (rules.avatar !== undefined) return moon === 1 ? own : []
  return [...events.values()]
    .filter((event) => event.moon === moon && !own.includes(event.id))
    .map(({ id }) => id)
}

/** [REB-AVA.5, REB-AVA.8] The Avatar stands in the Black Rose Room; whose body it wears is settled when all have chosen. */
const newAvatar = (content: Content, edition: Edition): Avatar => {
  const deck = (moon: Moon) =>
    newPile([...content.actions.values()].filter((action) => action.moon === moon).map(({ id }) => id))
  return {
    mage: { ...newMage(content, edition), place: centre },
    after: 0,
    decks: [deck(1), deck(2), deck(3)],
    back: null,
    revealed: [],
    cards: 0,
    plus: false,
  }
}

/** [2.3, steps 1 to 6] The Lodge, the decks and the Crown; the players' choices follow. */
export const setupOf =
  (edition: EditionId) =>
  (chosen: Chosen<Settings>, seats: number, chance: ChanceState): BlackRose => {
    const rules = rulesOf(edition, chosen)
    const content = contentAt(rules)
    const quests = (moon: Moon): string[] =>
      [...content.quests.values()]
        .filter((quest) => quest.moon === moon && (seats === 4 || !quest.fourPlayers))
        .map(({ id }) => id)
    const events = (moon: Moon): string[] => eventsOf(content, rules, moon)
    const state: BlackRose = {
      seats,
      chance,
      stack: [],
      questions: [],
      outcome: null,
      barrier: 0,
      rules,
      round: 0,
      phase: 'opening',
      moon: 1,
      ending: false,
      crown: 0,
      first: 0,
      active: 0,
      mages: Array.from({ length: seats }, () => newMage(content, editions[edition])),
      rose: { power: 0, reserve: cubesOfColour, trophies: [], rooms: [] },
      lodge: [],
      evocations: [],
      arrivals: 0,
      library: libraryOf(content),
      schoolDiscards: Object.fromEntries(content.schools.map((school) => [school, []])),
      gone: [],
      questDecks: [newPile(quests(1)), newPile(quests(2)), newPile(quests(3))],
      questDiscards: [[], [], []],
      eventDecks: [newPile(events(1)), newPile(events(2)), newPile(events(3))],
      eventDiscards: [[], [], []],
      events: [null, null, null],
      drawn: null,
      lasting: [],
      ...(rules.avatar === undefined ? {} : { avatar: newAvatar(content, editions[edition]) }),
      news: [],
      extraRound: 0,
      totals: [],
      contenders: [],
    }
    dealRooms(state, [...content.rooms.keys()])
    for (const moon of moons) {
      shufflePile(state, state.questDecks[moon - 1]!)
      shufflePile(state, state.eventDecks[moon - 1]!)
      if (state.avatar !== undefined) shufflePile(state, state.avatar.decks[moon - 1]!)
    }
    if (state.avatar !== undefined) showBack(state)
    state.crown = roll(state, seats)
    state.first = state.crown
    state.active = state.crown
    state.stack.push(frameOf({ procedures }, 'match', {}))
    return state
  }

/** [BRW-SET.1 to BRW-SET.5, REB-SET.1, REB-SET.2] */
const dealRooms = (state: BlackRose, ids: readonly string[]): void => {
  const throne = ringOne[roll(state, ringOne.length)]!
  const others = ids.filter((id) => id !== blackRoseRoom && id !== throneRoom)
  shuffle(state, others)
  const { dealsInReadingOrder, lodgeIsRuined } = editionOf(state)
  const order = dealsInReadingOrder ? readingOrder : hexes.keys()
  for (const at of order) {
    const room = at === centre ? blackRoseRoom : at === throne ? throneRoom : others.shift()!
    state.lodge[at] = laid(room, lodgeIsRuined)
  }
}
