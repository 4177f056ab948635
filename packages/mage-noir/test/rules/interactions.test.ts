import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  activate,
  at,
  began,
  channelled,
  deck,
  discardPile,
  ether,
  hand,
  inPlay,
  lay,
  lifeOf,
  lives,
  locked,
  O,
  on,
  P,
  play,
  prepare,
  prepared,
  reserve,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)
const ignited = { kind: 'onDiscard', seat: P, card: 'ignition', n: 0, list: 'ignition.1/0' } as const

scenario('[I-03] a Burning Robe strengthens every spark of an Ignition', () => {
  const t = lay({ p: { play: ['burning-robe'], prepared: ['seed'] }, turnEffects: [ignited] })
  play(t, P, activate('seed'))
  expect(lives(t)).toEqual([20, 18])
})

scenario('[I-04, MN-6.51] backlash comes after each step, and may end the match before the next', () => {
  const trees = { play: ['dead-tree', 'king-of-trees'] }
  const t = lay({ p: { play: ['burning-robe'], prepared: ['fire-ball'] }, o: trees })
  play(t, P, activate('fire-ball'))
  expect(lives(t)).toEqual([17, 17])
  expect(lifeOf(t, O, 'king-of-trees')).toBe(2)
  const dying = lay({ p: { life: 2, play: ['burning-robe'], prepared: ['fire-ball'] }, o: trees })
  play(dying, P, activate('fire-ball'))
  expect(dying.state.outcome).toEqual({ winners: [O], reason: 'MN-3.60' })
  expect(lives(dying)).toEqual([0, 20])
})

scenario('[I-07, R-27] backlash follows the increase, even of damage that was cancelled', () => {
  const cancelled = { kind: 'cancelDamage', seat: O, card: 'kerlochs-robe' } as const
  const position = {
    p: { play: ['burning-robe'], prepared: ['fiery-arrow'] },
    turnEffects: [cancelled],
  }
  const t = lay(position)
  play(t, P, activate('fiery-arrow'))
  expect(lives(t)).toEqual([19, 20])
  const gentle = lay({ ...position, rulings: { backlash: 'dealt' } })
  play(gentle, P, activate('fiery-arrow'))
  expect(lives(gentle)).toEqual([20, 20])
})

scenario('[I-08, MN-6.19, MN-6.54] whoever kills wins before the backlash', () => {
  const t = lay({ p: { life: 1, play: ['burning-robe'], prepared: ['flame'] }, o: { life: 2 } })
  play(t, P, activate('flame'), at(O))
  expect(t.state.outcome).toEqual({ winners: [P], reason: 'MN-3.60' })
  expect(lives(t)).toEqual([1, 0])
})

scenario('[I-12] a packet aimed at one Protector may go to another', () => {
  const t = lay({ p: { prepared: ['flame'] }, o: { play: ['animated-tree', 'enchanted-forest'] } })
  t.choose(P, activate('flame'))
  t.choose(P, on('animated-tree'))
  t.refuses(O, { do: 'redirect', card: 'animated-tree' })
  t.choose(O, { do: 'redirect', card: 'enchanted-forest' })
  expect(lifeOf(t, O, 'enchanted-forest')).toBe(3)
  expect(lifeOf(t, O, 'animated-tree')).toBe(3)
})

scenario('[I-17] Breath of Flames is an air card, and stays unblockable', () => {
  const t = lay({
    p: { play: ['howlers-robe'], prepared: ['breath-of-flames'] },
    o: { play: ['hostile-forest', 'animated-tree'] },
  })
  t.choose(P, activate('breath-of-flames'))
  t.choose(P, on('hostile-forest'))
  usually(t)
  expect(lifeOf(t, O, 'hostile-forest')).toBe(6)
})

scenario('[I-19, MN-6.15] a cancellation does not cover permanents', () => {
  const t = lay({
    p: { mn: true, prepared: ['rain-of-flames'] },
    o: { play: ['kerlochs-robe', 'dead-tree'], hand: ['seed'] },
  })
  t.choose(P, activate('rain-of-flames'))
  t.choose(O, { do: 'pass' })
  for (const target of [on('dead-tree'), at(O), at(O), on('dead-tree'), at(O)]) t.choose(P, target)
  t.choose(O, { do: 'use', card: 'kerlochs-robe' })
  usually(t)
  expect(lives(t)).toEqual([20, 20])
  expect(inPlay(t, O)).toEqual([])
})

scenario('[I-20] life is lost in spite of a cancellation', () => {
  const cancelled = { kind: 'cancelDamage', seat: O, card: 'kerlochs-robe' } as const
  const t = lay({ p: { prepared: ['ephemeral-brambles'] }, turnEffects: [cancelled] })
  play(t, P, activate('ephemeral-brambles'))
  expect(lives(t)).toEqual([20, 17])
})

scenario('[I-21] the Robe that goes feeds an Ignition in vain', () => {
  const t = lay({
    p: { prepared: ['fiery-arrow'] },
    o: { play: ['kerlochs-robe'] },
    turnEffects: [ignited],
  })
  t.choose(P, activate('fiery-arrow'))
  t.choose(O, { do: 'pass' })
  t.choose(O, { do: 'use', card: 'kerlochs-robe' })
  usually(t)
  expect(t.happened('damagePrevented').length).toBeGreaterThanOrEqual(2)
  expect(lives(t)).toEqual([20, 20])
})

scenario('[I-27] Decomposition is the ritual’s damage: the King does not repeat it', () => {
  const t = lay({ p: { play: ['ritual-of-decomposition', 'king-of-trees', 'dead-tree'] } })
  play(t, P, { do: 'use', card: 'ritual-of-decomposition' }, on('dead-tree'), at(O))
  expect(lives(t)).toEqual([20, 18])
})

scenario('[I-31] the opponent’s Trees are counted, never repeated', () => {
  const t = began({
    at: 'start',
    p: { mn: true, play: ['king-of-trees', 'dead-tree'] },
    o: { play: ['tree-in-flames'] },
  })
  expect(lives(t)).toEqual([20, 14])
  expect(lifeOf(t, O, 'tree-in-flames')).toBe(3)
})

scenario('[I-33] prerequisites are tested once', () => {
  const t = began({
    at: 'start',
    p: {
      play: ['prodigious-sowing', { card: 'hostile-forest', life: 3 }],
      channelled: ['seed', 'seed', 'seed'],
    },
  })
  play(t, P, at(O))
  expect(inPlay(t, P)).toEqual(['hostile-forest'])
  expect(lives(t)).toEqual([20, 17])
})

scenario('[I-40] an Echo under the Ocean lets another Wave work twice', () => {
  const t = began({
    at: 'start',
    p: { channelled: ['wave-echo', 'surging-wave'], play: [{ card: 'unleashed-ocean', locked: 'Wa3' }] },
  })
  play(t, P, { do: 'next', card: 'wave-echo' }, at(O), at(O))
  expect(lives(t)).toEqual([20, 14])
  expect(locked(t, P, 'unleashed-ocean')).toBe('Wa1')
})

scenario('[I-46, MN-5.33, R-16] a Drop is not counted twice when once is enough', () => {
  const t = lay({ p: { channelled: ['water-drop'], reserve: 'Wa3', hand: ['surging-wave'] } })
  play(t, P, prepare('surging-wave'))
  expect(t.state.players[P].board[0]).toMatchObject({ card: 'water-drop', doubled: false })
  expect(t.happened('componentUsed')).toHaveLength(1)
})

scenario('[I-55, MN-3.5] the Maelstrom leaves nothing to pay an upkeep with', () => {
  const t = began({
    at: 'start',
    p: { play: ['maelstrom', 'prodigious-sowing'], channelled: ['mental-flame'] },
  })
  expect(inPlay(t, P)).toEqual([])
  expect(channelled(t, P)).toEqual([])
})

scenario('[I-61] more Mana lets the Infiltration last longer', () => {
  const t = lay({
    p: { play: [{ card: 'subtle-infiltration', locked: 'Wa2 Fi1' }], reserve: 'Wa2' },
    ether: 'Ai Ai / ',
  })
  play(t, P, { do: 'exchange', element: 'air' }, { do: 'mana', element: 'fire' })
  expect(locked(t, P, 'subtle-infiltration')).toBe('Wa2')
  expect(lives(t)).toEqual([20, 19])
})

scenario('[I-62] destroyed by another card, the Infiltration brings nothing', () => {
  const t = lay({ p: { prepared: ['engulfment'] }, o: { play: ['subtle-infiltration'] } })
  play(t, P, activate('engulfment'))
  expect(discardPile(t, O)).toEqual(['subtle-infiltration'])
  expect(reserve(t, O)).toBe('')
  expect(ether(t)).toBe('Wa Wa Wa / Wa Wa')
})

scenario('[I-64] a Tornado has nothing to apply with a Seed in the Wind, but returns it', () => {
  const t = lay({
    p: { channelled: ['seed-in-the-wind'], deck: ['seed', 'flame', 'tide'], prepared: ['tornado'] },
  })
  play(t, P, activate('tornado'), at(O))
  expect(lives(t)).toEqual([20, 16])
  expect(hand(t, P)).toEqual(['seed'])
  expect(deck(t, P)).toEqual(['flame', 'seed-in-the-wind', 'tide'])
})

scenario('[I-66, MN-3.33, R-05] a spell at work is not prepared any more', () => {
  const t = lay({ p: { channelled: ['whirling-wind'], prepared: ['tornado', 'seed'] } })
  t.choose(P, activate('tornado'))
  t.choose(P, at(O))
  t.refuses(P, on('tornado'))
  play(t, P, on('seed'))
  expect(prepared(t, P)).toEqual([])
})

scenario('[I-83, R-46] without the status an Azure Ring heals by itself', () => {
  const t = began({ at: 'start', p: { play: ['azure-ring'], reserve: 'Fi1' } })
  expect(lives(t)).toEqual([21, 20])
})

scenario('[I-88] a Hostile Forest with Ring and Robe', () => {
  const t = began({ at: 'start', p: { play: ['hostile-forest', 'druid-ring', 'kerlochs-robe'] } })
  play(t, P, at(O))
  expect(lives(t)).toEqual([20, 5])
})
