import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  activate,
  at,
  began,
  channelled,
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
const burning = { channelled: ['sulfur-flame', 'sulfur-flame', 'sulfur-flame'] }

scenario('flame deals 1', () => {
  expect(lives(cast('flame', {}, at(O)))).toEqual([20, 19])
})

scenario('draconic-flame deals 2', () => {
  expect(lives(cast('draconic-flame', {}, at(O)))).toEqual([20, 18])
})

scenario('mental-flame does nothing by itself', () => {
  const t = cast('mental-flame')
  expect(discardPile(t, P)).toEqual(['mental-flame'])
  expect(lives(t)).toEqual([20, 20])
})

scenario('sulfur-flame deals 3', () => {
  expect(lives(cast('sulfur-flame', { p: { mn: true } }, at(O)))).toEqual([20, 17])
})

scenario('rain-of-flames splits 5', () => {
  const t = cast(
    'rain-of-flames',
    { p: { mn: true }, o: { play: ['dead-tree'] } },
    at(O),
    at(O),
    at(O),
    at(O),
    on('dead-tree'),
  )
  expect(lives(t)).toEqual([20, 16])
  expect(lifeOf(t, O, 'dead-tree')).toBe(1)
})

scenario('flame-projectile deals 3', () => {
  expect(lives(cast('flame-projectile', { p: burning }, at(O)))).toEqual([20, 17])
})

scenario('wave-of-flames deals as much as you have flames', () => {
  const t = cast('wave-of-flames', { p: burning, o: { play: ['king-of-trees'] } })
  expect(lives(t)).toEqual([20, 17])
  expect(lifeOf(t, O, 'king-of-trees')).toBe(2)
})

scenario('fiery-arrow deals 3, or 4 for a Mage Noir', () => {
  expect(lives(cast('fiery-arrow', { p: burning }))).toEqual([20, 17])
  expect(lives(cast('fiery-arrow', { p: { ...burning, mn: true } }))).toEqual([20, 16])
})

scenario('fire-ball deals 2 to all permanents and 2 to the opponent, or 3', () => {
  const t = cast('fire-ball', { p: { ...burning, mn: true }, o: { play: ['king-of-trees'] } })
  expect(lifeOf(t, O, 'king-of-trees')).toBe(3)
  expect(lives(t)).toEqual([20, 17])
})

scenario('magma-eruption deals 7', () => {
  expect(lives(cast('magma-eruption', { p: burning }, at(O)))).toEqual([20, 13])
})

scenario('fission costs a card and destroys a permanent', () => {
  const t = cast('fission', { p: { ...burning, hand: ['seed'] }, o: { play: ['hostile-forest'] } })
  expect(inPlay(t, O)).toEqual([])
  expect(discardPile(t, P)).toEqual(['seed', 'fission'])
})

scenario('ignition burns for every card discarded from the board', () => {
  const t = cast('ignition', { p: { prepared: ['flame'] } })
  play(t, P, activate('flame'), at(O))
  expect(lives(t)).toEqual([20, 17])
})

scenario('fire-whip strikes each turn', () => {
  expect(inPlay(cast('fire-whip'), P)).toEqual(['fire-whip'])
  expect(lives(began({ at: 'start', p: { play: ['fire-whip'] } }))).toEqual([20, 19])
  expect(lives(began({ at: 'start', p: { mn: true, play: ['fire-whip'] } }))).toEqual([20, 18])
})

scenario('crimson-ring answers lost life', () => {
  const t = cast('crimson-ring', { p: { play: ['crimson-ritual'], reserve: 'Fi1' } })
  play(t, P, { do: 'use', card: 'crimson-ritual' }, { do: 'decline' })
  expect(lives(t)).toEqual([19, 20])
  expect(reserve(t, P)).toBe('Fi2')
})

scenario('fire-mask spares a flame', () => {
  const t = cast('fire-mask', {
    p: { channelled: ['sulfur-flame', 'sulfur-flame'], reserve: 'Fi3 Mi1', hand: ['magma-eruption'] },
  })
  play(t, P, { do: 'prepare', card: 'magma-eruption' })
  expect(prepared(t, P)).toEqual(['magma-eruption'])
})

scenario('burning-robe strengthens fire, and burns', () => {
  const t = cast('burning-robe', { p: { ...burning, prepared: ['flame'] } })
  play(t, P, activate('flame'), at(O))
  expect(lives(t)).toEqual([19, 18])
})

scenario('crimson-ritual costs half of your life and gives Fire and cards', () => {
  const t = cast('crimson-ritual')
  expect(lives(t)).toEqual([10, 20])
  play(t, P, { do: 'use', card: 'crimson-ritual' })
  expect(lives(t)).toEqual([9, 20])
  expect(hand(t, P)).toHaveLength(1)
  expect(channelled(t, P)).toEqual([])
})
