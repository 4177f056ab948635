import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blue, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const purge = {
  at: 'handOfFate',
  row: five,
  wickedRow: ['witch-red-1', 'witch-green-1', 'witch-yellow-1'],
} as const satisfies Position

/** One new wicked card, or several, and then the fifth mage card. */
const drawing = (...cards: string[]) =>
  ({ at: 'handOfFate', row: five.slice(1), deck: [...cards, 'movement-red'] }) as const satisfies Position

const defeat = (reason: string) => ({ winners: [], reason })

describe('Lost books', () => {
  scenario('[T-19, SPB-LOSE.1] the second lost book ends the match', () => {
    const first = lay({ ...drawing('witch-yellow-1'), pieces: { yellow: 4 }, books: { yellow: 5 } })
    expect(first.state.books.yellow).toBe(0)
    expect(first.state.outcome).toBeNull()
    const second = lay({ ...drawing('witch-yellow-1'), pieces: { yellow: 4 }, books: { yellow: 5, red: 0 } })
    expect(second.state.outcome).toEqual(defeat('SPB-LOSE.1'))
  })

  scenario('[SPB-TURN.6, SPB-LOSE.1] a defeat in the middle of a batch stops everything', () => {
    const t = lay({ ...purge, pieces: { red: 3, blue: 3, green: 3 } })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.1'))
    // Red and blue are caught; the green hat, the yellow one and the Troll never move, and nothing is drawn.
    expect(t.state.pieces).toEqual({ red: 4, blue: 4, green: 3, yellow: 1, troll: 1 })
    expect(t.state.books.green).toBe(4)
    expect(t.state.questions).toEqual([])
    expect(t.state.stack).toEqual([])
  })

  scenario('[SPB-TURN.6, SPB-LOSE.1] nothing of an encounter follows a defeat by its cards', () => {
    const t = lay({
      at: 'encounter',
      row: five,
      deck: [],
      wickedRow: ['witch-red-1', 'witch-blue-1', 'witch-green-1'],
      pieces: { red: 3, blue: 3 },
    })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.1'))
    expect(t.state.pieces).toMatchObject({ green: 1, troll: 1 })
    expect(t.happened('wickedAdded')).toEqual([])
  })

  scenario('[T-59, AR-12] a lost book cannot be searched for, nor a recovered one', () => {
    for (const book of [0, 9]) {
      const t = lay({
        mages: ['city:red'],
        books: { red: book },
        row: ['movement-red', 'movement-rainbow'],
        wands: [2],
      })
      t.refuses(red, { do: 'wand', power: 2 })
      for (const card of ['movement-red', 'movement-rainbow']) {
        const played = lay({ mages: ['city:red'], books: { red: book }, row: [card] })
        played.choose(red, { do: 'play', card })
        played.refuses(red, { do: 'search' })
      }
    }
  })

  scenario('[T-60, AR-65, SPB-PC.7] a hat moves on when its book is recovered or lost', () => {
    for (const book of [0, 9]) {
      const t = lay({ ...drawing('witch-red-1'), pieces: { red: 4 }, books: { red: book } })
      expect(t.state.pieces.red).toBe(5)
      expect(t.happened('bookLost')).toEqual([])
    }
  })
})

describe('Pieces at the end', () => {
  const gone = { red: 9, blue: 9 } as const

  scenario('[T-30, SPB-LOSE.2, AR-09] two pieces on space 9 at the same time end the match', () => {
    const t = lay({ ...drawing('witch-blue-1'), pieces: { red: 9, blue: 8 }, books: gone })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.2'))
  })

  scenario('[T-30, AR-09] a piece that was pushed back from the end counts no more', () => {
    const t = lay({
      mages: ['city:red'],
      moved: true,
      row: ['magic-yellow', 'magic-blue', 'movement-green'],
      deck: ['movement-red', 'witch-blue-1', 'magic-red', 'influence-blue'],
      pieces: { red: 9, blue: 8 },
      books: gone,
      chance: ['sun'],
    })
    t.choose(red, { do: 'play', card: 'magic-yellow' })
    expect(t.state.pieces.red).toBe(8)
    t.choose(red, { do: 'endStory' })
    expect(t.state.pieces.blue).toBe(9)
    expect(t.state.outcome).toBeNull()
  })

  scenario('[AR-65, SPB-LOSE.2] the hat of a lost book counts at the end like any other', () => {
    const t = lay({
      ...drawing('witch-green-1'),
      pieces: { troll: 9, green: 8 },
      books: { silver: 9, green: 0 },
    })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.2'))
  })

  scenario('[AR-11] a hat on the last space stays there, and no other moves instead', () => {
    const t = lay({ ...drawing('witch-red-1'), pieces: { red: 9 }, books: { red: 9 } })
    expect(t.state.pieces).toEqual({ red: 9, blue: 1, green: 1, yellow: 1, troll: 1 })
    expect(t.happened('pieceAdvanced')).toEqual([])
  })

  scenario(
    '[T-29, AR-08, AR-45, SPB-PC.1] a Troll card pushes every hat when the Troll is at the end',
    () => {
      const t = lay({
        ...drawing('troll-1'),
        pieces: { red: 2, blue: 2, green: 2, yellow: 2, troll: 9 },
        books: { silver: 9 },
      })
      expect(t.state.pieces).toEqual({ red: 3, blue: 3, green: 3, yellow: 3, troll: 9 })
      expect(t.happened('pieceAdvanced').map(({ piece }) => piece)).toEqual([
        'red',
        'blue',
        'green',
        'yellow',
      ])
      expect(t.happened('pieceAdvanced').map(({ cause }) => cause)).toEqual(Array(4).fill('overflow'))
    },
  )

  scenario(
    '[T-29, AR-08] purge, unguarded wilderness, climb and penalty of a Troll at the end push nobody',
    () => {
      const end = { pieces: { troll: 9 }, books: { silver: 9 } } as const
      const purged = lay({ ...purge, ...end })
      expect(purged.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 2, troll: 9 })
      const unguarded = lay({
        at: 'encounter',
        row: five,
        deck: [],
        seats: 4,
        mages: ['city:red', 'city:blue', 'city:green', 'city:yellow'],
        sunStack: ['dragon', 'dragon'],
        stage: 2,
        ...end,
        bag: { sun: 0, moon: 8 },
        // Sun 6, moon 3 + 3: the Witch climbs to the third stage, where the Troll steps.
        chance: ['moon', 'moon', 'moon', 'unchanged'],
      })
      expect(unguarded.state.stage).toBe(3)
      expect(unguarded.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 9 })
      const still = lay({ at: 'endOfStory', row: five, mages: ['wilderness'], ...end })
      expect(still.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 9 })
    },
  )

  scenario('[AR-68, SPB-TURN.6] the defeat counts, though the mages stand ready to declare', () => {
    const t = lay({
      ...purge,
      mages: ['village:1', 'village:1', 'village:1'],
      villages: { 1: { card: 'witchs-tower' } },
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
      pieces: { blue: 8, yellow: 8 },
      sunStack: ['dragon', 'dragon', 'dragon'],
    })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.2'))
  })

  scenario('[AR-68, SPB-LOSE.2] of two defeats in one batch the first counts, and was foretold', () => {
    const position = {
      ...purge,
      pieces: { red: 8, green: 3, troll: 9 },
      books: { red: 9, silver: 9, blue: 0 },
      spells: [[], ['hat-trick']],
    } as const satisfies Position
    const t = lay(position)
    expect(t.view(blue).table).toMatchObject({ coming: { defeat: 'SPB-LOSE.2' } })
    t.choose(blue, { do: 'decline' })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.2'))
    const other = lay({
      ...position,
      pieces: { red: 3, green: 8, troll: 9 },
      books: { green: 9, silver: 9, blue: 0 },
    })
    expect(other.view(blue).table).toMatchObject({ coming: { defeat: 'SPB-LOSE.1' } })
    other.choose(blue, { do: 'decline' })
    expect(other.state.outcome).toEqual(defeat('SPB-LOSE.1'))
  })
})

describe('The Witch', () => {
  const encounter = {
    at: 'encounter',
    row: five,
    deck: [],
    seats: 4,
    mages: ['city:red', 'city:blue', 'city:green', 'wilderness'],
    watchman: 'yellow',
    bag: { sun: 0, moon: 8 },
  } as const satisfies Position

  scenario('[T-24, SPB-LOSE.5] lost by ten, all is lost; by nine she climbs two stages', () => {
    // Sun 2, moon 2 + 2 + 6 + 2.
    const ten = lay({
      ...encounter,
      minions: 2,
      moonStack: ['witch-red-2'],
      sunStack: ['magic-red'],
      chance: ['moon', 'moon'],
    })
    expect(ten.happened('strengthsCompared')).toMatchObject([{ sun: 2, moon: 12 }])
    expect(ten.state.outcome).toEqual(defeat('SPB-LOSE.5'))
    const nine = lay({
      ...encounter,
      minions: 2,
      moonStack: ['witch-red-1'],
      sunStack: ['magic-red'],
      chance: ['moon', 'moon', 'unchanged'],
    })
    expect(nine.happened('strengthsCompared')).toMatchObject([{ sun: 2, moon: 11 }])
    expect(nine.state.outcome).toBeNull()
    expect(nine.state.stage).toBe(3)
  })

  scenario('[SPB-LOSE.3] at the top of her tower the match is lost', () => {
    const t = lay({
      ...encounter,
      stage: 4,
      sunStack: ['dragon', 'dragon'],
      chance: Array<'moon'>(5).fill('moon'),
    })
    expect(t.state.stage).toBe(5)
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.3'))
  })

  scenario('[T-28, SPB-LOSE.4, AR-25] a wicked card that cannot be added ends the match', () => {
    const t = lay({ ...encounter, wickedDeck: [] })
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.4'))
  })

  scenario('[SPB-LOSE.6, SPB-FB.6] a final battle that is not won is lost', () => {
    const t = lay({
      at: 'finalBattle',
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
      bag: { sun: 0, moon: 2 },
      minions: 1,
      chance: ['moon', 'moon'],
    })
    for (let book = 0; book < 4; book++) t.choose(red, { do: 'shine' })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 4, moon: 6 }])
    expect(t.state.outcome).toEqual(defeat('SPB-LOSE.6'))
  })
})
