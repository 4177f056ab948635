import { blackRoseRoom, type Moon, throneRoom } from '../../words/board.ts'
import type { Deed, Difference, Quest, Task } from '../../words/card.ts'
import type { Sentences } from '../../words/effect.ts'
import { a, aRoom, each, upTo, within, you, yourRoom } from '../../words/select.ts'
import {
  act,
  activate,
  attack,
  choose,
  convertDamage,
  convertInstability,
  crown,
  deal,
  discard,
  drawQuest,
  eachMage,
  gain,
  heal,
  instability,
  library,
  lookAtEvents,
  place,
  refresh,
  removeJinx,
  removeUmbra,
  scatter,
  search,
  step,
} from '../../words/sentences.ts'
import { quest } from '../making.ts'

/** [REB-QST.3] So often, a cube on the card for each time. */
const times = (count: number, deed: Deed, different: Difference | null = null): Task => ({
  task: 'spaces',
  deed,
  count,
  different,
})

const room = (where: Extract<Deed, { deed: 'activate' }>['where']): Deed => ({ deed: 'activate', where })
const cast = (what: Extract<Deed, { deed: 'cast' }>['what']): Deed => ({ deed: 'cast', what })
const hit: Deed = { deed: 'hit' }
const placed: Deed = { deed: 'place' }

const ofMoon =
  (moon: Moon) =>
  (id: string, power: number, task: Task, ...effect: Sentences): Quest =>
    quest(id, { moon, task, power }, ...effect)

const first = ofMoon(1)
const second = ofMoon(2)
const third = ofMoon(3)

const mageWithin = (range: number | 'lodge') => a('enemyMage', within(range))
const servant = a('yourEvocation', within('lodge'))

/** [11.11] 14, 13 and 13 quests (REB-CMP.22). */
export const quests: readonly Quest[] = [
  first('first-steps', 1, times(2, room('any'), 'colour'), library(1)),
  first('dust-on-the-shelves', 1, times(1, room({ room: 'bibliotheca' })), library(1)),
  first('a-seat-by-the-throne', 1, times(1, room({ room: throneRoom })), step(2)),
  first(
    'come-to-the-rose',
    2,
    times(2, { deed: 'enter', where: { room: blackRoseRoom } }),
    lookAtEvents(1, 'reorder'),
  ),
  first('blood-on-marble', 1, times(2, hit), deal(1, mageWithin(2))),
  first('cracked-mortar', 1, times(3, placed), scatter(1, 1)),
  first('pilgrimage', 1, times(4, { deed: 'enter', where: 'any' }, 'colour'), heal(2)),
  first('kindling', 1, times(2, cast('fire')), deal(1, mageWithin(3))),
  first('rising-tide', 1, times(2, cast('water')), heal(2)),
  first('deep-roots', 1, times(2, cast('earth')), instability(1, yourRoom)),
  first('held-breath', 1, times(2, cast('air')), step(2)),
  first('set-the-snare', 1, times(2, cast('reaction')), search('memories')),
  first('small-servants', 2, times(1, { deed: 'summon' }), act(servant)),
  first('fist-of-the-order', 2, times(2, { deed: 'attack' }), attack()),

  second('trophy-hunter', 3, times(1, { deed: 'trophy' }), gain(1)),
  second('masons-oath', 2, times(4, placed, 'room'), scatter(2, 1)),
  second(
    'first-stone',
    3,
    times(1, { deed: 'lead' }),
    convertInstability(2, aRoom('lodge', 'roomWithCubes')),
  ),
  second('keeper-of-keys', 2, times(2, room('rebuilt')), refresh(aRoom('lodge', 'usedRoom'))),
  second('red-wing', 2, times(2, room('red')), deal(2, mageWithin(2))),
  second('blue-wing', 2, times(2, room('blue')), library(2)),
  second('green-wing', 2, times(2, room('green')), heal(3)),
  second('spring-the-jaw', 3, times(2, { deed: 'trigger' }), deal(2, mageWithin(3))),
  second('holy-orders', 2, times(2, cast('sacred')), choose([removeJinx(1)], [removeUmbra()])),
  second('unholy-orders', 2, times(3, cast('profane')), convertDamage(2, mageWithin(2))),
  second('bloodletting', 2, times(2, hit, 'mage'), deal(2, mageWithin(2))),
  second(
    'the-menagerie',
    2,
    times(2, { deed: 'evocationAttack' }),
    act(upTo(2, 'yourEvocation', within('lodge'))),
  ),
  second(
    'stolen-work',
    2,
    times(3, { deed: 'convert' }),
    convertInstability(2, aRoom('lodge', 'roomWithCubes')),
  ),

  third('grand-architect', 4, times(7, placed), scatter(3, 'lodge')),
  third('executioner', 5, times(2, { deed: 'trophy' }), deal(3, mageWithin('lodge'))),
  third('all-six-wings', 4, times(5, room('any'), 'colour'), activate(aRoom('lodge'))),
  third('yellow-wing', 3, times(2, room('yellow')), crown),
  third('purple-wing', 3, times(2, room('purple')), drawQuest(), place(you, aRoom('lodge', 'otherRoom'))),
  third('orange-wing', 3, times(2, room('orange')), search('memories'), search('memories')),
  third('storm-of-blows', 4, times(5, hit), deal(2, each('enemyMage', within(1)))),
  third('master-of-elements', 4, times(5, cast('any'), 'element'), library(2)),
  third('beast-lord', 3, times(1, { deed: 'threeEvocations' }), act(each('yourEvocation', within('lodge')))),
  third('forgotten-lore', 4, times(1, cast('forgotten')), gain(1)),
  third('web-of-lies', 4, times(3, { deed: 'trigger' }), eachMage('others', discard(1))),
  third('crowned-head', 3, times(2, { deed: 'crown' }), gain(1)),
  third('duel-at-dawn', 4, times(3, { deed: 'attack' }), attack(), attack()),
]
