import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
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

scenario(
  '[TV-58, I-87, MN-3.2, MN-6.52, D-03] the active player orders what happens at the same moment',
  () => {
    for (const [first, left] of [
      ['enchanted-forest', 8],
      ['hostile-forest', 10],
    ] as const) {
      const t = lay({ at: 'start', p: { play: ['enchanted-forest', 'hostile-forest'] } })
      play(t, P, { do: 'next', card: first }, at(O))
      expect(lives(t)[O]).toBe(left)
    }
  },
)

scenario('[TV-61, MN-5.36] a condition looks at the components when its step comes', () => {
  const t = lay({ p: { channelled: ['mist-breath'], prepared: ['healers-breath'] } })
  play(t, P, activate('healers-breath'))
  expect(lives(t)).toEqual([22, 20])
  expect(hand(t, P)).toHaveLength(1)
})

scenario('[TV-62, I-79] the Crimson Ritual costs half of your life, rounded down', () => {
  for (const [before, after] of [
    [17, 9],
    [1, 1],
  ] as const) {
    const t = lay({ p: { life: before, reserve: 'Fi1 Ar2', hand: ['crimson-ritual'] } })
    play(t, P, prepare('crimson-ritual'))
    expect(lives(t)[P]).toBe(after)
  }
})

scenario('[TV-63, MN-3.60, R-55] the first losing condition counts', () => {
  const t = lay({ p: { deck: [], prepared: ['zephyr'] }, o: { life: 2 } })
  play(t, P, activate('zephyr'), at(O))
  expect(t.state.outcome).toEqual({ winners: [P], reason: 'MN-3.60' })
})

scenario('[TV-64, I-67] an Animated Tree discards its Seed on arrival', () => {
  const t = lay({ p: { channelled: ['seed-in-the-wind'], reserve: 'Ve3 Wa1', hand: ['animated-tree'] } })
  play(t, P, prepare('animated-tree'))
  expect(discardPile(t, P)).toEqual(['seed-in-the-wind'])
  expect(hand(t, P)).toHaveLength(1)
  expect(ether(t)).toBe('Ai Ve / Ai Ve')
})

scenario('[TV-65, I-47] a Mist Breath counts twice with a Source', () => {
  const t = lay({
    p: {
      mn: true,
      play: ['prodigious-source'],
      channelled: ['breath', 'mist-breath'],
      prepared: ['violent-wind'],
    },
  })
  play(t, P, activate('violent-wind'), at(O), on('breath'))
  expect(lives(t)).toEqual([20, 13])
  expect(channelled(t, P)).toEqual(['mist-breath'])
})

scenario('[TV-66, I-57, D-32] the Emptiness Ritual is an air card', () => {
  const t = lay({ p: { play: ['emptiness-ritual', 'howlers-robe'], hand: ['seed'] } })
  play(t, P, { do: 'use', card: 'emptiness-ritual' }, at(O))
  expect(lives(t)).toEqual([20, 18])
  expect(discardPile(t, P)).toEqual(['seed'])
})

scenario('[TV-67, I-37] an applied component is the source of its damage', () => {
  const t = lay({
    p: { channelled: ['wave-of-flames', 'flame'], play: ['burning-robe'], prepared: ['wave-echo'] },
  })
  play(t, P, activate('wave-echo'))
  expect(lives(t)).toEqual([19, 17])
})

scenario('[TV-68, I-80, MN-6.53] what a price sets off waits for the ability', () => {
  const t = lay({ p: { life: 5, play: ['crimson-ritual', 'crimson-ring'] } })
  play(t, P, { do: 'use', card: 'crimson-ritual' }, { do: 'pay' })
  expect(lives(t)).toEqual([4, 19])
  expect(reserve(t, P)).toBe('')
})

scenario('[TV-69] a draw at the start of the turn can lose the match', () => {
  const t = began({ at: 'start', p: { play: ['wand-of-air-currents'], deck: [] } })
  expect(t.state.outcome).toEqual({ winners: [O], reason: 'MN-3.61' })
  expect(lives(t)).toEqual([20, 20])
})

scenario('[TV-70] a Mage Noir keeps the wind that the Wand used', () => {
  const t = lay({
    p: { mn: true, channelled: ['whirling-wind'], reserve: 'Ai3 Mi1', hand: ['wand-of-air-currents'] },
  })
  play(t, P, prepare('wand-of-air-currents'))
  expect(channelled(t, P)).toEqual(['whirling-wind'])
})

scenario('[TV-71, I-69] Flames that were used are gone', () => {
  const t = lay({
    p: { channelled: ['flame', 'flame', 'flame'], reserve: 'Fi3 Mi1', hand: ['magma-eruption'] },
  })
  play(t, P, prepare('magma-eruption'))
  expect(discardPile(t, P)).toEqual(['flame', 'flame', 'flame'])
  play(t, P, activate('magma-eruption'), at(O))
  expect(lives(t)).toEqual([20, 13])
})

scenario('[TV-72, I-70, R-35] a Draconic Flame burns its user each time', () => {
  const t = lay({
    p: { channelled: ['draconic-flame'], reserve: 'Fi4', hand: ['fiery-arrow', 'fiery-arrow'] },
  })
  play(t, P, prepare('fiery-arrow'), prepare('fiery-arrow'))
  expect(lives(t)).toEqual([18, 20])
  expect(channelled(t, P)).toEqual(['draconic-flame'])
})

scenario('[TV-73, I-22] a response may leave nothing to destroy', () => {
  const t = lay({ p: { prepared: ['engulfment'] }, o: { play: ['kerlochs-robe'], hand: ['seed'] } })
  t.choose(P, activate('engulfment'))
  t.choose(O, { do: 'use', card: 'kerlochs-robe' })
  usually(t)
  expect(discardPile(t, O)).toEqual(['kerlochs-robe', 'seed'])
  expect(discardPile(t, P)).toEqual(['engulfment'])
  expect(lives(t)).toEqual([20, 20])
})

scenario('[TV-74, MN-5.32, R-15] one component, one line', () => {
  const side = { play: ['tree-in-flames'], reserve: 'Ve2 Fi1', hand: ['tree-in-flames'] }
  lay({ p: side }).refuses(P, prepare('tree-in-flames'))
  const t = lay({ p: { ...side, channelled: ['flame'] } })
  play(t, P, prepare('tree-in-flames'))
  expect(inPlay(t, P)).toEqual(['tree-in-flames', 'tree-in-flames'])
})

scenario('[TV-75] a Mage Noir chooses which component is not needed', () => {
  const t = lay({ p: { mn: true, play: ['dead-tree'], reserve: 'Ve2 Fi1', hand: ['tree-in-flames'] } })
  t.choose(P, prepare('tree-in-flames'))
  expect(inPlay(t, P)).toContain('tree-in-flames')
  const both = lay({
    p: { mn: true, play: ['dead-tree'], channelled: ['flame'], reserve: 'Ve2 Fi1', hand: ['tree-in-flames'] },
  })
  both.choose(P, prepare('tree-in-flames'))
  play(both, P, { do: 'waive', word: 'flame' })
  expect(channelled(both, P)).toEqual(['flame'])
})

scenario('[TV-76, I-14, I-86] a Dead Tree protects a Mage Noir, also from what has no target', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] }, o: { mn: true, play: ['dead-tree'] } })
  t.choose(P, activate('fiery-arrow'))
  t.choose(O, { do: 'redirect', card: 'dead-tree' })
  usually(t)
  expect(lives(t)).toEqual([20, 20])
  expect(inPlay(t, O)).toEqual(['rite-of-passage'])
})

scenario('[TV-77, I-59] Water for Air and back: the Infiltration empties itself', () => {
  const rate = { kind: 'exchangeRate', seat: P, card: 'favorable-winds', element: 'air' } as const
  const t = lay({
    p: { play: ['subtle-infiltration'], reserve: 'Wa1' },
    ether: 'Ai Ai Ai / ',
    turnEffects: [rate],
  })
  play(t, P, { do: 'exchange', element: 'air' })
  expect(lives(t)).toEqual([20, 19])
  expect(ether(t)).toBe('Ai Ai Wa / Wa')
  play(t, P, { do: 'exchange', element: 'water' })
  expect(lives(t)).toEqual([20, 18])
  expect(inPlay(t, P)).toEqual([])
  expect(reserve(t, P)).toBe('Wa3')
  expect(ether(t)).toBe('Ai Ai Ai / ')
})

scenario('[TV-78, I-05] a redirected packet keeps its strength and its backlash', () => {
  const t = lay({ p: { play: ['burning-robe'], prepared: ['fiery-arrow'] }, o: { play: ['animated-tree'] } })
  t.choose(P, activate('fiery-arrow'))
  t.choose(O, { do: 'redirect', card: 'animated-tree' })
  usually(t)
  expect(inPlay(t, O)).toEqual([])
  expect(lives(t)).toEqual([19, 20])
})

scenario('[TV-79, I-06] fire on your own permanent is not strengthened', () => {
  const t = lay({ p: { play: ['burning-robe', 'dead-tree'], prepared: ['flame'] } })
  play(t, P, activate('flame'), on('dead-tree'))
  expect(lifeOf(t, P, 'dead-tree')).toBe(1)
  expect(lives(t)).toEqual([20, 20])
  expect(prepared(t, P)).toEqual([])
})
