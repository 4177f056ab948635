import { checkedPlayout, scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { isOnTrack, type Spellbound } from '../../src/state.ts'
import { colours, hunterOf, pieces } from '../../src/words/board.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

/** Three wicked cards on display: the Hand of Fate begins with a purge. */
const purge = ['witch-red-1', 'witch-red-1', 'witch-red-2']
const mageCards = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue']

/** The Hand of Fate with these cards drawn first, in a row that lacks all five. */
const drawing = (...wicked: string[]) => ({ at: 'handOfFate', deck: [...wicked, ...mageCards] }) as const

scenario('[SPB-PC.1] a step onto the book’s space loses the book, which leaves the game', () => {
  const t = lay({ ...drawing('witch-red-1'), pieces: { red: 3 } })
  expect(t.state.pieces.red).toBe(4)
  expect(t.state.books.red).toBe(0)
  expect(t.state.outcome).toBeNull()
  expect(t.happened('bookLost')).toMatchObject([{ book: 'red', piece: 'red' }])
})

scenario('[SPB-PC.1] a piece one space behind its book has not caught it', () => {
  const t = lay({ ...drawing('witch-red-1'), pieces: { red: 3 }, books: { red: 5 } })
  expect(t.state.books.red).toBe(5)
})

scenario('[SPB-PC.1, T-19] the second lost book loses the match', () => {
  const t = lay({ ...drawing('witch-yellow-1'), pieces: { yellow: 4 }, books: { yellow: 5, red: 0 } })
  expect(t.state.books.yellow).toBe(0)
  expect(t.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.1' })
})

scenario('[SPB-PC.1, T-29, AR-08] a Troll card with the Troll at the end pushes all four hats', () => {
  const t = lay({
    ...drawing('troll-1'),
    pieces: { red: 2, blue: 2, green: 2, yellow: 2, troll: 9 },
    books: { silver: 9 },
  })
  expect(t.state.pieces).toEqual({ red: 3, blue: 3, green: 3, yellow: 3, troll: 9 })
  expect(t.happened('pieceAdvanced')).toMatchObject([
    { piece: 'red', cause: 'overflow' },
    { piece: 'blue', cause: 'overflow' },
    { piece: 'green', cause: 'overflow' },
    { piece: 'yellow', cause: 'overflow' },
  ])
})

scenario('[T-29, AR-08] a purge moves the hats once only, though the Troll is at the end', () => {
  const t = lay({
    at: 'handOfFate',
    wickedRow: purge,
    pieces: { red: 2, blue: 2, green: 2, yellow: 2, troll: 9 },
    books: { silver: 9 },
  })
  expect(t.state.pieces).toEqual({ red: 3, blue: 3, green: 3, yellow: 3, troll: 9 })
})

scenario(
  '[T-29, AR-08] an unguarded wilderness and a climb do nothing extra with the Troll at the end',
  () => {
    const t = lay({
      seats: 4,
      at: 'encounter',
      mages: ['city:red', 'city:blue', 'city:green', 'city:yellow'],
      pieces: { red: 2, blue: 2, green: 2, yellow: 2, troll: 9 },
      books: { silver: 9 },
      stage: 2,
      discard: mageCards,
      deck: [],
      // The added wicked cards lie at the bottom of the new deck.
      chance: ['moon', 'moon', 'sun', ['troll-1', 'witch-red-1', 'witch-blue-1']],
    })
    // Defeated by 4: the third stage would move the Troll.
    expect(t.state.stage).toBe(3)
    expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 2, troll: 9 })
  },
)

scenario('[T-29, AR-08] the penalty in the wilderness does nothing with the Troll at the end', () => {
  const t = lay({ at: 'endOfStory', pieces: { troll: 9 }, books: { silver: 9 } })
  expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 9 })
})

scenario(
  '[AR-11, SPB-PC.1] a hat at the end told to move stays there, and no other hat moves instead',
  () => {
    const t = lay({ ...drawing('witch-red-1'), pieces: { red: 9, blue: 2 }, books: { red: 9 } })
    expect(t.state.pieces).toEqual({ red: 9, blue: 2, green: 1, yellow: 1, troll: 1 })
  },
)

scenario('[SPB-PC.1, T-30, AR-09] the second piece on the last space loses the match', () => {
  const t = lay({ ...drawing('witch-blue-1'), pieces: { red: 9, blue: 8 }, books: { red: 9, blue: 9 } })
  expect(t.state.pieces.blue).toBe(9)
  expect(t.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.2' })
})

scenario('[T-30, AR-09] a hat that was pushed back from the end no longer counts', () => {
  const t = lay({
    mages: ['city:red'],
    moved: true,
    row: ['magic-red'],
    deck: ['witch-blue-1', ...mageCards],
    pieces: { red: 9, blue: 8 },
    books: { red: 9, blue: 9 },
    chance: ['sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-red' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces).toMatchObject({ red: 8, blue: 9 })
  expect(t.state.outcome).toBeNull()
})

scenario('[SPB-PC.1] Hat Trick keeps a hat where it is', () => {
  const t = lay({ ...drawing('witch-red-1'), pieces: { red: 3 }, spells: [[], ['hat-trick']] })
  t.choose(blue, { do: 'cast', spell: 'hat-trick' })
  expect(t.state.pieces.red).toBe(3)
  expect(t.state.books.red).toBe(4)
})

scenario('[SPB-PC.2] a retreat is one space', () => {
  const t = lay({
    mages: ['city:red'],
    row: ['magic-red'],
    pieces: { red: 4 },
    books: { red: 6 },
    chance: ['sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-red' })
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.red).toBe(3)
})

scenario('[SPB-PC.2, AR-54] the floor is the first space, also when the hats started on the second', () => {
  const t = lay({
    variants: { witchFinder: true },
    mages: ['city:red'],
    row: ['magic-dwarf'],
    pieces: { red: 2 },
    chance: ['sun', 'sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-dwarf' })
  expect(t.state.pieces.red).toBe(1)
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.red).toBe(1)
})

scenario(
  '[SPB-PC.3, AR-02] a book takes five steps: spells on the 6th and 8th space, home on the 9th',
  () => {
    const t = lay({
      mages: ['city:red'],
      row: ['magic-red', 'magic-rainbow', 'movement-red', 'movement-rainbow', 'movement-rainbow'],
      spellPile: ['teleport', 'alchemy', 'hat-trick'],
      pieces: { red: 3 },
    })
    const held: number[] = []
    for (const card of t.state.zones.mageRow.slice()) {
      t.choose(red, { do: 'play', card })
      t.choose(red, { do: 'search', book: 'red' })
      held.push(t.state.spells[red]!.length)
    }
    expect(held).toEqual([0, 1, 1, 2, 2])
    expect(t.state.spells[red]).toEqual(['teleport', 'alchemy'])
    expect(t.state.books.red).toBe(9)
    expect(t.state.bookSlots).toEqual(['red'])
    // The hat stays on its track.
    expect(t.state.pieces.red).toBe(3)
  },
)

scenario('[SPB-PC.3] books fill the slots of the tower from the left', () => {
  const t = lay({ mages: ['city:red'], row: ['magic-red'], books: { red: 8, yellow: 9 } })
  t.choose(red, { do: 'play', card: 'magic-red' })
  t.choose(red, { do: 'search', book: 'red' })
  expect(t.state.bookSlots).toEqual(['yellow', 'red'])
})

scenario('[SPB-PC.4, AR-13] steps are single: the piece that is moved twice catches on its way', () => {
  const t = lay({
    ...drawing('witch-red-1', 'witch-red-1'),
    pieces: { red: 3 },
  })
  expect(t.state.pieces.red).toBe(5)
  expect(t.state.books.red).toBe(0)
})

scenario('[SPB-PC.4, AR-13] steps beyond the end of the track are lost', () => {
  const t = lay({
    mages: ['city:green', 'city:green', 'city:green'],
    books: { green: 7 },
    spells: [['circle-of-magi']],
    spellPile: ['teleport', 'alchemy'],
  })
  t.choose(red, { do: 'cast', spell: 'circle-of-magi' })
  expect(t.state.books.green).toBe(9)
  expect(t.state.bookSlots).toEqual(['green'])
  expect(t.state.spells[red]).toEqual(['teleport'])
})

scenario('[SPB-PC.6, AR-45] pieces that move together go red, blue, green, yellow, Troll', () => {
  const t = lay({ at: 'handOfFate', wickedRow: purge })
  expect(t.happened('pieceAdvanced').map(({ piece }) => piece)).toEqual(pieces)
})

scenario('[AR-45, SPB-PC.6] the order decides which two books are lost', () => {
  const t = lay({
    at: 'handOfFate',
    wickedRow: purge,
    pieces: { blue: 3, yellow: 3, troll: 3 },
  })
  expect(t.happened('bookLost').map(({ book }) => book)).toEqual(['blue', 'yellow'])
  expect(t.state.pieces.troll).toBe(3)
})

scenario('[SPB-PC.7, T-60] a hat moves on after its book was recovered', () => {
  const t = lay({ ...drawing('witch-red-1'), pieces: { red: 4 }, books: { red: 9 } })
  expect(t.state.pieces.red).toBe(5)
  expect(t.happened('bookLost')).toEqual([])
})

scenario('[SPB-PC.7, AR-65] a hat moves on after its book was lost, and counts at the end', () => {
  const t = lay({ ...drawing('witch-red-1'), pieces: { red: 8, troll: 9 }, books: { red: 0, silver: 9 } })
  expect(t.state.pieces.red).toBe(9)
  expect(t.state.outcome?.reason).toBe('SPB-LOSE.2')
})

test('[SPB-PC.5, AR-10] in whole matches no book ever moves back, and no piece passes a book on its track', () => {
  for (let seed = 0; seed < 6; seed++) {
    let before: Spellbound['books'] | undefined
    checkedPlayout(spellbound, {
      seats: 1 + (seed % 4),
      seed: `books ${seed}`,
      lawsEvery: 0,
      // Taking answers back would take books back.
      undoEvery: 0,
      invariant: (state) => {
        for (const book of colours) {
          const at = state.books[book]
          if (before !== undefined && at < before[book] && at !== 0)
            return `the ${book} book went back to ${at}`
          if (isOnTrack(state, book) && state.pieces[hunterOf(book)] >= at)
            return `the ${book} book was passed`
        }
        before = { ...state.books }
        return null
      },
    })
  }
})
