import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
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
  reserve,
} from '../position.ts'
import { cast } from './playing.ts'

const scenario = scenariosWith(test)

scenario('droplet serves as a drop', () => {
  const t = lay({ p: { hand: ['surging-wave'], reserve: 'Wa3' } })
  t.refuses(P, { do: 'prepare', card: 'surging-wave' })
  t.choose(P, { do: 'channel', card: 'droplet' })
  play(t, P, { do: 'prepare', card: 'surging-wave' })
  expect(locked(t, P, 'surging-wave')).toBe('Wa3')
  expect(discardPile(cast('droplet'), P)).toEqual(['droplet'])
})

scenario('water-drop counts twice', () => {
  const t = cast('great-waters', { p: { channelled: ['water-drop'] } }, at(O))
  expect(lives(t)).toEqual([20, 18])
  expect(discardPile(cast('water-drop'), P)).toEqual(['water-drop'])
})

scenario('mist-breath shuffles three cards in', () => {
  const t = cast(
    'mist-breath',
    { p: { discard: ['seed', 'flame', 'tide', 'zephyr'] }, chance: ['unchanged'] },
    { do: 'choose', card: 'seed' },
    { do: 'choose', card: 'tide' },
    { do: 'choose', card: 'zephyr' },
  )
  expect(deck(t, P)).toHaveLength(13)
  expect(discardPile(t, P)).toEqual(['flame', 'mist-breath'])
})

scenario('surging-wave deals 3', () => {
  expect(lives(cast('surging-wave', { p: { channelled: ['droplet'] } }, at(O)))).toEqual([20, 17])
})

scenario('purifying-wave heals any target by 2', () => {
  expect(lives(cast('purifying-wave', { p: { channelled: ['droplet'] } }, at(P)))).toEqual([22, 20])
})

scenario('wave-echo applies another Wave', () => {
  const t = cast('wave-echo', { p: { channelled: ['surging-wave'] } }, at(O))
  expect(lives(t)).toEqual([20, 17])
  expect(channelled(t, P)).toEqual(['surging-wave'])
})

scenario('[R-37] that a Wave is applied is told with what it does', () => {
  const t = cast('wave-echo', { p: { channelled: ['surging-wave'] } })
  expect(t.question(P)?.kind).toBe('effect')
  expect(t.happened('effectApplied')).toEqual([])
  play(t, P, at(O))
  const told = t.events.map(({ event }) => event)
  expect(told.slice(told.indexOf('effectApplied')).slice(0, 2)).toEqual(['effectApplied', 'damageDealt'])
})

scenario('unleashed-ocean applies all Waves each turn', () => {
  const t = cast('unleashed-ocean', { p: { channelled: ['surging-wave', 'purifying-wave'] } })
  expect(locked(t, P, 'unleashed-ocean')).toBe('Wa1')
  const start = began({ at: 'start', p: { play: ['unleashed-ocean'], channelled: ['surging-wave'] } })
  play(start, P, at(O))
  expect(lives(start)).toEqual([20, 17])
  expect(inPlay(start, P)).toEqual([])
})

scenario('condensation gives its Mana away', () => {
  const t = cast('condensation', {}, { do: 'toReserve' }, { do: 'card', card: 'droplet' })
  expect(reserve(t, P)).toBe('Fi1')
  expect(locked(t, P, 'droplet')).toBe('Wa1')
  expect(ether(t)).toBe(' / ')
})

scenario('high-pressure deals what is gathered', () => {
  const t = cast('high-pressure', { p: { channelled: ['condensation'] } }, at(O))
  expect(lives(t)).toEqual([20, 18])
  expect(hand(t, P)).toEqual(['condensation'])
})

scenario('great-waters count the channelled Water of both sides', () => {
  const t = cast(
    'great-waters',
    { p: { channelled: ['droplet'] }, o: { channelled: ['tide', 'condensation'] } },
    at(O),
  )
  expect(lives(t)).toEqual([20, 17])
})

scenario('prodigious-source lets Water count once more', () => {
  const t = cast('prodigious-source', {
    p: { channelled: ['droplet'], hand: ['great-waters'], reserve: 'Wa2 Ai1' },
  })
  play(t, P, { do: 'prepare', card: 'great-waters' }, { do: 'activate', card: 'great-waters' }, at(O))
  expect(lives(t)).toEqual([20, 18])
})

scenario('azure-ring heals each turn', () => {
  expect(inPlay(cast('azure-ring'), P)).toEqual(['azure-ring'])
  expect(lives(began({ at: 'start', p: { play: ['azure-ring'] } }))).toEqual([21, 20])
})

scenario('subtle-infiltration strikes when Water is exchanged', () => {
  const t = cast('subtle-infiltration', { p: { reserve: 'Wa2' }, ether: 'Ai / ' })
  play(t, P, { do: 'exchange', element: 'air' })
  expect(lives(t)).toEqual([20, 19])
  expect(locked(t, P, 'subtle-infiltration')).toBe('Wa1')
})

scenario('maelstrom empties the reserve of whoever ends a turn', () => {
  const t = cast('maelstrom', { p: { reserve: 'Fi2' } })
  play(t, P, { do: 'endTurn' })
  expect(reserve(t, P)).toBe('')
})

scenario('tide draws, discards and moves its Mana', () => {
  const t = cast('tide', { p: { deck: ['seed'] } })
  expect(discardPile(t, P)).toEqual(['seed', 'tide'])
  expect(locked(t, P, 'droplet')).toBe('Wa2')
})

scenario('the-water-healer heals and brings a card back', () => {
  const t = cast(
    'the-water-healer',
    { p: { discard: ['tide'] }, o: { play: ['dead-tree'] } },
    on('dead-tree'),
  )
  expect(lifeOf(t, O, 'dead-tree')).toBe(5)
  expect(hand(t, P)).toEqual(['tide'])
})

scenario('engulfment destroys a permanent or equipment', () => {
  const t = cast(
    'engulfment',
    { p: { channelled: ['surging-wave'] }, o: { play: ['fire-whip', 'dead-tree'] } },
    on('fire-whip'),
  )
  expect(inPlay(t, O)).toEqual(['dead-tree'])
})

scenario('ritual-of-melange swaps Mana', () => {
  const t = cast('ritual-of-melange', { p: { reserve: 'Fi1', channelled: ['tide'] } })
  play(t, P, { do: 'use', card: 'ritual-of-melange' }, on('tide'))
  expect(locked(t, P, 'tide')).toBe('Fi1 Wa1')
  expect(reserve(t, P)).toBe('Wa1')
})

scenario('rite-of-passage makes a Mage Noir', () => {
  const t = cast('rite-of-passage')
  expect(t.view(P).table).toMatchObject({ players: [{ mageNoir: true }, { mageNoir: false }] })
})
