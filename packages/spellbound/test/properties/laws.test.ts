import { accept, cloneJson, imagine, keyOf, settle, swift } from '@conclave/kernel'
import { sightLaws, silenceLaw, stepLaws } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound } from '../../src/state.ts'
import { lawful } from '../lawful.ts'
import { atRandom, lucky, naming, runs, type Start, type Step, standardStarts, walk } from './course.ts'

/** Checks view law, twin law and silence law in a position, for every seat and the spectator. */
const uphold = (state: Spellbound, [seat, option]: Step, seed: string): void => {
  expect(sightLaws(spellbound, state, seed, lawful)).toBeNull()
  expect(stepLaws(spellbound, state, seat, keyOf(option), seed, lawful)).toBeNull()
  expect(silenceLaw(spellbound, state, seed, 6, lawful)).toBeNull()
}

/** Walks through matches that go far and looks closely at the positions that `wants` picks, at most so many of each. */
const closely = (
  start: Start,
  most: number,
  wants: (state: Spellbound) => string | null,
): Map<string, number> => {
  const seen = new Map<string, number>()
  naming(start, () =>
    walk(start, lucky, (state, step) => {
      const sort = wants(state)
      const before = seen.get(sort ?? '') ?? 0
      if (sort === null || before >= most) return
      seen.set(sort, before + 1)
      uphold(state, step, `${start.seed} ${sort} ${before}`)
    }),
  )
  return seen
}

/** Between two actions of a card, inside a window, while a spell is aimed, in an encounter, in the final battle. */
const midst = ({ questions, current, phase }: Spellbound): string | null => {
  const [first] = questions
  if (first?.kind === 'window') return JSON.stringify(first.about)
  if (first?.kind === 'spell' || first?.kind === 'destination') return first.kind
  if (phase === 'encounter' || phase === 'finalBattle') return phase
  return current === null ? null : 'card'
}

test('[SPB-TURN.3] what is hidden stays hidden in the midst of cards, windows, spells and battles', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(standardStarts, (start) => {
      for (const sort of closely(start, 2, midst).keys()) seen.add(sort)
    }),
    runs(6),
  )
  for (const sort of ['card', 'encounter', 'spell']) expect([...seen]).toContain(sort)
  expect([...seen].some((sort) => sort.includes('RW-'))).toBe(true)
})

test('[SPB-TURN.3] and everywhere else', () => {
  fc.assert(
    fc.property(standardStarts, (start) => {
      closely(start, 1, ({ phase, turn }) => (turn % 2 === 0 ? `${phase} ${turn}` : null))
    }),
    runs(3),
  )
})

test('[SPB-TURN.3] an imagined world plays on to its end from any position, also from inside a window', () => {
  fc.assert(
    fc.property(standardStarts, fc.nat(200), (start, at) => {
      let answers = 0
      naming(start, () =>
        walk(start, lucky, (state) => {
          const inWindow = state.questions.some(({ kind }) => kind === 'window' || kind === 'spell')
          if (answers++ % 40 !== at % 40 && !inWindow) return
          const world = imagine(spellbound, state, state.active, swift(`${start.seed} ${answers}`))
          expect(playOn(cloneJson(world)).outcome).not.toBeNull()
        }),
      )
    }),
    runs(3),
  )
})

const playOn = (world: Spellbound): Spellbound => {
  const chance = swift('on')
  while (world.outcome === null) {
    for (const [seat, option] of atRandom(world, chance)) {
      accept(spellbound, world, world.questions.find((each) => each.seat === seat)!, option)
      settle(spellbound, world)
    }
  }
  return world
}
