import { describe, expect, it } from 'vitest'
import {
  booksWorth,
  encounterOdds,
  finalChance,
  percent,
  sunsDrawn,
} from '../../../src/boards/spellbound/odds.ts'

const none = { sun: 0, moon: 0 }
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12))

describe('stones out of the bag', () => {
  it('are drawn without putting back', () => {
    expect(sunsDrawn({ sun: 3, moon: 2 }, none, 2)).toEqual(near([1 / 10, 6 / 10, 3 / 10]))
    expect(sunsDrawn({ sun: 3, moon: 2 }, none, 5)).toEqual(near([0, 0, 0, 1, 0, 0]))
  })

  it('go back when the bag is empty, with those drawn a moment ago', () => {
    // The last moon comes first; then all five stones are in the bag again.
    expect(sunsDrawn({ sun: 0, moon: 1 }, { sun: 3, moon: 1 }, 2)).toEqual(near([2 / 5, 3 / 5, 0]))
    // One sun in all: it comes again and again.
    expect(sunsDrawn({ sun: 1, moon: 0 }, none, 3)).toEqual(near([0, 0, 0, 1]))
  })

  it('have chances that make one', () => {
    for (let sun = 0; sun < 4; sun++)
      for (let moon = 0; moon < 4; moon++)
        for (let count = 0; count <= 5; count++) {
          const chances = sunsDrawn({ sun, moon }, { sun: 2, moon: 1 }, count)
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
        }
  })
})

describe('an encounter', () => {
  const bag = { sun: 3, moon: 2 }

  it('is won by more suns than moons; a tie is lost', () => {
    expect(encounterOdds({ sun: 6, moon: 5, stones: 2, bag, drawn: none })).toEqual({
      win: expect.closeTo(9 / 10, 12),
      climbOne: expect.closeTo(1 / 10, 12),
      climbTwo: 0,
      ruin: 0,
    })
    expect(encounterOdds({ sun: 0, moon: 2, stones: 2, bag, drawn: none }).win).toBe(0)
  })

  it('costs two stages from five behind, and everything from ten', () => {
    const odds = encounterOdds({ sun: 0, moon: 8, stones: 2, bag, drawn: none })
    expect(odds.climbTwo).toBeCloseTo(9 / 10, 12)
    expect(odds.ruin).toBeCloseTo(1 / 10, 12)
    expect(encounterOdds({ sun: 0, moon: 4, stones: 0, bag, drawn: none }).climbOne).toBe(1)
    expect(encounterOdds({ sun: 0, moon: 5, stones: 0, bag, drawn: none }).climbTwo).toBe(1)
  })
})

describe('the final battle', () => {
  it('turns books against the strongest cards first', () => {
    expect(booksWorth([1, 6, 2], 4)).toBe(6 + 2 + 1 + 1)
    expect(booksWorth([], 4)).toBe(4)
  })

  it('can be certain', () => {
    const battle = { sun: 10, moon: 2, stones: 2, bag: { sun: 2, moon: 2 }, drawn: none }
    expect(finalChance(battle, [], 4)).toBeCloseTo(1, 12)
    expect(finalChance({ ...battle, sun: 0, moon: 20 }, [], 4)).toBe(0)
  })
})

describe('percent', () => {
  it('says 0 and 100 only of what is certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
  })
})
