import { type BlackRoseView, gates, hexes } from '@conclave/black-rose'
import { describe, expect, it } from 'vitest'
import { arrowsOf } from '../../../src/boards/black-rose/lodge/arrows.ts'
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
import { lanesOf } from '../../../src/boards/black-rose/tracks/lanes.ts'

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

describe('the power track', () => {
  it('has a lane for everybody on a space', () => {
    const lanes = lanesOf([
      { owner: 0, power: 3 },
      { owner: 1, power: 5 },
      { owner: 2, power: 3 },
      { owner: rose, power: 3 },
    ])
    expect(lanes.map(({ lane, lanes: of }) => `${lane}/${of}`)).toEqual(['0/3', '0/1', '1/3', '2/3'])
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
    { key: '0 mage.1', sort: 'damage', from: 1, to: 0 },
    { key: '0 evocation.4', sort: 'damage', from: 1, to: 0 },
  ])
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
    'aim 0 2',
    'summon 1 2',
  ])
})
