import type { Spell } from '../../words/card.ts'
import { each, targetRoom } from '../../words/select.ts'
import {
  attack,
  browse,
  convertDamage,
  deal,
  drawQuest,
  gain,
  heal,
  lasting,
  lookAtEvents,
  step,
  summon,
} from '../../words/sentences.ts'
import { area, combat, contingency, one, personalSpell, self, special } from '../making.ts'

/** [12.8] One spell a mage (1.6). */
export const personal: readonly Spell[] = [
  personalSpell('nero')('ring-of-fire', {
    unstable: true,
    light: combat(
      'fire',
      area(0),
      deal(1, each('enemyModel', 'yours')),
      deal(1, each('enemyModel', 'around')),
    ),
    dark: combat('fire', one(1), deal(3)),
  }),
  personalSpell('jafar')('reading-the-stars', {
    light: contingency('sacred', special, browse(2), lookAtEvents(1, 'mayBury')),
    dark: contingency('sacred', special, drawQuest(), gain(1)),
  }),
  personalSpell('tessa')('wild-metamorphosis', {
    light: contingency(
      'earth',
      self,
      lasting({ rule: 'movement', by: 1 }),
      lasting({ rule: 'strength', by: 1 }),
    ),
    dark: combat('earth', self, step(2), attack(), heal(3)),
  }),
  personalSpell('rebecca')('call-of-the-fallen', {
    light: contingency('profane', area(1), summon('undead', targetRoom)),
    dark: combat('profane', one(1), deal(2), convertDamage(3)),
  }),
]
