import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { cardOf, hasWord } from '../../src/content/cards.ts'
import { addMana } from '../../src/table/ether.ts'
import {
  activate,
  at,
  began,
  channelled,
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
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)

scenario('[MN-0.1, MN-6.50] a card overrides the rules: a Mélange takes Mana from under a ritual', () => {
  const t = lay({ p: { play: ['ritual-of-melange'], reserve: 'Fi1' } })
  play(t, P, { do: 'use', card: 'ritual-of-melange' }, { do: 'swap', give: 'fire', get: 'arcane' })
  expect(locked(t, P, 'ritual-of-melange')).toBe('Fi1 Wa2 Ar2')
  expect(reserve(t, P)).toBe('Ar1')
})

scenario('[MN-1.1, MN-1.2, R-21] life has no upper limit', () => {
  const t = lay({ p: { life: 25, prepared: ['seed'], play: ['animated-tree'] } })
  play(t, P, activate('seed'))
  expect(lives(t)).toEqual([26, 20])
})

test('[MN-1.3] the Infinite Ether never runs out', () => {
  const state = positionOf()
  for (let more = 0; more < 100; more++) addMana(state, P, 'fire', 0)
  expect(state.ether[0][1]).toBe(100)
})

scenario('[MN-3.32] components are not looked at again when a spell is activated', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] } })
  play(t, P, activate('fiery-arrow'))
  expect(lives(t)).toEqual([20, 17])
})

scenario('[MN-3.34] a spell without effects may be activated, too', () => {
  const t = lay({ p: { prepared: ['seed-in-the-wind'] } })
  play(t, P, activate('seed-in-the-wind'))
  expect(hand(t, P)).toHaveLength(1)
  expect(discardPile(t, P)).toEqual(['seed-in-the-wind'])
})

scenario('[MN-3.39, D-07] the turn goes to the opponent', () => {
  const t = lay()
  t.choose(P, { do: 'endTurn' })
  expect(t.state).toMatchObject({ active: O, turn: 6, phase: 'gather' })
})

scenario('[D-07] a main phase in which only its end is possible does not end by itself', () => {
  const t = lay({ bare: true, p: { hand: ['magma-eruption'] } })
  expect(t.question(P)).toMatchObject({ kind: 'main', manner: 'always' })
  expect(t.options(P)).toEqual([{ do: 'endTurn' }])
  t.choose(P, { do: 'endTurn' })
  expect(t.state.active).toBe(O)
})

scenario('[D-18] equal cards in hand do not show by a discard that goes by itself', () => {
  const t = lay({ p: { prepared: ['fission'], hand: ['flame', 'flame'] } })
  t.choose(P, activate('fission'))
  expect(t.question(P)).toMatchObject({ kind: 'effect', manner: 'always' })
  t.choose(P, { do: 'discard', card: 'flame' })
  expect(hand(t, P)).toEqual(['flame'])
  const price = lay({ p: { play: ['emptiness-ritual'], hand: ['flame', 'flame'] } })
  price.choose(P, { do: 'use', card: 'emptiness-ritual' })
  expect(price.question(P)).toMatchObject({ kind: 'price', manner: 'always' })
})

scenario('[MN-3.64, R-09] after the last turn the match is a draw', () => {
  const t = lay({ turn: 300 })
  t.choose(P, { do: 'endTurn' })
  expect(t.state.outcome).toEqual({ winners: [], reason: 'MN-3.64', scores: [0.5, 0.5] })
  const endless = lay({ turn: 300, rulings: { turnLimit: 0 } })
  endless.choose(P, { do: 'endTurn' })
  expect(endless.state.outcome).toBeNull()
})

scenario('[MN-4.1] any Mana may lie under any card', () => {
  const t = lay({ p: { prepared: ['tide', 'seed'], discard: [] } })
  play(t, P, activate('tide'), on('seed'))
  expect(locked(t, P, 'seed')).toBe('Wa2 Ve1')
})

scenario(
  '[MN-4.4, D-31] the batches of cards that leave together come in the order of the active player',
  () => {
    const t = lay({
      p: { play: ['druid-armor', 'druid-horns', 'druid-ring'], reserve: 'Ve2 Ar2', hand: ['kerlochs-robe'] },
    })
    t.choose(P, prepare('kerlochs-robe'))
    t.choose(P, { do: 'component', card: 'druid-horns' })
    t.choose(P, { do: 'component', card: 'druid-ring' })
    t.choose(P, { do: 'next', card: 'druid-ring' })
    expect(t.question(P)?.about).toMatchObject({ card: 'druid-ring' })
    usually(t)
    expect(etherSize(t)).toBe(10)
  },
)

scenario('[MN-4.25] Mana may be taken from both piles', () => {
  const t = lay({ p: { prepared: ['breath'] }, ether: 'Ai / Ai Fi' })
  play(t, P, activate('breath'), { do: 'gather', left: 0, right: 1 })
  expect(reserve(t, P)).toBe('Ai1')
})

scenario('[MN-4.27, D-05] nobody is asked where it makes no difference', () => {
  const t = lay({ p: { prepared: ['surging-wave'] }, ether: 'Ai / Ai' })
  t.choose(P, activate('surging-wave'))
  t.choose(P, at(O))
  expect(t.question(P)?.kind).toBe('main')
  expect(ether(t)).toBe('Ai Wa Wa / Ai Wa')
  const open = lay({ p: { prepared: ['surging-wave'] }, ether: 'Ai / Fi' })
  open.choose(P, activate('surging-wave'))
  open.choose(P, at(O))
  expect(open.options(P)).toHaveLength(2)
})

scenario('[MN-5.2, MN-5.3] permanents are prepared, but never in preparation', () => {
  const t = lay({
    p: { prepared: ['whirling-wind'], play: ['dead-tree'] },
    o: { play: ['fire-whip'], prepared: ['seed'] },
  })
  t.choose(P, activate('whirling-wind'))
  t.refuses(P, on('dead-tree'))
  t.refuses(P, on('fire-whip'))
  play(t, P, on('seed'))
  expect(prepared(t, O)).toEqual([])
})

scenario('[MN-5.10] a spell is activated or channelled, and then it is settled', () => {
  const t = lay({ p: { reserve: 'Ve1', hand: ['seed'] } })
  play(t, P, prepare('seed'))
  t.choose(P, { do: 'channel', card: 'seed' })
  expect(channelled(t, P)).toEqual(['seed'])
  t.refuses(P, { do: 'channel', card: 'seed' })
})

scenario('[MN-5.16, R-48] rituals cannot be destroyed, and are no components', () => {
  const t = lay({ p: { prepared: ['engulfment', 'fission'] }, o: { play: ['ritual-of-melange'] } })
  play(t, P, activate('engulfment'))
  expect(inPlay(t, O)).toEqual(['ritual-of-melange'])
  play(t, P, activate('fission'))
  expect(inPlay(t, O)).toEqual(['ritual-of-melange'])
})

test('[MN-5.22] names that only look like words', () => {
  expect(cardOf('droplet').words).toEqual([])
  expect(hasWord('droplet', 'drop')).toBe(true)
  for (const [card, word] of [
    ['enchanted-forest', 'tree'],
    ['hostile-forest', 'tree'],
    ['prodigious-sowing', 'seed'],
    ['fire-ball', 'flame'],
    ['fiery-arrow', 'flame'],
    ['fire-whip', 'flame'],
    ['zephyr', 'wind'],
    ['tornado', 'wind'],
    ['typhoon', 'wind'],
    ['great-waters', 'wave'],
    ['tide', 'drop'],
    ['maelstrom', 'wave'],
  ] as const)
    expect(hasWord(card, word)).toBe(false)
})

scenario('[MN-5.31] a line may need several components', () => {
  const side = { reserve: 'Ve2 Wa2', hand: ['enchanted-forest'] }
  lay({ p: { ...side, play: ['dead-tree'] } }).refuses(P, prepare('enchanted-forest'))
  const t = lay({ p: { ...side, play: ['dead-tree', 'animated-tree'] } })
  t.choose(P, prepare('enchanted-forest'))
  expect(inPlay(t, P)).toContain('enchanted-forest')
})

scenario('[MN-5.38] the opponent’s components are of no use', () => {
  const t = lay({ p: { reserve: 'Fi2', hand: ['fiery-arrow'] }, o: { channelled: ['flame'] } })
  t.refuses(P, prepare('fiery-arrow'))
})

scenario('[MN-5.41] Mana has to be of the right element', () => {
  const t = lay({ p: { reserve: 'Fi5 Ai1', hand: ['seed'] } })
  t.refuses(P, prepare('seed'))
})

scenario('[MN-6.11] nothing comes of no damage', () => {
  const t = lay({ p: { play: ['burning-robe'], prepared: ['wave-of-flames'] } })
  play(t, P, activate('wave-of-flames'))
  expect(lives(t)).toEqual([20, 20])
})

scenario('[MN-6.13] the victim is asked before anything is applied', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] }, o: { play: ['animated-tree'] } })
  t.choose(P, activate('fiery-arrow'))
  expect(t.question(O)).toMatchObject({ kind: 'protect', manner: 'window' })
  expect(t.view('spectator').table).toMatchObject({ packets: [{ amount: 3, seat: O }] })
  expect(lives(t)).toEqual([20, 20])
})

scenario('[MN-6.20, D-09] any target: players and permanents with life of either side', () => {
  const t = lay({
    p: { prepared: ['flame', 'seed'], play: ['dead-tree', 'fire-whip'] },
    o: { play: ['animated-tree', 'prodigious-sowing'], channelled: ['seed'] },
  })
  t.choose(P, activate('flame'))
  expect(t.options(P)).toMatchObject([
    { do: 'player', seat: P },
    { do: 'player', seat: O },
    { card: 'dead-tree' },
    { card: 'animated-tree' },
  ])
  play(t, P, at(P))
  expect(lives(t)).toEqual([19, 20])
})

scenario('[MN-6.22] your own damage is neither redirected nor ignored', () => {
  const t = lay({ p: { prepared: ['flame'], play: ['animated-tree', 'druid-armor'] } })
  t.choose(P, activate('flame'))
  t.choose(P, at(P))
  expect(t.question(P)?.kind).toBe('main')
  expect(lives(t)).toEqual([19, 20])
})

scenario('[MN-6.40] a state check sees to everything, again and again', () => {
  const t = lay({
    p: { prepared: ['fire-ball'], mn: true },
    o: { play: ['dead-tree', { card: 'animated-tree', life: 1 }] },
  })
  play(t, P, activate('fire-ball'))
  expect(inPlay(t, O)).toEqual([])
  expect(lives(t)).toEqual([20, 17])
})

scenario('[MN-6.60, R-23] a step is chosen for when it begins', () => {
  const t = lay({ p: { prepared: ['the-water-healer'], discard: ['seed', 'flame'] } })
  t.choose(P, activate('the-water-healer'))
  expect(t.options(P).map(({ do: sort }) => sort)).toEqual(['player', 'player'])
  t.choose(P, at(P))
  expect(t.options(P)).toEqual([
    { card: 'flame', do: 'choose' },
    { card: 'seed', do: 'choose' },
  ])
})

scenario('[R-03] what arrives at the start of the turn does not join in', () => {
  const t = began({ at: 'start', p: { play: ['animated-tree'], discard: ['seed'] } })
  play(t, P, { do: 'yes' })
  expect(t.happened('triggered')).toHaveLength(1)
})

scenario('[R-06, R-07, D-22] both Mana go into the fuller pile, and none of them comes back', () => {
  const t = lay({ p: { reserve: 'Fi2' }, ether: 'Ai Wa / Mi' })
  t.refuses(P, { do: 'exchange', element: 'fire' })
  play(t, P, { do: 'exchange', element: 'air' })
  expect(ether(t)).toBe('Fi Fi Wa / Mi')
  const batch = lay({ p: { reserve: 'Fi2' }, ether: 'Ai Wa / Mi', rulings: { exchange: 'batch' } })
  play(batch, P, { do: 'exchange', element: 'air' })
  expect(
    ether(batch)
      .split(' ')
      .filter((each) => each === 'Fi'),
  ).toHaveLength(2)
  expect(ether(batch)).toBe('Fi Wa / Fi Mi')
})

scenario('[D-28] of two equal copies the older one stays without a question', () => {
  const t = lay({ p: { play: ['king-of-trees'], reserve: 'Ve5', hand: ['king-of-trees'] } })
  play(t, P, prepare('king-of-trees'))
  expect(inPlay(t, P)).toEqual(['king-of-trees'])
  expect(lifeOf(t, P, 'king-of-trees')).toBe(5)
})
