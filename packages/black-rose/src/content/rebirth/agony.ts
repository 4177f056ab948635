import type { SchoolBook, Spell } from '../../words/card.ts'
import {
  each,
  it,
  itsRoom,
  mageBehind,
  summoned,
  targetRoom,
  thatMage,
  yourRoom,
} from '../../words/select.ts'
import {
  act,
  avoidDamage,
  convertDamage,
  deal,
  gain,
  grimoire,
  heal,
  instability,
  pain,
  push,
  summon,
  transferDamage,
} from '../../words/sentences.ts'
import { onDamaged, onHealing, onMoving, onTargeted } from '../../words/trigger.ts'
import { area, combat, contingency, one, protection, roomTrapOf, schoolSpell, self, trap } from '../making.ts'

const spell = schoolSpell('agony')
const roomTrap = roomTrapOf('agony')

const everyone = each('enemyModel', 'target')
const everyMage = each('enemyMage', 'target')

const spells: readonly Spell[] = [
  spell('black-torture', {
    unstable: true,
    light: combat('profane', one(1, 'enemyMage'), deal(3), pain(1)),
    dark: combat('profane', one(2, 'enemyMage'), deal(1), convertDamage(2)),
  }),
  spell('shared-torture', {
    light: combat('profane', one(1, 'enemyMage'), deal(4), convertDamage(1), pain(3)),
    dark: combat('profane', one(2, 'enemyMage'), deal(2), grimoire(1), pain(1)),
  }),
  spell('visceral-fire', {
    unstable: true,
    light: combat('fire', one(2), deal(3), pain(1)),
    dark: combat('fire', area(1), deal(2, everyone), pain(2)),
  }),
  spell('barbed-embrace', {
    light: combat('profane', one(0, 'enemyMage'), deal(5), pain(2)),
    dark: contingency('profane', self, heal(4)),
  }),
  spell('flayers-chorus', {
    unstable: true,
    light: combat('air', area(2), deal(2, everyone), pain(2)),
    dark: combat('air', area(2), deal(1, everyMage), convertDamage(1, everyMage)),
  }),
  spell('red-tithe', {
    light: contingency('profane', self, pain(1), gain(1)),
    dark: contingency('profane', self, pain(1), grimoire(2)),
  }),
  spell('call-of-the-succubus', {
    unstable: true,
    light: contingency('fire', area(1), summon('succubus', targetRoom)),
    dark: contingency('fire', self, summon('succubus', yourRoom), pain(1), act(summoned)),
  }),
  spell('ecstasy-of-ruin', {
    light: contingency('earth', area(1), instability(2, targetRoom), pain(1)),
    dark: combat('earth', one(1), deal(2), instability(1, itsRoom)),
  }),
  spell('scar-ward', {
    light: protection('sacred', onDamaged(), avoidDamage(3), deal(1, mageBehind)),
    dark: protection('sacred', onDamaged(3), avoidDamage(7), pain(1)),
  }),
  spell('martyrs-mirror', {
    unstable: true,
    light: protection('sacred', onTargeted('combat'), transferDamage(1, thatMage), deal(2, thatMage)),
    dark: trap('sacred', onHealing(2), deal(3, thatMage)),
  }),
  roomTrap(
    'thorned-threshold',
    'earth',
    ['red', [deal(3, it)]],
    ['purple', [deal(1, it), convertDamage(1, it)]],
  ),
  spell('agonists-leash', {
    light: trap('air', onMoving(2), deal(2, it), push(1, it)),
    dark: combat('air', one(3, 'enemyMage'), deal(2), push(1), pain(1)),
  }),
]

/** [11.2] Power bought with one's own blood. */
export const agony: SchoolBook = {
  school: 'agony',
  spells,
  lists: { a: [1, 2, 4, 6, 8, 9], b: [1, 3, 5, 7, 9, 11] },
}
