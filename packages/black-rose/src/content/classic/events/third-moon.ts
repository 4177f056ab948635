import { a, each, randomRooms, within, you, yourRoom } from '../../../words/select.ts'
import {
  act,
  browse,
  burnLibrary,
  deal,
  discard,
  eachMage,
  gain,
  heal,
  instability,
  loseAction,
  losePower,
  may,
  roseGains,
  stealPower,
  summon,
  swapRooms,
  toCell,
} from '../../../words/sentences.ts'
import {
  onActivating,
  onCasting,
  onCompleting,
  onDefeating,
  onEndingActivation,
} from '../../../words/trigger.ts'
import { actionEvent, firstTime, instantEvent, phaseEvent, whenever } from '../../making.ts'
import { type EventsOfMoon, worthIn } from './worth.ts'

const worth = worthIn(3)
const crowned = { ...worth, crown: true } as const

/** [12.13] The end of the party. */
export const thirdMoon: EventsOfMoon = {
  events: [
    actionEvent('danse-macabre', 2, worth, whenever(onActivating('purple'), gain(1), deal(2, you))),
    instantEvent('the-house-shrugs', worth, instability(1, randomRooms(5, 'roomWithFreeSlot'))),
    instantEvent(
      'under-new-management',
      crowned,
      eachMage('drawer', stealPower(1, a('enemyMage', within('lodge')))),
    ),
    instantEvent('thorn-tempest', worth, deal(2, each('mage', within('lodge')))),
    actionEvent('royal-temper', 3, worth, { rule: 'spellDamage', by: 1, from: 'purple' }),
    actionEvent('do-not-wake-the-dead', 1, worth, whenever(onEndingActivation('white'), deal(1, you))),
    phaseEvent('pick-a-card', 2, worth, eachMage('all', browse(3))),
    actionEvent(
      'sealed-by-the-rose',
      2,
      { ...worth, drawsColour: true },
      { rule: 'sealed' },
      firstTime(onActivating('any'), roseGains(1)),
    ),
    actionEvent('the-rose-is-impressed', 1, crowned, whenever(onCompleting(), gain(1))),
    phaseEvent('the-roses-share', 1, worth, eachMage('mostPower', losePower(2, you)), roseGains(2)),
    instantEvent(
      'the-old-guard',
      worth,
      eachMage('inLodge', may(deal(2, you), summon('greaterUndead', yourRoom))),
    ),
    actionEvent('house-of-cards', 2, worth, { rule: 'symbol', count: 3 }),
    actionEvent('lost-for-words', 3, worth, { rule: 'shortRange', element: 'magic', range: 0 }),
    actionEvent('miracles-while-stocks-last', 2, worth, whenever(onCasting('sacred'), heal(3))),
    phaseEvent('bargain-by-moonlight', 3, crowned, eachMage('all', may(deal(4, you), gain(2)))),
    actionEvent(
      'no-magic-will-save-you',
      3,
      worth,
      { rule: 'mageAttacks', by: 1 },
      { rule: 'shortRange', element: 'sacred', range: 0 },
    ),
    actionEvent(
      'feral-moon',
      3,
      worth,
      { rule: 'evocationAttacks', by: 1 },
      whenever(onDefeating, roseGains(1)),
    ),
    instantEvent('amnesty', worth, eachMage('all', heal(4))),
    actionEvent('blood-moon', 1, worth, whenever(onDefeating, gain(1), roseGains(2))),
    instantEvent('the-library-burns', worth, burnLibrary(2), eachMage('all', discard(1))),
  ],
  laterEvents: [
    phaseEvent('heavy-is-the-head', 2, crowned, eachMage('withCrown', gain(1), loseAction(you))),
    instantEvent('everybody-out', worth, eachMage('inLodge', toCell(you))),
    actionEvent('last-prayers', 1, worth, { rule: 'firstDamage', less: 4 }),
    instantEvent('the-lodge-turns-in-its-sleep', worth, swapRooms(3)),
    instantEvent('the-roses-wrath', worth, eachMage('mostTrophies', deal(4, you))),
    instantEvent('off-the-leash', worth, eachMage('withEvocation', act(a('yourEvocation', within('lodge'))))),
  ],
}
