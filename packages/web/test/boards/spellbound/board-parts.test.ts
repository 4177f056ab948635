import { describe, expect, it } from 'vitest'
import { trace } from '../../../src/boards/parts/tracing.ts'
import { cardsToLeave, isAverted } from '../../../src/boards/spellbound/pace.ts'
import {
  displayedSteps,
  isUnguarded,
  raceState,
  spacesAhead,
} from '../../../src/boards/spellbound/races/race.ts'
import { cities, cityPlace, villagePlace } from '../../../src/boards/spellbound/realm/places.ts'

describe('the map', () => {
  it('has a place of its own for every city and village, outside the wilderness', () => {
    const places = [...cities.map(cityPlace), ...Array.from({ length: 12 }, (_, at) => villagePlace(at))]
    expect(new Set(places.map(String)).size).toBe(16)
    for (const [column, row] of places) expect([1, 5].includes(column) || [1, 5].includes(row)).toBe(true)
  })
})

describe('a race', () => {
  const pieces = { red: 3, blue: 1, green: 1, yellow: 9, troll: 2 }
  const books = { red: 4, blue: 0, green: 9, yellow: 4, silver: 5 }

  it('is decided, or lasts as many steps as the hunter is behind', () => {
    expect(raceState({ books, pieces }, 'red')).toEqual({ is: 'running', gap: 1 })
    expect(raceState({ books, pieces }, 'blue')).toEqual({ is: 'lost' })
    expect(raceState({ books, pieces }, 'green')).toEqual({ is: 'recovered' })
    expect(raceState({ books, pieces }, 'silver')).toEqual({ is: 'running', gap: 3 })
  })

  it('shows where the displayed cards would lead', () => {
    const row = ['witch-red-1', 'witch-red-2', 'troll-1']
    expect(displayedSteps(row, 'red')).toBe(2)
    expect(displayedSteps(row, 'troll')).toBe(1)
    expect(displayedSteps(row, 'blue')).toBe(0)
    expect(spacesAhead(3, 2)).toEqual([4, 5])
    expect(spacesAhead(8, 3)).toEqual([9])
    expect(spacesAhead(9, 1)).toEqual([])
  })

  it('is guarded by a mage or the Watchman', () => {
    const player = { colour: 'red', location: 'city:blue', wand: 1, spells: [] } as const
    const table = { players: [player], watchman: 'red' } as const
    expect((['red', 'blue', 'green', 'silver'] as const).map((race) => isUnguarded(table, race))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('the end of the Story', () => {
  it('waits for all cards but two, Fortuna included', () => {
    expect(cardsToLeave(['a', 'b', 'c', 'd', 'fortuna-deck'])).toBe(3)
    expect(cardsToLeave(['a', 'fortuna-deck'])).toBe(0)
  })
})

describe('a purge', () => {
  const zones = (count: number) => ({ wickedRow: { count } }) as Parameters<typeof isAverted>[0]['zones']

  it('[SPB-HF.1] is averted in Witch Time by one wicked card sent away, where one fewer is enough', () => {
    expect(isAverted({ phase: 'witchTime', zones: zones(3) })).toBe(true)
    expect(isAverted({ phase: 'witchTime', zones: zones(4) })).toBe(false)
    expect(isAverted({ phase: 'story', zones: zones(3) })).toBe(false)
  })
})

describe('tracing cards', () => {
  it('keeps equal cards apart while they move', () => {
    const first = trace({}, { row: ['x', 'x', 'y'], tower: [] })
    const keys = first.row?.map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    const second = trace(first, { row: ['x', 'y'], tower: ['x'] })
    expect(second.row?.map(({ key }) => key)).toEqual([keys?.[0], keys?.[2]])
    expect(second.tower?.map(({ key }) => key)).toEqual([keys?.[1]])
  })

  it('gives a new card a new key', () => {
    const first = trace({}, { row: ['x'] })
    const second = trace(first, { row: ['x', 'x'] })
    expect(second.row?.[0]?.key).toBe(first.row?.[0]?.key)
    expect(second.row?.[1]?.key).not.toBe(first.row?.[0]?.key)
  })
})
