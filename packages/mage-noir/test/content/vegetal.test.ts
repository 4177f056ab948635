import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  at,
  began,
  discardPile,
  hand,
  inPlay,
  lifeOf,
  lives,
  locked,
  O,
  on,
  P,
  play,
  prepared,
  reserve,
} from '../position.ts'
import { cast } from './playing.ts'

const scenario = scenariosWith(test)

scenario('seed gains 1 life', () => {
  expect(lives(cast('seed'))).toEqual([21, 20])
})

scenario('sprouted-seed finds a Tree', () => {
  const position = { p: { deck: ['flame', 'dead-tree', 'seed'] }, chance: ['unchanged'] } as const
  const t = cast('sprouted-seed', position, { do: 'choose', card: 'dead-tree' })
  expect(hand(t, P)).toEqual(['dead-tree'])
  expect(t.view(O).table).toMatchObject({ players: [{ shown: ['dead-tree'] }, {}] })
})

scenario('animated-tree discards its Seed, strikes each turn and brings a Seed back', () => {
  const t = cast('animated-tree', { p: { channelled: ['seed'] } })
  expect(discardPile(t, P)).toEqual(['seed'])
  expect(lifeOf(t, P, 'animated-tree')).toBe(3)
  const start = began({ at: 'start', p: { play: ['animated-tree'], discard: ['seed'] } })
  play(start, P, { do: 'no' })
  expect(prepared(start, P)).toEqual([])
  expect(lives(start)).toEqual([20, 18])
})

scenario('dead-tree stands there with 2 life', () => {
  expect(lifeOf(cast('dead-tree'), P, 'dead-tree')).toBe(2)
})

scenario('king-of-trees strikes for all Trees', () => {
  const t = cast('king-of-trees', { p: { play: ['dead-tree'] } })
  expect(locked(t, P, 'king-of-trees')).toBe('Ve5')
  expect(lives(began({ at: 'start', p: { play: ['dead-tree', 'king-of-trees'] } }))).toEqual([20, 16])
})

scenario('tree-in-flames strikes and withers', () => {
  const t = cast('tree-in-flames', { p: { play: ['dead-tree'], channelled: ['draconic-flame'] } })
  expect(lives(t)).toEqual([19, 20])
  const start = began({ at: 'start', p: { play: ['tree-in-flames'] } })
  expect(lives(start)).toEqual([20, 18])
  expect(lifeOf(start, P, 'tree-in-flames')).toBe(2)
})

scenario('enchanted-forest heals you and your vegetal permanents', () => {
  const t = cast('enchanted-forest', { p: { play: ['dead-tree', 'dead-tree'] } })
  expect(inPlay(t, P)).toContain('enchanted-forest')
  const start = began({ at: 'start', p: { play: ['enchanted-forest'] } })
  expect(lives(start)).toEqual([22, 20])
  expect(lifeOf(start, P, 'enchanted-forest')).toBe(6)
})

scenario('hostile-forest deals its life to any target', () => {
  const t = cast('hostile-forest', { p: { play: ['dead-tree', 'dead-tree', 'dead-tree'] } })
  expect(lifeOf(t, P, 'hostile-forest')).toBe(10)
  const start = began({ at: 'start', p: { play: ['hostile-forest'] }, o: { play: ['king-of-trees'] } })
  play(start, P, on('king-of-trees'))
  expect(inPlay(start, O)).toEqual([])
})

scenario('prodigious-sowing wants its upkeep', () => {
  const t = cast('prodigious-sowing', { p: { channelled: ['seed'] } })
  expect(inPlay(t, P)).toEqual(['prodigious-sowing'])
  const start = began({ at: 'start', p: { play: ['prodigious-sowing'], reserve: 'Ve1 Wa1' } })
  play(start, P, { do: 'decline' })
  expect(inPlay(start, P)).toEqual([])
  expect(reserve(start, P)).toBe('Wa1 Ve1')
})

scenario('ephemeral-brambles let the opponent choose', () => {
  const t = cast('ephemeral-brambles', { p: { channelled: ['seed'] }, o: { hand: ['flame', 'tide'] } })
  play(t, O, { do: 'option', option: 1 }, { do: 'discard', card: 'tide' })
  expect(discardPile(t, O)).toEqual(['tide'])
  expect(lives(t)).toEqual([20, 20])
})

scenario('the-sylvan-healer heals a permanent or you', () => {
  const side = { p: { play: ['dead-tree'] } }
  const t = cast('the-sylvan-healer', side, { do: 'option', option: 1 })
  expect(lifeOf(t, P, 'dead-tree')).toBe(6)
  expect(lives(cast('the-sylvan-healer', side, { do: 'option', option: 2 }))).toEqual([23, 20])
})

scenario('bark-armor ignores one damage a turn', () => {
  const t = cast('bark-armor', { p: { play: ['dead-tree'] } })
  expect(inPlay(t, P)).toContain('bark-armor')
  const hit = cast('fiery-arrow', { p: { channelled: ['draconic-flame'] }, o: { play: ['bark-armor'] } })
  expect(lives(hit)).toEqual([19, 18])
})

scenario('druid-armor ignores three damage a turn', () => {
  expect(inPlay(cast('druid-armor', { p: { play: ['bark-armor'] } }), P)).toEqual(['druid-armor'])
  const hit = cast(
    'magma-eruption',
    {
      p: { channelled: ['draconic-flame', 'draconic-flame', 'draconic-flame'] },
      o: { play: ['druid-armor'] },
    },
    at(O),
  )
  expect(lives(hit)[O]).toBe(16)
})

scenario('kerlochs-robe weakens damage and may be given up', () => {
  const t = cast('kerlochs-robe', { p: { play: ['druid-ring', 'druid-ring'] } })
  expect(inPlay(t, P)).toEqual(['kerlochs-robe'])
  play(t, P, { do: 'use', card: 'kerlochs-robe' })
  expect(t.state.turnEffects).toMatchObject([{ kind: 'cancelDamage', seat: P }])
})

scenario('druid-horns look for Seeds', () => {
  const t = cast('druid-horns', { p: { deck: ['seed', 'flame'] } })
  play(t, P, { do: 'use', card: 'druid-horns' })
  expect(hand(t, P)).toEqual(['seed'])
})

scenario('druid-ring strengthens vegetal permanents', () => {
  expect(inPlay(cast('druid-ring'), P)).toEqual(['druid-ring'])
  expect(lives(began({ at: 'start', p: { play: ['druid-ring', 'animated-tree'] } }))).toEqual([20, 16])
})

scenario('ritual-of-decomposition costs life and turns permanents into damage', () => {
  const t = cast('ritual-of-decomposition', { p: { play: ['animated-tree'] } })
  play(t, P, { do: 'use', card: 'ritual-of-decomposition' }, at(O))
  expect(lives(t)).toEqual([20, 17])
  expect(lives(began({ at: 'start', p: { play: ['ritual-of-decomposition'] } }))).toEqual([19, 20])
})
