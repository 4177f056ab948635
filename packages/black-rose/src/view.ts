import type { Seat, Viewer } from '@conclave/kernel'
import { castingFor } from './casting.ts'
import { questOf } from './content/content.ts'
import type {
  AvatarView,
  BlackRoseView,
  EventView,
  LastingView,
  MageView,
  PileView,
  RoomView,
  SlotView,
} from './shown.ts'
import {
  type Avatar,
  type BlackRose,
  editionOf,
  type Lasting,
  type Mage,
  mageOf,
  type Pile,
  rose,
} from './state.ts'
import { limitOf } from './table/action-deck.ts'
import { exitsOf } from './table/cells.ts'
import { jinxesOn } from './table/jinxes.ts'
import { isPlanHidden, knowsHand, knowsIn, knowsQuest, knowsSlot, zones } from './table/knowledge.ts'
import { roomAt, roomName } from './table/lodge.ts'
import { sheetOf } from './table/models.ts'
import { marksOn, spacesOf } from './table/progress.ts'
import { questLimitOf } from './table/quests.ts'
import { refusedActions } from './table/refusals.ts'
import {
  blowModifiers,
  blowOf,
  evocationSpeed,
  evocationStrength,
  movementOf,
  strengthOf,
} from './table/rules.ts'
import { deckOfSchool, discardsOf, schoolsOf } from './table/schools.ts'
import { cardIn, sideOf } from './table/sheet.ts'
import { running } from './table/stack.ts'
import { stopsView } from './table/stops.ts'
import { progressOf } from './table/tasks.ts'
import { type SlotName, slotNames } from './words/board.ts'
import type { LastingRule } from './words/effect.ts'

/** Face-down cards; of those that somebody has seen she knows which they are. */
const pileView = (pile: Pile, viewer: Viewer): PileView => {
  const known = pile.cards.map((card, at) => (knowsIn(pile, viewer, at) ? card : null)).reverse()
  // What lies under the last known card says nothing.
  while (known.length > 0 && known.at(-1) === null) known.pop()
  return { count: pile.cards.length, top: known }
}

const slotView = (state: BlackRose, seat: Seat, slot: SlotName, viewer: Viewer): SlotView => {
  const mage = mageOf(state, seat)
  const { status, marker, element } = mage.slots[slot]
  const card = cardIn(mage, slot)
  const shown = card !== null && knowsSlot(state, seat, viewer, slot)
  return {
    slot,
    filled: isPlanHidden(state, seat, viewer) ? 'secret' : card !== null,
    status,
    marker,
    element: shown ? element : null,
    card: shown ? card : null,
    side: shown ? sideOf(state, seat, slot) : null,
  }
}

/** Number of cards that count as in hand, for all that others know. */
const plannedCount = (state: BlackRose, seat: Seat, viewer: Viewer): number =>
  isPlanHidden(state, seat, viewer) ? mageOf(state, seat).sheet.filter((card) => card !== null).length : 0

const mageView = (state: BlackRose, seat: Seat, viewer: Viewer): MageView => {
  const mage = mageOf(state, seat)
  const sheet = sheetOf(state, seat)
  return {
    name: mage.name,
    colour: mage.colour,
    school: mage.school,
    power: mage.power,
    place: roomName(state, mage.place),
    gate: roomName(state, mage.cellAt),
    exits: editionOf(state).cellsHaveTwoExits
      ? exitsOf(state, seat).map((room) => roomName(state, room))
      : undefined,
    damage: mage.damage.slice(),
    health: sheet.health,
    handLimit: sheet.hand,
    movement: movementOf(state, seat),
    strength: strengthOf(state, seat),
    blow: blowOf(state, seat),
    blowBy: blowModifiers(state, seat),
    reserve: mage.reserve,
    hand: {
      count: mage.hand.length + plannedCount(state, seat, viewer),
      cards: knowsHand(state, seat, viewer) ? mage.hand.slice() : null,
    },
    known: mage.known.slice(),
    grimoire: pileView(mage.grimoire, viewer),
    inGrimoire: zones.grimoire.isContentKnown(seat, viewer) ? mage.grimoire.cards.toSorted() : null,
    memories: mage.memories.slice(),
    looking: {
      count: mage.looking.length,
      cards: zones.looking.isKnown(seat, viewer) ? mage.looking.toSorted() : null,
    },
    aside: mage.aside,
    slots: slotNames.map((slot) => slotView(state, seat, slot, viewer)),
    actions: mage.actions,
    quests: mage.quests.cards.map((_, at) => questView(state, seat, viewer, at)),
    completed: mage.completed.slice(),
    toSolve: mage.toSolve?.slice(),
    questLimit: mage.toSolve && questLimitOf(state, seat),
    jinxes: mage.jinxes?.map(({ kind, cubes }) => ({ kind, cubes })),
    trophies: mage.trophies,
    won: mage.won.slice(),
    rooms: mage.rooms.slice(),
    inhibited: mage.inhibited.slice(),
    ready: mage.ready,
    draft: zones.draft.isKnown(seat, viewer) ? { card: mage.draft.card, slot: mage.draft.slot } : null,
    tally: tallyView(mage),
  }
}

const questView = (state: BlackRose, seat: Seat, viewer: Viewer, at: number): MageView['quests'][number] => {
  const id = mageOf(state, seat).quests.cards[at]!
  const { moon, task } = questOf(state.rules.edition, id)
  if (editionOf(state).openQuests) {
    const marks = marksOn(state, seat, id).slice()
    return { quest: id, moon, progress: { have: marks.length, need: spacesOf(state, id) }, marks }
  }
  const seen = knowsQuest(state, seat, viewer, at)
  return { quest: seen ? id : null, moon, progress: seen ? progressOf(state, seat, task) : null }
}

const tallyView = ({ tally }: Mage): { [name: string]: number } => {
  const counts: { [name: string]: number } = {}
  for (const name of Object.keys(tally.round)) counts[name] = tally.round[name]!
  return counts
}

/** Refusals for whoever is asked what she does: the actions that she cannot take. */
const refusedFor = (state: BlackRose, viewer: Viewer): BlackRoseView['refused'] => {
  const asked = state.questions.some(({ seat, kind }) => seat === viewer && kind === 'component')
  const [activation] = asked && editionOf(state).commands ? running(state, 'activation') : []
  return activation && refusedActions(state, activation)
}

const eventView = (event: BlackRose['drawn']): EventView | null =>
  event === null ? null : { card: event.card, drawer: event.drawer, colour: event.colour, spent: event.spent }

const lastingView = ({ seat, card, rule }: Lasting): LastingView => ({
  seat,
  source: card,
  rule: rule.rule,
  amount: amountOf(rule),
})

/** Amount by which a rule makes stronger or faster; 0 where nothing is counted. */
const amountOf = (rule: LastingRule): number => ('by' in rule ? rule.by : 0)

const lodgeView = (state: BlackRose): RoomView[] =>
  state.lodge.map(({ room, token, destroyed, blocked, cubes }, at) => ({
    room,
    colour: roomAt(state, at).colour,
    token,
    destroyed,
    blocked,
    slots: roomAt(state, at).slots,
    cubes: cubes.slice(),
  }))

const evocationsView = (state: BlackRose): BlackRoseView['evocations'] =>
  state.evocations.map((evocation) => {
    return {
      n: evocation.n,
      kind: evocation.kind,
      owner: evocation.owner,
      slot: evocation.slot,
      place: roomName(state, evocation.place),
      damage: evocation.damage.slice(),
      health: evocation.health,
      movement: evocationSpeed(state, evocation),
      attack: evocationStrength(state, evocation),
      acted: evocation.acted,
      upgrades: evocation.upgrades?.slice(),
      paired: evocation.paired,
      assignedBy: evocation.assignedBy,
    }
  })

const avatarView = (state: BlackRose, avatar: Avatar, viewer: Viewer): AvatarView => {
  const { mage, after, decks, back, revealed, cards, plus } = avatar
  return {
    mage: mage.name,
    after,
    place: roomName(state, mage.place),
    exits: exitsOf(state, rose).map((room) => roomName(state, room)),
    damage: mage.damage.slice(),
    health: sheetOf(state, rose).health,
    movement: movementOf(state, rose),
    strength: strengthOf(state, rose),
    blow: blowOf(state, rose),
    jinxes: jinxesOn(state, rose).map(({ kind, cubes }) => ({ kind, cubes })),
    trophies: mage.trophies,
    back,
    decks: decks.map((pile) => pileView(pile, viewer)),
    revealed: revealed.slice(),
    cards,
    limit: limitOf(state),
    plus,
  }
}

/** Built up from the state, field by field. */
export const view = (state: BlackRose, viewer: Viewer): BlackRoseView => ({
  edition: state.rules.edition,
  moons: state.rules.moons.slice(),
  round: state.round,
  phase: state.phase,
  moon: state.moon,
  crown: state.crown,
  first: state.first,
  active: state.active,
  mages: state.mages.map((_, seat) => mageView(state, seat, viewer)),
  rose: {
    power: state.rose.power,
    reserve: state.rose.reserve,
    trophies: state.rose.trophies.slice(),
    rooms: state.rose.rooms.slice(),
  },
  lodge: lodgeView(state),
  evocations: evocationsView(state),
  library: [
    ...schoolsOf(state).map((school) => ({
      school,
      deck: pileView(deckOfSchool(state, school), viewer),
      discards: discardsOf(state, school).slice(),
    })),
    { school: 'forgotten' as const, deck: pileView(state.library.forgotten, viewer), discards: [] },
  ],
  drawing: running(state, 'study').flatMap(({ schools: named }) => named),
  gone: state.gone.slice(),
  questDecks: state.questDecks.map((pile) => pileView(pile, viewer)),
  questDiscards: state.questDiscards.map((pile) => pile.slice()),
  eventDecks: state.eventDecks.map((pile) => pileView(pile, viewer)),
  eventDiscards: state.eventDiscards.map((pile) => pile.slice()),
  events: state.events.map(eventView),
  drawn: eventView(state.drawn),
  // What lasts on an evocation shows in its own figures.
  lasting: state.lasting.filter(({ model }) => model === undefined).map(lastingView),
  casting: castingFor(state, viewer),
  working: running(state, 'effect').map(({ source, list, at, you }) => ({ source, list, at, you })),
  windows: [
    ...running(state, 'window').map(({ occurrence }) => occurrence),
    ...running(state, 'period').flatMap(({ heard }) => heard),
  ],
  stops: editionOf(state).interrupts === 'fullStop' ? stopsView(state) : undefined,
  refused: refusedFor(state, viewer),
  packets: running(state, 'damage').flatMap(({ packets, by }) =>
    packets.map(({ model, amount }) => ({ model, amount, by })),
  ),
  avatar: state.avatar && avatarView(state, state.avatar, viewer),
  outcome: state.outcome,
})
