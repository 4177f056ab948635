import type { SchoolBook, Spell } from '../../words/card.ts'
import { aRoom, each, targetRoom, yourRoom } from '../../words/select.ts'
import {
  activate,
  avoid,
  avoidDamage,
  cancel,
  chooseQuest,
  crown,
  deal,
  forEach,
  gain,
  grimoire,
  heal,
  library,
  lookAtEvents,
  moveEvent,
  refresh,
  removeEvocation,
  search,
  summon,
} from '../../words/sentences.ts'
import { onActivating, onCompleting, onDamage, onLosingPower, onTargeted } from '../../words/trigger.ts'
import { area, combat, contingency, one, protection, schoolSpell, self, special, trap } from '../making.ts'

const spell = schoolSpell('divination')

const spells: readonly Spell[] = [
  spell('dismiss', {
    light: contingency(
      'magic',
      one('lodge', 'enemyEvocation'),
      removeEvocation({ models: 'target' }),
      gain(1),
    ),
    dark: contingency('magic', self, heal(3)),
  }),
  spell('read-the-omens', {
    light: contingency('sacred', special, lookAtEvents(3, 'reorder'), gain(1)),
    dark: contingency('sacred', special, moveEvent, grimoire(1)),
  }),
  spell('thread-of-fate', {
    light: contingency('any', special, chooseQuest(2)),
    dark: contingency('any', special, activate(aRoom('lodge', 'roomOfYourQuest'))),
  }),
  spell('rite-of-spring', {
    light: contingency('sacred', area(1), summon('holyAltar', targetRoom)),
    dark: contingency('sacred', self, gain(forEach('yourDivineAltar', 0, 2))),
  }),
  spell('hourglass', {
    light: contingency('magic', area(2, 'darkRoom'), refresh(targetRoom), gain(1), heal(2)),
    dark: contingency('magic', special, crown),
  }),
  spell('open-page', {
    light: contingency('air', special, library(3, 2)),
    dark: contingency('air', special, search('either')),
  }),
  spell('mending-light', {
    light: contingency('sacred', self, heal(4)),
    dark: contingency('sacred', area(0), heal(2, each('mage', 'yours')), gain(1)),
  }),
  spell('borrowed-hour', {
    light: contingency('magic', area(0), activate(yourRoom), heal(2)),
    dark: contingency('magic', area(1, 'brightRoom'), activate(targetRoom), grimoire(1)),
  }),
  spell('sunlance', {
    unstable: true,
    light: combat('sacred', one(2), deal(3)),
    dark: combat('sacred', area(1), deal(1, each('enemyModel', 'target')), gain(1)),
  }),
  spell('foreseen-blow', {
    light: protection('air', onDamage(), avoidDamage(3), gain(1)),
    dark: protection('air', onTargeted(), avoid),
  }),
  spell('turned-page', {
    light: protection('sacred', onLosingPower, cancel, gain(2)),
    dark: protection('sacred', onTargeted('contingency'), cancel, gain(1)),
  }),
  spell('debt-of-prophecy', {
    light: trap('magic', onCompleting(), gain(2)),
    dark: trap('magic', onActivating(), gain(1), grimoire(1)),
  }),
]

/** [12.2] Knowledge: events, quests, rooms from afar, altars and the Crown; hardly a blow. */
export const divination: SchoolBook = {
  school: 'divination',
  spells,
  lists: { a: [1, 2, 3, 4, 5, 6], b: [1, 3, 5, 7, 9, 11] },
}
