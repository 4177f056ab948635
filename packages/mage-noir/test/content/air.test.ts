import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  at,
  began,
  channelled,
  deck,
  discardPile,
  hand,
  inPlay,
  lifeOf,
  lives,
  O,
  on,
  P,
  play,
  prepared,
  reserve,
} from '../position.ts'
import { cast } from './playing.ts'

const scenario = scenariosWith(test)

scenario('breath takes Air from the ether', () => {
  const t = cast('breath', { ether: 'Ai Ai / Fi' })
  expect(reserve(t, P)).toBe('Ai2')
})

scenario('healers-breath heals and draws', () => {
  const t = cast('healers-breath')
  expect(lives(t)).toEqual([21, 20])
  expect(hand(t, P)).toHaveLength(1)
})

scenario('breath-of-flames burns a permanent', () => {
  const t = cast('breath-of-flames', { o: { play: ['hostile-forest'] } })
  expect(lifeOf(t, O, 'hostile-forest')).toBe(7)
})

scenario('seed-in-the-wind draws when it leaves', () => {
  expect(hand(cast('seed-in-the-wind'), P)).toHaveLength(1)
})

scenario('whirling-wind puts a prepared spell back on its deck', () => {
  const t = cast('whirling-wind', { o: { prepared: ['magma-eruption'] } }, on('magma-eruption'))
  expect(deck(t, O)[0]).toBe('magma-eruption')
})

scenario('favorable-winds change the rate of Air', () => {
  const t = cast('favorable-winds', { p: { channelled: ['breath'] } })
  expect(t.state.turnEffects).toMatchObject([{ kind: 'exchangeRate' }])
  expect(channelled(t, P)).toEqual([])
})

scenario('violent-wind deals 4, and more for a Mage Noir', () => {
  const t = cast(
    'violent-wind',
    { p: { mn: true, channelled: ['breath', 'healers-breath'] } },
    at(O),
    on('breath'),
  )
  expect(lives(t)).toEqual([20, 14])
  expect(channelled(t, P)).toEqual(['healers-breath'])
})

scenario('zephyr deals 2 and draws', () => {
  const t = cast('zephyr', { p: { channelled: ['breath'] } }, at(O))
  expect(lives(t)).toEqual([20, 18])
  expect(hand(t, P)).toHaveLength(1)
})

scenario('air-blade deals 3 that nothing stops', () => {
  const t = cast('air-blade', { p: { channelled: ['breath'] }, o: { play: ['druid-armor'] } }, at(O))
  expect(lives(t)).toEqual([20, 17])
})

scenario('tornado deals 4 and applies a wind', () => {
  const t = cast('tornado', { p: { channelled: ['favorable-winds'] } }, at(O))
  expect(lives(t)).toEqual([20, 16])
  expect(t.state.turnEffects).toHaveLength(1)
  expect(deck(t, P)[2]).toBe('favorable-winds')
})

scenario('typhoon deals 6', () => {
  const t = cast(
    'typhoon',
    { p: { channelled: ['whirling-wind', 'surging-wave'] }, o: { prepared: ['seed'] } },
    at(O),
    { do: 'enough' },
  )
  expect(lives(t)).toEqual([20, 14])
  expect(prepared(t, O)).toEqual(['seed'])
})

scenario('acceleration draws 2', () => {
  expect(hand(cast('acceleration'), P)).toHaveLength(2)
})

scenario('powerful-swipe returns equipment', () => {
  const t = cast('powerful-swipe', { o: { play: ['fire-whip'] } })
  expect(hand(t, O)).toEqual(['fire-whip'])
  expect(hand(t, P)).toEqual([])
})

scenario('wand-of-air-currents draws and strikes each turn', () => {
  const t = cast('wand-of-air-currents', { p: { channelled: ['whirling-wind'] } })
  expect(discardPile(t, P)).toEqual(['whirling-wind'])
  const start = began({ at: 'start', p: { play: ['wand-of-air-currents'] } })
  expect(lives(start)).toEqual([20, 19])
  expect(hand(start, P)).toHaveLength(2)
})

scenario('howlers-robe strengthens air', () => {
  const t = cast('howlers-robe', { p: { mn: true } })
  expect(inPlay(t, P)).toContain('howlers-robe')
  expect(lives(began({ at: 'start', p: { play: ['howlers-robe', 'wand-of-air-currents'] } }))).toEqual([
    20, 18,
  ])
})

scenario('emptiness-ritual turns cards into damage', () => {
  const t = cast('emptiness-ritual', { p: { hand: ['seed'] } })
  play(t, P, { do: 'use', card: 'emptiness-ritual' }, at(O))
  expect(lives(t)).toEqual([20, 19])
  expect(discardPile(t, P)).toEqual(['seed'])
})
