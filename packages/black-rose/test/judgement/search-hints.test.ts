import { accept, begin, choices, cloneJson, hash, type Question, swift } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { searchHints } from '../../src/search-hints.ts'
import { type BlackRose, settings } from '../../src/state.ts'
import { forgottenPrice } from '../../src/table/activation.ts'
import { classicIds } from '../../src/words/board.ts'
import { decided } from '../properties/decided.ts'

const chosen = {
  length: settings.length.default,
  forTheCrown: false,
  fury: false,
  overload: false,
  extraTurns: false,
  blackRoseBonus: false,
} as const

/** Looks at every question of a random match. */
const throughout = (
  edition: '0.7' | '1.6',
  seed: string,
  look: (state: BlackRose, question: Question) => void,
): void => {
  const game = blackRoseIn(edition)
  const state = begin(game, chosen, 4, swift(seed))
  const chance = swift(`${seed} answers`)
  while (state.outcome === null) {
    for (const question of state.questions) look(state, question)
    const question = state.questions.find(({ manner }) => manner !== 'open')!
    accept(game, state, question, decided(state, question, choices(game, state, question), chance))
  }
}

/** Parts that are never changed in place. */
const lasting = [
  ...['rules', 'questions', 'outcome', 'news', 'lasting', 'tally'],
  ...['memories', 'known', 'completed', 'won', 'rooms', 'inhibited', 'offered'],
]

/** The first thing that both hold, as a path, or null. */
const shared = (one: unknown, other: unknown, path: string): string | null => {
  if (typeof one !== 'object' || one === null) return null
  if (one === other) return path
  for (const [name, item] of Object.entries(one)) {
    if (lasting.includes(name)) continue
    const found = shared(item, (other as Record<string, unknown>)[name], `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}

test('[BRW-ROOM.5] an action is followed as far as the Black Rose Room and what it gives', () => {
  const [steps, activating, choosing] = [2, 1, 1]
  expect(searchHints.longestAction).toBe(steps + activating + forgottenPrice + choosing)
})

describe.each(classicIds)('edition %s', (edition) => {
  const game = blackRoseIn(edition)

  test('what is worth a thought is among the options, and is likely', () => {
    throughout(edition, 'hints', (state, question) => {
      const options = choices(game, state, question)
      const sensible = searchHints.prune!(state, question, options)
      for (const option of sensible) expect(options).toContain(option)
      expect(sensible.length).toBeGreaterThan(0)
      for (const prior of searchHints.priors(state, question, sensible)) expect(prior).toBeGreaterThan(0)
    })
  })

  test('an estimate is a chance', () => {
    throughout(edition, 'estimates', (state) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const value = game.evaluate(state, seat)
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThan(1)
      }
    })
  })

  test('a copy says the same and shares nothing that changes', () => {
    let looks = 0
    throughout(edition, 'copies', (state) => {
      if (looks++ % 16 !== 0) return
      const copied = game.copy!(state)
      expect(hash(copied)).toBe(hash(state))
      expect(Object.keys(copied)).toEqual(Object.keys(state))
      const kept = cloneJson(state)
      expect(shared(copied, state, '$')).toBeNull()
      expect(hash(kept)).toBe(hash(state))
    })
  })
})
