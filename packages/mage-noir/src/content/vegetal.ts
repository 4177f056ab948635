import { always, atStart, toPrepare, use, whenActivated, whenEntering, whileMageNoir } from '../words/card.ts'
import {
  choose,
  damage,
  destroyThis,
  discard,
  discardHand,
  gain,
  gainEach,
  lifeOf,
  lookTop,
  lose,
  may,
  onBoard,
  payOr,
  putPrepared,
  search,
  thisTurn,
  usedFor,
} from '../words/effect.ts'
import { equipmentOf, needs, needsEquipment, permanentOf, ritualOf, spellOf } from './making.ts'

const spell = spellOf('vegetal')
const permanent = permanentOf('vegetal')
const equipment = equipmentOf('vegetal')
const ritual = ritualOf('vegetal')

/** Section 8, cards 1 to 17. */
export const vegetal = [
  spell(1, 'seed', { cost: { vegetal: 1 }, words: ['seed'] }, whenActivated(gain('you', 1))),
  spell(
    2,
    'sprouted-seed',
    { cost: { vegetal: 1, water: 1 }, words: ['seed'], transmutable: 'drop' },
    whenActivated(search('tree')),
  ),
  permanent(
    3,
    'animated-tree',
    {
      cost: { vegetal: 3, water: 1 },
      requires: [needs('seed')],
      words: ['tree'],
      keywords: ['protector'],
      life: 3,
    },
    whenEntering(discard(usedFor('seed'))),
    atStart(damage(2, 'opponent'), may(putPrepared('seed'))),
  ),
  permanent(
    4,
    'dead-tree',
    { cost: { vegetal: 2 }, words: ['tree'], life: 2 },
    whileMageNoir({ kind: 'protector' }),
  ),
  permanent(
    5,
    'king-of-trees',
    { cost: { vegetal: 5 }, requires: [needs('tree')], words: ['tree'], keywords: ['unique'], life: 5 },
    atStart(damage(onBoard('tree', 2), 'opponent')),
    whileMageNoir({ kind: 'repeat', word: 'tree', times: 1 }),
  ),
  permanent(
    6,
    'tree-in-flames',
    {
      cost: { vegetal: 2, fire: 1 },
      requires: [needs('tree'), needs('flame')],
      words: ['tree', 'flame'],
      life: 3,
    },
    toPrepare({ kind: 'fewerComponents', count: 1 }, 'mageNoir'),
    atStart(damage(2, 'opponent'), lose('this', 1)),
  ),
  permanent(
    7,
    'enchanted-forest',
    { cost: { vegetal: 2, water: 2 }, requires: [needs('tree', 2)], keywords: ['protector'], life: 4 },
    atStart(gainEach('youAndVegetalPermanents', 2)),
  ),
  permanent(
    8,
    'hostile-forest',
    { cost: { vegetal: 3, mineral: 1 }, requires: [needs('tree', 3)], keywords: ['protector'], life: 10 },
    atStart(damage(lifeOf('this'), 'any')),
  ),
  permanent(
    9,
    'prodigious-sowing',
    { cost: { vegetal: 1, water: 1 }, requires: [needs('seed')] },
    always({ kind: 'grantWord', word: 'tree', to: 'seed', most: 3 }),
    atStart(payOr([{ vegetal: 1, water: 1 }], destroyThis)),
  ),
  spell(
    10,
    'ephemeral-brambles',
    { cost: { vegetal: 2 }, requires: [needs('seed')] },
    whenActivated(choose('opponent', [discardHand('opponent', 1)], [lose('opponent', 3)])),
  ),
  spell(
    11,
    'the-sylvan-healer',
    { cost: { vegetal: 2, air: 1, water: 1 } },
    whenActivated(choose('you', [gain('vegetalPermanentWithLife', 4)], [gain('you', 3)])),
  ),
  equipment(
    12,
    'bark-armor',
    { slot: 'body', cost: { vegetal: 2 }, requires: [needs('tree')], words: ['armor', 'bark-armor'] },
    always({ kind: 'ignore', count: 1 }),
  ),
  equipment(
    13,
    'druid-armor',
    {
      slot: 'body',
      cost: { vegetal: 1, arcane: 1 },
      requires: [needs('bark-armor')],
      words: ['armor', 'druid'],
    },
    always({ kind: 'ignore', count: 3 }),
  ),
  equipment(
    14,
    'kerlochs-robe',
    { slot: 'body', cost: { vegetal: 2, arcane: 2 }, requires: [needsEquipment('druid', 2)] },
    always({ kind: 'strengthen', by: 3, source: 'vegetal', permanentsOnly: false, opposingOnly: false }),
    always({ kind: 'reduce', by: 2 }),
    use(
      'any',
      [
        { kind: 'sacrifice', what: 'this' },
        { kind: 'discardHand', count: 'all' },
      ],
      thisTurn({ kind: 'cancelDamage' }),
    ),
  ),
  equipment(
    15,
    'druid-horns',
    { slot: 'head', cost: { vegetal: 1, arcane: 3 }, words: ['druid'] },
    use('any', [], lookTop('seed')),
    always({ kind: 'cheaper', cards: 'seed', by: { vegetal: 1 } }),
    whileMageNoir({ kind: 'free', cards: 'seed' }),
  ),
  equipment(
    16,
    'druid-ring',
    { slot: 'ring', cost: { vegetal: 3, mineral: 1 }, words: ['druid'] },
    always({ kind: 'strengthen', by: 2, source: 'vegetal', permanentsOnly: true, opposingOnly: false }),
    whileMageNoir({ kind: 'recovery', less: 0, extra: { vegetal: 1 } }),
  ),
  ritual(
    17,
    'ritual-of-decomposition',
    { cost: { vegetal: 2, arcane: 3 } },
    always({ kind: 'mageNoir' }),
    atStart(lose('you', 1)),
    use('main', [{ kind: 'sacrifice', what: 'permanent' }], damage(lifeOf('sacrifice'), 'any')),
  ),
]
