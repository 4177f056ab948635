import type { Spell } from '../../words/card.ts'
import {
  a,
  each,
  eachRoom,
  summoned,
  target,
  targetRoom,
  upToRooms,
  within,
  yourRoom,
} from '../../words/select.ts'
import {
  act,
  activate,
  again,
  avoidDamage,
  cancel,
  convertDamage,
  crown,
  deal,
  dropEvents,
  gain,
  heal,
  progress,
  push,
  refresh,
  scatter,
  step,
  summon,
  upgrade,
} from '../../words/sentences.ts'
import { onLethal, onTargeted } from '../../words/trigger.ts'
import { area, combat, contingency, forgottenSpell, one, protection, self, special } from '../making.ts'

const spell = forgottenSpell
const everyMage = each('enemyMage', 'target')

/** [11.10] Only the Black Rose Room gives them (REB-SPL.10). */
export const forgotten: readonly Spell[] = [
  spell('rose-in-bloom', {
    light: contingency('any', self, gain(2)),
    dark: contingency('any', special, scatter(4, 'lodge', 2)),
  }),
  spell('grand-conjunction', {
    light: contingency('sacred', special, activate(upToRooms(2, 'lodge')), gain(1)),
    dark: contingency('sacred', special, refresh(eachRoom('lodge', 'usedRoom')), activate(yourRoom)),
  }),
  spell('stitch-the-flesh-horror', {
    unstable: true,
    light: contingency('profane', area(1), summon('fleshHorror', targetRoom), upgrade(2, summoned)),
    dark: contingency(
      'profane',
      special,
      upgrade(3, each('yourConstruct', within('lodge'))),
      act(a('yourEvocation', within('lodge'))),
    ),
  }),
  spell('breath-of-the-morningstar', {
    unstable: true,
    light: combat('fire', area(3), deal(3, each('enemyModel', 'target'))),
    dark: combat('fire', one(1, 'enemyMage'), deal(5)),
  }),
  spell('hour-without-a-moon', {
    light: contingency('air', special, dropEvents('all', 'nobody')),
    dark: contingency('air', special, dropEvents('one', 'you')),
  }),
  spell('sovereign-word', {
    light: contingency('any', one('lodge', 'enemyEvocation'), crown, act(target)),
    dark: contingency('any', area('lodge'), crown, push(2, everyMage)),
  }),
  spell('black-sun', {
    unstable: true,
    light: combat('profane', area('lodge'), deal(2, everyMage)),
    dark: combat('profane', area('lodge'), deal(1, everyMage), convertDamage(2, everyMage)),
  }),
  spell('mirror-of-the-first-magister', {
    light: contingency('any', special, again('you'), gain(1)),
    dark: contingency('any', one(3, 'enemyMage'), again('target'), gain(1)),
  }),
  spell('undoing', {
    light: protection('sacred', onTargeted(), cancel, gain(2)),
    dark: protection('sacred', onLethal, avoidDamage('all')),
  }),
  spell('last-petal', {
    light: contingency('water', self, heal(8), step(3)),
    dark: contingency('water', special, progress(3)),
  }),
]
