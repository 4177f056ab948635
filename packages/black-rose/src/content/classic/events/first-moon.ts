import { each, eachRoom, randomRooms, thatMage, within, you, yourRoom } from '../../../words/select.ts'
import {
  burnLibrary,
  deal,
  discard,
  drawQuest,
  eachMage,
  gain,
  grimoire,
  heal,
  instability,
  library,
  may,
  removeInstability,
  stealPower,
  summon,
  swapRooms,
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

const worth = worthIn(1)
const crowned = { ...worth, crown: true } as const

/** [12.13] Bad housekeeping. */
export const firstMoon: EventsOfMoon = {
  events: [
    // [6.5] Printed: in the Action Phase, 1 PP for each activation of a purple room.
    actionEvent('miserable-dance', 2, worth, whenever(onActivating('purple'), gain(1))),
    instantEvent('the-walls-clear-their-throats', worth, instability(1, randomRooms(2, 'roomWithFreeSlot'))),
    instantEvent('a-crow-on-the-windowsill', crowned, eachMage('drawer', grimoire(1))),
    instantEvent('thorn-drizzle', worth, deal(1, each('mage', within('lodge')))),
    actionEvent('red-fever', 2, worth, { rule: 'spellDamage', by: 1, from: 'red' }),
    actionEvent('tea-in-the-greenhouse', 1, worth, whenever(onEndingActivation('green'), heal(2))),
    phaseEvent('open-archive', 2, worth, eachMage('all', library(1))),
    actionEvent('closed-for-cleaning', 3, { ...worth, drawsColour: true }, { rule: 'sealed' }),
    actionEvent('the-rose-listens', 2, crowned, firstTime(onCompleting(), gain(1))),
    phaseEvent('beginners-luck', 3, worth, eachMage('leastPower', grimoire(1))),
    instantEvent('restless-graves', worth, eachMage('inLodge', may(summon('undead', yourRoom)))),
    actionEvent('loose-floorboards', 1, worth, { rule: 'symbol', count: 2 }),
    actionEvent('not-a-breath-of-wind', 3, worth, { rule: 'shortRange', element: 'air', range: 0 }),
    actionEvent('holy-water-on-tap', 2, worth, whenever(onCasting('water'), heal(2))),
    phaseEvent('a-drop-of-loyalty', 3, crowned, eachMage('all', may(deal(1, you), drawQuest()))),
    actionEvent('manners-please', 1, worth, { rule: 'mageAttacks', by: -1 }),
    actionEvent('feeding-time', 2, worth, { rule: 'evocationAttacks', by: 1 }),
    instantEvent('masons-at-work', worth, removeInstability(1, eachRoom('lodge', 'roomWithCubes'))),
    actionEvent('finders-keepers', 1, worth, whenever(onDefeating, stealPower(1, thatMage))),
    instantEvent('moths-in-the-wardrobe', worth, eachMage('all', discard(1))),
  ],
  laterEvents: [
    phaseEvent('coronation-rehearsal', 3, crowned, eachMage('withCrown', gain(1))),
    actionEvent('a-spring-in-the-step', 3, worth, { rule: 'movement', by: 1 }),
    actionEvent('gentlemens-agreement', 1, worth, { rule: 'firstDamage', less: 3 }),
    instantEvent('that-door-was-elsewhere', worth, swapRooms()),
    instantEvent('teachers-pet', worth, eachMage('mostQuests', deal(2, you))),
    instantEvent('bookworms', worth, burnLibrary(1)),
  ],
}
