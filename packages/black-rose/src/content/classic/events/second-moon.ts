import {
  a,
  each,
  randomRooms,
  roomsWith,
  thatEvocation,
  within,
  you,
  yourRoom,
} from '../../../words/select.ts'
import {
  block,
  choose,
  crown,
  deal,
  discard,
  drawQuest,
  eachMage,
  gain,
  heal,
  inhibit,
  instability,
  library,
  losePower,
  may,
  payPower,
  place,
  removeEvocation,
  revealSpells,
  roseGains,
  roseLoses,
  search,
  summon,
} from '../../../words/sentences.ts'
import {
  onActivating,
  onCasting,
  onCompleting,
  onEndingActivation,
  onSummoning,
} from '../../../words/trigger.ts'
import { actionEvent, firstTime, instantEvent, phaseEvent, whenever } from '../../making.ts'
import { type EventsOfMoon, worthIn } from './worth.ts'

const worth = worthIn(2)
const crowned = { ...worth, crown: true } as const

/** [12.13] The Rose has opinions. */
export const secondMoon: EventsOfMoon = {
  events: [
    actionEvent(
      'walls-of-glass',
      2,
      worth,
      whenever(onActivating('blue'), revealSpells('next', you), deal(1, you)),
    ),
    instantEvent('heavy-footsteps', worth, instability(1, roomsWith('mage'))),
    instantEvent('a-tight-fit', crowned, eachMage('withCrown', deal(2, you))),
    instantEvent('hunting-season', worth, deal(2, each('evocation', within('lodge')))),
    actionEvent('white-nights', 2, worth, { rule: 'spellDamage', by: 1, from: 'white' }),
    actionEvent('midnight-snack', 2, worth, whenever(onEndingActivation('yellow'), heal(3))),
    phaseEvent('black-market', 2, worth, eachMage('all', payPower(1, library(2)))),
    instantEvent('who-blew-out-the-candles', worth, block(randomRooms(5, 'intactRoom'))),
    actionEvent('next-please', 2, crowned, firstTime(onCompleting(), drawQuest())),
    phaseEvent('hungry-roots', 1, worth, eachMage('mostPower', losePower(2, you)), roseGains(1)),
    instantEvent('the-dog-nobody-wanted', worth, eachMage('leastPower', may(summon('cerbero', yourRoom)))),
    actionEvent('sparks-on-the-carpet', 2, worth, whenever(onCasting('fire'), instability(1, yourRoom))),
    actionEvent('damp-matches', 3, worth, { rule: 'shortRange', element: 'fire', range: 1 }),
    actionEvent('sin-pays', 2, worth, whenever(onCasting('profane'), gain(1), deal(1, you))),
    phaseEvent('the-price-of-blood', 3, crowned, eachMage('all', may(deal(2, you), gain(1)))),
    actionEvent('gloves-off', 3, worth, { rule: 'mageAttacks', by: 1 }),
    actionEvent('a-difficult-birth', 1, worth, whenever(onSummoning, deal(1, thatEvocation))),
    instantEvent('now-i-remember', worth, eachMage('all', search('memories'))),
    instantEvent('dead-or-alive', worth, eachMage('mostTrophies', deal(3, you))),
    instantEvent(
      'your-purse-or-your-page',
      worth,
      eachMage('all', choose([discard(1)], [losePower(1, you)], [deal(2, you)])),
    ),
  ],
  laterEvents: [
    actionEvent('musical-thrones', 2, crowned, whenever(onActivating('purple'), crown)),
    actionEvent('ankle-deep-in-petals', 3, worth, { rule: 'movement', by: -1 }),
    instantEvent(
      'all-eyes-on-you',
      worth,
      eachMage('mostPower', inhibit('activate', you), losePower(2, you)),
    ),
    instantEvent('sleepwalkers', worth, eachMage('inLodge', place(you, randomRooms(1, 'room')))),
    phaseEvent(
      'feed-them-or-free-them',
      1,
      worth,
      eachMage(
        'withEvocation',
        choose([losePower(1, you)], [removeEvocation(a('yourEvocation', within('lodge')))]),
      ),
    ),
    instantEvent('a-petal-falls', worth, roseLoses(2), eachMage('all', heal(2))),
  ],
}
