import type { Moon } from '../../words/board.ts'
import type { EventCard } from '../../words/card.ts'
import { aRoom, each, eachRoom, roomsWith, within, you, yourRoom } from '../../words/select.ts'
import {
  deal,
  drawQuest,
  dropEvents,
  eachMage,
  gain,
  grimoire,
  heal,
  inhibit,
  instability,
  library,
  losePower,
  may,
  payCards,
  removeEvocation,
  removeJinx,
  roseGains,
  step,
  summon,
} from '../../words/sentences.ts'
import { onActivating, onFalling, onTrophy } from '../../words/trigger.ts'
import {
  actionEvent,
  cleanUpEvent,
  evocationEvent,
  evocationRule,
  firstTime,
  instantEvent,
  phaseEvent,
  whenever,
} from '../making.ts'

/** Power of the Black Rose when an event comes and when it goes. */
const worthIn = (moon: Moon) => (arrival: number, discard: number) => ({ moon, arrival, discard }) as const
const crowned = <Print extends object>(print: Print) => ({ ...print, crown: true }) as const

const first = worthIn(1)
const second = worthIn(2)
const third = worthIn(3)

const firstMoon: readonly EventCard[] = [
  phaseEvent('first-thorn', 1, first(1, 1), eachMage('mostPower', deal(1, you))),
  phaseEvent('whispering-walls', 1, crowned(first(1, 1)), eachMage('all', grimoire(1))),
  phaseEvent('falling-masonry', 1, first(1, 1), instability(1, aRoom('lodge', 'mostCubes'))),
  actionEvent('misers-moon', 2, first(1, 1), firstTime(onActivating('red'), gain(1))),
  actionEvent('blue-candles', 2, crowned(first(1, 1)), firstTime(onActivating('blue'), gain(1))),
  actionEvent('overgrowth', 2, first(1, 1), whenever(onActivating('green'), heal(1))),
  actionEvent('restless-dust', 1, first(1, 1), whenever(onFalling, roseGains(2))),
  instantEvent('open-archive', crowned(first(1, 0)), eachMage('all', library(1))),
  instantEvent('sudden-chill', first(1, 0), deal(1, each('mage', within('lodge')))),
  instantEvent('petals-in-the-corridor', crowned(first(1, 0)), eachMage('all', payCards(1, gain(1)))),
  cleanUpEvent('weak-foundations', 3, first(1, 1), [instability(1, eachRoom('lodge', 'almostFull'))]),
  phaseEvent('hungry-silence', 3, first(1, 1), eachMage('fewestSolved', drawQuest())),
]

const secondMoon: readonly EventCard[] = [
  phaseEvent('second-thorn', 1, second(1, 1), eachMage('mostPower', deal(2, you))),
  phaseEvent('the-rose-remembers', 1, crowned(second(1, 1)), eachMage('withToSolve', gain(1))),
  phaseEvent('collapsing-wing', 2, second(1, 1), instability(1, roomsWith('mage'))),
  actionEvent(
    'purple-haze',
    2,
    second(1, 1),
    firstTime(onActivating('purple'), drawQuest()),
    whenever(onFalling, roseGains(2)),
  ),
  actionEvent('heavy-air', 1, second(1, 1), { rule: 'movement', by: -1 }, whenever(onFalling, roseGains(3))),
  actionEvent('blood-price', 2, crowned(second(1, 1)), whenever(onTrophy, roseGains(3))),
  actionEvent('wild-magic', 1, second(1, 1), { rule: 'wildVortex' }, whenever(onFalling, roseGains(2))),
  evocationRule('feeding-time', 2, second(1, 1), { rule: 'evocationAttacks', by: 1 }),
  instantEvent(
    'exorcism',
    crowned(second(2, 0)),
    removeEvocation(each('umbra', 'wherever')),
    eachMage('all', removeJinx(1)),
  ),
  instantEvent('earthquake', second(2, 0), eachMage('inLodge', step(1))),
  instantEvent('tribute', second(2, 0), eachMage('mostPower', losePower(1, you))),
  cleanUpEvent('reckoning-of-stones', 3, crowned(second(1, 1)), [], { rule: 'flags', by: 1 }),
]

const thirdMoon: readonly EventCard[] = [
  phaseEvent('third-thorn', 1, third(1, 0), deal(2, each('mage', within('lodge')))),
  phaseEvent('crown-of-briars', 1, crowned(third(1, 0)), eachMage('withCrown', gain(1), deal(1, you))),
  phaseEvent('the-lodge-wakes', 2, third(1, 0), eachMage('mostPower', inhibit('activate', you))),
  actionEvent('black-rain', 1, third(1, 0), { rule: 'halfHealing' }, whenever(onFalling, roseGains(2))),
  actionEvent(
    'open-season',
    2,
    crowned(third(1, 0)),
    { rule: 'mageAttacks', by: 1 },
    whenever(onFalling, roseGains(3)),
  ),
  actionEvent(
    'orange-dusk',
    2,
    third(1, 0),
    firstTime(onActivating('orange'), gain(1)),
    whenever(onFalling, roseGains(2)),
  ),
  actionEvent('last-lesson', 1, third(1, 0), { rule: 'solving', by: 1 }, whenever(onFalling, roseGains(2))),
  evocationEvent('swarm', 3, third(1, 0), eachMage('inLodge', may(summon('cadaver', yourRoom)))),
  instantEvent('eclipse', crowned(third(2, 0)), dropEvents('all', 'rose')),
  instantEvent('judgement', third(2, 0), eachMage('mostPower', deal(3, you))),
  instantEvent('mercy', crowned(third(2, 0)), eachMage('leastPower', heal(5), gain(1))),
  cleanUpEvent('full-bloom', 3, third(2, 1), [], { rule: 'bloom', by: 1 }),
]

/** [11.12] Twelve events for each moon (REB-CMP.23). */
export const events: readonly EventCard[] = [...firstMoon, ...secondMoon, ...thirdMoon]
