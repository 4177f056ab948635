import { a, aRoom, each, summoned, thatMage, thisRoom, upTo, within, yourRoom } from '../../words/select.ts'
import {
  act,
  attack,
  completeQuest,
  convertDamage,
  crown,
  deal,
  drawQuest,
  eachMage,
  grimoire,
  heal,
  inhibit,
  instability,
  lasting,
  library,
  losePower,
  place,
  refresh,
  refreshActions,
  roseLoses,
  search,
  stealPower,
  step,
  summon,
  toCell,
} from '../../words/sentences.ts'
import { controlling, counting, sharing, standing, staying } from '../tasks.ts'
import { anyMage, anyModel, printing, type QuestsOfMoon } from './printing.ts'

const { instead, also, deed, crowdedDeed } = printing(3)

/** [12.12] Open war. */
export const thirdMoon: QuestsOfMoon = {
  rooms: [
    instead('off-with-their-heads', 'throne-room', crown, eachMage('aheadOfYou', losePower(1, thatMage))),
    instead('scandal-of-the-season', 'pleasure-room', losePower(2, anyMage), drawQuest()),
    instead('the-last-waltz', 'ballroom', toCell(a('enemyMage', within(1)))),
    instead('gate-left-ajar', 'summoner-room', summon('andromeda', thisRoom), summon('cerbero', thisRoom)),
    instead(
      'explosive-result',
      'alchemical-laboratory',
      deal(3, each('enemyModel', within(1))),
      instability(1, thisRoom),
    ),
    instead('thumbs-down', 'arena', deal(5, anyMage)),
    instead('masterpiece', 'forge', lasting({ rule: 'strength', by: 2 }), step(1), attack()),
    instead('heist-of-the-century', 'treasure-room', stealPower(1, each('enemyMage', within('lodge')))),
    instead('last-rose-of-summer', 'garden', heal(6), roseLoses(2)),
    instead('cramming', 'bibliotheca', library(4, 2)),
    instead('self-fulfilling-prophecy', 'oracle-room', completeQuest),
    instead('the-longest-night', 'observatory', refreshActions),
    instead('buried-standing', 'cemetery', summon('greaterUndead', thisRoom), act(summoned)),
    instead('plenary-indulgence', 'chapel', heal(9)),
    instead('bones-of-the-founder', 'ossuary', search('memories'), search('memories'), grimoire(1)),
    instead(
      'all-roads-lead-here',
      'portal-hall',
      place(upTo(3, 'enemyModel', within('lodge')), thisRoom),
      deal(2, each('enemyModel', 'there')),
    ),
    also('curfew', 'guardroom', inhibit('move', each('enemyMage', within('lodge')))),
    instead('controlled-demolition', 'workshop', instability(3, aRoom(1, 'roomWithFreeSlot'))),
  ],
  deeds: [
    deed('spring-cleaning', counting('damage', 8), convertDamage(3, anyModel)),
    deed('all-the-colours-of-the-rainbow', counting('elements', 4), grimoire(2)),
    deed('standing-room-only', controlling('yourEvocation', 3), act(each('yourEvocation', within('lodge')))),
    deed('once-bitten-twice-shy', counting('trigger', 2), stealPower(1, anyMage)),
    deed('trophy-wall', counting('blow:mage', 2, 'game'), heal(3)),
    deed('after-me-the-flood', counting('instability', 4), instability(2, yourRoom)),
    crowdedDeed('one-against-all', counting('hurtMages', 3), deal(1, each('enemyMage', within('lodge')))),
    crowdedDeed('the-last-supper', sharing(3), stealPower(1, each('enemyMage', 'yours'))),
  ],
  laterDeeds: [
    deed('speak-the-unspeakable', counting('cast:forgotten', 1), heal(3)),
    deed('interior-decorator', counting('rooms', 3), refresh(aRoom('lodge', 'darkRoom'))),
    deed('nine-lives', counting('falls', 2, 'game'), search('either')),
    deed('a-nap-on-the-throne', staying('throne-room'), roseLoses(1)),
    deed('room-with-a-view', standing('inRuin', 'endOfAction'), roseLoses(2)),
  ],
}
