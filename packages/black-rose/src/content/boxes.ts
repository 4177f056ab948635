import type { EditionId, EvocationKind, MageName, School } from '../words/board.ts'
import type { EventCard, Evocation, MageSheet, Quest, Room, Spell } from '../words/card.ts'
import { conspiracy } from './conspiracy.ts'
import { destruction } from './destruction.ts'
import { divination } from './divination.ts'
import { events } from './events.ts'
import { evocations } from './evocations.ts'
import { forgotten, olderStolenHour } from './forgotten.ts'
import { illusion } from './illusion.ts'
import { mages } from './mages.ts'
import { withOneEffect } from './making.ts'
import { necromancy } from './necromancy.ts'
import { inOlderWords } from './older.ts'
import { personal } from './personal.ts'
import { quests } from './quests.ts'
import { rooms } from './rooms.ts'
import { transmutation } from './transmutation.ts'

/** What lies in the box of an edition. */
export interface Box {
  readonly schools: { readonly [S in School]: readonly Spell[] }
  readonly forgotten: readonly Spell[]
  readonly personal: readonly Spell[]
  readonly rooms: readonly Room[]
  readonly evocations: { readonly [K in EvocationKind]: Evocation }
  readonly quests: readonly Quest[]
  readonly events: readonly EventCard[]
  readonly mages: { readonly [N in MageName]: MageSheet }
}

/** The spells of 1.6 as 0.7 prints them. */
const older = (spells: readonly Spell[]): readonly Spell[] => spells.map(inOlderWords).map(withOneEffect)

/** Every edition names all it has: a further one is a further entry, and what it leaves out is an error of types. */
export const boxes: { readonly [E in EditionId]: Box } = {
  '1.6': {
    schools: { destruction, divination, necromancy, transmutation, illusion, conspiracy },
    forgotten,
    personal,
    rooms,
    evocations,
    quests: quests['1.6'],
    events: events['1.6'],
    mages: mages['1.6'],
  },
  '0.7': {
    schools: {
      destruction: older(destruction),
      divination: older(divination),
      necromancy: older(necromancy),
      transmutation: older(transmutation),
      illusion: older(illusion),
      conspiracy: older(conspiracy),
    },
    forgotten: forgotten.map(olderStolenHour),
    personal: [],
    rooms,
    evocations,
    quests: quests['0.7'],
    events: events['0.7'],
    mages: mages['0.7'],
  },
}
