import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { baseCards } from '../../src/content/base-cards.ts'
import { copiesOf } from '../../src/content/cards.ts'
import { standingStrengths } from '../../src/table/tower.ts'
import { colours, type Location } from '../../src/words/board.ts'
import { lay, red } from '../position.ts'

const scenario = scenariosWith(test)

/** Section 6.1, BAS-01 to BAS-15: action, book, sun. */
const table = [
  ['movement', 'red', 1],
  ['movement', 'green', 1],
  ['movement', 'silver', 1],
  ['movement', 'rainbow', 1],
  ['movement', 'rainbow', 1],
  ['magic', 'red', 2],
  ['magic', 'blue', 2],
  ['magic', 'yellow', 2],
  ['magic', 'silver', 2],
  ['magic', 'rainbow', 2],
  ['influence', 'blue', 1],
  ['influence', 'green', 1],
  ['influence', 'yellow', 1],
  ['influence', 'rainbow', 1],
  ['influence', 'rainbow', 1],
] as const

const homes = {
  red: 'city:red',
  blue: 'city:blue',
  green: 'city:green',
  yellow: 'city:yellow',
  silver: 'wilderness',
} as const satisfies { readonly [colour: string]: Location }

test('[SPB-ST.6] the fifteen base cards are those of the list', () => {
  expect(copiesOf(baseCards)).toEqual(table.map(([action, book]) => `${action}-${book}`))
  for (const { action, book, sun, moon } of baseCards) {
    expect([action, book, sun]).toEqual(table.find((row) => row[0] === action && row[1] === book))
    expect(moon).toBe(0)
  }
})

for (const { id, action, book, sun } of baseCards) {
  scenario(`${id} on the tower adds ${sun} to the mages`, () => {
    const t = lay({ at: 'witchTime', row: [id, 'pixies'] })
    t.choose(red, { do: 'send', card: id })
    expect(t.state.zones.sunStack).toEqual([id])
    expect(standingStrengths(t.state).sun).toBe(sun)
  })

  scenario(`${id} searches for ${book}, and for nothing else`, () => {
    for (const colour of colours) {
      const fits = book === 'rainbow' || book === colour
      // With a full wand magic has no use in the wilderness; in a city where it is the only use, a stone is drawn.
      const draws = action === 'magic' && !fits && colour !== 'silver'
      const t = lay({
        mages: [homes[colour]],
        row: [id, 'pixies'],
        wands: [3],
        chance: draws ? ['moon'] : [],
      })
      if (t.offers(red, { do: 'play', card: id })) {
        t.choose(red, { do: 'play', card: id })
        // A search that is the only use has been made already.
        if (t.question(red)?.kind === 'part' && fits) t.choose(red, { do: 'search', book: colour })
        else t.refuses(red, { do: 'search' })
      }
      expect(t.state.books[colour]).toBe(fits ? 5 : 4)
      if (!fits) continue
      expect(t.state.zones.discard).toEqual([id])
      expect(t.state.mages[red]).toBe(homes[colour])
    }
  })

  if (action === 'movement') {
    scenario(`${id} moves the mage`, () => {
      const t = lay({ mages: ['village:1'], row: [id, 'pixies'] })
      t.choose(red, { do: 'play', card: id })
      t.choose(red, { do: 'move', to: 'city:yellow' })
      expect(t.state.mages[red]).toBe('city:yellow')
      expect(t.state.zones.discard).toEqual([id])
    })
  }
  if (action === 'magic') {
    scenario(`${id} pushes a hat back in a city and charges the wand in the wilderness`, () => {
      const city = lay({
        mages: ['city:green'],
        row: [id, 'pixies'],
        pieces: { green: 3 },
        books: { green: 0 },
        chance: ['sun'],
      })
      city.choose(red, { do: 'play', card: id })
      expect(city.state.pieces.green).toBe(2)
      const wild = lay({ row: [id, 'pixies'], books: { silver: 9 } })
      wild.choose(red, { do: 'play', card: id })
      expect(wild.state.wands[red]).toBe(2)
    })
  }
  if (action === 'influence') {
    scenario(`${id} is worth one influence in a village`, () => {
      const t = lay({ mages: ['village:5'], row: [id, 'pixies'], villages: { 5: { card: 'dragon' } } })
      t.choose(red, { do: 'play', card: id })
      expect(t.state.stored).toEqual([{ village: 4, card: id, value: 1 }])
    })
  }
}

scenario('[SPB-ST.6] magic as magic leaves the book of the city where it is', () => {
  const t = lay({ mages: ['city:red'], row: ['magic-red', 'pixies'], pieces: { red: 2 }, chance: ['sun'] })
  t.choose(red, { do: 'play', card: 'magic-red' })
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.red).toBe(1)
  expect(t.state.books.red).toBe(4)
  expect(t.state.zones.discard).toEqual(['magic-red'])
})
