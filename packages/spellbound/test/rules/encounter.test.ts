import { notPlain, scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blue, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']

/** An encounter with nothing to draw afterwards. */
const coming = { at: 'encounter', row: five, deck: [] } as const satisfies Position

/** Every region has its guard. */
const guarded = {
  ...coming,
  seats: 4,
  mages: ['city:red', 'city:blue', 'city:green', 'wilderness'],
  watchman: 'yellow',
} as const satisfies Position

/** A bag that brings moons only. */
const moons = (count: number) => ({ bag: { sun: 0, moon: 8 }, chance: Array<'moon'>(count).fill('moon') })
const suns = (count: number) => ({ bag: { sun: 8, moon: 0 }, chance: Array<'sun'>(count).fill('sun') })

describe('Before the fight', () => {
  scenario(
    '[SPB-EN.1, SPB-EN.9, AR-24, AR-23] old cards act again, then new ones; all are discarded and act no more',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: ['movement-red', 'movement-green', 'magic-red'],
        wickedRow: ['witch-yellow-1', 'troll-1'],
        deck: ['witch-red-1', 'magic-blue'],
        discard: ['influence-blue'],
        sunStack: ['dragon'],
        chance: [
          'sun',
          'sun',
          ['troll-1', 'witch-red-1', 'witch-yellow-1', 'troll-1', 'dragon', 'influence-blue'],
        ],
      })
      const cards = t
        .happened('pieceAdvanced')
        .filter(({ cause }) => cause === 'witchCard' || cause === 'trollCard')
      expect(cards.map(({ piece }) => piece)).toEqual(['yellow', 'troll', 'red'])
      expect(t.state.zones.wickedRow).toEqual([])
      expect(t.state.zones.discard).toEqual([
        'influence-blue',
        'witch-yellow-1',
        'troll-1',
        'witch-red-1',
        'troll-1',
        'dragon',
      ])
      expect(t.state.zones.mageRow).toEqual(['movement-red', 'movement-green', 'magic-red', 'magic-blue'])
      t.choose(red, { do: 'book', book: 'blue' })
      // The refill goes on from four mage cards; the red Witch acted once.
      expect(t.state.zones.mageRow).toEqual([
        'movement-red',
        'movement-green',
        'magic-red',
        'magic-blue',
        'influence-blue',
      ])
      expect(t.happened('pieceAdvanced').filter(({ piece }) => piece === 'red')).toHaveLength(2)
    },
  )

  scenario(
    '[T-22, SPB-EN.1, AR-24] the last cards are wicked: both red cards act, and rest after the reshuffle',
    () => {
      const t = lay({
        at: 'handOfFate',
        mages: ['city:red'],
        row: ['magic-blue', 'magic-yellow'],
        wickedRow: ['witch-red-2'],
        deck: ['movement-red', 'witch-red-1'],
        pieces: { red: 2 },
        books: { red: 6 },
        discard: ['influence-blue'],
        sunStack: ['dragon'],
        chance: ['sun', 'sun', ['witch-red-2', 'witch-red-1', 'troll-1', 'influence-blue', 'dragon']],
      })
      expect(t.state.zones.mageRow).toHaveLength(3)
      expect(t.state.pieces.red).toBe(4)
      expect(t.state.zones.discard).toEqual(expect.arrayContaining(['witch-red-1', 'witch-red-2']))
      t.choose(red, { do: 'book', book: 'red' })
      expect(t.state.pieces.red).toBe(4)
      expect(t.state.zones.mageRow).toHaveLength(5)
      expect(t.state.zones.wickedRow).toEqual([])
    },
  )

  scenario(
    '[E-10, SPB-EN.2, SPB-EN.3, AR-63] hats step where neither mage nor Watchman stands; so does the Troll',
    () => {
      const t = lay({
        ...coming,
        mages: ['city:red', 'city:blue', 'village:2'],
        watchman: 'green',
        pieces: { red: 2, blue: 2, green: 2, yellow: 2, troll: 2 },
        sunStack: ['dragon'],
        ...suns(2),
      })
      expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 3, troll: 3 })
      expect(t.happened('pieceAdvanced').map(({ cause }) => cause)).toEqual(['unguarded', 'unguarded'])
    },
  )

  scenario(
    '[SPB-EN.4, AR-25, T-28] the last wicked card is added without harm; the next one is missing',
    () => {
      const last = lay({ ...guarded, wickedDeck: ['troll-2'], sunStack: ['dragon'], ...suns(2) })
      expect(last.state.outcome).toBeNull()
      expect(last.state.zones.wickedDeck).toEqual([])
      expect(last.state.zones.discard).toContain('troll-2')
      const missing = lay({ ...guarded, wickedDeck: [], sunStack: ['dragon'] })
      expect(missing.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.4' })
      expect(missing.happened('stonesDrawn')).toEqual([])
    },
  )
})

describe('Strengths', () => {
  scenario(
    '[E-11, SPB-EN.5, SPB-EN.6, AR-06, AR-67] eight against six: a minion, one book, a spell, the stacks gone',
    () => {
      const t = lay({
        ...coming,
        active: blue,
        stage: 2,
        moonStack: ['witch-blue-1', 'witch-green-1'],
        sunStack: ['magic-red', 'movement-red', 'movement-green', 'magic-blue'],
        books: { red: 5 },
        spellPile: ['alchemy'],
        chance: ['sun', 'moon', 'sun', 'unchanged'],
      })
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 8, moon: 6, battle: 'encounter' }])
      expect(t.state.zones.minions).toEqual(['skeleton-army'])
      expect(t.state.zones.discard.toSorted()).toEqual([
        'magic-blue',
        'magic-red',
        'movement-green',
        'movement-red',
        'troll-1',
        'witch-blue-1',
        'witch-green-1',
      ])
      expect(t.options(blue)).toEqual(
        ['red', 'blue', 'green', 'yellow', 'silver'].map((book) => ({ book, do: 'book' })),
      )
      t.choose(blue, { do: 'book', book: 'red' })
      expect(t.state.books).toEqual({ red: 6, blue: 4, green: 4, yellow: 4, silver: 4 })
      expect(t.state.spells[blue]).toEqual(['alchemy'])
      expect(t.state.bag).toEqual({ sun: 1, moon: 1 })
      expect(t.state.drawn).toEqual({ sun: 2, moon: 1 })
      expect(t.state.stage).toBe(2)
      expect(t.state.zones.sunStack).toEqual([])
      expect(t.state.zones.moonStack).toEqual([])
    },
  )

  scenario('[SPB-EN.5, AR-05] her own strength is 2, 3, 4, 5, and as many stones are drawn', () => {
    for (const [stage, strength] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      const t = lay({ ...guarded, stage, sunStack: ['dragon', 'dragon'], ...suns(strength) })
      expect(t.happened('stonesDrawn')).toMatchObject([{ sun: strength, moon: 0 }])
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 6 + strength, moon: strength }])
    }
  })

  scenario('[SPB-EN.5, AR-47] a Librarian on the tower adds a moon and is discarded with the stacks', () => {
    const t = lay({ ...guarded, moonStack: ['librarian'], sunStack: ['dragon'], ...suns(2) })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 5, moon: 3 }])
    expect(t.state.zones.discard).toContain('librarian')
  })

  scenario(
    '[SPB-EN.6, AR-12, D-27] only books on their track can be the reward; without one there is none',
    () => {
      const some = lay({
        ...guarded,
        books: { red: 0, blue: 9, green: 9 },
        sunStack: ['dragon'],
        bag: { sun: 8, moon: 0 },
        chance: ['sun', 'sun', 'unchanged'],
      })
      expect(some.options(red)).toEqual([
        { book: 'yellow', do: 'book' },
        { book: 'silver', do: 'book' },
      ])
      some.choose(red, { do: 'book', book: 'yellow' })
      const none = lay({
        ...guarded,
        books: { red: 0, blue: 9, green: 9, yellow: 9, silver: 9 },
        sunStack: ['dragon'],
        bag: { sun: 8, moon: 0 },
        chance: ['sun', 'sun', 'unchanged'],
      })
      expect(none.happened('encounterWon')).toHaveLength(1)
      expect(none.state.active).toBe(blue)
    },
  )
})

describe('The Witch wins', () => {
  scenario('[T-23, SPB-EN.7, AR-56] a tie is hers by nothing: one stage, one card for it', () => {
    const t = lay({
      ...guarded,
      moonStack: ['witch-red-1'],
      sunStack: ['magic-red', 'movement-red'],
      chance: ['sun', 'moon', 'unchanged'],
    })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 4, moon: 4 }])
    expect(t.happened('encounterLost')).toMatchObject([{ by: 0 }])
    expect(t.state.stage).toBe(2)
    expect(t.happened('wickedAdded')).toHaveLength(2)
    expect(t.state.zones.wickedDeck).toHaveLength(8)
  })

  scenario('[E-12, SPB-EN.7, AR-64, AR-66] by five she climbs two stages, each with its whole effect', () => {
    const t = lay({
      ...coming,
      pieces: { troll: 2 },
      moonStack: ['witch-red-2', 'witch-blue-2'],
      sunStack: ['dragon'],
      bag: { sun: 0, moon: 8 },
      chance: ['moon', 'moon', 'unchanged'],
    })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 3, moon: 8 }])
    expect(t.state.stage).toBe(3)
    expect(t.state.pieces.troll).toBe(3)
    expect(t.state.zones.wickedDeck).toHaveLength(6)
    expect(t.happened('wickedAdded')).toHaveLength(4)
    expect(t.state.zones.minions).toEqual([])
    const climbing = ['wickedAdded', 'witchClimbed', 'pieceAdvanced']
    const order = t.events.filter(({ event, cause }) => climbing.includes(event) && cause !== 'unguarded')
    expect(order.map(({ event }) => event)).toEqual([
      'wickedAdded',
      'witchClimbed',
      'wickedAdded',
      'witchClimbed',
      'pieceAdvanced',
      'wickedAdded',
      'wickedAdded',
    ])
  })

  scenario(
    '[SPB-EN.7, SPB-LOSE.5] by four one stage, by five two, by nine two, by ten none is left to climb',
    () => {
      const climbed = (moonStack: readonly string[], ...shuffle: 'unchanged'[]) =>
        lay({ ...guarded, moonStack, bag: { sun: 0, moon: 8 }, chance: ['moon', 'moon', ...shuffle] })
      const by4 = climbed([], 'unchanged')
      expect(by4.happened('encounterLost')).toMatchObject([{ by: 4 }])
      expect(by4.state.stage).toBe(2)
      const by5 = climbed(['witch-red-1'], 'unchanged')
      expect(by5.happened('encounterLost')).toMatchObject([{ by: 5 }])
      expect(by5.state.stage).toBe(3)
      const by9 = climbed(['witch-red-2', 'witch-blue-2', 'troll-1'], 'unchanged')
      expect(by9.happened('encounterLost')).toMatchObject([{ by: 9 }])
      expect(by9.state.stage).toBe(3)
      const by10 = climbed(['witch-red-2', 'witch-blue-2', 'troll-2'])
      expect(by10.happened('encounterLost')).toMatchObject([{ by: 10 }])
      expect(by10.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.5' })
      expect(by10.state.stage).toBe(1)
    },
  )

  scenario(
    '[T-25, SPB-EN.7, AR-66, SPB-LOSE.3] two stages from the third: the fourth in full, then the top',
    () => {
      const t = lay({
        ...guarded,
        stage: 3,
        pieces: { red: 3, blue: 2, green: 2, yellow: 2, troll: 3 },
        books: { red: 7, blue: 6, green: 6, yellow: 6, silver: 8 },
        moonStack: ['witch-red-2'],
        sunStack: ['dragon'],
        ...moons(4),
      })
      expect(t.happened('encounterLost')).toMatchObject([{ by: 7 }])
      expect(t.state.pieces).toEqual({ red: 4, blue: 3, green: 3, yellow: 3, troll: 5 })
      const steps = t.happened('pieceAdvanced').map(({ piece }) => piece)
      expect(steps).toEqual(['troll', 'troll', 'red', 'blue', 'green', 'yellow'])
      expect(t.state.stage).toBe(5)
      expect(t.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.3' })
      // The table can still be looked at.
      expect(notPlain(t.view('spectator'))).toBeNull()
    },
  )

  scenario('[AR-57] two stages from the fourth stop at the top', () => {
    const t = lay({ ...guarded, stage: 4, sunStack: ['dragon', 'magic-red'], ...moons(5) })
    expect(t.happened('encounterLost')).toMatchObject([{ by: 5 }])
    expect(t.state.stage).toBe(5)
    expect(t.happened('witchClimbed')).toHaveLength(1)
    expect(t.state.outcome?.reason).toBe('SPB-LOSE.3')
  })

  scenario('[SPB-LOSE.4, SPB-EN.7] a stage that asks for a card too many ends the match', () => {
    const t = lay({
      ...guarded,
      stage: 2,
      wickedDeck: ['troll-1', 'troll-2'],
      sunStack: ['dragon'],
      ...moons(3),
    })
    expect(t.state.stage).toBe(3)
    expect(t.state.zones.wickedDeck).toEqual([])
    expect(t.state.outcome?.reason).toBe('SPB-LOSE.4')
  })
})

describe('Afterwards', () => {
  scenario('[SPB-EN.8, SPB-EN.9, SPB-HF.2] the whole discard becomes the deck and the refill goes on', () => {
    const t = lay({
      at: 'handOfFate',
      seats: 4,
      mages: ['city:red', 'city:blue', 'city:green', 'wilderness'],
      watchman: 'yellow',
      row: ['movement-red', 'movement-green', 'magic-red'],
      deck: [],
      discard: ['magic-blue', 'witch-green-1', 'magic-yellow', 'influence-blue'],
      sunStack: ['dragon'],
      moonStack: ['witch-blue-2'],
      chance: [
        'sun',
        'sun',
        [
          'influence-blue',
          'dragon',
          'troll-1',
          'witch-blue-2',
          'magic-blue',
          'witch-green-1',
          'magic-yellow',
        ],
      ],
    })
    t.choose(red, { do: 'book', book: 'red' })
    expect(t.happened('deckReshuffled')).toMatchObject([{ count: 7 }])
    expect(t.state.zones.mageRow).toEqual([
      'movement-red',
      'movement-green',
      'magic-red',
      'magic-yellow',
      'magic-blue',
    ])
    // Drawn after the encounter, the green Witch is new and acts.
    expect(t.state.zones.wickedRow).toEqual(['witch-green-1'])
    expect(t.state.pieces.green).toBe(2)
    expect(t.state.zones.deck).toEqual(['influence-blue', 'dragon', 'troll-1', 'witch-blue-2'])
    expect(t.state.zones.discard).toEqual([])
  })

  scenario(
    '[AR-67, D-27] the encounter belongs to the interrupted turn: its player decides, then the next one begins',
    () => {
      const t = lay({
        ...guarded,
        active: 2,
        sunStack: ['dragon'],
        bag: { sun: 8, moon: 0 },
        chance: ['sun', 'sun', 'unchanged'],
      })
      expect(t.waitsFor()).toEqual([2])
      expect(t.question(2)?.kind).toBe('reward')
      t.choose(2, { do: 'book', book: 'silver' })
      expect(t.state.active).toBe(3)
    },
  )

  scenario(
    '[SPB-SP.7, AR-14, AR-67] under Puppetry the reward and its spell belong to the active player',
    () => {
      const t = lay({
        ...coming,
        at: 'story',
        seats: 4,
        active: blue,
        row: ['magic-red', 'magic-blue'],
        mages: ['city:red', 'village:2', 'city:green', 'wilderness'],
        watchman: 'yellow',
        books: { red: 5 },
        spells: [[], ['puppetry']],
        spellPile: ['alchemy'],
        sunStack: ['dragon', 'dragon'],
        discard: ['movement-red', 'movement-green', 'influence-blue'],
        bag: { sun: 8, moon: 0 },
        chance: ['sun', 'sun', 'unchanged'],
      })
      t.choose(blue, { do: 'cast', spell: 'puppetry' })
      t.choose(blue, { do: 'puppet', mage: red })
      t.choose(blue, { do: 'endStory' })
      expect(t.happened('encounterWon')).toHaveLength(1)
      expect(t.waitsFor()).toEqual([blue])
      expect(t.state.acting).toBe(red)
      t.choose(blue, { do: 'book', book: 'red' })
      expect(t.state.books.red).toBe(6)
      expect(t.state.spells.slice(0, 2)).toEqual([[], ['alchemy']])
    },
  )
})
