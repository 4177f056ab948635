import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { channelled, lay, lives, locked, O, P, prepare, type Side } from '../position.ts'

const scenario = scenariosWith(test)
const ignited = [{ kind: 'onDiscard', seat: P, card: 'ignition', n: 0, list: 'ignition.1/0' }] as const

const robing = (more: Side = {}): Side => ({
  reserve: 'Fi1 Ve1',
  hand: ['burning-robe'],
  channelled: ['flame', 'draconic-flame'],
  ...more,
})

scenario('[MN-6.52] Flame is discarded, Draconic Flame burns: nobody is asked which comes first', () => {
  const t = lay({ p: robing() })
  t.choose(P, prepare('burning-robe'))
  expect(t.question(P)).toMatchObject({ kind: 'main' })
  expect(lives(t)).toEqual([19, 20])
  expect(channelled(t, P)).toEqual(['draconic-flame'])
})

scenario('[MN-6.52] the order is asked for when something waits for a discard', () => {
  const t = lay({ p: robing(), turnEffects: ignited })
  t.choose(P, prepare('burning-robe'))
  expect(t.question(P)).toMatchObject({ kind: 'order', about: { cards: ['flame', 'draconic-flame'] } })
})

scenario('[MN-6.52] the order is asked for when somebody would die of it', () => {
  const t = lay({ p: robing({ life: 1 }) })
  t.choose(P, prepare('burning-robe'))
  expect(t.question(P)).toMatchObject({ kind: 'order' })
})

scenario('[MN-6.52] the order is asked for when a loss of life wakes a card', () => {
  const ring = { play: ['crimson-ring'] }
  const t = lay({ p: robing({ ...ring, reserve: 'Fi2 Ve1' }) })
  t.choose(P, prepare('burning-robe'))
  expect(t.question(P)).toMatchObject({ kind: 'order' })
  // Without Mana to pay for it the Ring does nothing.
  const idle = lay({ p: robing(ring) })
  idle.choose(P, prepare('burning-robe'))
  expect(idle.question(P)).toMatchObject({ kind: 'main' })
})

scenario('[MN-6.52] the order is asked for when Mana is released on the way', () => {
  const t = lay({ p: robing({ channelled: [{ card: 'flame', locked: 'Fi1' }, 'draconic-flame'] }) })
  t.choose(P, prepare('burning-robe'))
  expect(t.question(P)).toMatchObject({ kind: 'order' })
})

const starting = (more: Side = {}): Side => ({
  play: ['ritual-of-decomposition', 'fire-whip'],
  prepared: ['condensation'],
  ...more,
})

scenario('[MN-6.52] a loss, a blow and new Mana at the start of a turn add up in any order', () => {
  const t = lay({ at: 'start', p: starting() })
  expect(t.question(P)).toMatchObject({ kind: 'gather' })
  expect(lives(t)).toEqual([19, 18])
  expect(locked(t, P, 'condensation')).toBe('Fi1 Wa2')
})

scenario('[MN-6.52] a blow that can be answered or that kills is ordered', () => {
  const guarded = lay({ at: 'start', p: starting(), o: { play: ['animated-tree'] } })
  expect(guarded.question(P)).toMatchObject({ kind: 'order' })
  const deadly = lay({ at: 'start', p: starting(), o: { life: 2 } })
  expect(deadly.question(P)).toMatchObject({ kind: 'order' })
})

scenario('[MN-6.52] an Azure Ring that leaves no choice is not ordered, one that does is', () => {
  const t = lay({ at: 'start', p: { play: ['azure-ring', 'fire-whip'] } })
  expect(t.question(P)).toMatchObject({ kind: 'gather' })
  expect(lives(t)).toEqual([21, 19])
  const choosing = lay({ at: 'start', p: { mn: true, play: ['azure-ring', 'fire-whip'], reserve: 'Wa1' } })
  expect(choosing.question(P)).toMatchObject({ kind: 'order' })
})

scenario('[MN-6.52] a card is drawn from a deck that has one, and the rest adds up', () => {
  const wand = { play: ['wand-of-air-currents', 'azure-ring'] }
  const t = lay({ at: 'start', p: wand })
  expect(t.question(P)).toMatchObject({ kind: 'gather' })
  const empty = lay({ at: 'start', p: { ...wand, deck: [] } })
  expect(empty.question(P)).toMatchObject({ kind: 'order' })
  expect(empty.question(O)).toBeUndefined()
  const last = lay({ at: 'start', p: { ...wand, deck: ['flame'] } })
  expect(last.question(P)?.kind).not.toBe('order')
})
