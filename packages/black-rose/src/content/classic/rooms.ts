import { blackRoseRoom, type RoomColour, throneRoom } from '../../words/board.ts'
import type { Room } from '../../words/card.ts'
import type { Sentences } from '../../words/effect.ts'
import { a, aRoom, each, thisRoom, within, you } from '../../words/select.ts'
import {
  activate,
  choose,
  convertDamage,
  crown,
  deal,
  drawQuest,
  forgotten,
  gain,
  grimoire,
  heal,
  instability,
  library,
  lookAtEvents,
  payCards,
  place,
  push,
  removeInstability,
  search,
  strength,
  summon,
} from '../../words/sentences.ts'

const room = (
  id: string,
  colour: RoomColour | null,
  slots: number,
  power: number,
  ...effect: Sentences
): Room => ({ id, colour, slots, power, effect })

/** [12.10] Rooms, with their effects: those happen in the room, also when it is activated from afar (BRW-ROOM.3). */
export const rooms: readonly Room[] = [
  room(blackRoseRoom, null, 0, 0, forgotten),
  room(throneRoom, 'purple', 5, 3, crown),
  room('pleasure-room', 'purple', 4, 2, drawQuest()),
  room('ballroom', 'purple', 3, 2, push(1, a('enemyModel', within(1)))),
  room('summoner-room', 'red', 4, 3, summon('cerbero', thisRoom)),
  room('alchemical-laboratory', 'red', 4, 2, choose([heal(3)], [payCards(1, gain(1))])),
  room('arena', 'red', 5, 3, deal(strength(), each('enemyModel', 'there'))),
  room('forge', 'green', 4, 2, deal(2, a('enemyEvocation', within(1)))),
  room('treasure-room', 'green', 5, 3, gain(1)),
  room('garden', 'green', 3, 2, heal(6)),
  room('bibliotheca', 'blue', 4, 2, library(1)),
  room('oracle-room', 'blue', 4, 2, lookAtEvents(1, 'mayBury'), grimoire(1)),
  room('observatory', 'blue', 3, 2, activate(aRoom(2, 'brightRoom'))),
  room('cemetery', 'white', 4, 3, summon('undead', thisRoom)),
  room('chapel', 'white', 3, 2, removeInstability(2, aRoom(1, 'roomWithCubes')), heal(3)),
  room('ossuary', 'white', 4, 2, search('memories')),
  room('portal-hall', 'yellow', 3, 2, place(you, aRoom('lodge', 'otherRoom'))),
  room('guardroom', 'yellow', 5, 3, convertDamage(1, a('model', within(1)))),
  room('workshop', 'yellow', 4, 2, instability(1, aRoom(1, 'roomWithFreeSlot'))),
]
