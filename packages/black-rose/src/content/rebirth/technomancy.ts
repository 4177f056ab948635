import type { SchoolBook, Spell } from '../../words/card.ts'
import {
  a,
  aRoom,
  each,
  it,
  picked,
  summoned,
  target,
  targetRoom,
  within,
  you,
  yourRoom,
} from '../../words/select.ts'
import {
  act,
  and,
  attack,
  avoidDamage,
  deal,
  discard,
  gain,
  heal,
  instability,
  lasting,
  library,
  place,
  removeEvocation,
  roseDeals,
  search,
  step,
  summon,
  upgrade,
  when,
} from '../../words/sentences.ts'
import { onAttacking, onDamaged, onEvocationDamaged, onOwnRemoved } from '../../words/trigger.ts'
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

const spell = schoolSpell('technomancy')
const roomTrap = roomTrapOf('technomancy')

const everyone = each('enemyModel', 'target')
const servant = a('yourEvocation', within('lodge'))

const spells: readonly Spell[] = [
  spell('reanimate', {
    unstable: true,
    light: contingency('profane', area(1), summon('cadaver', targetRoom), upgrade(1, summoned)),
    dark: contingency('profane', self, summon('cadaver', yourRoom), summon('cadaver', yourRoom)),
  }),
  spell('rivet-storm', {
    light: combat('earth', one(2), deal(3)),
    dark: combat('earth', one(1), deal(2), deal(1, a('otherEnemy', 'its'))),
  }),
  spell('forge-the-colossus', {
    unstable: true,
    light: contingency('fire', self, summon('colossus', yourRoom)),
    dark: contingency('fire', special, upgrade(2, each('yourConstruct', within('lodge')))),
  }),
  spell('galvanic-lash', {
    unstable: true,
    light: combat('air', one(2, 'enemyMage'), deal(2), lasting({ rule: 'attacks', by: -1 }, target)),
    dark: combat('air', one(1, 'enemyMage'), deal(3)),
  }),
  spell('overclock', {
    light: contingency('air', special, act(servant), roseDeals(1, picked)),
    dark: contingency('air', special, lasting({ rule: 'strength', by: 2 }, servant)),
  }),
  spell('piston-leap', {
    light: combat('air', self, step(2), attack()),
    dark: contingency('air', self, place(you, aRoom('lodge', 'roomWithYourEvocation'))),
  }),
  spell('blueprints', {
    light: contingency('any', self, library(2), discard(1)),
    dark: contingency('any', special, upgrade(1, a('yourConstruct', within('lodge'))), heal(2, picked)),
  }),
  spell('furnace-breath', {
    unstable: true,
    light: combat('fire', area(2), deal(2, everyone)),
    dark: combat('fire', area(2), deal(1, everyone), instability(1, targetRoom)),
  }),
  spell('plate-and-gear', {
    light: protection('earth', onDamaged(), avoidDamage(4)),
    dark: protection('earth', onEvocationDamaged, avoidDamage(6)),
  }),
  spell('deadman-switch', {
    light: trap('fire', onOwnRemoved, deal(2, each('enemyModel', 'there'))),
    dark: trap('fire', onAttacking(2), deal(3, it)),
  }),
  roomTrap('tripwire-array', 'earth', ['orange', [deal(3, it)]], ['blue', [deal(2, it), act(servant)]]),
  spell('salvage', {
    light: contingency(
      'earth',
      special,
      removeEvocation(servant),
      when('done', and(gain(1), instability(1, yourRoom), heal(1))),
    ),
    dark: contingency('earth', self, search('memories')),
  }),
]

/** [11.5] Dead flesh and engines. */
export const technomancy: SchoolBook = {
  school: 'technomancy',
  spells,
  lists: { a: [1, 2, 4, 6, 8, 9], b: [1, 3, 5, 8, 9, 11] },
}
