import {
  always,
  atEnd,
  atStart,
  atStartPrepared,
  destroyedWithout,
  use,
  watching,
  whenActivated,
} from '../words/card.ts'
import {
  addLocked,
  apply,
  applyEach,
  channelledOnBoard,
  choose,
  damage,
  destroyThis,
  discard,
  discardHand,
  draw,
  emptyReserve,
  gain,
  ifMageNoir,
  lockedUnderPicked,
  may,
  mayPay,
  moveLocked,
  pick,
  placeMana,
  release,
  retrieve,
  returnToHand,
  shuffleIn,
  spreadLocked,
  swapLocked,
  takeEther,
  when,
  yours,
} from '../words/effect.ts'
import { equipmentOf, needs, permanentOf, ritualOf, spellOf } from './making.ts'

const spell = spellOf('water')
const permanent = permanentOf('water')
const equipment = equipmentOf('water')
const ritual = ritualOf('water')

/** Section 8, cards 51 to 68. */
export const water = [
  spell(51, 'droplet', { transmutable: 'drop' }),
  spell(
    52,
    'water-drop',
    { cost: { water: 1 }, words: ['drop'] },
    always({ kind: 'countAs', count: 2, word: 'drop' }),
  ),
  spell(
    53,
    'mist-breath',
    { cost: { water: 1, air: 1 }, words: ['breath'], transmutable: 'drop' },
    whenActivated(shuffleIn(3)),
  ),
  spell(
    54,
    'surging-wave',
    { cost: { water: 3 }, requires: [needs('drop')], words: ['wave'] },
    whenActivated(damage(ifMageNoir(3, 4), 'any')),
  ),
  spell(
    55,
    'purifying-wave',
    { cost: { water: 1, vegetal: 1 }, requires: [needs('drop')], words: ['wave'] },
    whenActivated(gain('any', ifMageNoir(2, 3))),
  ),
  spell(
    56,
    'wave-echo',
    { cost: { water: 2, arcane: 1 }, requires: [needs('wave')], words: ['wave'] },
    whenActivated(pick('wave'), apply),
  ),
  permanent(
    57,
    'unleashed-ocean',
    { cost: { water: 1 }, requires: [needs('wave', 2)], words: ['ocean'] },
    atStart(applyEach('wave'), release('water', yours('wave'))),
    destroyedWithout('water'),
  ),
  spell(
    58,
    'condensation',
    { cost: { water: 1, fire: 1 }, words: ['condensation'] },
    atStartPrepared(addLocked('water', 1)),
    whenActivated(spreadLocked),
  ),
  spell(
    59,
    'high-pressure',
    { cost: { water: 3, air: 1, fire: 1 }, requires: [needs('condensation')] },
    whenActivated(pick('condensation'), damage(lockedUnderPicked, 'any'), returnToHand('picked')),
  ),
  spell(
    60,
    'great-waters',
    { cost: { water: 2, air: 1 } },
    whenActivated(damage(channelledOnBoard('water'), 'any')),
  ),
  permanent(
    61,
    'prodigious-source',
    { cost: { water: 2, mineral: 2 } },
    always({ kind: 'countMore', element: 'water', by: 1 }),
  ),
  equipment(
    62,
    'azure-ring',
    { slot: 'ring', cost: { water: 2, mineral: 1 } },
    atStart(choose('you', [gain('you', 1)], [when('mageNoir', may(placeMana))])),
  ),
  permanent(
    63,
    'subtle-infiltration',
    { cost: { water: 2 } },
    watching({ exchange: 'water' }, damage(1, 'opponent'), release('any', 1)),
    destroyedWithout('any', takeEther('water', 2)),
  ),
  permanent(64, 'maelstrom', { cost: { water: 3, arcane: 2 } }, atEnd(emptyReserve), atStart(destroyThis)),
  spell(
    65,
    'tide',
    { cost: { water: 2 }, words: ['tide'] },
    whenActivated(draw(1), discardHand('you', 1), moveLocked, mayPay([{ water: 1 }], retrieve('tide'))),
  ),
  spell(
    66,
    'the-water-healer',
    { cost: { water: 2, arcane: 2 } },
    whenActivated(gain('any', 3), retrieve('any')),
  ),
  spell(
    67,
    'engulfment',
    { cost: { water: 3 }, requires: [needs('wave')] },
    whenActivated(discard('permanentOrEquipment')),
  ),
  ritual(
    68,
    'ritual-of-melange',
    { cost: { water: 2, arcane: 3 } },
    always({ kind: 'mageNoir' }),
    always({ kind: 'recovery', less: 1, extra: {} }),
    use('main', [], swapLocked('water')),
  ),
]
