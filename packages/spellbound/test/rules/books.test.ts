import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { colours, type Location } from '../../src/words/board.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const homes: readonly Location[] = ['city:red', 'city:blue', 'city:green', 'city:yellow', 'wilderness']

/** The books that a card or the wand could search for now. */
const found = (t: ReturnType<typeof lay>, seat: number = red): string[] =>
  t.options(seat).flatMap((option) => (option.do === 'search' ? [option.book] : []))

scenario(
  '[SPB-BK.1] a search needs the mage in the city of the book, or in the wilderness for silver',
  () => {
    for (const [at, mage] of homes.entries()) {
      for (const colour of ['red', 'green', 'silver'] as const) {
        const t = lay({ mages: [mage], row: [`movement-${colour}`] })
        t.choose(red, { do: 'play', card: `movement-${colour}` })
        expect(found(t)).toEqual(colour === colours[at] ? [colour] : [])
      }
    }
  },
)

scenario('[SPB-BK.2, E-06] a search moves the book one step; the card’s movement is not used', () => {
  const t = lay({
    active: blue,
    mages: ['wilderness', 'city:red'],
    row: ['movement-red', 'magic-red'],
    pieces: { red: 2 },
    books: { red: 7, silver: 9 },
    spellPile: ['hat-trick', 'teleport'],
  })
  t.choose(blue, { do: 'play', card: 'movement-red' })
  t.choose(blue, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(8)
  expect(t.state.spells).toEqual([[], ['hat-trick'], []])
  expect(t.state.zones.discard).toEqual(['movement-red'])
  expect(t.state.mages[blue]).toBe('city:red')
  t.choose(blue, { do: 'play', card: 'magic-red' })
  t.choose(blue, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(9)
  expect(t.state.bookSlots).toEqual(['silver', 'red'])
  expect(t.state.pieces.red).toBe(2)
})

scenario('[SPB-BK.3] a rainbow book is a search for the book of the region, whichever it is', () => {
  for (const [at, mage] of homes.entries()) {
    const t = lay({ mages: [mage], row: ['movement-rainbow'] })
    t.choose(red, { do: 'play', card: 'movement-rainbow' })
    expect(found(t)).toEqual([colours[at]])
    t.choose(red, { do: 'search' })
    expect(t.state.books[colours[at]!]).toBe(5)
  }
})

scenario('[SPB-BK.3] in a village the rainbow book cannot be used', () => {
  const t = lay({ mages: ['village:3'], row: ['movement-rainbow', 'librarian'] })
  t.refuses(red, { do: 'play', card: 'librarian' })
  t.choose(red, { do: 'play', card: 'movement-rainbow' })
  expect(found(t)).toEqual([])
})

scenario('[SPB-BK.4, T-59, AR-12] a lost book cannot be searched, neither by colour nor by rainbow', () => {
  const t = lay({
    mages: ['city:red'],
    row: ['influence-rainbow', 'movement-red', 'librarian'],
    wands: [2],
    books: { red: 0 },
  })
  t.refuses(red, { do: 'play', card: 'influence-rainbow' })
  t.refuses(red, { do: 'play', card: 'librarian' })
  t.refuses(red, { do: 'wand', power: 2 })
  t.choose(red, { do: 'play', card: 'movement-red' })
  expect(found(t)).toEqual([])
})

scenario('[SPB-BK.4, AR-12] a recovered book cannot be searched, nor moved by a spell', () => {
  const t = lay({
    mages: ['wilderness'],
    row: ['librarian', 'movement-silver'],
    books: { silver: 9 },
    spells: [['book-wyrms', 'circle-of-magi']],
  })
  t.refuses(red, { do: 'play', card: 'librarian' })
  t.refuses(red, { do: 'cast', spell: 'circle-of-magi' })
  t.choose(red, { do: 'cast', spell: 'book-wyrms' })
  t.refuses(red, { do: 'book', book: 'silver' })
})

scenario(
  '[SPB-BK.5] two rainbow books on a card may be used in two regions, with a wand move between',
  () => {
    const t = lay({ mages: ['city:yellow'], row: ['librarian'] })
    t.choose(red, { do: 'play', card: 'librarian' })
    t.choose(red, { do: 'wand', power: 1 })
    t.choose(red, { do: 'move', to: 'wilderness' })
    t.choose(red, { do: 'search' })
    expect(t.state.books).toMatchObject({ yellow: 5, silver: 5 })
  },
)

scenario('[SPB-BK.5] … or with a Teleport between, even from city to city', () => {
  const t = lay({ mages: ['city:yellow'], row: ['librarian'], wands: [0], spells: [['teleport']] })
  t.choose(red, { do: 'play', card: 'librarian' })
  t.choose(red, { do: 'cast', spell: 'teleport' })
  t.choose(red, { do: 'whisk', mage: red })
  t.choose(red, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'search' })
  expect(t.state.books).toMatchObject({ yellow: 5, blue: 5 })
})

scenario('[T-51, AR-13] the Librarian takes a book across a symbol: one spell for the symbol passed', () => {
  const t = lay({
    mages: ['city:yellow'],
    row: ['librarian'],
    wands: [0],
    books: { yellow: 5 },
    spellPile: ['hat-trick', 'alchemy'],
  })
  t.choose(red, { do: 'play', card: 'librarian' })
  t.choose(red, { do: 'search' })
  expect(t.state.books.yellow).toBe(7)
  expect(t.state.spells[red]).toEqual(['hat-trick'])
})

scenario('[AR-13] the second search of a Librarian is gone when the first one brought the book home', () => {
  const t = lay({
    mages: ['city:yellow'],
    row: ['librarian', 'movement-red'],
    wands: [0],
    books: { yellow: 8 },
  })
  t.choose(red, { do: 'play', card: 'librarian' })
  expect(t.state.books.yellow).toBe(9)
  expect(t.state.zones.discard).toEqual(['librarian'])
})

scenario('[AR-03] the wilderness track has its symbols on the 6th and 8th space like the others', () => {
  const t = lay({
    row: ['movement-silver', 'movement-rainbow', 'movement-rainbow', 'magic-silver', 'magic-rainbow'],
    spellPile: ['hat-trick', 'alchemy'],
  })
  const held: number[] = []
  for (const card of t.state.zones.mageRow.slice()) {
    t.choose(red, { do: 'play', card })
    t.choose(red, { do: 'search', book: 'silver' })
    held.push(t.state.spells[red]!.length)
  }
  expect(held).toEqual([0, 1, 1, 2, 2])
  expect(t.state.bookSlots).toEqual(['silver'])
})

scenario('[AR-14] a search gives its spell to the active player, also when another mage is steered', () => {
  const t = lay({
    active: blue,
    mages: ['city:red', 'wilderness'],
    row: ['movement-red'],
    books: { red: 5 },
    spells: [[], ['puppetry']],
    spellPile: ['hat-trick'],
  })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  t.choose(blue, { do: 'play', card: 'movement-red' })
  t.choose(blue, { do: 'search' })
  expect(t.state.spells).toEqual([[], ['hat-trick'], []])
})
