import type { SchoolBook, Spell } from '../../words/card.ts'
import { each, it, itsRoom, mageBehind, roomsWith, thatMage } from '../../words/select.ts'
import {
  and,
  avoidDamage,
  deal,
  gain,
  grimoire,
  instability,
  jinx,
  jinxesOn,
  library,
  lookAtSpells,
  moveJinx,
  removeJinx,
  shield,
  stealPower,
  step,
  when,
} from '../../words/sentences.ts'
import { onActivating, onCompleting, onDamaged, onJinxed, onTargeted } from '../../words/trigger.ts'
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
  trap,
} from '../making.ts'

const spell = schoolSpell('hex')
const roomTrap = roomTrapOf('hex')

/** [RUL-80] One sentence for damage and jinx, one for the cubes. */
const worm = [and(deal(1, it), jinx('vulnerability', it)), instability(jinxesOn(), itsRoom)]

const spells: readonly Spell[] = [
  roomTrap('cerebral-worm', 'profane', ['red', worm], ['yellow', worm]),
  spell('baleful-curse', {
    light: protection('profane', onDamaged(), and(deal(2, mageBehind), jinx('slowness', mageBehind))),
    dark: protection('profane', onJinxed, jinx('any', thatMage)),
  }),
  spell('knotted-cord', {
    light: contingency('air', one(2, 'enemyMage'), jinx('slowness'), step(1)),
    dark: combat('air', one(2, 'enemyMage'), and(deal(1), jinx('slowness'))),
  }),
  spell('nail-and-effigy', {
    unstable: true,
    light: combat('earth', one('lodge', 'enemyMage'), deal(jinxesOn(3))),
    dark: combat('earth', one(2, 'enemyMage'), deal(3)),
  }),
  spell('whispered-name', {
    light: contingency('air', one(3, 'enemyMage'), jinx('amnesia'), grimoire(1)),
    dark: contingency('air', one(3, 'enemyMage'), lookAtSpells('one'), when('sawCombat', gain(1))),
  }),
  spell('withering-gaze', {
    unstable: true,
    light: combat('profane', one(2, 'enemyMage'), and(deal(2), jinx('vulnerability'))),
    dark: combat('profane', one(1, 'enemyMage'), deal(2), when('hasJinx', deal(2))),
  }),
  spell('sour-milk', {
    light: contingency('earth', one(2, 'enemyMage'), jinx('illFortune'), grimoire(1)),
    dark: contingency('earth', self, when('rivalsJinxed', gain(1))),
  }),
  spell('crossroads-bargain', {
    unstable: true,
    light: contingency('any', self, removeJinx(1), library(1)),
    dark: contingency('any', one(2, 'enemyMage'), moveJinx()),
  }),
  spell('iron-horseshoe', {
    light: protection('sacred', onDamaged(), and(avoidDamage(3), jinx('illFortune', mageBehind))),
    dark: protection('sacred', onTargeted('combat'), shield(3)),
  }),
  spell('crows-feast', {
    unstable: true,
    light: combat(
      'air',
      area(2),
      deal(1, each('enemyModel', 'target')),
      deal(1, each('jinxedMage', 'target')),
    ),
    dark: contingency('air', special, instability(1, roomsWith('jinxedMage'))),
  }),
  spell('trodden-grave', {
    light: trap('earth', onActivating('any', 3), and(deal(1, thatMage), jinx('amnesia', thatMage))),
    dark: trap('earth', onCompleting(3), stealPower(1, thatMage)),
  }),
  roomTrap(
    'salt-circle',
    'water',
    ['blue', [and(deal(1, it), jinx('slowness', it))]],
    ['purple', [and(deal(2, it), jinx('illFortune', it))]],
  ),
]

/** [11.4] Curses that pile up. */
export const hex: SchoolBook = {
  school: 'hex',
  spells,
  lists: { a: [1, 2, 4, 6, 9, 10], b: [2, 3, 6, 7, 8, 12] },
}
