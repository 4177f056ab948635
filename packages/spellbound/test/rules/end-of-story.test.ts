import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[SPB-ES.1, T-10] standing still in a city moves its hat', () => {
  const t = lay({ at: 'endOfStory', mages: ['city:green'], pieces: { green: 3 }, books: { green: 5 } })
  expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 4, yellow: 1, troll: 1 })
  expect(t.state.books.green).toBe(5)
  expect(t.happened('pieceAdvanced')).toMatchObject([{ piece: 'green', cause: 'penalty' }])
})

scenario('[SPB-ES.1, T-10] … and may lose its book', () => {
  const t = lay({ at: 'endOfStory', mages: ['city:green'], pieces: { green: 3 } })
  expect(t.state.books.green).toBe(0)
  expect(t.state.outcome).toBeNull()
})

scenario('[SPB-ES.1, T-11] in the wilderness it moves the Troll, in a village nothing', () => {
  const wild = lay({ at: 'endOfStory' })
  expect(wild.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 2 })
  const village = lay({ at: 'endOfStory', mages: ['village:9'] })
  expect(village.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
})

scenario('[SPB-ES.1, AR-31] only the acting mage counts, and whoever has moved is safe', () => {
  const t = lay({ at: 'endOfStory', mages: ['city:red', 'city:blue', 'city:green'], moved: true })
  expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
})

scenario('[AR-31, T-12] a wand move counts', () => {
  const t = lay({ mages: ['city:red'], row: ['movement-red'] })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces.troll).toBe(1)
})

scenario('[AR-31] a Teleport by anybody counts, also before Witch Time is over', () => {
  const t = lay({
    at: 'witchTime',
    mages: ['city:red'],
    row: ['movement-red', 'magic-red'],
    spells: [[], ['teleport']],
  })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: red })
  t.choose(blue, { do: 'move', to: 'city:yellow' })
  t.choose(red, { do: 'send', card: 'magic-red' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces).toMatchObject({ red: 1, yellow: 1 })
})

scenario('[AR-31, AR-15] being carried on somebody else’s turn does not count for the own', () => {
  const t = lay({ row: ['centaur', 'magic-red'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:yellow' })
  t.choose(red, { do: 'finish' })
  t.choose(red, { do: 'endStory' })
  expect(t.state).toMatchObject({
    active: blue,
    moved: false,
    mages: ['city:yellow', 'city:yellow', 'wilderness'],
  })
  t.choose(blue, { do: 'send', card: t.state.zones.mageRow[0]! })
  for (const card of t.state.zones.mageRow.slice(0, 2)) t.choose(blue, { do: 'discard', card })
  t.choose(blue, { do: 'endStory' })
  expect(t.state.pieces.yellow).toBe(2)
})

scenario('[AR-31] a Teleport of somebody else is no move of the acting mage', () => {
  const t = lay({ mages: ['city:red'], row: ['movement-red'], spells: [['teleport']] })
  t.choose(red, { do: 'cast', spell: 'teleport' })
  t.choose(red, { do: 'whisk', mage: blue })
  t.choose(red, { do: 'move', to: 'city:yellow' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces.red).toBe(2)
})

scenario('[SPB-ES.1, AR-27] the penalty looks at the own mage, whoever was steered', () => {
  const inVillage = lay({ mages: ['village:1', 'city:blue'], row: ['movement-red'], spells: [['puppetry']] })
  inVillage.choose(red, { do: 'cast', spell: 'puppetry' })
  inVillage.choose(red, { do: 'puppet', mage: blue })
  inVillage.choose(red, { do: 'endStory' })
  expect(inVillage.happened('pieceAdvanced')).toEqual([])
  const inCity = lay({ mages: ['city:red', 'city:blue'], row: ['movement-red'], spells: [['puppetry']] })
  inCity.choose(red, { do: 'cast', spell: 'puppetry' })
  inCity.choose(red, { do: 'puppet', mage: blue })
  inCity.choose(red, { do: 'play', card: 'movement-red' })
  inCity.choose(red, { do: 'move', to: 'village:1' })
  inCity.choose(red, { do: 'endStory' })
  // Blue has moved, Red's own figure has not.
  expect(inCity.happened('pieceAdvanced')).toMatchObject([{ piece: 'red', to: 2, cause: 'penalty' }])
})

scenario('[SPB-ES.1, AR-27, AR-31] a puppet that carries the own figure has moved it', () => {
  const t = lay({ mages: ['city:red', 'city:red'], row: ['centaur'], spells: [['puppetry']] })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  t.choose(red, { do: 'puppet', mage: blue })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.choose(red, { do: 'carry', mage: red })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'finish' })
  t.choose(red, { do: 'endStory' })
  expect(t.happened('pieceAdvanced')).toEqual([])
})

scenario('[SPB-ES.2] Fortuna is resolved after the penalty', () => {
  const t = lay({ at: 'endOfStory', mages: ['city:green'], row: ['fortuna-deck'], fortunaDue: true })
  const told = t.events.map(({ event }) => event)
  expect(told.indexOf('pieceAdvanced')).toBeLessThan(told.indexOf('stoneAdded'))
  expect(t.happened('stoneAdded')).toMatchObject([{ stone: 'moon' }])
})

scenario('[SPB-ES.2] Fortuna drawn in this very turn is left alone', () => {
  const t = lay({ at: 'endOfStory', row: ['fortuna-deck'], moved: true })
  expect(t.happened('stoneAdded')).toEqual([])
  expect(t.state.zones.mageRow).toContain('fortuna-deck')
})

scenario('[SPB-ES.3] then comes the Hand of Fate: purge, then refill', () => {
  const t = lay({
    at: 'endOfStory',
    moved: true,
    row: ['magic-red'],
    wickedRow: ['troll-1', 'troll-2', 'witch-red-1'],
  })
  expect(t.events.map(({ event }) => event).slice(0, 7)).toEqual([
    'purged',
    ...Array<string>(5).fill('pieceAdvanced'),
    'cardDrawn',
  ])
  expect(t.state.zones.mageRow).toHaveLength(5)
  expect(t.state.active).toBe(blue)
})
