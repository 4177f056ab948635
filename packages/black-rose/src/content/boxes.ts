import type { EditionId, Element, RoomColour } from '../words/board.ts'
import type { SchoolBook } from '../words/card.ts'
import type { Box } from './box.ts'
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
    guests: null,
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
    guests: null,
    avatar: null,
  },
  rebirth,
}
