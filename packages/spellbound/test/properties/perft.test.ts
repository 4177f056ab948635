import { swift } from '@conclave/kernel'
import { perft } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound } from '../../src/state.ts'
import { lay, type Position } from '../position.ts'
import { openingOf } from './course.ts'

const standing = (position: Position): Spellbound =>
  Object.assign(lay(position).state, { chance: swift('perft') })

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']

/** Named positions and the number of ways to answer once, twice, … from there. */
const positions: { readonly [name: string]: readonly [position: () => Spellbound, ...ways: number[]] } = {
  'the opening of three': [
    () =>
      openingOf({ seats: 3, seed: 'perft', options: { trollBreaker: false, dan: 0, witchFinder: false } }),
    7,
    67,
    690,
    5769,
  ],
  'a Centaur among friends': [
    () => standing({ row: ['centaur', 'lizardman'], wands: [2], villages: { 3: { card: 'fairy-spring' } } }),
    7,
    71,
    847,
    9064,
  ],
  'two holders before a purge': [
    () =>
      standing({
        at: 'handOfFate',
        row: five,
        wickedRow: ['witch-red-1', 'witch-green-1', 'troll-1'],
        pieces: { red: 3, green: 3 },
        spells: [['teleport'], ['hat-trick', 'alchemy'], ['book-wyrms']],
      }),
    4,
    8,
    30,
    104,
  ],
  'a village of many means': [
    () =>
      standing({
        mages: ['village:5', 'city:red', 'wilderness'],
        row: ['influence-blue', 'vampire', 'halfling'],
        wickedRow: ['troll-1'],
        wands: [3],
        spells: [['winning-smile', 'puppetry'], ['teleport'], ['book-wyrms']],
        villages: { 5: { card: 'centaur', stored: [{ card: 'influence-green', value: 1 }] } },
        reserve: ['centaur', 'centaur'],
      }),
    13,
    132,
    1313,
  ],
  'a final battle about to be allotted': [
    () =>
      standing({
        at: 'finalBattle',
        stage: 2,
        books: { red: 9, blue: 9, green: 9, yellow: 9, silver: 9 },
        moonStack: ['witch-red-2', 'librarian', 'troll-1'],
        sunStack: ['dragon'],
        minions: 2,
        spells: [[], ['alchemy']],
      }),
    6,
    31,
    136,
    501,
  ],
}

for (const [name, [position, ...ways]] of Object.entries(positions)) {
  test(`[SPB-ST.1] ${name}: ${ways.join(', ')} ways`, () => {
    const state = position()
    expect(ways.map((_, depth) => perft(spellbound, state, depth + 1))).toEqual(ways)
  })
}
