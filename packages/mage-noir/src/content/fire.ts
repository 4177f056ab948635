import {
  always,
  atStart,
  atStartChannelled,
  toPrepare,
  use,
  watching,
  whenActivated,
  whenEntering,
  whenUsed,
} from '../words/card.ts'
import {
  damage,
  damageEach,
  damageSplit,
  discard,
  discardHand,
  draw,
  halfYourLife,
  ifMageNoir,
  lose,
  mayPay,
  payOr,
  takeInfinite,
  thisTurn,
  yours,
} from '../words/effect.ts'
import { equipmentOf, needs, ritualOf, spellOf } from './making.ts'

const spell = spellOf('fire')
const equipment = equipmentOf('fire')
const ritual = ritualOf('fire')

const onlyMageNoir = toPrepare({ kind: 'onlyMageNoir' })
const fireInsteadOfFlame = toPrepare({ kind: 'alternative', discard: 'fire', waive: 'flame' })

/** Section 8, cards 18 to 34. */
export const fire = [
  spell(18, 'flame', { words: ['flame'] }, whenActivated(damage(1, 'any')), whenUsed(discard('this'))),
  spell(
    19,
    'draconic-flame',
    { cost: { fire: 2 }, words: ['flame'] },
    whenActivated(damage(2, 'any')),
    whenUsed(lose('you', 1)),
  ),
  spell(20, 'mental-flame', { words: ['flame'] }, atStartChannelled(payOr([{ fire: 1 }], discard('this')))),
  spell(
    21,
    'sulfur-flame',
    { cost: { fire: 1, arcane: 1 }, words: ['flame'] },
    onlyMageNoir,
    whenActivated(damage(3, 'any')),
  ),
  spell(
    22,
    'rain-of-flames',
    { cost: { fire: 2, water: 1, mineral: 1 }, words: ['flame'] },
    onlyMageNoir,
    whenActivated(damageSplit(5)),
  ),
  spell(
    23,
    'flame-projectile',
    { cost: { fire: 1, air: 1 }, requires: [needs('flame')], words: ['flame'] },
    whenActivated(damage(3, 'any')),
  ),
  spell(
    24,
    'wave-of-flames',
    { cost: { fire: 2, water: 2 }, requires: [needs('flame')], words: ['wave', 'flame'] },
    whenActivated(damageEach(yours('flame'), 'opponentAndPermanents')),
  ),
  spell(
    25,
    'fiery-arrow',
    { cost: { fire: 2 }, requires: [needs('flame')] },
    whenActivated(damage(ifMageNoir(3, 4), 'opponent')),
  ),
  spell(
    26,
    'fire-ball',
    { cost: { fire: 2, air: 1 }, requires: [needs('flame')] },
    fireInsteadOfFlame,
    whenActivated(damageEach(2, 'opposingPermanents'), damage(ifMageNoir(2, 3), 'opponent')),
  ),
  spell(
    27,
    'magma-eruption',
    { cost: { fire: 3, mineral: 1 }, requires: [needs('flame', 3)], words: ['magma'] },
    whenActivated(damage(7, 'any')),
  ),
  spell(
    28,
    'fission',
    { cost: { fire: 2 }, requires: [needs('flame')] },
    fireInsteadOfFlame,
    whenActivated(discardHand('you', 1), discard('permanent')),
  ),
  spell(
    29,
    'ignition',
    { cost: { fire: 3 } },
    toPrepare({ kind: 'cheaper', by: { fire: 1 } }, 'mageNoir'),
    whenActivated(thisTurn({ kind: 'onDiscard', does: [damage(1, 'opponent')] })),
  ),
  equipment(
    30,
    'fire-whip',
    { slot: 'weapon', cost: { fire: 3 } },
    atStart(damage(ifMageNoir(1, 2), 'opponent')),
  ),
  equipment(
    31,
    'crimson-ring',
    { slot: 'ring', cost: { fire: 1, mineral: 1 } },
    watching('hurt', mayPay([{ fire: 1 }], damage(1, 'opponent'))),
  ),
  equipment(
    32,
    'fire-mask',
    { slot: 'head', cost: { fire: 1, vegetal: 1 } },
    always({ kind: 'seeTop' }),
    always({ kind: 'fewerOfMany', element: 'fire' }),
  ),
  equipment(
    33,
    'burning-robe',
    { slot: 'body', cost: { fire: 1, vegetal: 1 }, requires: [needs('flame', 2)] },
    always({
      kind: 'strengthen',
      by: ifMageNoir(1, 2),
      source: 'fire',
      permanentsOnly: false,
      opposingOnly: true,
    }),
    watching('strengthened', damage(1, 'you')),
  ),
  ritual(
    34,
    'crimson-ritual',
    { cost: { fire: 1, arcane: 2 } },
    whenEntering(lose('you', halfYourLife)),
    always({ kind: 'mageNoir' }),
    use('main', [{ kind: 'loseLife', count: 1 }], takeInfinite('fire', 1), draw(1)),
  ),
]
