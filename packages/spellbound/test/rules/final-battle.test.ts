import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blue, green, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const fourBooks = { red: 9, blue: 9, green: 9, yellow: 9 } as const
const tower = { 1: { card: 'witchs-tower' } } as const
const gathered = {
  mages: ['village:1', 'village:1', 'village:1'],
  villages: tower,
  books: fourBooks,
} as const satisfies Position

describe('Declaring', () => {
  scenario(
    '[T-57, SPB-FB.1, SPB-FB.2, D-04] offered as soon as the last mage arrives, before Story ends',
    () => {
      const t = lay({
        ...gathered,
        mages: ['wilderness', 'village:1', 'village:1'],
        row: ['movement-red', 'magic-red'],
        minions: 1,
      })
      t.refuses(red, { do: 'declare' })
      t.choose(red, { do: 'play', card: 'movement-red' })
      t.choose(red, { do: 'move', to: 'village:1' })
      expect(t.offers(red, { do: 'declare' })).toBe(true)
      expect(t.offers(red, { do: 'endStory' })).toBe(true)
      t.choose(red, { do: 'declare' })
      expect(t.state.phase).toBe('finalBattle')
    },
  )

  scenario('[SPB-FB.1] three books are too few, and five are enough', () => {
    const three = lay({ ...gathered, books: { red: 9, blue: 9, green: 9, yellow: 8 }, row: five, at: 'turn' })
    expect(three.question(red)?.kind).toBe('witchTime')
    const five9 = lay({ ...gathered, books: { ...fourBooks, silver: 9 }, row: five, at: 'turn' })
    expect(five9.offers(red, { do: 'declare' })).toBe(true)
  })

  scenario('[SPB-FB.1] every mage in play counts, and the Tower must be revealed', () => {
    const elsewhere = lay({ ...gathered, mages: ['village:1', 'village:1', 'village:2'], row: ['magic-red'] })
    elsewhere.refuses(red, { do: 'declare' })
    const solo = lay({ ...gathered, seats: 1, mages: ['village:1'], row: ['magic-red'] })
    expect(solo.offers(red, { do: 'declare' })).toBe(true)
    const hidden = lay({
      ...gathered,
      villages: { 1: { card: 'witchs-tower', faceDown: true } },
      row: ['magic-red'],
    })
    hidden.refuses(red, { do: 'declare' })
  })

  scenario(
    '[SPB-FB.2, AR-29, D-01] before Witch Time or between cards, by the active player, never by itself',
    () => {
      const t = lay({ ...gathered, at: 'turn', row: five })
      expect(t.waitsFor()).toEqual([red])
      expect(t.options(red)).toEqual([{ do: 'pass' }, { do: 'declare' }, { do: 'begin' }])
      t.choose(red, { do: 'begin' })
      t.refuses(red, { do: 'declare' })
      t.choose(red, { do: 'send', card: 'magic-red' })
      expect(t.offers(red, { do: 'declare' })).toBe(true)
    },
  )

  scenario('[SPB-FB.2, AR-29] not while a card is half resolved', () => {
    const t = lay({ ...gathered, mages: ['wilderness', 'village:1', 'village:1'], row: ['centaur'] })
    t.choose(red, { do: 'play', card: 'centaur' })
    t.choose(red, { do: 'move', to: 'village:1' })
    t.refuses(red, { do: 'declare' })
    t.choose(red, { do: 'finish' })
    expect(t.offers(red, { do: 'declare' })).toBe(true)
  })
})

describe('Passing', () => {
  scenario('[T-58, AR-30, SPB-TURN.5, D-01] who waits on the Tower may pass: no card moves at all', () => {
    const t = lay({
      ...gathered,
      at: 'turn',
      active: blue,
      mages: ['wilderness', 'village:1', 'village:1'],
      row: five,
      wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-1'],
    })
    const { zones, pieces } = structuredClone(t.state)
    expect(t.options(blue)).toEqual([{ do: 'pass' }, { do: 'begin' }])
    t.choose(blue, { do: 'pass' })
    expect(t.state.zones).toEqual(zones)
    expect(t.state.pieces).toEqual(pieces)
    expect(t.state.active).toBe(green)
  })

  scenario(
    '[T-58, AR-30] nobody passes when there are too few books, or away from the Tower; also when all are there',
    () => {
      const all = lay({ ...gathered, at: 'turn', row: five })
      expect(all.offers(red, { do: 'pass' })).toBe(true)
      const poor = lay({
        ...gathered,
        at: 'turn',
        books: { red: 9, blue: 9, green: 9 },
        mages: ['village:1', 'wilderness'],
        row: five,
      })
      expect(poor.question(red)?.kind).toBe('witchTime')
      const away = lay({
        ...gathered,
        at: 'turn',
        mages: ['wilderness', 'village:1', 'village:1'],
        row: five,
      })
      expect(away.question(red)?.kind).toBe('witchTime')
    },
  )
})

describe('The battle', () => {
  // The examples name stage 3 with strength 5; in the table of section 2.3 that is stage 4.
  const battle = {
    ...gathered,
    at: 'turn',
    row: five,
    stage: 4,
    sunStack: ['movement-red', 'magic-red', 'dragon', 'movement-green'],
    moonStack: ['witch-red-2', 'librarian'],
    minions: 2,
    chance: ['sun', 'sun', 'sun', 'moon', 'moon'],
  } as const satisfies Position

  scenario(
    '[T-55, SPB-FB.3, SPB-FB.5, SPB-FB.6, D-28, SPB-MI.2] three books destroy, one shines: victory',
    () => {
      const t = lay(battle)
      t.choose(red, { do: 'declare' })
      expect(t.options(red)).toEqual([
        { card: 'skeleton-army', do: 'destroy' },
        { card: 'goblin-spider-riders', do: 'destroy' },
        { card: 'witch-red-2', do: 'destroy' },
        { card: 'librarian', do: 'destroy' },
        { do: 'shine' },
      ])
      t.choose(red, { do: 'destroy', card: 'goblin-spider-riders' })
      t.choose(red, { do: 'destroy', card: 'skeleton-army' })
      t.choose(red, { do: 'destroy', card: 'witch-red-2' })
      expect(t.happened('stonesDrawn')).toEqual([])
      t.choose(red, { do: 'shine' })
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 11, moon: 8, battle: 'final' }])
      expect(t.state.outcome).toEqual({ winners: [0, 1, 2], reason: 'SPB-FB.6' })
      expect(t.state.zones.removed).toEqual(['goblin-spider-riders', 'skeleton-army', 'witch-red-2'])
    },
  )

  scenario('[T-56, SPB-LOSE.6, SPB-FB.5] the same with four suns: sixteen against fourteen is lost', () => {
    const t = lay(battle)
    t.choose(red, { do: 'declare' })
    for (let book = 0; book < 4; book++) t.choose(red, { do: 'shine' })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 14, moon: 16, battle: 'final' }])
    expect(t.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.6' })
  })

  scenario('[SPB-FB.6, SPB-LOSE.6] a tie is lost', () => {
    const t = lay({
      ...gathered,
      at: 'turn',
      row: five,
      moonStack: ['witch-red-2'],
      bag: { sun: 1, moon: 1 },
      chance: ['sun', 'moon'],
    })
    t.choose(red, { do: 'declare' })
    for (let book = 0; book < 4; book++) t.choose(red, { do: 'shine' })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 5, moon: 5 }])
    expect(t.state.outcome?.reason).toBe('SPB-LOSE.6')
  })

  scenario(
    '[SPB-FB.4, SPB-FB.3] as many stones as her strength are drawn, after every book is allotted',
    () => {
      const t = lay({ ...battle, stage: 1, chance: ['sun', 'moon'] })
      t.choose(red, { do: 'declare' })
      expect(t.question(red)).toMatchObject({ kind: 'allot', about: { book: 'red', left: 4 } })
      t.choose(red, { do: 'destroy', card: 'librarian' })
      expect(t.question(red)).toMatchObject({ about: { book: 'blue', left: 3 } })
      for (let book = 0; book < 3; book++) t.choose(red, { do: 'shine' })
      expect(t.happened('stonesDrawn')).toMatchObject([{ sun: 1, moon: 1 }])
    },
  )

  scenario(
    '[D-28, SPB-FB.3] a fifth book is allotted, too; with nothing to destroy, books shine by themselves',
    () => {
      const t = lay({
        ...gathered,
        at: 'turn',
        books: { ...fourBooks, silver: 9 },
        row: five,
        bag: { sun: 2, moon: 0 },
        chance: ['sun', 'sun'],
      })
      t.choose(red, { do: 'declare' })
      expect(t.happened('bookAllotted')).toHaveLength(5)
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 7, moon: 2 }])
    },
  )

  scenario(
    '[SPB-FB.7, AR-29] nothing of an encounter takes place: no piece, no card, no stage, no minion',
    () => {
      const t = lay({ ...battle, wickedRow: ['witch-red-1', 'witch-blue-1'], minions: 0, stage: 4 })
      t.choose(red, { do: 'declare' })
      for (let book = 0; book < 4; book++) t.choose(red, { do: 'shine' })
      expect(t.state.outcome?.winners).toHaveLength(3)
      expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
      expect(t.state.zones.wickedDeck).toHaveLength(10)
      expect(t.state.zones.wickedRow).toHaveLength(2)
      expect(t.state.zones.minions).toEqual([])
      expect(t.state.stage).toBe(4)
    },
  )
})
