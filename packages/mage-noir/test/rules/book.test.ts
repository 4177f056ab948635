import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { afterDamage, afterGain, gainLife, gainLifeOf, reduced, subtracted } from '../../src/table/life.ts'
import {
  activate,
  at,
  began,
  channelled,
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

scenario('[TV-B01, MN-3.30] a card is prepared with its cost from the reserve under it', () => {
  const t = lay({ p: { reserve: 'Ve1 Wa1', hand: ['sprouted-seed'] } })
  play(t, P, prepare('sprouted-seed'))
  expect(prepared(t, P)).toEqual(['sprouted-seed'])
  expect(locked(t, P, 'sprouted-seed')).toBe('Wa1 Ve1')
  expect(reserve(t, P)).toBe('')
  expect(ether(t)).toBe(' / ')
})

scenario(
  '[TV-B02, MN-3.31, MN-4.5] an activated spell does what it says, then is discarded and releases its Mana',
  () => {
    const t = lay({ p: { prepared: ['breath'] }, ether: 'Ai Fi / Ai' })
    play(t, P, activate('breath'), { do: 'gather', left: 1, right: 1 })
    expect(reserve(t, P)).toBe('Ai2')
    expect(discardPile(t, P)).toEqual(['breath'])
    expect(ether(t)).toBe('Fi / Ai')
  },
)

scenario('[TV-B03, MN-3.35] only a channelled wind lets a Tornado be prepared', () => {
  const side = { reserve: 'Ai3', hand: ['tornado'] }
  lay({ p: side }).refuses(P, prepare('tornado'))
  lay({ p: { ...side, prepared: ['whirling-wind'] } }).refuses(P, prepare('tornado'))
  const t = lay({ p: { ...side, channelled: ['whirling-wind'] } })
  play(t, P, prepare('tornado'))
  expect(prepared(t, P)).toEqual(['tornado'])
})

scenario(
  '[TV-B05, MN-5.11, MN-5.12] a permanent arrives with its printed life and keeps its Mana; components stay',
  () => {
    const t = lay({ p: { play: ['dead-tree'], reserve: 'Ve5', hand: ['king-of-trees'] } })
    play(t, P, prepare('king-of-trees'))
    expect(lifeOf(t, P, 'king-of-trees')).toBe(5)
    expect(locked(t, P, 'king-of-trees')).toBe('Ve5')
    expect(inPlay(t, P)).toEqual(['dead-tree', 'king-of-trees'])
  },
)

scenario(
  '[TV-B06, I-13, MN-5.60, MN-6.21] a Protector takes a whole packet, and what is too much is lost',
  () => {
    const t = lay({ p: { prepared: ['magma-eruption'] }, o: { play: ['animated-tree'] } })
    t.choose(P, activate('magma-eruption'))
    t.choose(P, at(O))
    t.choose(O, { do: 'redirect', card: 'animated-tree' })
    usually(t)
    expect(inPlay(t, O)).toEqual([])
    expect(lives(t)).toEqual([20, 20])
  },
)

scenario('[TV-B07, MN-5.63] a Sprouted Seed serves as a drop', () => {
  const t = lay({ p: { channelled: ['sprouted-seed'], reserve: 'Wa3', hand: ['surging-wave'] } })
  play(t, P, prepare('surging-wave'))
  expect(prepared(t, P)).toEqual(['surging-wave'])
})

scenario('[TV-B08, MN-4.21] whoever controlled a card orders its Mana, whoever destroyed it', () => {
  const t = lay({
    active: O,
    p: { play: ['azure-ring'] },
    o: { prepared: ['engulfment'] },
    ether: 'Ai Ai / Fi',
  })
  t.choose(O, activate('engulfment'))
  t.choose(P, { do: 'put', element: 'mineral', pile: 'right' })
  usually(t)
  expect(ether(t)).toBe('Ai Ai Wa Wa Wa / Fi Wa Wa Mi')
})

scenario('[TV-B09, MN-4.22] between piles of equal size the player chooses', () => {
  for (const [pile, result] of [
    ['left', 'Ai Ve / Fi'],
    ['right', 'Ai / Fi Ve'],
  ] as const) {
    const t = lay({ p: { prepared: ['seed'] }, ether: 'Ai / Fi' })
    t.choose(P, activate('seed'))
    t.choose(P, { do: 'put', pile })
    expect(ether(t)).toBe(result)
  }
})

scenario(
  '[TV-B10, MN-3.20, MN-3.21, MN-3.22] three Mana are added in any order, then a pile is taken',
  () => {
    const t = lay({ at: 'gather', ether: 'Wa Wa / Fi' })
    t.choose(P, { do: 'put', element: 'air', pile: 'right' })
    t.choose(P, { do: 'put', element: 'vegetal', pile: 'left' })
    t.choose(P, { do: 'put', element: 'air', pile: 'right' })
    expect(ether(t)).toBe('Wa Wa Ve / Ai Ai Fi')
    t.choose(P, { do: 'take', pile: 'right' })
    expect(reserve(t, P)).toBe('Ai2 Fi1')
    expect(ether(t)).toBe('Wa Wa Ve / ')
  },
)

scenario('[TV-B11, MN-4.20, MN-4.26] piles take turns whatever their sizes become', () => {
  const t = lay({ at: 'gather', ether: 'Wa Wa Wa Wa Wa / ' })
  for (let mana = 0; mana < 3; mana++) t.choose(P, { do: 'put', element: 'fire' })
  expect(ether(t)).toBe('Fi Wa Wa Wa Wa Wa / Fi Fi')
})

scenario('[TV-B12, MN-2.7] the first player does not draw on the first turn, but recovers Mana', () => {
  const t = lay({ at: 'start', turn: 0, p: { hand: ['seed', 'seed', 'flame', 'breath', 'tide'] } })
  expect(hand(t, P)).toHaveLength(5)
  for (let mana = 0; mana < 3; mana++) t.choose(P, { do: 'put', element: 'fire' })
  t.choose(P, { do: 'take', pile: 'left' })
  expect(reserve(t, P)).toBe('Fi2')
})

scenario('[TV-B13, MN-3.10] everybody draws one card on every other turn', () => {
  const t = lay({
    at: 'start',
    turn: 1,
    active: O,
    o: { hand: ['seed', 'seed', 'flame', 'breath', 'tide'] },
  })
  expect(hand(t, O)).toHaveLength(6)
})

scenario('[TV-B14, MN-6.18] life may fall below zero before a permanent is destroyed', () => {
  const t = lay({ p: { prepared: ['magma-eruption'] }, o: { play: ['animated-tree'] } })
  play(t, P, activate('magma-eruption'), on('animated-tree'))
  expect(t.happened('permanentDamaged')).toMatchObject([{ amount: 7, life: -4 }])
  expect(inPlay(t, O)).toEqual([])
})

test('[MN-6.33] a negative gain is a loss, and wakes what watches losses', () => {
  const t = lay({ p: { play: ['crimson-ring', 'dead-tree'] } })
  gainLife(t.state, P, -2, 'seed')
  expect(lives(t)).toEqual([18, 20])
  expect(t.state.waiting).toMatchObject([{ card: 'crimson-ring', seat: P }])
  const tree = t.state.players[P].board.find(({ card }) => card === 'dead-tree')!
  gainLifeOf(tree, -1, 'seed')
  expect(tree.life).toBe(1)
})

test('[TV-B15, MN-6.32, MN-6.33] negative amounts, reducing and subtracting', () => {
  expect(afterDamage(10, -2)).toBe(12)
  expect(afterGain(10, -2)).toBe(8)
  expect(reduced(1, 2)).toBe(0)
  expect(subtracted(1, 2)).toBe(-1)
})

scenario('[TV-B16, MN-6.61] without a valid card a step does nothing, and the rest goes on', () => {
  const t = lay({ p: { prepared: ['air-blade'] } })
  play(t, P, activate('air-blade'), at(O))
  expect(lives(t)).toEqual([20, 17])
  expect(discardPile(t, P)).toEqual(['air-blade'])
  expect(ether(t)).toBe('Ai / Ar')
})

scenario('[TV-B17, I-34, MN-5.62] of two Kings of Trees one is destroyed, as their player likes', () => {
  const t = lay({
    p: { play: [{ card: 'king-of-trees', life: 2 }], reserve: 'Ve5', hand: ['king-of-trees'] },
  })
  t.choose(P, prepare('king-of-trees'))
  const [, newer] = t.options(P)
  t.choose(P, newer!)
  expect(inPlay(t, P)).toEqual(['king-of-trees'])
  expect(lifeOf(t, P, 'king-of-trees')).toBe(5)
  expect(ether(t)).toBe('Ve Ve Ve / Ve Ve')
})

scenario('[TV-B18, MN-3.51, D-19] whoever holds more than seven cards discards down to seven', () => {
  const t = lay({ p: { hand: [...Array<string>(7).fill('seed'), 'flame', 'tide'] } })
  play(t, P, { do: 'endTurn' }, { do: 'discard', card: 'tide' }, { do: 'discard', card: 'flame' })
  expect(hand(t, P)).toEqual(Array(7).fill('seed'))
  expect(discardPile(t, P)).toEqual(['tide', 'flame'])
  expect(t.state.active).toBe(O)
})

scenario('[TV-B19, MN-3.11, MN-3.61] whoever has to draw from an empty deck loses', () => {
  const t = lay({ at: 'draw', p: { deck: [] } })
  expect(t.state.outcome).toEqual({ winners: [O], reason: 'MN-3.61' })
})

scenario('[TV-B20, MN-3.36, MN-4.23] two Mana for one of the fuller pile, into that pile', () => {
  const t = lay({ p: { reserve: 'Fi1 Ve1' }, ether: 'Ai Ai Wa / Mi' })
  t.refuses(P, { do: 'exchange', element: 'mineral' })
  play(t, P, { do: 'exchange', element: 'water' })
  if (t.question(P)?.kind === 'give') play(t, P, { do: 'give', element: 'fire' })
  expect(reserve(t, P)).toBe('Wa1')
  expect(ether(t)).toBe('Ai Ai Fi Ve / Mi')
})

scenario('[TV-B21, MN-5.14, MN-5.15] one weapon, but any number of rings', () => {
  const t = lay({
    p: {
      play: ['fire-whip', 'crimson-ring', 'azure-ring'],
      channelled: ['whirling-wind'],
      reserve: 'Ai3 Mi2 Fi1',
      hand: ['wand-of-air-currents', 'crimson-ring'],
    },
  })
  play(t, P, prepare('wand-of-air-currents'), prepare('crimson-ring'))
  expect(inPlay(t, P)).toEqual(['crimson-ring', 'azure-ring', 'wand-of-air-currents', 'crimson-ring'])
  expect(discardPile(t, P)).toEqual(['fire-whip', 'whirling-wind'])
})

scenario('[TV-B22, I-75] an armour is reforged into a better one', () => {
  const t = lay({ p: { play: ['bark-armor'], reserve: 'Ve1 Ar1', hand: ['druid-armor'] } })
  play(t, P, prepare('druid-armor'))
  expect(inPlay(t, P)).toEqual(['druid-armor'])
  expect(locked(t, P, 'druid-armor')).toBe('Ve1 Ar1')
  expect(ether(t)).toBe('Ve / Ve')
})

scenario('[TV-B23, MN-5.30] components may serve again and again', () => {
  const t = lay({ p: { channelled: ['breath'], reserve: 'Ai3 Ar1', hand: ['zephyr', 'air-blade'] } })
  play(t, P, prepare('zephyr'), prepare('air-blade'))
  expect(prepared(t, P)).toEqual(['zephyr', 'air-blade'])
  expect(channelled(t, P)).toEqual(['breath'])
})

scenario('[TV-B24, MN-3.40] what was channelled cannot be activated any more', () => {
  const t = lay({ p: { prepared: ['breath'] } })
  t.choose(P, { do: 'channel', card: 'breath' })
  t.refuses(P, activate('breath'))
  expect(channelled(t, P)).toEqual(['breath'])
})

scenario('[TV-B25, MN-5.13] a permanent without life cannot be damaged', () => {
  const t = began({ p: { prepared: ['fire-ball'] }, o: { play: ['prodigious-sowing'] } })
  play(t, P, activate('fire-ball'))
  expect(inPlay(t, O)).toEqual(['prodigious-sowing'])
  expect(lives(t)).toEqual([20, 18])
})
