import { totemKinds } from '../../words/board.ts'
import type { SchoolBook, Spell } from '../../words/card.ts'
import type { Sentence } from '../../words/effect.ts'
import {
  a,
  aRoom,
  each,
  it,
  mageBehind,
  type Rooms,
  target,
  targetRoom,
  thatMage,
  upTo,
  upToRooms,
  within,
  you,
  yourRoom,
} from '../../words/select.ts'
import {
  avoidDamage,
  callTotem,
  choose,
  deal,
  drawQuest,
  endMove,
  gain,
  grimoire,
  heal,
  instability,
  lasting,
  lookAtEvents,
  place,
  push,
  sendBack,
  step,
  summon,
  when,
} from '../../words/sentences.ts'
import { onDamaged, onEnteringTotem, onMovedByOther } from '../../words/trigger.ts'
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

const spell = schoolSpell('shamanic')
const roomTrap = roomTrapOf('shamanic')

const everyone = each('enemyModel', 'target')
const aTotem = a('yourTotem', within('lodge'))

/** There is one totem of each kind: the summoner says which. */
const summonTotem = (rooms: Rooms): Sentence => choose(...totemKinds.map((kind) => [summon(kind, rooms)]))

const spells: readonly Spell[] = [
  spell('raise-the-totem', {
    unstable: true,
    light: contingency('earth', area(1), summonTotem(targetRoom), callTotem(aTotem)),
    dark: contingency('earth', self, summonTotem(yourRoom), heal(2), callTotem(aTotem)),
  }),
  spell('ember-dance', {
    light: combat('fire', one(2), deal(3), step(1)),
    dark: combat('fire', one(0), deal(2), step(2)),
  }),
  spell('ancestors-voice', {
    light: contingency('sacred', special, callTotem(upTo(2, 'yourTotem', within('lodge')))),
    dark: contingency('sacred', self, drawQuest(), grimoire(1)),
  }),
  spell('thunder-call', {
    unstable: true,
    light: combat('air', one(3), deal(2)),
    dark: combat('air', area(2), deal(2, everyone)),
  }),
  spell('spirit-walk', {
    light: contingency('air', self, heal(2), place(you, aRoom('lodge', 'roomWithYourTotem'))),
    dark: contingency('air', self, step(3), heal(3)),
  }),
  spell('rivers-patience', {
    light: contingency('water', self, heal(4)),
    dark: protection('water', onDamaged(), avoidDamage(2), heal(2)),
  }),
  spell('gift-of-four-winds', {
    unstable: true,
    light: contingency(
      'any',
      special,
      when('twoTotems', gain(1)),
      instability(2, aRoom('lodge', 'roomWithYourTotem')),
    ),
    dark: contingency('any', special, instability(1, upToRooms(2, 'lodge', 'roomWithYourTotem'))),
  }),
  spell('root-grip', {
    light: combat('earth', one(2, 'enemyMage'), deal(2), lasting({ rule: 'movement', by: -1 }, target)),
    dark: contingency('earth', one(2), push(2)),
  }),
  spell('bark-skin', {
    light: protection('earth', onDamaged(), avoidDamage(3), deal(1, mageBehind)),
    dark: protection('earth', onMovedByOther, sendBack(you), deal(1, thatMage)),
  }),
  spell('owl-sentinel', {
    light: trap('air', onEnteringTotem, deal(3, it)),
    dark: contingency('air', special, lookAtEvents(2, 'reorder'), grimoire(1)),
  }),
  roomTrap('snare-of-vines', 'water', ['green', [deal(2, it), endMove(it)]], ['blue', [deal(2, it)]]),
  spell('storm-herd', {
    unstable: true,
    light: combat('air', area(1), deal(1, everyone), push(1, everyone)),
    dark: combat('air', area(1), deal(2, everyone)),
  }),
]

/** [11.6] Spirits bound to places. */
export const shamanic: SchoolBook = {
  school: 'shamanic',
  spells,
  lists: { a: [1, 2, 4, 8, 9, 12], b: [1, 2, 5, 7, 9, 11] },
}
