import type { SchoolBook, Spell } from '../../words/card.ts'
import { a, each, it, itsRoom, targetRoom, thisRoom, within, yourRoom } from '../../words/select.ts'
import {
  act,
  activate,
  and,
  avoidDamage,
  convertDamage,
  convertInstability,
  deal,
  discard,
  gain,
  heal,
  instability,
  leads,
  library,
  removeInstability,
  replaceEvocation,
  step,
  summon,
  when,
} from '../../words/sentences.ts'
import { onDamaged, onEvocationDamaged, onPlacing, onTargeted } from '../../words/trigger.ts'
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

const spell = schoolSpell('alchemy')
const roomTrap = roomTrapOf('alchemy', { unstable: true })

const everyone = each('enemyModel', 'target')
const servant = a('yourEvocation', within('lodge'))

const spells: readonly Spell[] = [
  spell('solve', {
    unstable: true,
    light: contingency('water', area(2), convertInstability(2, targetRoom)),
    dark: contingency('water', area(1), removeInstability(1, targetRoom), library(1)),
  }),
  spell('vitriol', {
    unstable: true,
    light: combat('fire', one(2), deal(3)),
    dark: combat('fire', one(1, 'enemyMage'), deal(2), convertDamage(1)),
  }),
  spell('opus-nigrum', {
    unstable: true,
    light: contingency('profane', area(1), summon('nigredo', targetRoom)),
    dark: contingency('profane', self, summon('nigredo', yourRoom), instability(1, yourRoom)),
  }),
  spell('coagula', {
    light: contingency('earth', area(1), instability(2, targetRoom)),
    dark: combat('earth', one(1), deal(2), instability(1, itsRoom)),
  }),
  spell('white-work', {
    light: contingency('sacred', special, replaceEvocation(a('yourNigredo', within('lodge')), 'albedo')),
    dark: contingency('sacred', special, heal(2, each('yourEvocation', within('lodge'))), act(servant)),
  }),
  spell('quicksilver-step', {
    light: contingency('water', self, step(3)),
    dark: contingency('water', self, step(1), activate(yourRoom)),
  }),
  spell('philosophers-salt', {
    light: contingency('earth', self, discard(1), when('done', and(library(2), heal(1)))),
    dark: contingency('earth', self, heal(4)),
  }),
  spell('calcination', {
    unstable: true,
    light: combat('fire', area(2), deal(2, everyone)),
    dark: combat('fire', area(1), deal(1, everyone), instability(1, targetRoom)),
  }),
  spell('tincture-of-glass', {
    light: protection('water', onDamaged(), avoidDamage(4)),
    dark: protection('water', onTargeted('combat'), instability(1, yourRoom), step(1)),
  }),
  spell('residue', {
    light: trap('air', onPlacing(2), convertInstability(2, thisRoom)),
    dark: contingency('air', area(3), convertInstability(2, targetRoom), instability(1, targetRoom)),
  }),
  roomTrap(
    'fuming-crucible',
    'fire',
    ['green', [deal(2, it), instability(1, thisRoom)]],
    ['orange', [deal(2, it)]],
  ),
  spell('rubedos-promise', {
    light: contingency('any', self, gain(leads(2))),
    dark: protection('any', onEvocationDamaged, avoidDamage(5)),
  }),
]

/** [11.3] Matter turned into better matter. */
export const alchemy: SchoolBook = {
  school: 'alchemy',
  spells,
  lists: { a: [1, 2, 4, 6, 8, 9], b: [1, 3, 5, 8, 9, 11] },
}
