import { accept, begin, choices, imagine, type Question, readSettings, swift } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../../src/evaluate.ts'
import { blackRoseIn } from '../../src/game.ts'
import { shortage, woundsWorth } from '../../src/judgement/wounds.ts'
import { searchHints } from '../../src/search-hints.ts'
import { type BlackRose, mageOf, rose } from '../../src/state.ts'
import { deckNow, showsBack } from '../../src/table/action-deck.ts'
import { putCubes } from '../../src/table/cubes.ts'
import { hexOf, laidAt } from '../../src/table/lodge.ts'
import { decided } from '../properties/decided.ts'

const game = blackRoseIn('rebirth')

const begun = (seats: number, avatar: 'none' | 'apprentice' | 'master', seed: string): BlackRose => {
  const reading = readSettings(game.settings, { avatar })
  if (!reading.ok) throw new Error(reading.problem)
  return begin(game, reading.chosen, seats, swift(seed))
}

/** Looks at every question of a random match. */
const throughout = (
  state: BlackRose,
  seed: string,
  look: (state: BlackRose, question: Question) => void,
): void => {
  const chance = swift(`${seed} answers`)
  while (state.outcome === null) {
    for (const question of state.questions) look(state, question)
    const question = state.questions.find(({ manner }) => manner !== 'open')!
    accept(game, state, question, decided(state, question, choices(game, state, question), chance))
  }
}

describe.each([
  [1, 'apprentice'],
  [1, 'master'],
  [3, 'master'],
  [2, 'none'],
  [4, 'none'],
] as const)('%i seats, Avatar: %s', (seats, avatar) => {
  test('[REB-AVA.1] an estimate is a chance, and what is worth a thought is likely', () => {
    let at = 0
    throughout(begun(seats, avatar, 'judged'), 'judged', (state, question) => {
      if (at++ % 7 !== 0) return
      for (let seat = 0; seat < seats; seat++) {
        const chance = evaluate(state, seat)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      }
      const options = choices(game, state, question)
      const sensible = searchHints.prune!(state, question, options)
      for (const option of sensible) expect(options).toContain(option)
      expect(sensible.length).toBeGreaterThan(0)
      for (const prior of searchHints.priors(state, question, sensible)) expect(prior).toBeGreaterThan(0)
    })
  })
})

test('[REB-AVA.19] in every world that a mage imagines the top action card has the back that she sees', () => {
  const chance = swift('worlds')
  let backs = 0
  throughout(begun(1, 'master', 'backs'), 'backs', (state) => {
    const top = deckNow(imagine(game, state, 0, chance)).cards.at(-1)
    if (top === undefined) return
    expect(showsBack(state, top)).toBe(true)
    if (state.avatar!.back !== null) backs++
  })
  expect(backs).toBeGreaterThan(0)
})

/** Gain of the position for seat 0 after something has changed. */
const gainBy = (change: (state: BlackRose) => void, lay: (state: BlackRose) => void = () => {}): number => {
  const state = begun(1, 'apprentice', 'estimate')
  state.phase = 'action'
  mageOf(state, 0).name = 'arianna'
  mageOf(state, 0).place = 7
  lay(state)
  const before = evaluate(state, 0)
  change(state)
  return evaluate(state, 0) - before
}

test('[REB-AVA.2] wounds of the Avatar are good, its power and the own wounds are not', () => {
  expect(gainBy((state) => putCubes(state, 0, mageOf(state, rose).damage, 3))).toBeGreaterThan(0)
  expect(gainBy((state) => putCubes(state, rose, mageOf(state, 0).damage, 3))).toBeLessThan(0)
  expect(gainBy((state) => (state.rose.power += 2))).toBeLessThan(0)
})

test('[REB-INS.6] the second place in a room pays, the first one more', () => {
  const cubes = (owners: readonly number[]) => (state: BlackRose) => {
    for (const owner of owners) putCubes(state, owner, laidAt(state, hexOf(state, 'arena')).cubes, 1)
  }
  const second = gainBy(cubes([0]), cubes([rose, rose, rose]))
  const first = gainBy(cubes([0, 0]), cubes([rose, 0]))
  expect(second).toBeGreaterThan(0)
  expect(first).toBeGreaterThan(second)
})

test('[REB-QST.3, REB-QST.4] every cube on a quest is good, to complete it better, to solve it best', () => {
  const held = (state: BlackRose): void => {
    const mage = mageOf(state, 0)
    mage.quests.cards.splice(0, 9, 'first-steps')
    mage.quests.seen.splice(0, 9, 1)
  }
  const cube = gainBy((state) => {
    mageOf(state, 0).progress = [{ quest: 'first-steps', marks: ['red'] }]
  }, held)
  const done = gainBy((state) => {
    mageOf(state, 0).quests.cards.length = 0
    mageOf(state, 0).toSolve = ['first-steps']
  }, held)
  const solved = gainBy((state) => {
    mageOf(state, 0).quests.cards.length = 0
    mageOf(state, 0).completed = ['first-steps']
    mageOf(state, 0).power += 1
  }, held)
  expect(cube).toBeGreaterThan(0)
  expect(done).toBeGreaterThan(cube)
  expect(solved).toBeGreaterThan(done)
})

test('[REB-QST.4] what is completed is solved before anything else', () => {
  const state = begun(2, 'none', 'solve')
  const question = { seat: 0, kind: 'component', manner: 'turn', about: { parts: [] } } as const
  const solving = { do: 'quest', quest: 'first-steps' } as const
  expect(searchHints.prune!(state, question, [{ do: 'move' }, solving, { do: 'end' }])).toEqual([solving])
})

test('[VRB-38] a jinx is a burden', () => {
  expect(
    gainBy((state) => {
      mageOf(state, 0).jinxes = [{ kind: 'slowness', cubes: 0 }]
    }),
  ).toBeLessThan(0)
})

describe('cubes', () => {
  /** Three mages; the first has so many cubes on the health bars of the others. */
  const hurt = (second: number, third: number): BlackRose => {
    const state = begun(3, 'none', 'cubes')
    for (const [seat, name] of (['arianna', 'rikkart', 'gramigna'] as const).entries())
      mageOf(state, seat).name = name
    putCubes(state, 0, mageOf(state, 1).damage, second)
    putCubes(state, 0, mageOf(state, 2).damage, third)
    return state
  }

  test('[REB-DMG.2, REB-CMP.31] on one victim promise more than the same on two, and leave her with enough for the blow', () => {
    expect(woundsWorth(hurt(12, 0), 0)).toBeGreaterThan(woundsWorth(hurt(6, 6), 0))
    expect(shortage(hurt(12, 0), 0)).toBeLessThan(shortage(hurt(6, 6), 0))
  })

  test('[REB-CMP.31] on somebody promise less when those that are left cannot bring her down', () => {
    const rich = hurt(12, 0)
    const poor = hurt(12, 0)
    putCubes(poor, 0, laidAt(poor, hexOf(poor, 'arena')).cubes, mageOf(poor, 0).reserve - 4)
    expect(woundsWorth(poor, 0)).toBeLessThan(woundsWorth(rich, 0))
    expect(woundsWorth(poor, 0)).toBeGreaterThan(0)
  })
})

test('[REB-EVP.1] a trial of answers ends when the evocations have acted; 1.6 has none', () => {
  const { trial } = game.searchHints!
  const state = begun(2, 'none', 'trial')
  const now = trial!.span(state)
  state.phase = 'evocation'
  expect(trial!.span(state)).toBe(now)
  state.phase = 'cleanUp'
  expect(trial!.span(state)).not.toBe(now)
  expect(blackRoseIn('1.6').searchHints!.trial).toBeUndefined()
})
