import type { Spell } from '../../words/card.ts'
import { aRoom, each, summoned, targetRoom, thatMage, within, you } from '../../words/select.ts'
import {
  act,
  avoidDamage,
  cancel,
  castFromHand,
  completeQuest,
  convertDamage,
  convertInstability,
  crown,
  deal,
  drawQuest,
  eachMage,
  gain,
  grimoire,
  heal,
  instability,
  losePower,
  loseSpell,
  place,
  refreshActions,
  roseLoses,
  same,
  summon,
  swap,
} from '../../words/sentences.ts'
import { onGaining, onLethalDamage, onTargeted } from '../../words/trigger.ts'
import { area, combat, contingency, forgottenSpell, one, protection, special, trap } from '../making.ts'

const spell = forgottenSpell
const everyone = each('enemyModel', 'target')

/** [12.7] Bought dearly in the Black Rose Room, cast once. */
export const forgotten: readonly Spell[] = [
  spell('infamy-of-crete', {
    unstable: true,
    light: contingency('profane', area(1), summon('infamyOfCrete', targetRoom)),
    dark: contingency('profane', area(1), summon('infamyOfCrete', targetRoom, 3), act(summoned)),
  }),
  spell('night-of-petals', {
    light: combat('magic', area('lodge'), deal(4, everyone)),
    dark: combat('magic', one('lodge'), deal(5)),
  }),
  spell('crown-of-thorns', {
    light: contingency('sacred', special, crown, gain(3)),
    dark: contingency('sacred', special, eachMage('aheadOfYou', losePower(1, thatMage)), gain(2)),
  }),
  spell('collapse', {
    light: contingency('earth', area('lodge'), instability(4, targetRoom), gain(1)),
    dark: contingency('earth', area('lodge'), convertInstability(5, targetRoom)),
  }),
  spell('undying-oath', {
    light: protection('sacred', onLethalDamage, avoidDamage('all'), heal(6), gain(2)),
    dark: protection('sacred', onTargeted(), cancel, loseSpell(thatMage), gain(2)),
  }),
  spell('stolen-hour', {
    light: contingency('any', special, refreshActions, gain(1)),
    dark: contingency('any', special, castFromHand(2)),
  }),
  spell('gate-of-bones', {
    light: contingency('profane', area(1), summon('greaterUndead', targetRoom), act(summoned)),
    dark: contingency('profane', special, act(each('yourEvocation', within('lodge')))),
  }),
  spell('choir-of-oracles', {
    light: contingency('air', special, drawQuest(2), completeQuest),
    dark: contingency('air', special, gain(3)),
  }),
  spell('world-mirror', {
    light: contingency('magic', one('lodge', 'enemyMage'), swap(), place(you, aRoom(2)), gain(3)),
    dark: trap('magic', onGaining(3), gain(same)),
  }),
  spell('black-rain', {
    light: combat('water', area(2), deal(4, everyone), convertDamage(2, each('enemyMage', 'target'))),
    dark: combat('water', one(2), deal(4), roseLoses(2)),
  }),
]

/** [BRW-V.7] Nothing is cast from hand in 0.7: Stolen Hour gives cards instead. */
export const olderStolenHour = (card: Spell): Spell => {
  if (card.id !== 'stolen-hour') return card
  return { ...card, sides: { ...card.sides, dark: contingency('any', special, grimoire(3)) } }
}
