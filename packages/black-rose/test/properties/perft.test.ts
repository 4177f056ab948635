import { swift } from '@conclave/kernel'
import { perft } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { editionIds } from '../../src/words/board.ts'
import { lay, type Position } from '../position.ts'

/** Named positions and the number of ways to answer once, twice, … from there, in each edition. */
const positions: {
  readonly [name: string]: readonly [Position, { readonly [edition: string]: readonly number[] }]
} = {
  'the opening': [
    { phase: 'opening', mages: [{}, {}] },
    { '1.6': [4, 16, 48], '0.7': [4, 16, 48], rebirth: [4, 16, 48] },
  ],
  'choosing schools in the Library': [
    { phase: 'study', mages: [{ hand: ['fireball'] }, { hand: ['leech'] }] },
    // Six schools, and a removal for each of the two: 6 + 2, then 6 · 8 + 2 · 7.
    { '1.6': [8, 62, 468], '0.7': [8, 62, 468] },
  ],
  'planning with three spells': [
    {
      phase: 'preparation',
      mages: [{ hand: ['fireball', 'blade-wall', 'silence'] }, { hand: ['leech', 'hourglass'] }],
    },
    { '1.6': [5, 27, 149], '0.7': [5, 27, 149] },
  ],
  'an activation with everything to choose from': [
    {
      mages: [
        {
          at: 'throne-room',
          quick: 'fireball',
          first: 'leech dark',
          second: 'dark-armour',
          evocations: [{ kind: 'cerbero', at: 'arena' }],
        },
        { at: 'throne-room', first: 'silence active', second: 'hidden-knife' },
        { at: 'arena', damage: { 0: 4 }, first: 'blade-wall active' },
      ],
    },
    { '1.6': [7, 34, 56], '0.7': [7, 38, 56] },
  ],
  'evocations on the move': [
    {
      phase: 'evocation',
      mages: [
        {
          at: 'garden',
          evocations: [
            { kind: 'cerbero', at: 'arena' },
            { kind: 'andromeda', at: 'forge' },
          ],
        },
        { at: 'throne-room', evocations: [{ kind: 'undead', at: 'throne-room' }] },
      ],
    },
    { '1.6': [3, 13, 69], '0.7': [3, 13, 69] },
  ],
  'an activation in the ruins, with actions in free pairs': [
    {
      mages: [
        {
          at: 'forge',
          quick: 'visceral-fire',
          first: 'red-tithe',
          third: 'scar-ward',
          evocations: [{ kind: 'cadaver', at: 'arena' }],
        },
        { at: 'forge', first: 'scar-ward active' },
        { at: 'arena', damage: { 0: 4 } },
      ],
    },
    { rebirth: [8, 24, 121] },
  ],
  'planning with an optional quick spell': [
    {
      phase: 'preparation',
      mages: [{ hand: ['visceral-fire', 'red-tithe', 'scar-ward'] }, { hand: ['black-torture'] }],
    },
    { rebirth: [6, 36, 212] },
  ],
  'alone against the Avatar, which goes next': [
    {
      moon: 2,
      avatar: { at: 'forge', deck: ['rose-fire', 'cruel-bargain'] },
      mages: [{ at: 'arena', first: 'visceral-fire', second: 'red-tithe', third: 'scar-ward' }],
    },
    { rebirth: [6, 27, 152] },
  ],
  'two against the Avatar, which may choose either': [
    {
      avatar: { at: 'black-rose-room', deck: ['thorn-lash', 'black-bloom'] },
      mages: [
        { at: 'arena', first: 'visceral-fire' },
        { at: 'bibliotheca', first: 'red-tithe' },
      ],
    },
    { rebirth: [4, 12, 45] },
  ],
}

for (const [name, [position, counts]] of Object.entries(positions)) {
  test.each(Object.entries(counts))(
    `[BRW-GEN.5, REB-GEN.1] ${name}, edition %s: %j ways`,
    (edition, ways) => {
      const id = editionIds.find((each) => each === edition)!
      const game = blackRoseIn(id)
      const { state } = lay({ ...position, edition: id })
      Object.assign(state, { chance: swift('perft') })
      expect(ways.map((_, depth) => perft(game, state, depth + 1))).toEqual(ways)
    },
  )
}
