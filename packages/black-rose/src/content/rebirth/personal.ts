import type { Spell } from '../../words/card.ts'
import { a, within, yourRoom } from '../../words/select.ts'
import {
  act,
  activate,
  avoidDamage,
  choose,
  deal,
  gain,
  grimoire,
  jinx,
  pain,
  step,
  summon,
  upgrade,
  when,
} from '../../words/sentences.ts'
import { onDamaged } from '../../words/trigger.ts'
import { combat, contingency, one, personalSpell, protection, self, special } from '../making.ts'

/** [11.9] One spell a mage, three copies (REB-CMP.17). */
export const personal: readonly Spell[] = [
  personalSpell('arianna')('mercurial-waltz', {
    light: contingency('any', self, step(2), activate(yourRoom)),
    dark: combat('any', one(0), deal(3), step(1)),
  }),
  personalSpell('rikkart')('penitents-fury', {
    unstable: true,
    light: combat('profane', one(1, 'enemyMage'), deal(3), pain(2)),
    dark: contingency('profane', self, pain(1), grimoire(1), gain(1)),
  }),
  personalSpell('gramigna')('evil-eye', {
    light: contingency('profane', one(2, 'enemyMage'), jinx('any'), gain(1)),
    dark: combat('profane', one(2, 'enemyMage'), deal(1), when('hasJinx', gain(1))),
  }),
  personalSpell('doria')('dorias-patent', {
    light: contingency(
      'earth',
      special,
      choose([summon('cadaver', yourRoom)], [upgrade(1, a('yourConstruct', within('lodge')))]),
      act(a('yourEvocation', within('lodge'))),
    ),
    dark: protection('earth', onDamaged(), avoidDamage(4), grimoire(1)),
  }),
]
