import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { playerOf } from '../../src/state.ts'
import { componentsWith } from '../../src/table/board.ts'
import { costOf } from '../../src/table/cost.ts'
import { countOf } from '../../src/table/count.ts'
import { linesOf } from '../../src/table/plans.ts'
import { manaOf } from '../../src/words/mana.ts'
import {
  activate,
  at,
  began,
  channelled,
  deck,
  discardPile,
  ether,
  etherSize,
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
  positionOf,
  prepare,
  prepared,
  reserve,
  type Side,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)

const costs = (p: Side, ...cards: string[]) => {
  const state = positionOf({ p })
  return cards.map((card) => manaOf(costOf(state, P, card)))
}

test('[TV-30, I-56, I-81, MN-5.40, MN-5.42, R-12, R-38] what cards cost a Mage Noir with a Howler’s Robe', () => {
  const robe: Side = { mn: true, play: ['howlers-robe'] }
  expect(
    costs(
      robe,
      'breath',
      'tornado',
      'seed-in-the-wind',
      'acceleration',
      'wand-of-air-currents',
      'ignition',
      'great-waters',
    ),
  ).toEqual([
    {},
    { air: 2 },
    { air: 1, vegetal: 2 },
    { air: 1, arcane: 1 },
    { air: 2, mineral: 1 },
    { fire: 2 },
    { air: 1, water: 2 },
  ])
  expect(costs({ ...robe, channelled: ['breath'] }, 'seed-in-the-wind')).toEqual([{ vegetal: 2 }])
  const horns = { ...robe, play: ['howlers-robe', 'druid-horns'] }
  expect(costs(horns, 'seed', 'sprouted-seed', 'seed-in-the-wind')).toEqual([{}, {}, {}])
})

test('[TV-30b, MN-5.23, R-14] Druid Horns make Seeds cheaper', () => {
  expect(costs({ play: ['druid-horns'] }, 'seed', 'sprouted-seed', 'seed-in-the-wind')).toEqual([
    {},
    { water: 1 },
    { air: 2, vegetal: 1 },
  ])
})

test('[TV-31, I-48] a Fire Mask spares one of several flames', () => {
  const state = positionOf({ p: { play: ['fire-mask'] } })
  const lines = (card: string) => linesOf(state, P, card).map(({ word, count }) => `${word}×${count}`)
  expect(lines('magma-eruption')).toEqual(['flame×2'])
  expect(lines('burning-robe')).toEqual(['flame×1'])
  expect(lines('fiery-arrow')).toEqual(['flame×1'])
  expect(lines('enchanted-forest')).toEqual(['tree×2'])
})

scenario('[TV-32, I-49, MN-5.1] a Fire card discarded instead of a flame', () => {
  const side = { reserve: 'Fi2 Ai1', hand: ['fire-ball'] }
  lay({ p: side }).refuses(P, prepare('fire-ball'))
  const t = lay({ p: { ...side, hand: ['fire-ball', 'fire-whip'] } })
  play(t, P, prepare('fire-ball'))
  expect(discardPile(t, P)).toEqual(['fire-whip'])
  expect(prepared(t, P)).toEqual(['fire-ball'])
  const both = lay({ p: { ...side, hand: ['fire-ball', 'fire-whip'], channelled: ['flame'] } })
  play(both, P, prepare('fire-ball'), { do: 'instead', card: 'fire-whip' })
  expect(channelled(both, P)).toEqual(['flame'])
})

scenario('[TV-33, MN-5.50] some cards are for a Mage Noir alone', () => {
  const side = { reserve: 'Fi1 Ar1', hand: ['sulfur-flame'] }
  lay({ p: side }).refuses(P, prepare('sulfur-flame'))
  const t = lay({ p: { ...side, mn: true } })
  play(t, P, prepare('sulfur-flame'))
  expect(prepared(t, P)).toEqual(['sulfur-flame'])
})

scenario('[TV-34, I-09, MN-6.17, MN-3.1, R-51] an armour ignores so much each turn', () => {
  const t = lay({ p: { prepared: ['draconic-flame', 'draconic-flame'] }, o: { play: ['druid-armor'] } })
  play(t, P, activate('draconic-flame'), at(O))
  expect(lives(t)).toEqual([20, 20])
  play(t, P, activate('draconic-flame'), at(O))
  expect(lives(t)).toEqual([20, 19])
  const next = lay({ at: 'start', active: O, o: { play: [{ card: 'druid-armor', ignored: 3 }] } })
  expect(playerOf(next.state, O).board[0]!.ignored).toBe(0)
})

scenario('[TV-35, MN-6.16] damage reduced to nothing is no damage', () => {
  const t = lay({
    p: { prepared: ['flame', 'flame-projectile'] },
    o: { play: ['kerlochs-robe', 'crimson-ring'], reserve: 'Fi1' },
  })
  play(t, P, activate('flame'), at(O))
  expect(lives(t)).toEqual([20, 20])
  t.choose(P, activate('flame-projectile'))
  usually(t)
  t.choose(P, at(O))
  usually(t)
  t.choose(O, { do: 'pay' })
  usually(t)
  expect(lives(t)).toEqual([19, 19])
})

scenario('[TV-36, I-18, R-44, R-54, D-20] Kerloc’h’s Robe cancels damage until the end of the turn', () => {
  const t = lay({
    p: { prepared: ['magma-eruption', 'fiery-arrow', 'air-blade'], channelled: ['breath'] },
    o: { play: ['kerlochs-robe'], hand: ['seed', 'flame', 'tide'] },
  })
  t.choose(P, activate('magma-eruption'))
  t.choose(O, { do: 'pass' })
  t.choose(P, at(O))
  t.choose(O, { do: 'use', card: 'kerlochs-robe' })
  usually(t)
  expect(lives(t)).toEqual([20, 20])
  expect(hand(t, O)).toEqual([])
  expect(discardPile(t, O)).toHaveLength(4)
  play(t, P, activate('fiery-arrow'))
  expect(lives(t)).toEqual([20, 20])
  // All damage: unblockable damage can only not be ignored, reduced or redirected.
  play(t, P, activate('air-blade'), at(O))
  expect(lives(t)).toEqual([20, 20])
})

scenario('[R-18] Kerloc’h’s Robe may answer unblockable damage', () => {
  const t = lay({ p: { prepared: ['air-blade'] }, o: { play: ['kerlochs-robe'] } })
  t.choose(P, activate('air-blade'))
  t.choose(O, { do: 'pass' })
  t.choose(P, at(O))
  t.choose(O, { do: 'use', card: 'kerlochs-robe' })
  usually(t)
  expect(lives(t)).toEqual([20, 20])
})

scenario(
  '[TV-37, I-16, MN-5.61, R-01] unblockable damage is neither reduced nor ignored nor redirected',
  () => {
    const t = lay({
      p: { prepared: ['air-blade'], channelled: ['breath'] },
      o: { play: ['kerlochs-robe', 'animated-tree'] },
    })
    t.choose(P, activate('air-blade'))
    t.choose(O, { do: 'pass' })
    t.choose(P, at(O))
    expect(t.options(O)).toMatchObject([{ do: 'accept' }, { do: 'use', card: 'kerlochs-robe' }])
    usually(t)
    expect(lives(t)).toEqual([20, 17])
    expect(lifeOf(t, O, 'animated-tree')).toBe(3)
  },
)

scenario('[TV-38, I-23] the Robe and two Rings strengthen a Tree', () => {
  const t = began({
    at: 'start',
    p: { play: ['kerlochs-robe', 'druid-ring', 'druid-ring', 'animated-tree'] },
  })
  expect(lives(t)).toEqual([20, 11])
})

scenario('[TV-39, I-28, I-29, I-68, R-42] the King counts all Trees and lets his own act twice', () => {
  const t = began({
    at: 'start',
    p: { mn: true, play: ['king-of-trees', 'animated-tree'], discard: ['seed', 'sprouted-seed'] },
    o: { play: ['dead-tree'] },
  })
  play(t, P, { do: 'yes' }, { do: 'choose', card: 'seed' }, { do: 'yes' })
  expect(lives(t)).toEqual([20, 10])
  expect(prepared(t, P)).toEqual(['seed', 'sprouted-seed'])
})

scenario('[TV-39b, I-30, MN-3.3, R-04] a Tree that dies in its first run has no second one', () => {
  const first = began({ at: 'start', p: { mn: true, play: ['king-of-trees', 'tree-in-flames'] } })
  expect(lives(first)).toEqual([20, 12])
  expect(lifeOf(first, P, 'tree-in-flames')).toBe(1)
  const second = began({
    at: 'start',
    p: { mn: true, play: ['king-of-trees', { card: 'tree-in-flames', life: 1 }] },
    o: { life: 12 },
  })
  expect(lives(second)).toEqual([20, 6])
  expect(inPlay(second, P)).not.toContain('tree-in-flames')
  const t = lay({ p: { mn: true, play: ['king-of-trees'], reserve: 'Ve2 Fi1', hand: ['tree-in-flames'] } })
  play(t, P, prepare('tree-in-flames'))
  expect(inPlay(t, P)).toContain('tree-in-flames')
})

scenario('[TV-40, I-32, R-45] three Seeds count as Trees under a Prodigious Sowing', () => {
  const side: Side = {
    play: ['prodigious-sowing', 'king-of-trees'],
    channelled: ['seed', 'seed', 'seed', 'seed'],
    reserve: 'Ve3 Mi1',
    hand: ['hostile-forest'],
  }
  const t = lay({ p: side })
  const trees = { of: 'tree', side: 'board', channelledOnly: false } as const
  expect(countOf(t.state, P, trees, false)).toBe(4)
  expect(countOf(t.state, O, trees, false)).toBe(4)
  t.choose(P, prepare('hostile-forest'))
  while (t.question(P)?.kind === 'plan') t.choose(P, t.options(P)[0]!)
  expect(inPlay(t, P)).toContain('hostile-forest')
})

scenario(
  '[TV-41, I-43, I-44, I-45, MN-5.34, MN-5.35, MN-5.37, R-17, R-30] Water counts twice, and a Drop once more',
  () => {
    const t = lay({
      p: {
        channelled: ['water-drop', 'droplet', 'surging-wave'],
        play: ['prodigious-source', 'azure-ring'],
        prepared: ['great-waters', 'great-waters'],
      },
      o: { channelled: ['condensation'] },
    })
    play(t, P, activate('great-waters'), at(O))
    expect(lives(t)).toEqual([20, 11])
    play(t, P, activate('great-waters'), at(O))
    expect(lives(t)).toEqual([20, 4])
  },
)

scenario('[TV-42, I-41] one Wave counts for two with a Source, but applies once', () => {
  const side = { channelled: ['surging-wave'], reserve: 'Wa1', hand: ['unleashed-ocean'] }
  lay({ p: side }).refuses(P, prepare('unleashed-ocean'))
  const t = lay({ p: { ...side, play: ['prodigious-source'] } })
  play(t, P, prepare('unleashed-ocean'))
  expect(inPlay(t, P)).toContain('unleashed-ocean')
  const start = began({
    at: 'start',
    p: {
      channelled: ['surging-wave'],
      play: ['prodigious-source', { card: 'unleashed-ocean', locked: 'Wa3' }],
    },
  })
  play(start, P, at(O))
  expect(lives(start)).toEqual([20, 17])
  expect(locked(start, P, 'unleashed-ocean')).toBe('Wa1')
})

scenario('[TV-43, I-82, D-04, D-06] a Mélange takes one Mana of the recovery, Druid Rings add to it', () => {
  const t = lay({ at: 'gather', p: { play: ['ritual-of-melange', 'druid-ring', 'druid-ring'] } })
  for (const element of ['fire', 'fire'] as const) t.choose(P, { do: 'put', element })
  expect(ether(t)).toBe('Fi Ve / Fi Ve')
  t.choose(P, { do: 'take', pile: 'left' })
  expect(reserve(t, P)).toBe('Fi1 Ve1')
})

scenario(
  '[TV-44, I-72, R-39, MN-3.52, R-49] an Ignition burns for every card that leaves for a discard pile',
  () => {
    const t = lay({
      p: { prepared: ['ignition'], channelled: ['flame'], reserve: 'Fi2', hand: ['fiery-arrow'] },
    })
    play(t, P, activate('ignition'))
    expect(lives(t)).toEqual([20, 19])
    play(t, P, prepare('fiery-arrow'))
    expect(lives(t)).toEqual([20, 18])
    play(t, P, activate('fiery-arrow'))
    expect(lives(t)).toEqual([20, 14])
  },
)

scenario('[TV-45, I-02] a Burning Robe and a Crimson Ring feed each other', () => {
  const t = lay({
    p: { life: 10, reserve: 'Fi2', play: ['burning-robe', 'crimson-ring'], prepared: ['flame'] },
  })
  play(t, P, activate('flame'), at(O), { do: 'pay' }, { do: 'pay' })
  expect(lives(t)).toEqual([7, 14])
  expect(reserve(t, P)).toBe('')
})

scenario('[TV-46, I-10, I-11, R-20, MN-6.14] one Protector takes all packets of a group', () => {
  const t = lay({
    p: { prepared: ['fire-ball'] },
    o: { play: ['animated-tree', 'dead-tree', 'king-of-trees'] },
  })
  t.choose(P, activate('fire-ball'))
  t.choose(O, { do: 'redirect', card: 'animated-tree' })
  t.choose(O, { do: 'redirect', card: 'animated-tree' })
  usually(t)
  expect(inPlay(t, O)).toEqual(['dead-tree', 'king-of-trees'])
  expect(lifeOf(t, O, 'dead-tree')).toBe(2)
  expect(lifeOf(t, O, 'king-of-trees')).toBe(5)
  expect(lives(t)).toEqual([20, 18])
})

scenario('[TV-47, I-78, MN-3.62, R-08] both dead at once is a draw', () => {
  const t = lay({ p: { mn: true, life: 1, prepared: ['rain-of-flames'] }, o: { life: 2 } })
  play(t, P, activate('rain-of-flames'), at(O), at(O), at(P), at(O), at(O))
  expect(t.state.outcome).toEqual({ winners: [], reason: 'MN-3.62', scores: [0.5, 0.5] })
})

scenario('[TV-48, I-76, R-47, R-53] what is reforged and what is replaced goes together', () => {
  const side: Side = {
    play: ['druid-armor', 'druid-horns', 'druid-ring'],
    reserve: 'Ve2 Ar2',
    hand: ['kerlochs-robe'],
  }
  const t = lay({ p: side })
  play(
    t,
    P,
    prepare('kerlochs-robe'),
    { do: 'component', card: 'druid-ring' },
    { do: 'component', card: 'druid-horns' },
  )
  expect(inPlay(t, P)).toEqual(['kerlochs-robe'])
  expect(etherSize(t)).toBe(10)
})

scenario('[TV-48b, D-08] or another piece is reforged', () => {
  const t = lay({
    p: { play: ['druid-armor', 'druid-horns', 'druid-ring'], reserve: 'Ve2 Ar2', hand: ['kerlochs-robe'] },
  })
  play(
    t,
    P,
    prepare('kerlochs-robe'),
    { do: 'component', card: 'druid-armor' },
    { do: 'component', card: 'druid-ring' },
  )
  expect(inPlay(t, P)).toEqual(['druid-horns', 'kerlochs-robe'])
})

scenario('[TV-50, I-58, MN-3.37, R-28] Favorable Winds let Air be exchanged one for one', () => {
  const rate = { kind: 'exchangeRate', seat: P, card: 'favorable-winds', element: 'air' } as const
  const t = lay({ p: { reserve: 'Ve1 Ai1' }, ether: 'Ai Fi Wa / Mi', turnEffects: [rate] })
  play(t, P, { do: 'exchange', element: 'air' }, { do: 'give', element: 'vegetal' })
  expect(reserve(t, P)).toBe('Ai2')
  play(t, P, { do: 'exchange', element: 'water' })
  expect(reserve(t, P)).toBe('Ai1 Wa1')
  expect(ether(t)).toBe('Ai Fi Ve / Mi')
  t.choose(P, { do: 'exchange', element: 'fire' })
  // One Water alone is no price for Fire: both Mana go, or the Air alone.
  t.refuses(P, { do: 'give', element: 'water' })
  const winds = lay({ p: { channelled: ['breath'], prepared: ['favorable-winds'] } })
  play(winds, P, activate('favorable-winds'))
  expect(winds.state.turnEffects).toMatchObject([{ kind: 'exchangeRate', element: 'air' }])
  expect(deck(winds, P)[2]).toBe('breath')
})

scenario('[TV-51, I-84, R-34] a Typhoon sweeps up to three prepared spells away', () => {
  const t = lay({
    p: { channelled: ['whirling-wind', 'surging-wave'], hand: ['typhoon'] },
    o: { prepared: ['seed', 'flame', 'tide', 'breath'] },
  })
  play(t, P, prepare('typhoon'), activate('typhoon'), at(O), on('tide'), on('seed'), on('flame'))
  expect(lives(t)).toEqual([20, 14])
  expect(prepared(t, O)).toEqual(['breath'])
  expect(deck(t, P)[2]).toBe('whirling-wind')
})

scenario('[TV-52, I-24, I-25, I-26, R-19, R-22] Decomposition deals the life that a permanent had', () => {
  const t = lay({
    p: {
      play: [
        'ritual-of-decomposition',
        'kerlochs-robe',
        'druid-ring',
        { card: 'dead-tree', life: 4 },
        'prodigious-sowing',
      ],
    },
  })
  play(t, P, { do: 'use', card: 'ritual-of-decomposition' }, on('dead-tree'), at(O))
  expect(lives(t)).toEqual([20, 13])
  play(t, P, { do: 'use', card: 'ritual-of-decomposition' })
  expect(lives(t)).toEqual([20, 13])
  expect(inPlay(t, P)).not.toContain('prodigious-sowing')
})

scenario('[TV-53, R-24] Druid Horns take Seeds from the top', () => {
  const t = lay({ p: { play: ['druid-horns'], deck: ['seed', 'seed-in-the-wind', 'flame', 'seed'] } })
  const look = { do: 'use', card: 'druid-horns' } as const
  play(t, P, look, look, look)
  expect(hand(t, P)).toEqual(['seed', 'seed-in-the-wind'])
  expect(deck(t, P)).toEqual(['flame', 'seed'])
  expect(t.view(P).table).toMatchObject({ players: [{ top: ['flame'] }, {}] })
  expect(t.view(O).table).toMatchObject({ players: [{ top: [] }, {}] })
})

scenario('[TV-54, I-89] a Mental Flame wants its Fire, or goes', () => {
  const paid = began({ at: 'start', p: { channelled: ['mental-flame'], reserve: 'Fi1' } })
  play(paid, P, { do: 'pay' })
  expect(channelled(paid, P)).toEqual(['mental-flame'])
  expect(ether(paid)).toBe('Fi / ')
  const unpaid = began({ at: 'start', p: { channelled: ['mental-flame'] } })
  expect(discardPile(unpaid, P)).toEqual(['mental-flame'])
})

scenario('[TV-55, I-71] Breath of Flames is kept for a Mana', () => {
  const t = lay({ p: { channelled: ['breath-of-flames'], reserve: 'Fi2 Ai1', hand: ['fiery-arrow'] } })
  play(t, P, prepare('fiery-arrow'), { do: 'pay' })
  expect(channelled(t, P)).toEqual(['breath-of-flames'])
  expect(ether(t)).toBe('Ai / ')
  const poor = lay({ p: { channelled: ['breath-of-flames'], reserve: 'Fi2', hand: ['fiery-arrow'] } })
  play(poor, P, prepare('fiery-arrow'))
  expect(channelled(poor, P)).toEqual([])
})

scenario('[TV-56, I-51] High Pressure deals what a Condensation has gathered', () => {
  const t = lay({
    p: { channelled: [{ card: 'condensation', locked: 'Wa5 Fi1' }], prepared: ['high-pressure'] },
  })
  play(t, P, activate('high-pressure'), at(O))
  expect(lives(t)).toEqual([20, 14])
  expect(hand(t, P)).toEqual(['condensation'])
  expect(etherSize(t)).toBe(11)
})

scenario('[TV-57, I-35, I-36] an Echo of an Echo applies a third Wave', () => {
  const t = lay({ p: { channelled: ['wave-echo', 'purifying-wave'], prepared: ['wave-echo'] } })
  play(t, P, activate('wave-echo'), on('wave-echo'), at(P))
  expect(lives(t)).toEqual([22, 20])
  expect(channelled(t, P)).toEqual(['wave-echo', 'purifying-wave'])
})

scenario('[TV-57b, R-29] without a third Wave nothing happens', () => {
  const t = lay({ p: { channelled: ['wave-echo'], prepared: ['wave-echo'] } })
  play(t, P, activate('wave-echo'))
  expect(lives(t)).toEqual([20, 20])
  expect(discardPile(t, P)).toEqual(['wave-echo'])
})

scenario('[TV-57b, R-29, I-36] two Echoes do not call each other for ever', () => {
  const t = lay({ p: { channelled: ['wave-echo', 'wave-echo'], prepared: ['wave-echo'] } })
  play(t, P, activate('wave-echo'))
  expect(t.question(P)?.kind).toBe('main')
  const healing = lay({
    p: { channelled: ['wave-echo', 'wave-echo', 'purifying-wave'], prepared: ['wave-echo'] },
  })
  play(healing, P, activate('wave-echo'), on('wave-echo'), on('wave-echo'))
  // Both Echoes are in the chain: only the third Wave is left, and it asks whom to heal.
  play(healing, P, at(P))
  expect(lives(healing)).toEqual([22, 20])
})

test('[TV-B04, MN-5.20, MN-5.21] a component counts for every word of its name', () => {
  const state = positionOf({ p: { channelled: ['breath', 'breath-of-flames'] } })
  expect(componentsWith(state, P, 'breath')).toHaveLength(2)
  expect(componentsWith(state, P, 'flame')).toHaveLength(1)
})
