import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[SPB-MG.1] where the mage stands when a symbol is used decides what it does', () => {
  const t = lay({ row: ['dragon'], pieces: { blue: 3 }, chance: ['sun'] })
  t.choose(red, { do: 'play', card: 'dragon' })
  t.choose(red, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.blue).toBe(2)
  expect(t.state.wands[red]).toBe(1)
})

scenario('[SPB-MG.1] the two symbols of a Magic Dwarf may be used in two places', () => {
  const t = lay({ row: ['magic-dwarf'], pieces: { blue: 3 }, chance: ['sun'] })
  t.choose(red, { do: 'play', card: 'magic-dwarf' })
  expect(t.state.wands[red]).toBe(2)
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.blue).toBe(2)
})

scenario('[SPB-MG.2, E-03] in the wilderness magic raises the wand one level and draws no stone', () => {
  const t = lay({ active: blue, row: ['magic-blue'] })
  t.choose(blue, { do: 'play', card: 'magic-blue' })
  expect(t.state.wands).toEqual([1, 2, 1])
  expect(t.state.bag).toEqual({ sun: 3, moon: 2 })
  expect(t.state.zones.discard).toEqual(['magic-blue'])
})

scenario('[SPB-MG.2, T-16] a full wand cannot be charged', () => {
  const t = lay({ row: ['magic-blue', 'magic-silver'], wands: [3] })
  t.refuses(red, { do: 'play', card: 'magic-blue' })
  t.choose(red, { do: 'play', card: 'magic-silver' })
  expect(t.state.books.silver).toBe(5)
  expect(t.state.wands[red]).toBe(3)
})

scenario('[SPB-MG.2] the third level is the last', () => {
  const t = lay({ row: ['magic-dwarf'], wands: [2] })
  t.choose(red, { do: 'play', card: 'magic-dwarf' })
  expect(t.state.wands[red]).toBe(3)
  t.refuses(red, { do: 'magic' })
})

scenario('[SPB-MG.3, E-04, AR-07] in a city a sun stone pushes the hat back', () => {
  const t = lay({ mages: ['city:red'], row: ['magic-blue'], pieces: { red: 3, blue: 3 }, chance: ['sun'] })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.state.pieces).toMatchObject({ red: 2, blue: 3 })
  expect(t.state.bag).toEqual({ sun: 2, moon: 2 })
  expect(t.state.drawn).toEqual({ sun: 1, moon: 0 })
  expect(t.state.wands[red]).toBe(1)
})

scenario('[SPB-MG.3, E-04, AR-07] in a city a moon stone does nothing', () => {
  const t = lay({ mages: ['city:red'], row: ['magic-blue'], pieces: { red: 3 }, chance: ['moon'] })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.state.pieces.red).toBe(3)
  expect(t.state.bag).toEqual({ sun: 3, moon: 1 })
  expect(t.state.drawn).toEqual({ sun: 0, moon: 1 })
})

scenario('[SPB-MG.3, T-18, AR-33] magic is legal with the hat on its first space: a stone is drawn', () => {
  const t = lay({ mages: ['city:red'], row: ['magic-blue'], chance: ['sun'] })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.state.pieces.red).toBe(1)
  expect(t.state.drawn).toEqual({ sun: 1, moon: 0 })
})

scenario('[SPB-MG.3] a hat whose book is gone is pushed back like any other', () => {
  const t = lay({
    mages: ['city:red'],
    row: ['magic-red'],
    pieces: { red: 9 },
    books: { red: 0 },
    chance: ['sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-red' })
  expect(t.state.pieces.red).toBe(8)
})

scenario('[SPB-MG.4] in a village magic has no use', () => {
  const t = lay({
    mages: ['village:3'],
    row: ['magic-blue', 'dragon'],
    villages: { 3: { card: 'fairy-spring' } },
  })
  t.refuses(red, { do: 'play', card: 'magic-blue' })
  t.choose(red, { do: 'play', card: 'dragon' })
  t.refuses(red, { do: 'magic' })
})

scenario('[SPB-MG.5] magic never moves the Troll', () => {
  const t = lay({ row: ['magic-blue'], pieces: { troll: 3 } })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.state.pieces.troll).toBe(3)
})
