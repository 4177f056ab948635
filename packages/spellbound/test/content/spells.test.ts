import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spells } from '../../src/content/spells.ts'
import type { SpellId } from '../../src/words/card.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']

/** A search that brings this spell. */
const drawing = (spell: SpellId, rest: Parameters<typeof lay>[0] = {}) => {
  const t = lay({
    mages: ['city:red'],
    books: { red: 5 },
    row: ['movement-red'],
    spellPile: [spell],
    ...rest,
  })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'search', book: 'red' })
  return t
}

/** Every spell, used once; each says what it did. */
const uses: { readonly [S in SpellId]: readonly [does: string, use: () => void] } = {
  alchemy: [
    'turns a drawn moon stone into a sun',
    () => {
      const t = lay({
        mages: ['city:green'],
        row: ['magic-red', 'magic-blue'],
        pieces: { green: 3 },
        spells: [['alchemy']],
        chance: ['moon'],
      })
      t.choose(red, { do: 'play', card: 'magic-blue' })
      t.choose(red, { do: 'cast', spell: 'alchemy' })
      expect(t.state.pieces.green).toBe(2)
    },
  ],
  'book-wyrms': [
    'move a book, wherever the mages are',
    () => {
      const t = lay({ spells: [['book-wyrms']] })
      t.choose(red, { do: 'cast', spell: 'book-wyrms' })
      t.choose(red, { do: 'book', book: 'yellow' })
      expect(t.state.books.yellow).toBe(5)
    },
  ],
  'circle-of-magi': [
    'moves the book of the city once for each mage there',
    () => {
      const t = lay({
        mages: ['city:blue', 'city:blue', 'wilderness'],
        spells: [['circle-of-magi']],
        spellPile: ['alchemy'],
      })
      t.choose(red, { do: 'cast', spell: 'circle-of-magi' })
      expect(t.state.books.blue).toBe(6)
      expect(t.state.spells[red]).toEqual(['alchemy'])
    },
  ],
  'hat-trick': [
    'keeps a hat where it is',
    () => {
      const t = lay({
        at: 'endOfStory',
        mages: ['city:red'],
        pieces: { red: 3 },
        row: five,
        spells: [[], ['hat-trick']],
      })
      t.choose(blue, { do: 'cast', spell: 'hat-trick' })
      expect(t.state.pieces.red).toBe(3)
      expect(t.state.books.red).toBe(4)
      expect(t.happened('stepPrevented')).toMatchObject([{ piece: 'red', spell: 'hat-trick' }])
    },
  ],
  puppetry: [
    "steers another player's mage",
    () => {
      const t = lay({ mages: ['wilderness', 'village:2'], row: ['movement-red'], spells: [['puppetry']] })
      t.choose(red, { do: 'cast', spell: 'puppetry' })
      t.choose(red, { do: 'puppet', mage: blue })
      t.choose(red, { do: 'play', card: 'movement-red' })
      t.choose(red, { do: 'move', to: 'city:red' })
      expect(t.state.mages).toEqual(['wilderness', 'city:red', 'wilderness'])
    },
  ],
  scry: [
    'turns up three villages',
    () => {
      const down = (card: string) => ({ card, faceDown: true })
      const t = drawing('scry', {
        villages: { 1: down('dragon'), 2: down('vampire'), 3: down('pixies'), 4: down('ranger') },
      })
      expect(t.state.revealed.slice(0, 4)).toEqual([true, true, true, false])
    },
  ],
  'sun-burst': [
    'burns a wicked card on the tower',
    () => {
      const t = lay({ spells: [['sun-burst']], moonStack: ['witch-green-2', 'witch-red-1'] })
      t.choose(red, { do: 'cast', spell: 'sun-burst' })
      t.choose(red, { do: 'burn', card: 'witch-green-2' })
      expect(t.state.zones.moonStack).toEqual(['witch-red-1'])
    },
  ],
  teleport: [
    'sends a mage anywhere',
    () => {
      const t = lay({ spells: [['teleport']], mages: ['wilderness', 'city:red'] })
      t.choose(red, { do: 'cast', spell: 'teleport' })
      t.choose(red, { do: 'whisk', mage: blue })
      t.choose(red, { do: 'move', to: 'city:yellow' })
      expect(t.state.mages[blue]).toBe('city:yellow')
    },
  ],
  'troll-bane': [
    'drives the Troll back',
    () => {
      const t = drawing('troll-bane', { pieces: { troll: 5 }, books: { red: 5, silver: 8 } })
      expect(t.state.pieces.troll).toBe(4)
    },
  ],
  'winning-smile': [
    'wins an ally at once',
    () => {
      const t = lay({
        mages: ['village:3'],
        villages: { 3: { card: 'vampire' } },
        spells: [['winning-smile']],
      })
      t.choose(red, { do: 'cast', spell: 'winning-smile' })
      expect(t.state.zones.mageRow).toEqual(['vampire'])
      expect(t.state.villages[2]).toBeNull()
    },
  ],
}

for (const [spell, [does, use]] of Object.entries(uses)) {
  scenario(`[SPB-SP.1, SPB-SP.3] ${spell} ${does}`, use)
}

test('[SPB-SP.1] no spell is missing above', () => {
  expect(Object.keys(uses)).toEqual(spells.map(({ id }) => id))
})
