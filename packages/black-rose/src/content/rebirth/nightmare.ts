import type { SchoolBook, Spell } from '../../words/card.ts'
import { aRoom, each, it, mageBehind, target, thatMage, upToRooms, you } from '../../words/select.ts'
import {
  and,
  assign,
  avoidDamage,
  convertDamage,
  deal,
  discard,
  gain,
  grimoire,
  haunted,
  ignored,
  instability,
  mill,
  place,
  push,
  putOnTop,
  removeUmbra,
  roseDeals,
  shield,
  swap,
  umbrasOn,
  when,
} from '../../words/sentences.ts'
import { onAssigned, onCasting, onDamaged, onQuestDrawn, onTargeted } from '../../words/trigger.ts'
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

const spell = schoolSpell('nightmare')
const roomTrap = roomTrapOf('nightmare', { unstable: true })

const everyMage = each('enemyMage', 'target')

const spells: readonly Spell[] = [
  spell('lurking-shape', {
    unstable: true,
    light: contingency('profane', one(2, 'enemyMage'), assign()),
    dark: combat('profane', one(1, 'enemyMage'), deal(1), assign()),
  }),
  spell('night-terrors', {
    unstable: true,
    light: combat('profane', one(2, 'enemyMage'), deal(2), push(1)),
    dark: combat('profane', one(1, 'enemyMage'), deal(3)),
  }),
  spell('feast-of-shadows', {
    light: combat('profane', one('lodge', 'enemyMage'), roseDeals(umbrasOn(3)), convertDamage(1)),
    dark: combat('profane', one(2, 'enemyMage'), deal(2), deal(umbrasOn(2))),
  }),
  spell('drowning-dream', {
    unstable: true,
    light: combat('water', area(2), deal(1, everyMage)),
    dark: combat('water', area(1), deal(2, everyMage), mill(1, everyMage)),
  }),
  spell('sleepless-hours', {
    light: contingency('air', one(3, 'enemyMage'), discard(1, target)),
    dark: combat('air', one(3, 'enemyMage'), deal(2)),
  }),
  spell('through-the-mirror', {
    light: contingency('water', one(2, 'enemyMage'), swap()),
    dark: contingency('water', self, place(you, aRoom(2)), grimoire(1)),
  }),
  spell('borrowed-face', {
    light: contingency('any', one(2, 'enemyMage'), putOnTop('hand', target)),
    dark: contingency('any', self, grimoire(2), discard(1)),
  }),
  spell('persecution', {
    light: protection('profane', onDamaged(1, 'opponent'), and(avoidDamage(3), deal(ignored, mageBehind))),
    dark: protection('profane', onAssigned, removeUmbra(it), assign(mageBehind)),
  }),
  spell('veil-of-sleep', {
    light: protection('air', onTargeted('combat'), shield(3)),
    dark: trap('air', onQuestDrawn(3), discard(1, thatMage)),
  }),
  spell('creeping-dread', {
    light: trap('air', onCasting('quick', 3), deal(2, thatMage)),
    dark: contingency('air', special, instability(1, upToRooms(2, 'lodge', 'roomWithHaunted'))),
  }),
  roomTrap('bogeymans-door', 'earth', ['purple', [deal(1, it), assign(it)]], ['yellow', [deal(2, it)]]),
  spell('harvest-of-fear', {
    light: contingency('sacred', self, gain(haunted(2))),
    dark: contingency('sacred', one(3, 'enemyMage'), removeUmbra(target), when('done', convertDamage(2))),
  }),
]

/** [11.7] Fear that follows you. */
export const nightmare: SchoolBook = {
  school: 'nightmare',
  spells,
  lists: { a: [1, 2, 4, 6, 8, 9], b: [1, 3, 5, 7, 9, 11] },
}
