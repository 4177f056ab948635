import { describe, expect, test } from 'vitest'
import { finalParts, roseParts } from '../../../src/table/final-score.ts'
import { type Board, lay as layAny, type MageSetup, type Position } from '../../position.ts'

const scored = (position: Position): Board => layAny({ edition: 'rebirth', phase: 'scoring', ...position })

const solved = [
  ['kindling', 'rising-tide', 'deep-roots', 'held-breath', 'pilgrimage'],
  ['cracked-mortar', 'first-steps', 'small-servants', 'set-the-snare', 'fist-of-the-order'],
] as const

/** Parts of the final score for mages with so many quests and trophies, and for the Black Rose with so many trophies. */
const parts = (counts: readonly (readonly [quests: number, trophies: number])[], hers = 0, crown = 0) => {
  const table = {
    mages: counts.map(([quests, trophies]) => ({
      power: 0,
      completed: Array(quests).fill(''),
      won: Array(trophies).fill(0),
      rooms: [],
    })),
    rose: { power: 0, trophies: Array(hers).fill(0), rooms: [] },
    crown,
  }
  const of = finalParts('rebirth', table)
  return {
    quests: of.map(({ quests }) => quests),
    trophies: of.map(({ trophies }) => trophies),
    crown: of.map((each) => each.crown),
    rose: roseParts('rebirth', table, false).trophies,
  }
}

describe('the final score', () => {
  test('[REB-END.2, REB-END.7, RUL-51] solved quests: 6, 3, 1; one less for a shared first or second place', () => {
    expect(
      parts([
        [4, 0],
        [3, 0],
        [2, 0],
        [1, 0],
      ]).quests,
    ).toEqual([6, 3, 1, 1])
    expect(
      parts([
        [3, 0],
        [3, 0],
        [1, 0],
        [0, 0],
      ]).quests,
    ).toEqual([5, 5, 3, 0])
    expect(
      parts([
        [3, 0],
        [2, 0],
        [2, 0],
        [1, 0],
      ]).quests,
    ).toEqual([6, 2, 2, 1])
    expect(
      parts([
        [3, 0],
        [2, 0],
        [1, 0],
        [1, 0],
      ]).quests,
    ).toEqual([6, 3, 1, 1])
    expect(
      parts([
        [0, 0],
        [0, 0],
      ]).quests,
    ).toEqual([0, 0])
  })

  test('[REB-END.3, REB-END.7, RUL-51] trophies: 4, 2, 1, the Black Rose among them', () => {
    expect(
      parts(
        [
          [0, 3],
          [0, 1],
          [0, 0],
        ],
        2,
      ),
    ).toMatchObject({ trophies: [4, 1, 0], rose: 2 })
    expect(
      parts(
        [
          [0, 2],
          [0, 1],
        ],
        2,
      ),
    ).toMatchObject({ trophies: [3, 2], rose: 3 })
    expect(
      parts(
        [
          [0, 1],
          [0, 1],
        ],
        0,
      ),
    ).toMatchObject({ trophies: [3, 3], rose: 0 })
    expect(
      parts(
        [
          [0, 3],
          [0, 2],
          [0, 1],
        ],
        1,
      ),
    ).toMatchObject({ trophies: [4, 2, 1], rose: 1 })
  })

  test('[REB-END.4] the Crown is worth one', () => {
    expect(
      parts(
        [
          [0, 0],
          [0, 0],
        ],
        0,
        1,
      ).crown,
    ).toEqual([0, 1])
  })

  test('[REB-END.5] the highest total wins', () => {
    const t = scored({ mages: [{ power: 20 }, { power: 22 }] })
    expect(t.state.outcome).toMatchObject({ winners: [1], scores: [21, 22] })
  })

  test('[TV-12, REB-END.6, REB-C.31] a tie goes to who has solved more, then to who has more trophies', () => {
    const tied = (first: MageSetup, second: MageSetup): Board =>
      scored({ crown: 2, mages: [first, second, {}], rosePower: 30 })
    const trophies = (of: readonly number[]) => ({ won: of })
    // Red: 26 + 5 + 4; blue: 28 + 5 + 2; the Black Rose 30 without a trophy.
    const t = tied(
      { power: 26, completed: solved[0], ...trophies([1, 1, 1, 1, 2, 2, 2, 2]) },
      { power: 28, completed: solved[1], ...trophies([0, 0, 0, 2, 2]) },
    )
    expect(t.state.outcome).toMatchObject({ winners: [0], scores: [35, 35, 1] })
    // One more quest counts before trophies: 26 + 3 + 2 against 24 + 6 + 1.
    const quests = tied(
      { power: 26, completed: solved[0].slice(0, 1), won: [1, 2] },
      { power: 27, completed: solved[1].slice(0, 2) },
    )
    expect(quests.state.outcome).toMatchObject({ winners: [1], scores: [33, 33, 1] })
  })

  test('[REB-END.6, DEC-33] what is still tied the holder of the Crown decides', () => {
    const t = scored({ crown: 2, mages: [{ power: 30 }, { power: 30 }, {}] })
    expect(t.options(2)).toEqual([
      { do: 'winner', seat: 0 },
      { do: 'winner', seat: 1 },
    ])
    t.choose(2, { do: 'winner', seat: 1 })
    expect(t.state.outcome).toMatchObject({ winners: [1] })
  })

  test('[TV-13, REB-END.5] if the Black Rose is highest, everybody has lost', () => {
    const t = scored({ crown: 1, rosePower: 31, roseTrophies: [0, 1], mages: [{ power: 34 }, { power: 30 }] })
    expect(t.state.outcome).toMatchObject({ winners: [], reason: 'BRW-END.4' })
  })

  test('[RUL-50, REB-C.31] a tie with the Black Rose is won by the mage', () => {
    const t = scored({ crown: 1, rosePower: 31, roseTrophies: [0], mages: [{ power: 35 }, {}] })
    expect(t.state.outcome).toMatchObject({ winners: [0] })
  })
})
