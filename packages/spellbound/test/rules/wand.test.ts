import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { wands } from '../../src/content/spells.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

/** The wand powers offered to a seat now. */
const powers = (t: ReturnType<typeof lay>, seat: number = red): number[] =>
  t.options(seat).flatMap((option) => (option.do === 'wand' ? [option.power] : []))

const row = ['movement-red', 'movement-green', 'magic-red']

scenario('[SPB-WN.1] the wand is used in the own Story only', () => {
  const early = lay({ at: 'witchTime', row, wands: [3] })
  expect(powers(early)).toEqual([])
  const own = lay({ row, wands: [1, 1], spells: [[], ['teleport']] })
  expect(powers(own)).toEqual([1])
  expect(powers(own, blue)).toEqual([])
})

scenario(
  '[SPB-WN.2, SPB-WN.3, D-15] each level opens one more power: move, rainbow book, wicked card',
  () => {
    const offered = (level: number) => powers(lay({ row, wands: [level], wickedRow: ['troll-1'] }))
    expect([0, 1, 2, 3].map(offered)).toEqual([[], [1], [1, 2], [1, 2, 3]])
  },
)

test('[SPB-WN.2] the four wands are alike but for their colour', () => {
  expect(wands.map(({ colour }) => colour)).toEqual(['red', 'blue', 'green', 'yellow'])
  for (const { powers } of wands) {
    expect(powers.map(({ verb }) => verb)).toEqual(['move', 'search', 'discardRow'])
    expect(powers).toEqual(wands[0]!.powers)
  }
})

scenario('[D-15] only powers that can be used now are offered', () => {
  expect(powers(lay({ row, mages: ['village:3'], wands: [3] }))).toEqual([1])
  expect(powers(lay({ row, mages: ['city:red'], wands: [3], books: { red: 9 } }))).toEqual([1])
  expect(
    powers(lay({ row, mages: ['city:red'], wands: [3], books: { red: 9 }, wickedRow: ['troll-1'] })),
  ).toEqual([1, 3])
})

scenario('[SPB-WN.3, E-07] a wand of level 2 used for a move is empty afterwards', () => {
  const t = lay({ row, wands: [2] })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'city:red' })
  expect(t.state.mages[red]).toBe('city:red')
  expect(t.state.moved).toBe(true)
  expect(t.state.wands).toEqual([0, 1, 1])
  expect(powers(t)).toEqual([])
})

scenario(
  '[SPB-WN.3] a charge gained by moving into the Fairy Spring with the wand is lost: it is emptied afterwards',
  () => {
    const t = lay({ row, villages: { 7: { card: 'fairy-spring' } } })
    t.choose(red, { do: 'wand', power: 1 })
    t.choose(red, { do: 'move', to: 'village:7' })
    expect(t.state.wands[red]).toBe(0)
    // The log tells the cause before what comes of it, and the loss last.
    const told = ['wandUsed', 'mageMoved', 'wandCharged', 'wandEmptied']
    expect(t.events.map(({ event }) => event).filter((event) => told.includes(event))).toEqual(told)
  },
)

scenario('[SPB-WN.2] level 2 searches for the book of the region', () => {
  const t = lay({ row, mages: ['city:green'], wands: [2], books: { green: 5 }, spellPile: ['hat-trick'] })
  t.choose(red, { do: 'wand', power: 2 })
  expect(t.state.books.green).toBe(6)
  expect(t.state.spells[red]).toEqual(['hat-trick'])
  expect(t.state.wands[red]).toBe(0)
})

scenario('[SPB-WN.2, T-54, D-16] level 3 discards any one wicked card, which moves no piece', () => {
  const t = lay({
    mages: ['village:1'],
    row: ['movement-red'],
    wands: [3],
    wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-2'],
  })
  t.choose(red, { do: 'wand', power: 3 })
  expect(t.options(red).map((option) => 'card' in option && option.card)).toEqual([
    'witch-red-1',
    'witch-blue-1',
    'troll-2',
  ])
  t.choose(red, { do: 'remove', card: 'troll-2' })
  expect(t.state.wands[red]).toBe(0)
  expect(t.state.zones.discard).toEqual(['troll-2'])
  t.choose(red, { do: 'endStory' })
  // Two wicked cards are left: no purge.
  expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'witch-blue-1'])
  expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
})

scenario(
  '[D-16] without a wicked card on display the power is not offered; a Knight lying there is none',
  () => {
    const t = lay({ mages: ['village:1'], row, wands: [3], guards: ['knight'] })
    expect(powers(t)).toEqual([1])
  },
)

scenario('[SPB-WN.4, SPB-WN.5] recharged by magic in the wilderness, the wand may be used again', () => {
  const t = lay({ row: ['magic-red', 'magic-blue'], mages: ['city:red'] })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.state.wands[red]).toBe(1)
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.mages[red]).toBe('city:blue')
  expect(t.state.wands[red]).toBe(0)
})

scenario('[SPB-WN.5] the Fairy Spring charges it too', () => {
  const t = lay({ row, wands: [0], villages: { 7: { card: 'fairy-spring' } } })
  t.choose(red, { do: 'play', card: 'movement-green' })
  t.choose(red, { do: 'move', to: 'village:7' })
  expect(t.state.wands[red]).toBe(1)
  expect(powers(t)).toEqual([1])
})

scenario('[SPB-WN.6] the wand is the player’s: a puppeteer charges and uses the own one', () => {
  const t = lay({
    active: blue,
    mages: ['wilderness', 'city:blue'],
    wands: [3, 0],
    row: ['magic-blue', 'magic-yellow'],
    spells: [[], ['puppetry']],
  })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  // Red's wand is full, but it is Blue's that is charged.
  t.choose(blue, { do: 'play', card: 'magic-blue' })
  expect(t.state.wands).toEqual([3, 1, 1])
  t.choose(blue, { do: 'wand', power: 1 })
  t.choose(blue, { do: 'move', to: 'city:red' })
  expect(t.state.wands).toEqual([3, 0, 1])
  expect(t.state.mages).toEqual(['city:red', 'city:blue', 'wilderness'])
})
