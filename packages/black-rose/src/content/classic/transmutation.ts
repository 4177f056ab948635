import type { SchoolBook, Spell } from '../../words/card.ts'
import { each, it, roomsWith, targetRoom, thatMage, thisRoom, yourRoom } from '../../words/select.ts'
import {
  attack,
  avoid,
  avoidDamage,
  cancel,
  convertInstability,
  deal,
  endMove,
  gain,
  heal,
  inhibit,
  instability,
  lasting,
  library,
  payCards,
  push,
  removeInstability,
  step,
  stepStraight,
  summon,
  when,
} from '../../words/sentences.ts'
import { onBeingMoved, onDamage, onTargeted } from '../../words/trigger.ts'
import {
  area,
  combat,
  contingency,
  one,
  protection,
  roomTrapOf,
  schoolSpell,
  self,
  special,
} from '../making.ts'

const spell = schoolSpell('transmutation')
const roomTrap = roomTrapOf('transmutation')

const everyone = each('enemyModel', 'target')

const spells: readonly Spell[] = [
  spell('acid-explosion', {
    unstable: true,
    light: combat('water', area(1), deal(2, everyone), instability(1, targetRoom)),
    dark: combat('water', one(1), deal(2), push(1)),
  }),
  spell('granite-fists', {
    light: combat('earth', self, step(1), attack(1)),
    dark: contingency('earth', self, lasting({ rule: 'sweep' })),
  }),
  spell('beast-form', {
    unstable: true,
    light: contingency(
      'any',
      self,
      lasting({ rule: 'strength', by: 1 }),
      lasting({ rule: 'prowl', steps: 1 }),
    ),
    dark: contingency('any', self, lasting({ rule: 'movement', by: 1 }), heal(2)),
  }),
  spell('corrosion', {
    light: combat('earth', one(0), deal(2), instability(2, yourRoom)),
    dark: contingency('earth', area(1), instability(2, targetRoom)),
  }),
  spell('living-walls', {
    light: contingency('earth', area(1), convertInstability(3, targetRoom)),
    dark: contingency('earth', area(2), removeInstability(2, targetRoom), gain(1)),
  }),
  spell('rite-of-flesh', {
    light: contingency('water', area(0), summon('mutantAltar', targetRoom)),
    dark: contingency('water', special, instability(1, roomsWith('yourMutantAltar'))),
  }),
  spell('molten-wave', {
    unstable: true,
    light: combat('fire', area(2), deal(1, everyone), instability(2, targetRoom)),
    dark: combat('fire', area(0), deal(2, everyone), instability(2, targetRoom)),
  }),
  spell('crushing-charge', {
    light: combat('earth', self, stepStraight(2), attack()),
    dark: combat('earth', one(0), deal(2), push(1)),
  }),
  spell('shifting-skin', {
    light: protection('water', onDamage(), avoidDamage(3), heal(3)),
    dark: protection('water', onBeingMoved, cancel, step(1)),
  }),
  spell('stone-heart', {
    unstable: true,
    light: protection('earth', onDamage(), avoidDamage(5)),
    dark: protection('earth', onTargeted(), payCards(1, avoid)),
  }),
  spell('catalyst', {
    light: contingency('any', special, library(2), instability(2, yourRoom)),
    dark: contingency('any', area(2), payCards(1, instability(2, targetRoom))),
  }),
  roomTrap(
    'quicksand',
    'earth',
    ['blue', [endMove(it), when('itIsMage', inhibit('move', thatMage)), gain(1)]],
    ['green', [deal(2, it), instability(1, thisRoom)]],
  ),
]

/** [12.4] One's own body as a weapon, and shaken rooms wherever it goes. */
export const transmutation: SchoolBook = {
  school: 'transmutation',
  spells,
  lists: { a: [1, 2, 3, 4, 5, 6], b: [1, 3, 5, 7, 9, 11] },
}
