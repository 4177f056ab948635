import { describe, expect, test } from 'vitest'
import { scoresFor } from '../../../src/procedures/defeat.ts'
import { rose } from '../../../src/state.ts'
import {
  activate,
  allBut,
  at,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../../position.ts'

const jinxes = (t: Board, seat: number): string[] => (mage(t, seat).jinxes ?? []).map(({ kind }) => kind)
const status = (t: Board, seat: number, slot: 'quick' | 'first' | 'second'): string =>
  mage(t, seat).slots[slot].status

describe('a protection against a spell', () => {
  const against = (spell: string) =>
    lay({
      edition: 'rebirth',
      mages: [
        { mage: 'rikkart', at: 'arena', first: spell },
        { mage: 'gramigna', at: 'arena', first: 'scar-ward active' },
      ],
    })

  test('[TV-05, REB-EFF.3, REB-EFF.4] is triggered at the full stop of the first sentence, then the spell goes on', () => {
    const t = against('barbed-embrace')
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(5)
    expect(cubesOn(t, 0, rose)).toBe(0)
    play(t, 1, trigger('scar-ward'))
    // Of five it ignores three, and strikes back before the caster's Pain.
    expect(cubesOn(t, 1, 0)).toBe(2)
    expect(mage(t, 0).damage).toEqual([1, rose, rose])
    expect(status(t, 1, 'first')).toBe('used')
  })

  test('[TV-05, REB-EFF.9] is kept by who declines, and the spell goes on at once', () => {
    const t = against('black-torture')
    play(t, 0, castNext)
    t.choose(1, pass)
    expect(cubesOn(t, 1, 0)).toBe(3)
    expect(cubesOn(t, 0, rose)).toBe(1)
    expect(status(t, 1, 'first')).toBe('active')
  })
})

describe('a trap against a physical action', () => {
  test('[TV-06, REB-EFF.5, REB-G.2, RUL-26] the rest of an Explore is lost with its mage, not the second action', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { mage: 'doria', at: 'banner-hall', damage: { 1: allBut(1, 'doria') } },
        { mage: 'gramigna', at: 'forge', first: 'cerebral-worm active' },
      ],
    })
    play(t, 0, move, pass, to('sanctuary'))
    play(t, 1, trigger('cerebral-worm'))
    expect(place(t, 0)).toBe('cell')
    expect(mage(t, 0).damage).toEqual([])
    expect(powers(t)).toEqual([0, 5])
    expect(mage(t, 1).won).toEqual([0])
    // The jinx came with the damage; the cubes have no room to go to.
    expect(jinxes(t, 0)).toEqual(['vulnerability'])
    expect(cubesIn(t, 'sanctuary', 1)).toBe(0)
    // [REB-C.6] Her second action is to leave the cell.
    expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'step', about: { left: 2 } }])
    expect(t.state.active).toBe(0)
  })

  test('[TV-07, REB-EFF.7, RUL-28, RUL-80, RUL-82] reactions nest, and everything that was interrupted goes on', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { mage: 'doria', at: 'black-rose-room', first: 'persecution active' },
        { mage: 'gramigna', at: 'crypt', first: 'cerebral-worm active', second: 'baleful-curse active' },
      ],
    })
    play(t, 0, move, pass, to('arena'))
    play(t, 1, trigger('cerebral-worm'))
    expect(cubesOn(t, 0, 1)).toBe(1)
    play(t, 0, trigger('persecution'))
    expect(cubesOn(t, 0, 1)).toBe(0)
    expect(cubesOn(t, 1, 0)).toBe(1)
    play(t, 1, trigger('baleful-curse'))
    expect(cubesOn(t, 0, 1)).toBe(2)
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(jinxes(t, 0)).toEqual(['vulnerability', 'slowness'])
    expect(cubesIn(t, 'arena', 1)).toBe(2)
    expect(['first', 'second'].map((slot) => status(t, 1, slot as 'first'))).toEqual(['used', 'used'])
    expect(status(t, 0, 'first')).toBe('used')
    expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'step', about: { left: 1 } }])
    play(t, 0, stop, activate)
    expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'component' }])
  })
})

test('[TV-08, REB-DMG.3, REB-EFF.6, REB-DMG.8, REB-DMG.10] a spell fells its target, then its caster', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [
      {
        mage: 'rikkart',
        at: 'arena',
        damage: { 1: allBut(3 + 4, 'rikkart'), 2: 4 },
        first: 'shared-torture',
      },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(4 + 3, 'gramigna'), 2: 3 } },
      { mage: 'arianna', at: 'theatre' },
    ],
  })
  play(t, 0, castNext)
  expect([place(t, 0), place(t, 1)]).toEqual(['cell', 'cell'])
  expect(powers(t)).toEqual([4, 4, 4])
  expect(t.state.rose.power).toBe(1)
  expect(mage(t, 0).won).toEqual([1])
  expect(t.state.rose.trophies).toEqual([0])
  expect([mage(t, 0).damage, mage(t, 1).damage]).toEqual([[], []])
})

describe('[TV-09, REB-DMG.8, REB-DMG.9, RUL-35] what a defeat earns', () => {
  const cases: readonly (readonly [counts: readonly number[], earned: readonly number[]])[] = [
    [[12], [5]],
    [
      [7, 5],
      [4, 2],
    ],
    [
      [6, 6],
      [3, 3],
    ],
    [
      [6, 3, 3],
      [4, 1, 1],
    ],
    [
      [5, 5, 2],
      [3, 3, 2],
    ],
    [
      [6, 4, 1, 1],
      [4, 2, 0, 0],
    ],
    [
      [6, 3, 2, 1],
      [4, 2, 1, 1],
    ],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
  ]

  test.each(cases)('%j cubes earn %j', (counts, earned) => {
    const owners = [0, 1, 2, rose]
    const cubes = counts.flatMap((count, owner) => Array.from({ length: count }, () => owners[owner]!))
    const scores = scoresFor(cubes, 3, 0)
    expect(counts.map((_, owner) => scores.find((each) => each.owner === owners[owner])?.power)).toEqual(
      earned,
    )
  })
})

describe('[TV-22, REB-LOS.3, REB-LOS.4, REB-LOS.6] line of sight', () => {
  const targets = (spell: string, ...rooms: readonly string[]) => {
    const t = lay({
      edition: 'rebirth',
      mages: [{ at: 'black-rose-room', first: spell }, ...rooms.map((room) => ({ at: room }))],
    })
    play(t, 0, castNext)
    return t.state.questions.flatMap(({ seat, kind }) => (kind === 'aim' ? t.options(seat) : []))
  }

  test('runs along rows of hexes, two rooms off', () => {
    // (2,-2), (0,2) and (-2,0).
    const found = targets('sleepless-hours dark', 'crypt', 'garden', 'pleasure-room')
    expect(found).toEqual([1, 2, 3].map((seat) => ({ do: 'target', seat })))
  })

  test('does not reach what is in no row, unless the range is the whole Lodge', () => {
    // (2,-1).
    expect(targets('sleepless-hours dark', 'armoury', 'garden', 'pleasure-room')).toHaveLength(2)
    expect(targets('nail-and-effigy', 'armoury', 'garden', 'pleasure-room')).toHaveLength(3)
  })
})

describe('[TV-23, REB-C.3, VRB-03, DEC-24] who is short of cubes', () => {
  test('[RUL-142] cannot keep the last one back from the vortex, which is an effect of its own', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [{ at: 'arena', first: 'vitriol', reserve: 1 }, { at: 'arena' }],
    })
    play(t, 0, castNext)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([1, 0])
  })

  const short = () => {
    const t = lay({
      edition: 'rebirth',
      mages: [{ at: 'arena', first: 'ecstasy-of-ruin dark', reserve: 2 }, { at: 'arena' }],
    })
    play(t, 0, castNext)
    return t
  }

  test('may use them all for the damage', () => {
    const t = short()
    play(t, 0, at(1))
    expect([cubesOn(t, 1, 0), cubesIn(t, 'arena', 0)]).toEqual([2, 0])
  })

  test('may keep one for the instability', () => {
    const t = short()
    play(t, 0, { do: 'enough' })
    expect([cubesOn(t, 1, 0), cubesIn(t, 'arena', 0)]).toEqual([1, 1])
  })

  test('may not leave one over: the first cube is for the damage, unasked', () => {
    expect(short().state.questions).toMatchObject([{ seat: 0, kind: 'spread', about: { left: 1 } }])
  })
})
