import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, green, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

/** Red has just played a Centaur. */
const riding = (position: Position = {}) => {
  const t = lay({ row: ['centaur', 'movement-red'], ...position })
  t.choose(red, { do: 'play', card: 'centaur' })
  return t
}

scenario('[AR-15, SPB-MV.5] three moves, and it is finished', () => {
  const t = riding()
  for (const to of ['city:red', 'village:1', 'city:blue'] as const) t.choose(red, { do: 'move', to })
  expect(t.state.mages).toEqual(['city:blue', 'wilderness', 'wilderness'])
  expect(t.state.zones.discard).toEqual(['centaur'])
})

scenario('[D-09, D-10, AR-15] a mage at the same place is taken along if its owner agrees', () => {
  const t = riding({ mages: ['wilderness', 'wilderness', 'city:red'] })
  expect(t.options(red).filter((option) => option.do === 'carry')).toEqual([{ do: 'carry', mage: blue }])
  t.choose(red, { do: 'carry', mage: blue })
  expect(t.waitsFor()).toEqual([blue])
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:yellow' })
  expect(t.state.mages).toEqual(['city:yellow', 'city:yellow', 'city:red'])
  t.choose(red, { do: 'move', to: 'village:2' })
  expect(t.state.mages).toEqual(['village:2', 'village:2', 'city:red'])
})

scenario('[D-10, AR-15] who is refused may ask somebody else, travel alone, or give the journey up', () => {
  const t = riding()
  t.refuses(red, { do: 'finish' })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'refuse' })
  t.refuses(red, { do: 'carry', mage: blue })
  expect(t.offers(red, { do: 'finish' })).toBe(true)
  t.choose(red, { do: 'carry', mage: green })
  t.choose(green, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:yellow' })
  expect(t.state.mages).toEqual(['city:yellow', 'wilderness', 'city:yellow'])
})

scenario('[D-10] a refused Centaur that is given up is discarded, and nobody has moved', () => {
  const t = riding({ mages: ['wilderness', 'wilderness', 'city:red'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'refuse' })
  t.choose(red, { do: 'finish' })
  expect(t.state.zones.discard).toEqual(['centaur'])
  expect(t.state.moved).toBe(false)
})

scenario('[D-09] a passenger may be picked up on the way', () => {
  const t = riding({ mages: ['wilderness', 'village:4', 'city:red'] })
  t.refuses(red, { do: 'carry' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:red' })
  expect(t.state.mages).toEqual(['city:red', 'city:red', 'city:red'])
  // One passenger a card.
  t.refuses(red, { do: 'carry', mage: green })
})

scenario('[D-09] the passenger may be put down at an arrival, and is not taken up again', () => {
  const t = riding({ mages: ['wilderness', 'wilderness', 'city:red'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.refuses(red, { do: 'putDown' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(red, { do: 'putDown' })
  t.refuses(red, { do: 'carry' })
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.mages).toEqual(['city:blue', 'village:4', 'city:red'])
})

scenario('[AR-15] the passenger rides until the card ends, also when it ends early', () => {
  const t = riding({ mages: ['wilderness', 'wilderness', 'city:red'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(red, { do: 'finish' })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'city:green' })
  expect(t.state.mages).toEqual(['city:green', 'village:4', 'city:red'])
})

scenario(
  '[AR-15, T-52] passenger and rider arrive alike: villages are revealed once, the spring charges both',
  () => {
    const t = riding({
      wands: [0, 3],
      mages: ['wilderness', 'wilderness', 'city:red'],
      villages: { 7: { card: 'fairy-spring', faceDown: true }, 8: { card: 'dragon', faceDown: true } },
    })
    t.choose(red, { do: 'carry', mage: blue })
    t.choose(blue, { do: 'accept' })
    t.choose(red, { do: 'move', to: 'village:7' })
    expect(t.state.wands).toEqual([1, 3, 1])
    t.choose(red, { do: 'move', to: 'village:8' })
    expect(t.happened('villageRevealed')).toHaveLength(2)
  },
)

scenario('[AR-15] a passenger who is teleported away in mid-journey rides no further', () => {
  const t = riding({ spells: [[], ['teleport']], mages: ['wilderness', 'wilderness', 'village:1'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: blue })
  t.choose(blue, { do: 'move', to: 'city:red' })
  t.refuses(red, { do: 'putDown' })
  t.choose(red, { do: 'move', to: 'city:green' })
  expect(t.state.mages).toEqual(['city:green', 'city:red', 'village:1'])
})

scenario('[AR-15] a rider who is teleported away leaves the passenger behind', () => {
  const t = riding({ spells: [['teleport']], mages: ['wilderness', 'wilderness', 'village:1'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(red, { do: 'cast', spell: 'teleport' })
  t.choose(red, { do: 'whisk', mage: red })
  t.choose(red, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'move', to: 'wilderness' })
  expect(t.state.mages).toEqual(['wilderness', 'village:4', 'village:1'])
})

scenario('[AR-15] Puppetry on the passenger: she goes on alone, and arrives once', () => {
  const t = riding({
    spells: [['puppetry']],
    mages: ['wilderness', 'wilderness', 'village:1'],
    villages: { 7: { card: 'fairy-spring' } },
  })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'village:4' })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  t.choose(red, { do: 'puppet', mage: blue })
  t.choose(red, { do: 'move', to: 'village:7' })
  expect(t.state.mages).toEqual(['village:4', 'village:7', 'village:1'])
  // The steering player's wand, and one level only.
  expect(t.state.wands).toEqual([2, 1, 1])
})

scenario('[D-10] whoever steers another mage need not ask herself about her own', () => {
  const t = lay({ row: ['centaur', 'movement-red'], spells: [['puppetry']] })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  t.choose(red, { do: 'puppet', mage: blue })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.refuses(red, { do: 'carry', mage: blue })
  t.choose(red, { do: 'carry', mage: red })
  t.choose(red, { do: 'move', to: 'city:red' })
  expect(t.state.mages).toEqual(['city:red', 'city:red', 'wilderness'])
})

scenario('[AR-15, AR-38] a wand move between two moves takes the passenger along', () => {
  const t = riding({ mages: ['wilderness', 'wilderness', 'village:1'] })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'village:4' })
  expect(t.state.mages).toEqual(['village:4', 'village:4', 'village:1'])
})

scenario('[D-09, D-10] in solo nobody can be carried or asked', () => {
  const t = riding({ seats: 1 })
  t.refuses(red, { do: 'carry' })
})
