import type { SchoolBook, Spell } from '../../words/card.ts'
import {
  a,
  aRoom,
  each,
  it,
  source,
  targetRoom,
  thatEvocation,
  thisRoom,
  within,
  yourRoom,
} from '../../words/select.ts'
import {
  act,
  avoidDamage,
  convertDamage,
  deal,
  eachMage,
  endMove,
  forEach,
  gain,
  heal,
  losePower,
  noted,
  payCards,
  payPower,
  push,
  removeEvocation,
  replaceEvocation,
  stealPower,
  summon,
  when,
} from '../../words/sentences.ts'
import { onDamage, onEvocationDamage } from '../../words/trigger.ts'
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

const spell = schoolSpell('necromancy')
const roomTrap = roomTrapOf('necromancy')

const everyone = each('enemyModel', 'target')

const spells: readonly Spell[] = [
  spell('summon-darkness', {
    light: contingency('profane', area(0), summon('undead', yourRoom)),
    dark: contingency('profane', area(0), payPower(1, summon('greaterUndead', yourRoom))),
  }),
  spell('embrace-of-darkness', {
    light: contingency('profane', one('lodge', 'yourUndead'), act(thatEvocation)),
    dark: contingency('profane', special, push(1, each('yourUndead', within('lodge'))), gain(1)),
  }),
  spell('dark-armour', {
    light: protection('profane', onDamage(), avoidDamage('all'), deal(1, source)),
    dark: protection('profane', onEvocationDamage, avoidDamage(2)),
  }),
  spell('leech', {
    unstable: true,
    light: combat('profane', one(1), deal(2), heal(2)),
    dark: combat('profane', one(0), deal(3), gain(1)),
  }),
  spell('grave-frost', {
    light: combat('water', one(2), deal(2), convertDamage(2)),
    dark: combat('water', area(1), deal(1, everyone), convertDamage(1, each('enemyMage', 'target'))),
  }),
  spell('bone-spear', {
    light: combat('earth', one(2), deal(3)),
    dark: combat('earth', one(1), deal(forEach('yourUndead', 2, 4))),
  }),
  spell('harvest-of-doubt', {
    light: contingency('any', one(2, 'enemyMage'), stealPower(1), heal(2)),
    dark: contingency('any', special, eachMage('withYourEvocation', losePower(1, it)), when('done', gain(1))),
  }),
  spell('corpse-bloom', {
    unstable: true,
    light: combat('profane', area(1), removeEvocation(a('yourEvocation', 'target')), deal(noted, everyone)),
    dark: contingency('profane', self, heal(forEach('yourEvocation', 1))),
  }),
  spell('open-graves', {
    unstable: true,
    light: contingency(
      'earth',
      area(1),
      summon('undead', targetRoom),
      payCards(1, summon('undead', aRoom(1))),
    ),
    dark: contingency('earth', area('lodge', 'ruinOrCemetery'), summon('undead', targetRoom)),
  }),
  spell('plague-wind', {
    light: combat('water', area(2), deal(2, everyone)),
    dark: combat('water', area(0), deal(3, everyone)),
  }),
  spell('bone-legion', {
    light: contingency(
      'profane',
      area(0),
      replaceEvocation(a('yourLandsknecht', 'yours'), 'greaterUndead'),
      gain(1),
    ),
    dark: contingency('profane', area(0), act(each('yourUndead', 'yours'))),
  }),
  roomTrap(
    'grasping-dead',
    'profane',
    ['green', [deal(2, it), endMove(it)]],
    ['purple', [summon('undead', thisRoom)]],
  ),
]

/** [12.3] A swarm of undead, blows that heal, other mages' damage made one's own. */
export const necromancy: SchoolBook = {
  school: 'necromancy',
  spells,
  lists: { a: [1, 2, 3, 4, 5, 6], b: [4, 3, 5, 7, 9, 11] },
}
