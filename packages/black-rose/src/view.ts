import type { Outcome, Seat, Viewer } from '@conclave/kernel'
import { questOf } from './content/content.ts'
import {
  type Avatar,
  type AvatarBack,
  type BlackRose,
  editionOf,
  type Lasting,
  type Mage,
  type ModelId,
  mageOf,
  type Occurrence,
  type Owner,
  type Pile,
  rose,
  type Slot,
} from './state.ts'
import { limitOf } from './table/action-deck.ts'
import { exitsOf } from './table/cells.ts'
import { jinxesOn } from './table/jinxes.ts'
import { isPlanHidden, knowsHand, knowsIn, knowsQuest, knowsSlot, zones } from './table/knowledge.ts'
import { roomAt, roomName } from './table/lodge.ts'
import { sheetOf } from './table/models.ts'
import { marksOn, spacesOf } from './table/progress.ts'
import { questLimitOf } from './table/quests.ts'
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
import { progressOf } from './table/tasks.ts'
import {
  type Colour,
  type EditionId,
  type EvocationKind,
  type JinxKind,
  type MageName,
  type Moon,
  type Phase,
  type RoomColour,
  type School,
  type SlotName,
  slotNames,
  type UpgradeKind,
} from './words/board.ts'
import type { LastingRule } from './words/effect.ts'

/** How many cards a pile has, and those that the viewer knows, from the top down; null is one that she does not know. */
export interface PileView {
  readonly count: number
  readonly top: readonly (string | null)[]
}

interface SlotView {
  readonly slot: SlotName
  /** Whether something lies there; while plans are secret, nobody else knows. */
  readonly filled: boolean | 'secret'
  readonly status: Slot['status']
  readonly marker: Slot['marker']
  readonly element: string | null
  /** What the viewer knows of it. */
  readonly card: string | null
  readonly side: string | null
}

export interface MageView {
  readonly name: MageName
  readonly colour: Colour
  readonly school: School
  readonly power: number
  /** A room's name, or `cell`. */
  readonly place: string
  readonly gate: string
  /** [REB-LDG.8] The rooms to which her cell leads; absent where there is but the gate. */
  readonly exits?: readonly string[] | undefined
  readonly damage: readonly Owner[]
  readonly health: number
  readonly handLimit: number
  readonly movement: number
  readonly strength: number
  /** [BRW-V.3] What a physical attack of hers deals now, and the cards that make it more or less: `event.manners-please`. */
  readonly blow: number
  readonly blowBy: readonly { readonly card: string; readonly by: number }[]
  readonly reserve: number
  readonly hand: { readonly count: number; readonly cards: readonly string[] | null }
  /** What everybody knows to be in hand, Grimoire or face down. */
  readonly known: readonly string[]
  readonly grimoire: PileView
  /** What is in her own Grimoire, in no order: whoever plays knows that. */
  readonly inGrimoire: readonly string[] | null
  readonly memories: readonly string[]
  readonly looking: { readonly count: number; readonly cards: readonly string[] | null }
  readonly aside: number
  readonly slots: readonly SlotView[]
  readonly actions: number
  readonly quests: readonly {
    readonly quest: string | null
    readonly moon: Moon
    /** How far she has come with it; null for whoever does not know it. */
    readonly progress: { readonly have: number; readonly need: number } | null
    /** [REB-QST.3] What the cubes on an open quest stand for. */
    readonly marks?: readonly string[]
  }[]
  readonly completed: readonly string[]
  /** [REB-QST.3] Completed and not yet solved; absent where quests are secret. */
  readonly toSolve?: readonly string[] | undefined
  /** [REB-BRP.6] How many quests of each sort she may keep. */
  readonly questLimit?: number | undefined
  /** [VRB-38] Her jinxes, and how many cubes lie on each. */
  readonly jinxes?: readonly { readonly kind: JinxKind; readonly cubes: number }[] | undefined
  readonly trophies: number
  readonly won: readonly Seat[]
  readonly rooms: readonly string[]
  readonly inhibited: readonly string[]
  readonly ready: boolean
  readonly draft: { readonly card: string | null; readonly slot: SlotName | null } | null
  readonly tally: { readonly [name: string]: number }
}

export interface RoomView {
  readonly room: string
  readonly colour: RoomColour | null
  readonly token: 'none' | 'bright' | 'dark'
  readonly destroyed: boolean
  readonly blocked: boolean
  readonly slots: number
  readonly cubes: readonly Owner[]
}

export interface LastingView {
  readonly seat: Seat
  /** The card as effects name it: `spell.fireball`. */
  readonly source: string
  readonly rule: LastingRule['rule']
  readonly amount: number
}

export interface BlackRoseView {
  readonly edition: EditionId
  readonly moons: readonly number[]
  readonly round: number
  readonly phase: Phase
  readonly moon: Moon
  readonly crown: Seat
  readonly first: Seat
  readonly active: Seat
  readonly mages: readonly MageView[]
  readonly rose: {
    readonly power: number
    readonly reserve: number
    readonly trophies: readonly Seat[]
    readonly rooms: readonly string[]
  }
  readonly lodge: readonly RoomView[]
  readonly evocations: readonly {
    readonly n: number
    readonly kind: EvocationKind
    readonly owner: Seat
    readonly slot: number
    readonly place: string
    readonly damage: readonly Owner[]
    readonly health: number
    readonly movement: number
    readonly attack: number
    readonly acted: boolean
    readonly upgrades?: readonly UpgradeKind[] | undefined
    /** [RUL-42] Whom an umbra haunts, and who has assigned it. */
    readonly paired?: Owner | undefined
    readonly assignedBy?: Owner | undefined
  }[]
  readonly library: readonly {
    readonly school: School | 'forgotten'
    readonly deck: PileView
    readonly discards: readonly string[]
  }[]
  /** The schools that whoever studies has named for her draw. */
  readonly drawing: readonly School[]
  readonly gone: readonly string[]
  readonly questDecks: readonly PileView[]
  readonly questDiscards: readonly (readonly string[])[]
  readonly eventDecks: readonly PileView[]
  readonly eventDiscards: readonly (readonly string[])[]
  readonly events: readonly (EventView | null)[]
  readonly drawn: EventView | null
  /** [BRW-V.23] What holds for a mage until the end of the round, by which source, and how much of it. */
  readonly lasting: readonly LastingView[]
  /** The effects at work, outermost first: the card, and at which sentence it is. */
  readonly working: readonly {
    readonly source: string
    readonly list: string
    readonly at: number
    readonly you: Seat
  }[]
  /** What others may react to now, outermost first. */
  readonly windows: readonly Occurrence[]
  /** Damage on its way. */
  readonly packets: readonly { readonly model: ModelId; readonly amount: number; readonly by: Owner }[]
  /** Absent without it. */
  readonly avatar?: AvatarView
  readonly outcome: Outcome | null
}

/** What everybody knows of the Avatar. Its power, its cubes and the trophies it has won are those of the Black Rose. */
export interface AvatarView {
  /** Whose body it wears. */
  readonly mage: MageName
  /** [REB-AVA.7] The seat to its right. */
  readonly after: Seat
  readonly place: string
  readonly exits: readonly string[]
  readonly damage: readonly Owner[]
  readonly health: number
  readonly movement: number
  readonly strength: number
  readonly blow: number
  readonly jinxes: readonly { readonly kind: JinxKind; readonly cubes: number }[]
  /** How many trophies are left to be taken from it. */
  readonly trophies: number
  /** [REB-AVA.19] What its top card shows. */
  readonly back: AvatarBack | null
  readonly decks: readonly PileView[]
  readonly revealed: readonly string[]
  /** [REB-AVA.10] How many cards it has played in this round, of how many; and whether its further one is spent (REB-AVA.21). */
  readonly cards: number
  readonly limit: number
  readonly plus: boolean
}

export interface EventView {
  readonly card: string
  readonly drawer: Seat
  readonly colour: RoomColour | null
  readonly spent: boolean
}

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

/** What counts as in hand, for all that others know. */
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

const eventView = (event: BlackRose['drawn']): EventView | null =>
  event === null ? null : { card: event.card, drawer: event.drawer, colour: event.colour, spent: event.spent }

const lastingView = ({ seat, card, rule }: Lasting): LastingView => ({
  seat,
  source: card,
  rule: rule.rule,
  amount: amountOf(rule),
})

/** How much stronger or faster; 0 where nothing is counted. */
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
  working: running(state, 'effect').map(({ source, list, at, you }) => ({ source, list, at, you })),
  windows: [
    ...running(state, 'window').map(({ occurrence }) => occurrence),
    ...running(state, 'period').flatMap(({ heard }) => heard),
  ],
  packets: running(state, 'damage').flatMap(({ packets, by }) =>
    packets.map(({ model, amount }) => ({ model, amount, by })),
  ),
  ...(state.avatar && { avatar: avatarView(state, state.avatar, viewer) }),
  outcome: state.outcome,
})
