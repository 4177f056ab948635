import type { SchoolBook, Spell } from '../../words/card.ts'
import { a, aRoom, each, it, mageBehind, thatMage, within, you, yourRoom } from '../../words/select.ts'
import {
  activate,
  avoid,
  avoidDamage,
  cancel,
  deal,
  discard,
  divertDamage,
  drawQuest,
  endMove,
  gain,
  grimoire,
  inhibit,
  lookAtQuests,
  losePower,
  place,
  refresh,
  roseGains,
  roseLoses,
  stealPower,
  stealQuest,
  step,
  when,
} from '../../words/sentences.ts'
import {
  onActivating,
  onCompleting,
  onDamage,
  onDrawing,
  onEntering,
  onLosingPower,
  onTargeted,
} from '../../words/trigger.ts'
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

const spell = schoolSpell('conspiracy')
const roomTrap = roomTrapOf('conspiracy')

const inThatRoom = deal(3, each('enemyModel', 'there'))

const spells: readonly Spell[] = [
  spell('hidden-knife', {
    light: combat('profane', one(0), deal(3)),
    dark: combat('profane', one(0, 'enemyMage'), deal(1), stealPower(1)),
  }),
  spell('whisper', {
    light: contingency('air', one(2, 'enemyMage'), stealPower(1)),
    dark: contingency('air', one('lodge', 'enemyMage'), lookAtQuests(), gain(1)),
  }),
  spell('secret-passage', {
    light: contingency('any', self, step(3), grimoire(1)),
    dark: contingency('any', self, place(you, aRoom('lodge', 'roomOfYourColour')), activate(yourRoom)),
  }),
  spell('stolen-charge', {
    light: contingency('profane', one(2, 'enemyMage'), stealQuest()),
    dark: contingency('profane', special, drawQuest(), gain(1)),
  }),
  spell('pact-with-the-rose', {
    light: contingency('magic', special, gain(2), roseGains(3)),
    dark: contingency('magic', special, roseLoses(1), gain(1)),
  }),
  spell('palace-intrigue', {
    light: contingency('air', self, step(2), activate(yourRoom)),
    dark: contingency('air', area(0), refresh(yourRoom), activate(yourRoom), grimoire(1)),
  }),
  spell('cloak-of-rumour', {
    light: protection('air', onDamage(), avoidDamage(4), stealPower(1, mageBehind)),
    dark: protection('air', onTargeted(), avoid, losePower(1, you)),
  }),
  spell('scapegoat', {
    light: protection('profane', onDamage(), divertDamage(4, a('yourEvocation', within('lodge')))),
    dark: protection('profane', onLosingPower, cancel),
  }),
  roomTrap('blade-wall', 'air', ['red', [inThatRoom]], ['green', [inThatRoom]]),
  roomTrap(
    'poisoned-chalice',
    'profane',
    ['yellow', [deal(2, it), when('itIsMage', stealPower(1, thatMage))]],
    ['purple', [deal(1, it), when('itIsMage', discard(1, thatMage))]],
  ),
  spell('informer', {
    light: trap('magic', onCompleting(), stealPower(1, thatMage), drawQuest()),
    dark: trap('magic', onActivating(), deal(2, thatMage), inhibit('activate', thatMage)),
  }),
  spell('ambush', {
    unstable: true,
    light: trap('profane', onEntering('adjacent'), deal(3, thatMage), endMove(thatMage)),
    dark: trap('profane', onDrawing, discard(1, thatMage)),
  }),
]

/** [12.6] Never an open fight: fast feet, stolen quests, traps, and deals with the Black Rose. */
export const conspiracy: SchoolBook = {
  school: 'conspiracy',
  spells,
  lists: { a: [1, 2, 3, 4, 5, 6], b: [1, 3, 5, 7, 9, 11] },
}
