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
  prepare,
  prepared,
  reserve,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)

scenario('[TV-01] a Flame deals 1 damage and locks no Mana', () => {
  const t = lay({ p: { prepared: ['flame'] } })
  play(t, P, activate('flame'), at(O))
  expect(lives(t)).toEqual([20, 19])
  expect(ether(t)).toBe(' / ')
})

scenario('[TV-02, MN-5.51] a Mage Noir does more', () => {
  const t = lay({ p: { mn: true, prepared: ['surging-wave'] } })
  play(t, P, activate('surging-wave'), at(O))
  expect(lives(t)).toEqual([20, 16])
  expect(ether(t)).toBe('Wa Wa / Wa')
})

scenario('[TV-03, MN-6.10, R-50] everybody opposing is hit at once; permanents without life are not', () => {
  const t = lay({
    p: { channelled: ['draconic-flame', 'mental-flame'], prepared: ['wave-of-flames'] },
    o: { play: ['dead-tree', 'prodigious-sowing'] },
  })
  t.choose(P, activate('wave-of-flames'))
  for (const element of ['fire', 'water', 'fire'] as const) t.choose(P, { do: 'put', element })
  expect(lives(t)).toEqual([20, 18])
  expect(inPlay(t, O)).toEqual(['prodigious-sowing'])
  expect(ether(t)).toBe('Fi Fi Ve / Wa Wa Ve')
})

scenario(
  '[TV-04, I-01, D-10, MN-6.12] split damage is strengthened packet by packet, and so is the backlash',
  () => {
    const t = lay({
      p: { mn: true, life: 15, play: ['burning-robe'], prepared: ['rain-of-flames'] },
      o: { play: ['animated-tree', 'dead-tree'] },
    })
    play(t, P, activate('rain-of-flames'), at(O), at(O), at(O), on('animated-tree'), on('dead-tree'))
    expect(lives(t)).toEqual([12, 15])
    expect(inPlay(t, O)).toEqual([])
  },
)

scenario('[TV-05, I-15, MN-6.30, D-11] life lost is not redirected', () => {
  const t = lay({
    p: { prepared: ['ephemeral-brambles'] },
    o: { play: ['animated-tree'], hand: ['seed'] },
  })
  t.choose(P, activate('ephemeral-brambles'))
  t.choose(O, { do: 'option', option: 2 })
  expect(lives(t)).toEqual([20, 17])
  expect(lifeOf(t, O, 'animated-tree')).toBe(3)
})

scenario('[TV-06, MN-6.31] permanents may have more life than is printed', () => {
  const t = lay({ p: { mn: true, play: ['hostile-forest'], prepared: ['purifying-wave'] } })
  play(t, P, activate('purifying-wave'), on('hostile-forest'))
  expect(lifeOf(t, P, 'hostile-forest')).toBe(13)
})

scenario('[TV-07, MN-3.4, D-13] the start of the turn: a healing Forest, and an upkeep that is paid', () => {
  const t = began({
    at: 'start',
    p: { play: ['enchanted-forest', 'dead-tree', 'prodigious-sowing'], reserve: 'Ve1 Wa1' },
    o: { play: ['dead-tree', 'animated-tree'] },
  })
  play(t, P, { do: 'pay' })
  expect(lives(t)).toEqual([22, 20])
  expect(lifeOf(t, P, 'enchanted-forest')).toBe(6)
  expect(lifeOf(t, P, 'dead-tree')).toBe(4)
  expect(inPlay(t, P)).toContain('prodigious-sowing')
  expect(reserve(t, P)).toBe('')
  expect(lifeOf(t, O, 'dead-tree')).toBe(2)
})

scenario('[TV-08, I-77] the last card is drawn, and then there is none', () => {
  const t = lay({ p: { deck: ['seed'], prepared: ['acceleration'] } })
  play(t, P, activate('acceleration'))
  expect(hand(t, P)).toEqual(['seed'])
  expect(t.state.outcome).toEqual({ winners: [O], reason: 'MN-3.61' })
})

scenario('[TV-09, I-74, R-43] the Emptiness Ritual empties the hand down to four', () => {
  const t = lay({
    p: { hand: ['emptiness-ritual', 'seed', 'seed', 'seed', 'flame', 'tide', 'breath'], reserve: 'Ai2 Ar3' },
  })
  play(t, P, prepare('emptiness-ritual'), { do: 'discard', card: 'tide' }, { do: 'discard', card: 'flame' })
  expect(hand(t, P)).toHaveLength(4)
  expect(discardPile(t, P)).toEqual(['tide', 'flame'])
  play(t, P, { do: 'endTurn' })
  expect(hand(t, P)).toHaveLength(4)
})

scenario('[TV-10, I-50] impossible steps are skipped one by one', () => {
  const t = lay({ p: { prepared: ['fission'] } })
  play(t, P, activate('fission'))
  expect(discardPile(t, P)).toEqual(['fission'])
  expect(ether(t)).toBe('Fi / Fi')
})

scenario('[TV-10b, MN-6.62, D-14] even the own permanent has to be chosen', () => {
  const t = lay({ p: { play: ['dead-tree'], prepared: ['fission'] } })
  play(t, P, activate('fission'))
  expect(inPlay(t, P)).toEqual([])
})

scenario('[TV-11, MN-4.2, MN-4.3] equipment goes back to the hand of its owner, who orders its Mana', () => {
  const t = lay({ p: { mn: true, prepared: ['powerful-swipe'] }, o: { play: ['burning-robe'] } })
  t.choose(P, activate('powerful-swipe'))
  t.choose(O, { do: 'put', element: 'vegetal', pile: 'left' })
  usually(t)
  expect(hand(t, O)).toEqual(['burning-robe'])
  expect(hand(t, P)).toEqual(['droplet'])
  expect(ether(t)).toBe('Ai Ai Ve / Ai Ai Fi')
})

scenario('[TV-12, D-16, R-10] any card of the discard pile comes back', () => {
  const t = lay({ p: { discard: ['flame', 'fire-whip'], prepared: ['the-water-healer'] } })
  play(t, P, activate('the-water-healer'), at(P), { do: 'choose', card: 'fire-whip' })
  expect(lives(t)).toEqual([23, 20])
  expect(hand(t, P)).toEqual(['fire-whip'])
  expect(discardPile(t, P)).toEqual(['flame', 'the-water-healer'])
})

scenario('[TV-13, D-15] a component goes back as the third card of the deck', () => {
  const t = lay({
    p: { channelled: ['breath'], deck: ['seed', 'flame', 'tide', 'zephyr'], prepared: ['air-blade'] },
  })
  play(t, P, activate('air-blade'), at(O))
  expect(deck(t, P)).toEqual(['seed', 'flame', 'breath', 'tide', 'zephyr'])
  expect(lives(t)).toEqual([20, 17])
  expect(ether(t)).toBe('Ai Ar / Ai')
})

scenario('[TV-13b, R-41] or at the bottom of a small deck', () => {
  const t = lay({ p: { channelled: ['breath'], deck: ['seed'], prepared: ['air-blade'] } })
  play(t, P, activate('air-blade'), at(O))
  expect(deck(t, P)).toEqual(['seed', 'breath'])
})

scenario('[TV-14, I-63, R-52] a prepared Seed in the Wind goes onto its deck and is drawn again', () => {
  const t = lay({ p: { prepared: ['whirling-wind'] }, o: { prepared: ['seed-in-the-wind'] } })
  play(t, P, activate('whirling-wind'), on('seed-in-the-wind'))
  expect(hand(t, O)).toEqual(['seed-in-the-wind'])
  expect(deck(t, O)).toHaveLength(10)
})

scenario('[TV-15] fewer than three cards are all shuffled in', () => {
  const t = lay({ p: { discard: ['seed', 'flame'], prepared: ['mist-breath'] }, chance: ['unchanged'] })
  play(t, P, activate('mist-breath'))
  expect(deck(t, P)).toHaveLength(12)
  expect(discardPile(t, P)).toEqual(['mist-breath'])
})

scenario('[TV-16, R-25, D-17] a search without a result shuffles all the same', () => {
  const t = lay({ p: { prepared: ['sprouted-seed'] }, chance: ['unchanged'] })
  play(t, P, activate('sprouted-seed'))
  expect(hand(t, P)).toEqual([])
  expect(t.happened('nothingFound')).toHaveLength(1)
  expect(t.happened('deckShuffled')).toHaveLength(1)
})

scenario('[TV-17, MN-4.5, R-36, D-12] a Seed comes back without Mana', () => {
  const t = began({ at: 'start', p: { play: ['animated-tree'], discard: ['seed'] } })
  play(t, P, { do: 'yes' })
  expect(lives(t)).toEqual([20, 18])
  expect(locked(t, P, 'seed')).toBe('')
  for (let mana = 0; mana < 3; mana++) play(t, P, { do: 'put', element: 'fire' })
  play(t, P, { do: 'take', pile: 'right' })
  const before = etherSize(t)
  play(t, P, activate('seed'))
  expect(lives(t)).toEqual([21, 18])
  expect(etherSize(t)).toBe(before)
})

scenario(
  '[TV-18, I-60, R-31, D-27, D-21] exchanging Water feeds the Infiltration until it is used up',
  () => {
    const t = lay({
      p: { play: ['subtle-infiltration'], reserve: 'Wa2 Fi2' },
      ether: 'Ai Ve / Mi',
    })
    play(
      t,
      P,
      { do: 'exchange', element: 'air' },
      { do: 'give', element: 'fire' },
      { do: 'give', element: 'water' },
    )
    expect(lives(t)).toEqual([20, 19])
    expect(ether(t)).toBe('Fi Wa Ve / Wa Mi')
    play(t, P, { do: 'exchange', element: 'vegetal' }, { do: 'give', element: 'fire' })
    expect(lives(t)).toEqual([20, 18])
    expect(inPlay(t, P)).toEqual([])
    play(t, P, { do: 'gather', left: 2, right: 0 })
    expect(reserve(t, P)).toBe('Ai1 Wa2 Ve1')
    expect(ether(t)).toBe('Fi Fi / Wa Wa Mi')
  },
)

scenario('[TV-19, MN-3.38] the Crimson Ritual turns life into Fire and cards', () => {
  const t = lay({ p: { play: ['crimson-ritual'], life: 10 } })
  play(t, P, { do: 'use', card: 'crimson-ritual' }, { do: 'use', card: 'crimson-ritual' })
  expect(lives(t)).toEqual([8, 20])
  expect(reserve(t, P)).toBe('Fi2')
  expect(hand(t, P)).toHaveLength(2)
})

scenario('[TV-20, MN-4.24, R-40] the Crimson Ring answers damage for a Fire', () => {
  const t = lay({
    active: O,
    o: { prepared: ['fiery-arrow'] },
    p: { play: ['crimson-ring'], reserve: 'Fi1' },
  })
  t.choose(O, activate('fiery-arrow'))
  t.choose(P, { do: 'pay' })
  usually(t)
  expect(lives(t)).toEqual([17, 19])
  expect(ether(t)).toBe('Fi Fi / Fi')
})

scenario('[TV-21, I-54, MN-3.50, R-11] the Maelstrom empties both reserves and goes', () => {
  const t = lay({ p: { play: ['maelstrom'], reserve: 'Wa1 Fi1' }, o: { reserve: 'Ve2' } })
  t.choose(P, { do: 'endTurn' })
  usually(t)
  expect(ether(t)).toBe('Fi / Wa')
  expect(reserve(t, P)).toBe('')
  const end = lay({
    active: O,
    at: 'end',
    p: { play: ['maelstrom'] },
    o: { reserve: 'Ve2' },
    ether: 'Fi / Wa',
  })
  usually(end)
  expect(end.state.active).toBe(P)
  expect(inPlay(end, P)).toEqual([])
  expect(etherSize(end)).toBe(9)
})

scenario(
  '[TV-22, I-52, I-53, D-23] a Condensation grows while it is prepared, and spreads without releasing',
  () => {
    const grown = began({ at: 'start', p: { prepared: ['condensation'], channelled: ['condensation'] } })
    expect(grown.state.players[P].board.map(({ zone, locked: mana }) => [zone, mana[2]])).toEqual([
      ['channelled', 1],
      ['prepared', 2],
    ])
    const t = lay({
      p: { prepared: [{ card: 'condensation', locked: 'Wa3 Fi1' }], play: ['unleashed-ocean'] },
      bare: true,
    })
    t.choose(P, activate('condensation'))
    expect(t.question(P)?.about).toMatchObject({ left: 4, next: 'fire' })
    play(t, P, { do: 'toReserve' }, on('unleashed-ocean'), { do: 'toReserve' }, on('unleashed-ocean'))
    expect(discardPile(t, P)).toEqual(['condensation'])
    expect(reserve(t, P)).toBe('Fi1 Wa1')
    expect(locked(t, P, 'unleashed-ocean')).toBe('Wa3')
    expect(etherSize(t)).toBe(0)
  },
)

scenario('[TV-24, I-85, D-24, D-18] a Tide moves its Mana and may bring another Tide back', () => {
  const t = lay({
    p: {
      prepared: ['tide', 'surging-wave'],
      discard: ['tide'],
      hand: ['seed'],
      reserve: 'Wa1',
      deck: ['droplet', 'flame'],
    },
  })
  play(t, P, activate('tide'), { do: 'discard', card: 'seed' }, on('surging-wave'), { do: 'pay' })
  expect(locked(t, P, 'surging-wave')).toBe('Wa5')
  expect(hand(t, P)).toEqual(['droplet', 'tide'])
  expect(discardPile(t, P)).toEqual(['seed', 'tide'])
  expect(ether(t)).toBe('Wa / ')
})

scenario('[TV-25, I-38, I-39, D-30] the Ocean applies every Wave and loses a Water for each', () => {
  const side = {
    channelled: ['surging-wave', 'purifying-wave'],
    play: [{ card: 'unleashed-ocean', locked: 'Wa3' }],
  }
  const t = began({ at: 'start', p: side })
  play(t, P, { do: 'next', card: 'surging-wave' }, at(O), at(P))
  expect(lives(t)).toEqual([22, 17])
  expect(locked(t, P, 'unleashed-ocean')).toBe('Wa1')
  expect(ether(t)).toBe('Wa / Wa')
  const last = began({ at: 'start', p: { ...side, play: ['unleashed-ocean'] }, ether: 'Wa / Wa' })
  play(last, P, { do: 'next', card: 'purifying-wave' }, at(P), at(O))
  expect(inPlay(last, P)).toEqual([])
  expect(ether(last)).toBe('Wa Wa / Wa')
})

scenario('[TV-26, I-42, R-13, D-26] the last Water taken from the Ocean destroys it', () => {
  const t = lay({ p: { play: ['ritual-of-melange', 'unleashed-ocean'], reserve: 'Fi1' } })
  play(t, P, { do: 'use', card: 'ritual-of-melange' }, on('unleashed-ocean'))
  expect(reserve(t, P)).toBe('Wa1')
  expect(inPlay(t, P)).toEqual(['ritual-of-melange'])
  expect(ether(t)).toBe('Fi / ')
})

scenario('[TV-27, I-90, D-25] the Azure Ring of a Mage Noir puts Mana under a card', () => {
  const t = began({
    at: 'start',
    p: { mn: true, play: ['azure-ring'], prepared: ['surging-wave'], reserve: 'Fi1' },
  })
  play(t, P, { do: 'option', option: 2 }, { do: 'yes' }, on('surging-wave'))
  expect(locked(t, P, 'surging-wave')).toBe('Fi1 Wa3')
  expect(lives(t)).toEqual([20, 20])
  const onRitual = began({ at: 'start', p: { mn: true, play: ['azure-ring'], reserve: 'Fi1' } })
  play(onRitual, P, { do: 'option', option: 2 }, { do: 'yes' }, on('rite-of-passage'))
  expect(locked(onRitual, P, 'rite-of-passage')).toBe('Fi1 Ar2')
})

scenario('[TV-28, I-65, R-37] a Tornado applies a Violent Wind before both go back', () => {
  const t = lay({
    p: { channelled: ['violent-wind', 'breath'], deck: ['seed', 'flame', 'tide'], prepared: ['tornado'] },
  })
  play(t, P, activate('tornado'), at(O), at(O))
  expect(lives(t)).toEqual([20, 12])
  expect(deck(t, P)).toEqual(['seed', 'flame', 'violent-wind', 'breath', 'tide'])
  expect(ether(t)).toBe('Ai Ai Ai Ai / Ai Ai Ai')
})

scenario('[TV-29, I-73, R-26] what cannot be done cannot be chosen', () => {
  const t = lay({ p: { prepared: ['ephemeral-brambles'] } })
  play(t, P, activate('ephemeral-brambles'))
  expect(lives(t)).toEqual([20, 17])
  expect(prepared(t, P)).toEqual([])
  expect(channelled(t, P)).toEqual([])
})
