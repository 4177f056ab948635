import type { EditionId, MageName } from '../words/board.ts'
import type { MageSheet } from '../words/card.ts'

/** [12.9] In 0.7 all are alike. */
const older = { hand: 7, health: 12, movement: 2, strength: 2 }

export const mages: { readonly [E in EditionId]: { readonly [N in MageName]: MageSheet } } = {
  '0.7': {
    nero: { name: 'nero', school: 'destruction', ...older },
    tessa: { name: 'tessa', school: 'transmutation', ...older },
    jafar: { name: 'jafar', school: 'divination', ...older },
    rebecca: { name: 'rebecca', school: 'necromancy', ...older },
  },
  '1.6': {
    nero: { name: 'nero', school: 'destruction', hand: 7, health: 12, movement: 2, strength: 2 },
    tessa: { name: 'tessa', school: 'transmutation', hand: 8, health: 11, movement: 2, strength: 2 },
    jafar: { name: 'jafar', school: 'divination', hand: 9, health: 10, movement: 2, strength: 2 },
    rebecca: { name: 'rebecca', school: 'necromancy', hand: 8, health: 11, movement: 2, strength: 2 },
  },
}
