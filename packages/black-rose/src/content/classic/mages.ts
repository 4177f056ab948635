import type { ClassicId } from '../../words/board.ts'
import type { MageSheet } from '../../words/card.ts'

/** [12.9] In 0.7 all are alike. */
const older = { hand: 7, health: 12, movement: 2, strength: 2 }

export const mages: { readonly [E in ClassicId]: readonly MageSheet[] } = {
  '0.7': [
    { name: 'nero', school: 'destruction', ...older },
    { name: 'tessa', school: 'transmutation', ...older },
    { name: 'jafar', school: 'divination', ...older },
    { name: 'rebecca', school: 'necromancy', ...older },
  ],
  '1.6': [
    { name: 'nero', school: 'destruction', hand: 7, health: 12, movement: 2, strength: 2 },
    { name: 'tessa', school: 'transmutation', hand: 8, health: 11, movement: 2, strength: 2 },
    { name: 'jafar', school: 'divination', hand: 9, health: 10, movement: 2, strength: 2 },
    { name: 'rebecca', school: 'necromancy', hand: 8, health: 11, movement: 2, strength: 2 },
  ],
}
