import { a, aRoom, each, summoned, thisRoom, within, yourRoom } from '../../../words/select.ts'
import {
  act,
  activate,
  chooseQuest,
  convertDamage,
  deal,
  grimoire,
  heal,
  inhibit,
  instability,
  lasting,
  library,
  lookAtEvents,
  lookAtQuests,
  place,
  search,
  stealPower,
  step,
  summon,
  swap,
} from '../../../words/sentences.ts'
import { controlling, counting, sharing, standing } from '../tasks.ts'
import { anyMage, anyModel, printing, type QuestsOfMoon } from './printing.ts'

const { instead, also, deed, crowdedDeed } = printing(1)

/** [12.12] Errands and small impertinences. */
export const firstMoon: QuestsOfMoon = {
  rooms: [
    also('ear-at-the-throne', 'throne-room', lookAtQuests(anyMage)),
    instead('pillow-talk', 'pleasure-room', chooseQuest(3)),
    instead('change-partners', 'ballroom', swap(a('enemyMage', within(2)))),
    instead('walk-the-hound', 'summoner-room', summon('cerbero', thisRoom), act(summoned)),
    instead('something-in-the-wine', 'alchemical-laboratory', deal(1, each('enemyMage', within('lodge')))),
    // [6.5] Printed: 1 PP and 3 damage to a mage anywhere in the Lodge instead of the room's effect.
    instead('bloodshed', 'arena', deal(3, anyMage)),
    also('still-hot', 'forge', lasting({ rule: 'strength', by: 1 })),
    instead('sticky-fingers', 'treasure-room', stealPower(1, anyMage)),
    instead('mind-the-thorns', 'garden', heal(2), deal(2, each('enemyModel', 'there'))),
    also('overdue-book', 'bibliotheca', search('memories')),
    instead('i-saw-it-coming', 'oracle-room', lookAtEvents(3, 'reorder'), grimoire(1)),
    instead('eyes-everywhere', 'observatory', activate(aRoom('lodge', 'brightRoom'))),
    instead('rise-and-shine', 'cemetery', summon('undead', thisRoom), act(summoned)),
    also('venial-sins', 'chapel', heal(3)),
    also('bone-to-pick', 'ossuary', convertDamage(1, anyModel)),
    instead('wrong-door', 'portal-hall', place(a('enemyMage', within(2)), aRoom('lodge', 'otherRoom'))),
    also('who-goes-there', 'guardroom', inhibit('move', anyMage)),
    also('one-screw-left-over', 'workshop', instability(1, thisRoom)),
  ],
  deeds: [
    deed('no-warning-shots', counting('cast:combat', 2), convertDamage(1, anyModel)),
    deed('a-bit-of-everything', counting('elements', 3), grimoire(1)),
    deed('mages-best-fiend', controlling('yourEvocation', 1), act(a('yourEvocation', within('lodge')))),
    deed('told-you-not-to-touch', counting('trigger', 1), instability(1, yourRoom)),
    deed('pest-control', counting('blow:evocation', 1), heal(2)),
    deed('cracks-in-the-plaster', counting('instability', 2), instability(1, yourRoom)),
    crowdedDeed('three-is-a-crowd', sharing(2), stealPower(1, each('enemyMage', 'yours'))),
    crowdedDeed('still-waters', standing('leastPower', 'endOfAction'), grimoire(1)),
  ],
  laterDeeds: [
    deed('smell-the-rose', standing('inBlackRoseRoom'), library(1)),
    deed('just-trying-it-on', standing('withCrown', 'endOfAction')),
    deed('stretch-your-legs', counting('steps', 6), step(1)),
    deed('is-that-all', counting('endured', 4, 'activation'), heal(2)),
    deed('rest-in-pieces', counting('falls', 1), library(1)),
    crowdedDeed('one-for-everyone', counting('hurtMages', 2), heal(1)),
  ],
}
