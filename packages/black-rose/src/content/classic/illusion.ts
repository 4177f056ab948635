import type { SchoolBook, Spell } from '../../words/card.ts'
import {
  aRoom,
  each,
  it,
  source,
  target,
  targetRoom,
  thatEvocation,
  thatMage,
  you,
} from '../../words/select.ts'
import {
  act,
  avoid,
  avoidDamage,
  cancel,
  deal,
  discardAtRandom,
  gain,
  grimoire,
  heal,
  near,
  place,
  push,
  redirect,
  revealSpells,
  sendBack,
  step,
  summon,
  swap,
  when,
} from '../../words/sentences.ts'
import {
  onActivating,
  onCasting,
  onDamage,
  onLethalDamage,
  onMoveEnd,
  onSummoning,
  onTargeted,
} from '../../words/trigger.ts'
import { area, combat, contingency, one, protection, roomTrapOf, schoolSpell, self, trap } from '../making.ts'

const spell = schoolSpell('illusion')
const roomTrap = roomTrapOf('illusion')

const spells: readonly Spell[] = [
  spell('mirror-blade', {
    light: combat('magic', one(2), deal(near(4, 3))),
    dark: combat('magic', area(0), deal(3, each('enemyModel', 'target'))),
  }),
  spell('nightmare', {
    unstable: true,
    light: combat('air', one(2), deal(3), revealSpells('next')),
    dark: combat('air', one(1), deal(4)),
  }),
  spell('puppet-strings', {
    light: contingency('magic', one(2, 'enemyEvocation'), act(target)),
    dark: combat('magic', one(2, 'enemyMage'), push(1), deal(2)),
  }),
  spell('phantom-ally', {
    light: contingency('air', area(1), summon('andromeda', targetRoom)),
    dark: contingency('air', one('lodge', 'yourEvocation'), place(thatEvocation, aRoom(2))),
  }),
  spell('step-through-glass', {
    light: contingency('water', self, place(you, aRoom(2, 'otherRoom')), grimoire(1), gain(1)),
    dark: contingency('water', one(2), swap()),
  }),
  spell('blur', {
    light: protection('air', onDamage(), avoidDamage(5), step(1)),
    dark: protection('air', onTargeted(), place(you, aRoom(1)), when('outOfReach', avoid)),
  }),
  spell('mirror-ward', {
    unstable: true,
    light: protection('magic', onTargeted('single'), redirect),
    dark: protection('magic', onDamage(), avoidDamage(4), deal(2, source)),
  }),
  spell('false-death', {
    light: protection('any', onLethalDamage, avoidDamage('all'), heal(4)),
    dark: protection('any', onDamage('evocation'), avoidDamage(3)),
  }),
  spell('silence', {
    light: protection('magic', onTargeted(), cancel, gain(2)),
    dark: protection('magic', onDamage('evocation'), cancel),
  }),
  spell('maze', {
    light: trap('water', onMoveEnd, sendBack(thatMage), gain(1)),
    dark: trap('water', onActivating(), cancel),
  }),
  spell('trick-door', {
    light: trap('any', onCasting('quick'), discardAtRandom(1, thatMage), gain(1)),
    dark: trap('any', onSummoning, deal(2, thatEvocation)),
  }),
  roomTrap(
    'hall-of-masks',
    'magic',
    ['purple', [place(it, aRoom('lodge', 'roomNextToThis')), gain(1)]],
    ['white', [when('itIsMage', revealSpells('all', thatMage)), gain(1)]],
  ),
]

/** [12.5] Surprise: evasion, redirection, other mages' evocations, and doors that are not where they were. */
export const illusion: SchoolBook = {
  school: 'illusion',
  spells,
  lists: { a: [1, 2, 3, 4, 5, 6], b: [1, 4, 5, 7, 9, 11] },
}
