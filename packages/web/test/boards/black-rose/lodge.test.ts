import { type BlackRoseView, gates, hexes } from '@conclave/black-rose'
import { describe, expect, it } from 'vitest'
import { arrowsOf, partiesOf } from '../../../src/boards/black-rose/lodge/arrows.ts'
import { gatheringIn } from '../../../src/boards/black-rose/lodge/gathering.ts'
import {
  bearingOf,
  besides,
  cellBeside,
  floor,
  inLineWith,
  middleOf,
  reachedFrom,
} from '../../../src/boards/black-rose/lodge/geometry.ts'
import { heirOf, rose, sharesOf } from '../../../src/boards/black-rose/lodge/majority.ts'
import { fullnessOf } from '../../../src/boards/black-rose/players/forecast.ts'
import { middlesOf, type Stand } from '../../../src/boards/black-rose/tracks/dodging.ts'

const all = hexes.map((_, hex) => hex)

describe('the floor of the Lodge', () => {
  it('has a place of its own for every room, none over the edge', () => {
    const places = all.map(middleOf)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(19)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(50)
      expect(x).toBeLessThanOrEqual(floor.width - 50)
      expect(y).toBeGreaterThanOrEqual(50)
      expect(y).toBeLessThanOrEqual(floor.height - 50)
    }
  })

  it('shows rooms side by side that are side by side', () => {
    for (const hex of all)
      for (const other of besides(hex)) {
        const [one, two] = [middleOf(hex), middleOf(other)]
        expect(Math.abs(one.x - two.x)).toBeLessThanOrEqual(100)
        expect(Math.abs(one.y - two.y)).toBeLessThanOrEqual(75)
      }
    expect(besides(0)).toHaveLength(6)
  })

  it.each([2, 3, 4])('has a corner of its own for every cell of %i mages, off all rooms', (players) => {
    const cells = (gates[players] ?? []).map(cellBeside)
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(players)
    for (const cell of cells)
      for (const hex of all) {
        const { x, y } = middleOf(hex)
        expect(Math.hypot(cell.x - x, cell.y - y)).toBeGreaterThan(80)
      }
  })

  it('paints what a range reaches: straight lines, the own room included, or everything', () => {
    expect(reachedFrom(0, 0)).toEqual([0])
    expect(reachedFrom(0, 1)).toHaveLength(7)
    expect(reachedFrom(0, 2)).toHaveLength(13)
    expect(reachedFrom(7, 'lodge')).toHaveLength(19)
    expect(inLineWith(0)).toHaveLength(12)
    expect(inLineWith(7)).not.toContain(7)
  })

  it('names for every room a ring and a direction that no other room has', () => {
    const bearings = all.map((hex) => bearingOf(hex)).map(({ ring, wind }) => `${ring} ${wind}`)
    expect(new Set(bearings).size).toBe(19)
    expect(bearingOf(0)).toEqual({ ring: 0, wind: 'middle' })
    expect(bearingOf(1)).toEqual({ ring: 1, wind: 'e' })
    expect(bearings).toContain('2 n')
    expect(bearings).toContain('2 ene')
  })
})

describe('cubes in a room', () => {
  it('are counted by owner, the most first', () => {
    expect(sharesOf([1, 0, 1, rose])).toEqual([
      { owner: 1, count: 2 },
      { owner: 0, count: 1 },
      { owner: rose, count: 1 },
    ])
  })

  it('[BRW-INS.5] give the room to the majority, and to the Black Rose in a tie', () => {
    expect(heirOf([])).toBeNull()
    expect(heirOf([2, 0, 2])).toBe(2)
    expect(heirOf([2, 0])).toBe(rose)
    expect(heirOf([rose, rose, 1])).toBe(rose)
  })
})

describe('a company in a room', () => {
  const at = (place: string) => ({ place }) as BlackRoseView['mages'][number]
  const summoned = (n: number, owner: number, place = 'arena') =>
    ({ n, owner, place }) as BlackRoseView['evocations'][number]
  const told = (evocations: BlackRoseView['evocations']) =>
    gatheringIn({ mages: [at('forge'), at('arena'), at('arena'), at('cell')], evocations }, 'arena').map(
      (each) =>
        each.what === 'mage'
          ? `mage ${each.owner}`
          : each.what === 'pile'
            ? `${each.count} of ${each.top.owner}`
            : `evocation ${each.evocation.n}`,
    )

  it('stands in order: mages by their seats, then evocations by those of their owners', () => {
    expect(told([summoned(3, 2), summoned(4, 0, 'forge'), summoned(5, 0), summoned(1, 2)])).toEqual([
      'mage 1',
      'mage 2',
      'evocation 5',
      'evocation 1',
      'evocation 3',
    ])
  })

  it('is seen one by one up to eight; of more, the evocations of one owner are a pile', () => {
    const six = [0, 0, 0, 1, 1, 3].map((owner, n) => summoned(n, owner))
    expect(told(six)).toHaveLength(8)
    expect(told(six)).not.toContain('3 of 0')
    expect(told([...six, summoned(6, 0)])).toEqual(['mage 1', 'mage 2', '4 of 0', '2 of 1', 'evocation 5'])
  })
})

describe('the power track', () => {
  /** Result of a style's length, on a track so many letters long. */
  const solved = (length: string, track: number): number => {
    const plain = length
      .replaceAll('calc', '')
      .replaceAll(/(max|min)\(/g, 'Math.$1(')
      .replaceAll(/([\d.]+)cqw/g, (_, hundredths) => String((Number(hundredths) * track) / 100))
      .replaceAll('em', '')
    return new Function(`return ${plain}`)() as number
  }
  const middles = (stands: readonly Stand[], track = 30): number[] =>
    middlesOf(stands, 1, (power) => `${(100 * power) / 30}cqw`).map((each) => solved(each, track))

  it('has everybody on her space where there is room', () => {
    expect(middles([0, 4, 20].map((power) => ({ power, count: 1 }))).map(Math.round)).toEqual([0, 4, 20])
  })

  it('pushes those apart who would lie over each other, no farther than needed', () => {
    const [one = 0, two = 0, three = 0] = middles([
      { power: 3, count: 1 },
      { power: 4, count: 3 },
      { power: 20, count: 1 },
    ])
    // Half a token, one and a half, and a little between them.
    expect(two - one).toBeCloseTo(2.3)
    expect((one + two) / 2).toBeCloseTo(3.5)
    expect(three).toBeCloseTo(20)
  })

  it('keeps them in order on a short track', () => {
    const all = middles(
      [1, 2, 3, 4, 5].map((power) => ({ power, count: 1 })),
      10,
    )
    for (const [at, middle] of all.entries())
      if (at > 0) expect(middle - (all[at - 1] ?? 0)).toBeGreaterThan(1.29)
  })
})

describe('what a defeat would bring', () => {
  it('is told with whole names where they have room, else with marks alone', () => {
    expect(fullnessOf('If defeated now:', ['Cleo', 'Dario'])).toBe('names')
    expect(fullnessOf('If defeated now:', ['Bo', 'Cleo'])).toBe('words')
    expect(fullnessOf('If defeated now:', ['Ada', 'Bo', 'Cleo', 'Rose'])).toBe('marks')
    expect(fullnessOf('Se sconfitto ora:', ['Maria Maddalena', 'Bartolomeo'])).toBe('marks')
  })
})

it('damage on its way is shown from who deals it to where it hits, and not within one room', () => {
  const at = (place: string) => ({ place }) as BlackRoseView['mages'][number]
  const table = {
    mages: [at('arena'), at('forge'), at('cell')],
    evocations: [{ n: 4, place: 'forge' } as BlackRoseView['evocations'][number]],
    lodge: ['forge', 'arena'].map((room) => ({ room }) as BlackRoseView['lodge'][number]),
    packets: [
      { model: 'mage.1', amount: 2, by: 0 },
      { model: 'evocation.4', amount: 1, by: 0 },
      { model: 'mage.0', amount: 1, by: 0 },
      { model: 'mage.1', amount: 1, by: rose },
      { model: 'mage.1', amount: 1, by: 2 },
    ] as const,
    windows: [],
  }
  expect(arrowsOf(table)).toEqual([
    { key: '0 mage.1', sort: 'damage', from: 1, to: 0, amount: 2 },
    { key: '0 evocation.4', sort: 'damage', from: 1, to: 0, amount: 1 },
  ])
  // Whom it hits and who strikes is marked within one room, too; the Black Rose has no model.
  const told = partiesOf(table).map(({ thing, part }) => `${part} ${thing}`)
  expect(told.slice(0, 6)).toEqual([
    'to mage:1',
    'by mage:0',
    'to evocation:4',
    'by mage:0',
    'to mage:0',
    'by mage:0',
  ])
  expect(told.slice(6)).toEqual(['to mage:1', 'to mage:1', 'by mage:2'])
})

it('shows what others may react to from where it comes to where it goes', () => {
  const at = (place: string) => ({ place }) as BlackRoseView['mages'][number]
  const table = {
    mages: [at('arena'), at('forge'), at('cell')],
    evocations: [],
    lodge: ['forge', 'arena', 'garden'].map((room) => ({ room }) as BlackRoseView['lodge'][number]),
    packets: [],
    windows: [
      { what: 'targeted', seat: 1, by: 0, card: 'fireball', single: true, type: 'combat' },
      { what: 'moved', seat: 0, by: 1, to: 2 },
      { what: 'moved', seat: 0, by: 1, to: null },
      { what: 'endsMove', seat: 1, from: 2, room: 0 },
      { what: 'activates', seat: 1, room: 2 },
      { what: 'summons', seat: 0, model: 'evocation.4', room: 2 },
      // Nothing goes from one room to another here.
      { what: 'activates', seat: 1, room: 0 },
      { what: 'targeted', seat: 2, by: 0, card: 'fireball', single: true, type: 'combat' },
      { what: 'draws', seat: 1 },
    ] as const,
  }
  expect(arrowsOf(table).map(({ sort, from, to }) => `${sort} ${from} ${to}`)).toEqual([
    'aim 1 0',
    'move 1 2',
    'move 2 0',
    'activate 0 2',
    'summon 1 2',
  ])
  expect(partiesOf(table).map(({ thing, part, sort }) => `${sort} ${part} ${thing}`)).toEqual([
    'aim to mage:1',
    'aim by mage:0',
    'move to mage:0',
    'move by mage:1',
    'move to mage:0',
    'move by mage:1',
    'move by mage:1',
    'activate by mage:1',
    'summon by mage:0',
    'activate by mage:1',
    'aim to mage:2',
    'aim by mage:0',
  ])
})
