import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { standingStrengths } from '../../src/table/tower.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue']

scenario('[SPB-WT.1, D-02] exactly one card of either row goes to the tower', () => {
  const t = lay({ at: 'witchTime', row: five, wickedRow: ['witch-red-1', 'troll-2'] })
  expect(t.options(red).map((option) => 'card' in option && option.card)).toEqual([
    'witch-red-1',
    'troll-2',
    ...five,
  ])
  t.choose(red, { do: 'send', card: 'movement-green' })
  expect(t.state.phase).toBe('story')
  expect(t.state.zones.mageRow).toEqual(five.filter((card) => card !== 'movement-green'))
  expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'troll-2'])
})

scenario('[SPB-WT.1] sending is compulsory: nothing else is offered', () => {
  const t = lay({ at: 'witchTime', row: five })
  for (const option of t.options(red)) expect(option.do).toBe('send')
})

scenario(
  '[SPB-WT.2] sun strength lies on top of the Sun stack, moon strength on top of the Moon stack',
  () => {
    const stacks = { sunStack: ['movement-red'], moonStack: ['witch-blue-1'] }
    const sun = lay({ at: 'witchTime', row: five, wickedRow: ['troll-2'], ...stacks })
    sun.choose(red, { do: 'send', card: 'magic-blue' })
    expect(sun.state.zones.sunStack).toEqual(['movement-red', 'magic-blue'])
    expect(standingStrengths(sun.state)).toEqual({ sun: 1 + 2, moon: 2 + 1 })
    const moon = lay({ at: 'witchTime', row: five, wickedRow: ['troll-2'], ...stacks })
    moon.choose(red, { do: 'send', card: 'troll-2' })
    expect(moon.state.zones.moonStack).toEqual(['witch-blue-1', 'troll-2'])
    expect(standingStrengths(moon.state)).toEqual({ sun: 1, moon: 2 + 1 + 2 })
  },
)

scenario('[SPB-WT.4, T-04] a wicked card sent to the tower moves no piece', () => {
  const t = lay({
    at: 'witchTime',
    row: five,
    wickedRow: ['witch-red-1', 'witch-green-2'],
    pieces: { red: 2, green: 2 },
  })
  t.choose(red, { do: 'send', card: 'witch-green-2' })
  expect(t.state.zones.moonStack).toEqual(['witch-green-2'])
  expect(t.state.zones.wickedRow).toEqual(['witch-red-1'])
  expect(t.state.pieces).toMatchObject({ red: 2, green: 2 })
  expect(t.state.zones.mageRow).toHaveLength(5)
  expect(standingStrengths(t.state).moon).toBe(2 + 2)
})

scenario('[SPB-WT.4] the effect of a mage card sent to the tower is not used', () => {
  const t = lay({ at: 'witchTime', row: ['warrior', ...five.slice(1)], wickedRow: ['witch-red-1'] })
  t.choose(red, { do: 'send', card: 'warrior' })
  expect(t.state.zones.wickedRow).toEqual(['witch-red-1'])
  expect(t.state.zones.sunStack).toEqual(['warrior'])
})

scenario('[SPB-WT.3, T-05, D-03] any number of the Pixies on display may go together', () => {
  const row = ['pixies', 'movement-red', 'pixies', 'pixies', 'magic-red']
  const t = lay({ at: 'witchTime', row })
  t.choose(red, { do: 'send', card: 'pixies' })
  expect(t.options(red).map((option) => 'count' in option && option.count)).toEqual([1, 2, 3])
  t.choose(red, { do: 'sendPixies', count: 2 })
  expect(t.state.zones.sunStack).toEqual(['pixies', 'pixies'])
  expect(standingStrengths(t.state).sun).toBe(4)
  expect(t.state.zones.mageRow.toSorted()).toEqual(['magic-red', 'movement-red', 'pixies'])
})

scenario('[SPB-WT.3, D-03] all three Pixies, or only one', () => {
  for (const count of [1, 3]) {
    const t = lay({ at: 'witchTime', row: ['pixies', 'pixies', 'pixies', 'magic-red', 'magic-blue'] })
    t.choose(red, { do: 'send', card: 'pixies' })
    t.choose(red, { do: 'sendPixies', count })
    expect(t.state.zones.sunStack).toHaveLength(count)
    expect(t.state.zones.mageRow).toHaveLength(5 - count)
  }
})

scenario('[D-03] of two Pixies both may be sent', () => {
  const t = lay({ at: 'witchTime', row: ['pixies', 'pixies', 'magic-red', 'magic-blue', 'movement-red'] })
  t.choose(red, { do: 'send', card: 'pixies' })
  t.choose(red, { do: 'sendPixies', count: 2 })
  expect(t.state.zones.sunStack).toEqual(['pixies', 'pixies'])
})

scenario('[D-03] a lone Pixies card is sent without further question', () => {
  const t = lay({ at: 'witchTime', row: ['pixies', ...five.slice(1)] })
  t.choose(red, { do: 'send', card: 'pixies' })
  expect(t.state.zones.sunStack).toEqual(['pixies'])
  expect(t.state.phase).toBe('story')
})

scenario('[SPB-WT.5, D-02, AR-18] Fortuna cannot be sent', () => {
  const t = lay({ at: 'witchTime', row: ['fortuna-deck', ...five.slice(1)] })
  t.refuses(red, { do: 'send', card: 'fortuna-deck' })
  expect(t.options(red)).toHaveLength(4)
})

scenario('[SPB-WT.6, T-06, AR-47] the Librarian goes to the Moon stack and adds one to the Witch', () => {
  const t = lay({ at: 'witchTime', row: ['librarian', ...five.slice(1)] })
  t.choose(red, { do: 'send', card: 'librarian' })
  expect(t.state.zones.moonStack).toEqual(['librarian'])
  expect(standingStrengths(t.state)).toEqual({ sun: 0, moon: 2 + 1 })
})

scenario('[SPB-WT.7] with nothing that can be sent the phase is skipped', () => {
  const t = lay({ at: 'witchTime', row: ['fortuna-deck'] })
  expect(t.state.zones.sunStack).toEqual([])
  expect(t.state.phase).toBe('story')
  expect(t.state.active).toBe(red)
})

scenario('[D-02, SPB-WT.1] of two copies of a card one is sent, the other stays', () => {
  const t = lay({ at: 'witchTime', row: ['movement-rainbow', 'movement-rainbow', 'magic-red'] })
  t.choose(red, { do: 'send', card: 'movement-rainbow' })
  expect(t.state.zones.mageRow).toEqual(['movement-rainbow', 'magic-red'])
})

scenario('[D-02] a spell of any time may be cast first, by anybody; the card must still be sent', () => {
  const t = lay({
    at: 'witchTime',
    row: five,
    spells: [['book-wyrms'], ['teleport']],
    mages: ['wilderness', 'village:2'],
  })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: blue })
  t.choose(blue, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'cast', spell: 'book-wyrms' })
  t.choose(red, { do: 'book', book: 'red' })
  expect(t.state.books.red).toBe(5)
  expect(t.state.phase).toBe('witchTime')
  t.choose(red, { do: 'send', card: 'magic-red' })
  expect(t.state.phase).toBe('story')
})
