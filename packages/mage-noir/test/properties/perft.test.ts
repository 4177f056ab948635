import { begin, swift } from '@conclave/kernel'
import { perft } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import type { MageNoir } from '../../src/state.ts'
import { defaults, lay, type Position } from '../position.ts'

const standing = (position: Position): MageNoir =>
  Object.assign(lay(position).state, { chance: swift('perft') })

/** Named positions and the number of ways to answer once, twice, … from there. */
const positions: { readonly [name: string]: readonly [position: () => MageNoir, ...ways: number[]] } = {
  'the opening of a duel': [() => begin(mageNoir, defaults, 2, swift('perft')), 4, 8, 16, 96],
  'gathering between unequal piles': [
    () => standing({ at: 'gather', ether: 'Fi Wa / Ve', p: { play: ['druid-ring'], mn: true } }),
    6,
    36,
    216,
  ],
  'a hand of fire with two Flames': [
    () =>
      standing({
        p: {
          reserve: 'Fi4 Ai1 Mi1',
          hand: ['fire-ball', 'fiery-arrow', 'fission', 'flame'],
          channelled: ['flame', 'draconic-flame'],
        },
        o: { play: ['animated-tree', 'dead-tree'] },
        ether: 'Fi Ai / Wa',
      }),
    9,
    46,
    266,
  ],
  'waves, an echo and a Source': [
    () =>
      standing({
        p: {
          play: ['prodigious-source', 'ritual-of-melange'],
          channelled: ['surging-wave', 'purifying-wave'],
          prepared: ['wave-echo', 'condensation'],
          reserve: 'Wa2 Fi1',
          hand: ['unleashed-ocean'],
        },
        o: { play: ['kerlochs-robe', 'enchanted-forest'], hand: ['seed'] },
        ether: 'Ar / Ar Wa',
      }),
    12,
    24,
    89,
  ],
  'trees at the start of a turn': [
    () =>
      standing({
        at: 'start',
        p: {
          mn: true,
          play: ['king-of-trees', 'animated-tree', 'prodigious-sowing', 'hostile-forest'],
          channelled: ['seed', 'mental-flame'],
          reserve: 'Ve1 Wa1 Fi1',
          discard: ['seed', 'sprouted-seed'],
        },
        o: { play: ['dead-tree'], mn: true },
      }),
    6,
    16,
    52,
  ],
}

for (const [name, [position, ...ways]] of Object.entries(positions)) {
  test(`[MN-3.40] ${name}: ${ways.join(', ')} ways`, () => {
    const state = position()
    expect(ways.map((_, depth) => perft(mageNoir, state, depth + 1))).toEqual(ways)
  })
}
