import type { ActionCard, AvatarSheet } from '../words/avatar.ts'
import type { EditionId, Element, RoomColour } from '../words/board.ts'
import type {
  EventCard,
  Evocation,
  Jinx,
  MageSheet,
  Quest,
  Room,
  SchoolBook,
  Spell,
  Upgrade,
} from '../words/card.ts'
import { conspiracy } from './classic/conspiracy.ts'
import { destruction } from './classic/destruction.ts'
import { divination } from './classic/divination.ts'
import { events } from './classic/events.ts'
import { evocations } from './classic/evocations.ts'
import { forgotten, olderStolenHour } from './classic/forgotten.ts'
import { illusion } from './classic/illusion.ts'
import { mages } from './classic/mages.ts'
import { necromancy } from './classic/necromancy.ts'
import { inOlderWords } from './classic/older.ts'
import { personal } from './classic/personal.ts'
import { quests } from './classic/quests.ts'
import { rooms } from './classic/rooms.ts'
import { transmutation } from './classic/transmutation.ts'
import { rebirth } from './rebirth/box.ts'

/** What lies in the box of an edition. Whatever is chosen, dealt or drawn from a list comes in the order it has here. */
export interface Box {
  readonly schools: readonly SchoolBook[]
  readonly forgotten: readonly Spell[]
  readonly personal: readonly Spell[]
  readonly mages: readonly MageSheet[]
  readonly elements: readonly Element[]
  readonly roomColours: readonly RoomColour[]
  readonly rooms: readonly Room[]
  readonly evocations: readonly Evocation[]
  /** [BRW-CMP.19] How many evocation cards the box holds. */
  readonly evocationCards: number
  /** [REB-C.19] Open supplies, which only Rebirth has. */
  readonly jinxes: readonly Jinx[]
  readonly upgrades: readonly Upgrade[]
  readonly quests: readonly Quest[]
  readonly events: readonly EventCard[]
  /** [REB-AVA] What the Avatar plays with, where there is one. */
  readonly avatar: AvatarBox | null
}

/** The Avatar of a box: its card, its action cards and the events of matches with it. */
export interface AvatarBox {
  readonly sheet: AvatarSheet
  readonly actions: readonly ActionCard[]
  readonly events: readonly EventCard[]
}

const elements: readonly Element[] = ['air', 'earth', 'fire', 'water', 'magic', 'sacred', 'profane']
const roomColours: readonly RoomColour[] = ['red', 'green', 'purple', 'blue', 'yellow', 'white']
const schools: readonly SchoolBook[] = [
  destruction,
  divination,
  necromancy,
  transmutation,
  illusion,
  conspiracy,
]

/** A school of 1.6 as 0.7 prints it. */
const older = (book: SchoolBook): SchoolBook => ({ ...book, spells: book.spells.map(inOlderWords) })

/** Every edition names all it has: a further one is a further entry, and what it leaves out is an error of types. */
export const boxes: { readonly [E in EditionId]: Box } = {
  '1.6': {
    schools,
    forgotten,
    personal,
    mages: mages['1.6'],
    elements,
    roomColours,
    rooms,
    evocations,
    evocationCards: 34,
    jinxes: [],
    upgrades: [],
    quests: quests['1.6'],
    events: events['1.6'],
    avatar: null,
  },
  '0.7': {
    schools: schools.map(older),
    forgotten: forgotten.map(olderStolenHour),
    personal: [],
    mages: mages['0.7'],
    elements,
    roomColours,
    rooms,
    evocations,
    evocationCards: 30,
    jinxes: [],
    upgrades: [],
    quests: quests['0.7'],
    events: events['0.7'],
    avatar: null,
  },
  rebirth,
}
