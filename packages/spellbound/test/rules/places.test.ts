import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const spring = { 7: { card: 'fairy-spring' } }

scenario('[SPB-PL.1] a place stays in its village, whatever is visited or recruited', () => {
  const t = lay({
    row: ['centaur', 'changeling'],
    villages: {
      1: { card: 'witchs-tower', faceDown: true },
      2: { card: 'fortuna-village', faceDown: true },
      ...spring,
      8: { card: 'dragon' },
    },
  })
  t.choose(red, { do: 'play', card: 'centaur' })
  for (const to of ['village:1', 'village:2', 'village:7'] as const) t.choose(red, { do: 'move', to })
  // The Changeling takes allies only, and the cheapest "card" is none of the places.
  t.choose(red, { do: 'play', card: 'changeling' })
  expect(t.state.villages.slice(0, 8)).toEqual([
    ...['witchs-tower', 'fortuna-village', null, null, null, null],
    ...['fairy-spring', null],
  ])
  expect(t.state.zones.discard).toContain('dragon')
})

scenario('[SPB-PL.2, SPB-PL.3] arriving by movement, as a passenger and by Teleport are visits', () => {
  const moved = lay({ row: ['movement-red'], villages: spring })
  moved.choose(red, { do: 'play', card: 'movement-red' })
  moved.choose(red, { do: 'move', to: 'village:7' })
  expect(moved.state.wands).toEqual([2, 1, 1])
  const whisked = lay({ row: ['movement-red'], villages: spring, spells: [['teleport']] })
  whisked.choose(red, { do: 'cast', spell: 'teleport' })
  whisked.choose(red, { do: 'whisk', mage: blue })
  whisked.choose(red, { do: 'move', to: 'village:7' })
  expect(whisked.state.wands).toEqual([1, 2, 1])
})

scenario('[SPB-PL.3, T-52, SPB-PL.2] a passenger at the spring charges the own wand as well', () => {
  const t = lay({ active: blue, row: ['centaur'], villages: spring })
  t.choose(blue, { do: 'play', card: 'centaur' })
  t.choose(blue, { do: 'carry', mage: red })
  t.choose(red, { do: 'accept' })
  t.choose(blue, { do: 'move', to: 'village:7' })
  expect(t.state.wands).toEqual([2, 2, 1])
})

scenario('[SPB-PL.3, T-48] a puppet at the spring charges the wand of whoever steers it', () => {
  const t = lay({ active: blue, row: ['movement-red'], villages: spring, spells: [[], ['puppetry']] })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  t.choose(blue, { do: 'play', card: 'movement-red' })
  t.choose(blue, { do: 'move', to: 'village:7' })
  expect(t.state.wands).toEqual([1, 2, 1])
})

scenario('[SPB-PL.3, D-18] the charge is automatic below the third level and ends there', () => {
  const t = lay({ row: ['movement-red', 'movement-green'], wands: [3], villages: spring })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:7' })
  expect(t.state.wands[red]).toBe(3)
  expect(t.question(red)?.kind).toBe('story')
})

scenario('[SPB-PL.3] an unrevealed spring is revealed and visited by the same arrival', () => {
  const t = lay({ row: ['movement-red'], villages: { 7: { card: 'fairy-spring', faceDown: true } } })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:7' })
  expect(t.state.wands[red]).toBe(2)
})

scenario(
  '[AR-32] every arrival counts, also several in one turn; staying there in the middle of one does not',
  () => {
    const t = lay({
      mages: ['village:7'],
      wands: [0],
      row: ['centaur', 'movement-red', 'movement-green'],
      villages: spring,
    })
    expect(t.state.wands[red]).toBe(0)
    t.choose(red, { do: 'play', card: 'centaur' })
    t.choose(red, { do: 'move', to: 'wilderness' })
    t.choose(red, { do: 'move', to: 'village:7' })
    expect(t.state.wands[red]).toBe(1)
    t.choose(red, { do: 'finish' })
    t.choose(red, { do: 'play', card: 'movement-red' })
    t.choose(red, { do: 'move', to: 'wilderness' })
    t.choose(red, { do: 'play', card: 'movement-green' })
    t.choose(red, { do: 'move', to: 'village:7' })
    expect(t.state.wands[red]).toBe(2)
  },
)

scenario(
  '[AR-32, SPB-PL.2] a turn that begins at the spring begins with a charge, as one at Fortuna’s does',
  () => {
    const t = lay({
      at: 'turn',
      mages: ['village:7'],
      row: ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue'],
      villages: spring,
    })
    expect(t.state.wands[red]).toBe(2)
  },
)

scenario('[AR-32, SPB-PL.3] whoever begins to steer a mage at the spring visits it', () => {
  const t = lay({ active: blue, mages: ['village:7'], villages: spring, spells: [[], ['puppetry']] })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  expect(t.state.wands).toEqual([1, 2, 1])
})

scenario('[SPB-PL.4] Fortuna’s village does nothing without her card on display', () => {
  const t = lay({ row: ['movement-red'], villages: { 6: { card: 'fortuna-village' } } })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:6' })
  expect(t.state.bag).toEqual({ sun: 3, moon: 2 })
})

scenario('[SPB-PL.5] the Tower village has no effect but to be the place of the final battle', () => {
  const t = lay({
    row: ['movement-red', 'influence-blue', 'magic-red'],
    villages: { 4: { card: 'witchs-tower' } },
  })
  t.choose(red, { do: 'play', card: 'movement-red' })
  const before = structuredClone(t.state)
  t.choose(red, { do: 'move', to: 'village:4' })
  expect(t.state).toMatchObject({ wands: before.wands, bag: before.bag, pieces: before.pieces, stage: 1 })
  t.refuses(red, { do: 'play', card: 'influence-blue' })
  t.refuses(red, { do: 'play', card: 'magic-red' })
  t.refuses(red, { do: 'declare' })
})
