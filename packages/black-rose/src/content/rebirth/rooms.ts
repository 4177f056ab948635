import { blackRoseRoom, type RoomColour, throneRoom } from '../../words/board.ts'
import type { Room } from '../../words/card.ts'
import type { Sentences } from '../../words/effect.ts'
import { a, aRoom, thisRoom, upTo, within, you } from '../../words/select.ts'
import {
  act,
  attack,
  attackThere,
  choose,
  convertDamage,
  convertInstability,
  crown,
  deal,
  discard,
  drawQuest,
  dropQuest,
  gain,
  grimoire,
  heal,
  lasting,
  learnForgotten,
  library,
  lookAtEvents,
  lookAtSpells,
  pain,
  place,
  progress,
  push,
  putOnTop,
  removeJinx,
  removeUmbra,
  search,
  step,
  summon,
  when,
} from '../../words/sentences.ts'

/** [11.8] Payment of a room's flags, by its slots. */
const flagsOf: { readonly [slots: number]: readonly [number, number, number] } = {
  4: [1, 1, 0],
  5: [3, 2, 1],
  6: [3, 1, 1],
  7: [5, 3, 1],
}

/** [REB-LDG.2] A room has two sides: what it does in ruins, and what its token does once it is rebuilt. */
const room = (
  id: string,
  colour: RoomColour | null,
  slots: 4 | 5 | 6 | 7,
  effect: Sentences,
  rebuilt: Sentences,
): Room => {
  const flags = flagsOf[slots]!
  return { id, colour, slots, power: flags[0], flags, effect, rebuilt }
}

/** Price of a room in spells of the hand, before it gives. */
const forSpells = (count: number, ...then: Sentences): Sentences => [discard(count), when('done', ...then)]

/** [11.8] Three rooms of each colour around the Black Rose Room (REB-CMP.1). */
export const rooms: readonly Room[] = [
  room(blackRoseRoom, null, 7, forSpells(3, learnForgotten(2)), forSpells(2, learnForgotten(3))),
  room('arena', 'red', 5, [deal(1, a('enemyModel', 'there'))], [attackThere(1)]),
  room('summoner-room', 'red', 6, forSpells(1, summon('cadaver', thisRoom)), [
    choose([summon('cadaver', thisRoom)], [summon('succubus', thisRoom)]),
  ]),
  room('alchemical-laboratory', 'red', 4, forSpells(1, library(1)), [
    convertInstability(2, aRoom(1, 'roomWithCubes')),
  ]),
  room('bibliotheca', 'blue', 5, [library(1), discard(1)], [library(1)]),
  room('oracle-room', 'blue', 4, [lookAtEvents(1, 'reorder')], [lookAtEvents(3, 'reorder')]),
  room(
    'observatory',
    'blue',
    4,
    [lookAtSpells('one', a('enemyMage', within(2)))],
    [lookAtSpells('all', a('enemyMage', within('lodge'))), grimoire(1)],
  ),
  room('forge', 'green', 5, [step(1)], [step(1), attack()]),
  room('treasure-room', 'green', 6, forSpells(2, gain(1)), [gain(1)]),
  room('garden', 'green', 4, [heal(1)], [heal(3)]),
  room(throneRoom, 'yellow', 6, forSpells(1, crown), [crown]),
  room(
    'sanctuary',
    'yellow',
    5,
    [choose([heal(1)], [heal(1, a('yourEvocation', 'there'))])],
    [heal(2), choose([removeJinx(1)], [removeUmbra()])],
  ),
  room('banner-hall', 'yellow', 5, [dropQuest(), when('done', drawQuest())], [progress()]),
  room('pleasure-room', 'purple', 5, [drawQuest()], [drawQuest(2), dropQuest()]),
  room(
    'mirror-hall',
    'purple',
    5,
    [place(you, aRoom(1, 'roomNextToThis'))],
    [place(you, aRoom('lodge', 'otherRoom'))],
  ),
  room(
    'theatre',
    'purple',
    4,
    [push(1, a('enemyModel', within(1)))],
    [push(1, upTo(2, 'enemyModel', within(2)))],
  ),
  room('cemetery', 'orange', 5, [putOnTop('memories')], [search('memories')]),
  room('crypt', 'orange', 4, [pain(1), grimoire(1)], [convertDamage(2, a('enemyMage', within(1)))]),
  room(
    'armoury',
    'orange',
    5,
    [lasting({ rule: 'nextAttack', by: 1 })],
    [lasting({ rule: 'strength', by: 1 }), act(a('yourEvocation', within(1)))],
  ),
]
