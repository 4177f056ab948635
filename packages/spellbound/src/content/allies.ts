import type { AllyCard } from '../words/card.ts'
import {
  anyOrder,
  changeling,
  discardRow,
  discardTower,
  type Effect,
  guard,
  influence,
  magic,
  move,
  moveAndCarry,
  moveWatchman,
  oneOf,
  paying,
  placeWatchman,
  pushBackAtWatchman,
  search,
  seq,
  warlockPair,
} from '../words/effect.ts'

type Facts = {
  count: number
  cost: number
  sun?: number
  moon?: number
  set?: string
  effect: Effect
  first?: Effect
}

const ally = (id: string, { set = id, sun = 0, moon = 0, ...facts }: Facts): AllyCard => ({
  kind: 'ally',
  id,
  set,
  sun,
  moon,
  ...facts,
})

const anyBaseAction = [move, magic, influence(1)]

/** Section 6.3: sixteen sets, 35 cards. */
export const allies: readonly AllyCard[] = [
  ally('centaur', { count: 3, cost: 4, sun: 2, effect: seq(moveAndCarry, moveAndCarry, moveAndCarry) }),
  ally('city-watchman', {
    count: 1,
    cost: 3,
    sun: 1,
    effect: seq(pushBackAtWatchman, moveWatchman),
    first: seq(placeWatchman),
  }),
  ally('changeling', { count: 1, cost: 2, sun: 1, effect: seq(changeling) }),
  ally('dark-elf', { count: 3, cost: 3, sun: 1, effect: seq(oneOf(move, influence(2))) }),
  ally('dragon', { count: 3, cost: 6, sun: 3, effect: anyOrder(move, magic, search('rainbow')) }),
  ally('giant-eagle', {
    count: 2,
    cost: 4,
    sun: 2,
    effect: anyOrder(move, move, oneOf(magic, influence(1))),
  }),
  ally('halfling', { count: 3, cost: 2, sun: 1, effect: seq(oneOf(...anyBaseAction)) }),
  ally('squire', { set: 'knight-and-squire', count: 1, cost: 4, sun: 1, effect: seq(guard('firstWitch')) }),
  ally('knight', { set: 'knight-and-squire', count: 1, cost: 4, sun: 3, effect: seq(guard('allWitches')) }),
  ally('librarian', { count: 1, cost: 3, moon: 1, effect: seq(search('rainbow'), search('rainbow')) }),
  ally('lizardman', {
    count: 3,
    cost: 4,
    sun: 2,
    effect: seq(oneOf(...anyBaseAction), oneOf(...anyBaseAction)),
  }),
  ally('magic-dwarf', { count: 2, cost: 3, sun: 2, effect: seq(magic, magic) }),
  ally('pixies', { count: 3, cost: 2, sun: 2, effect: seq() }),
  ally('ranger', {
    count: 2,
    cost: 3,
    sun: 2,
    effect: seq(oneOf(...anyBaseAction, discardTower('topWicked'))),
  }),
  ally('vampire', {
    count: 2,
    cost: 3,
    sun: 2,
    effect: paying(
      oneOf(discardRow('ally', 1), discardRow('wicked', 1)),
      seq(oneOf(...anyBaseAction, search('rainbow'))),
    ),
  }),
  ally('warlock', {
    count: 2,
    cost: 5,
    sun: 2,
    effect: seq(oneOf(...anyBaseAction, warlockPair), oneOf(...anyBaseAction)),
  }),
  ally('warrior', { count: 2, cost: 4, sun: 3, effect: seq(discardRow('witch', 'all')) }),
]
