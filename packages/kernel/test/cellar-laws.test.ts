import { accept, below, hash, imagine, keyOf, swift, type View, viewOf } from '@conclave/kernel'
import { checkedPlayout, type PlayoutPlan } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../../../tools/soak.ts'
import { cellar, cellarProblem } from './toy/cellar.ts'
import { decided } from './toy/manners.ts'
import { lawful } from './toy/position.ts'
import type { Cellar, CellarOption } from './toy/state.ts'

const seed = fc.integer({ min: 0, max: 1_000_000 }).map(String)
const seats = fc.integer({ min: 2, max: 4 })

/** A bot that looks a little into an imagined world, so that it would betray one that shows too much. */
const bot = (
  { options, viewer }: View<CellarOption>,
  sample: (chance: ReturnType<typeof swift>) => Cellar,
) => {
  const world = sample(swift('bot'))
  const foe = world.mages.find((_, seat) => seat !== viewer)!
  return keyOf(options[(foe.held[0] ?? 0) % options.length]!)
}

const plan: Omit<PlayoutPlan<Cellar, CellarOption>, 'seed' | 'seats'> = {
  bound: 2000,
  choose: decided,
  invariant: cellarProblem,
  lawful: { ...lawful, bot },
}

describe('the toy game, played at random', () => {
  test('keeps all laws in every state of a few matches', () => {
    for (const players of [2, 4]) {
      checkedPlayout(cellar, { ...plan, seed: 'every state', seats: players, lawsEvery: 1, undoEvery: 2 })
    }
  })

  test('keeps all laws, modes and invariants, and ends', () => {
    fc.assert(
      fc.property(seed, seats, (from, players) => {
        const { outcome } = checkedPlayout(cellar, { ...plan, seed: from, seats: players })
        expect(['last alive', 'last round']).toContain(outcome.reason)
      }),
      { numRuns: times(12), endOnFailure: true },
    )
  })

  test('exercises everything it has', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 25; at++) {
      const { events } = checkedPlayout(cellar, {
        ...plan,
        seed: `wide ${at}`,
        seats: 3,
        lawsEvery: 0,
        undoEvery: 0,
      })
      for (const event of events.keys()) seen.add(event)
    }
    expect([...seen].sort()).toEqual([
      ...['aimed', 'defeated', 'drew', 'drewCard', 'fizzled', 'gambled', 'healed', 'laid', 'planningEnded'],
      ...['readied', 'reshuffled', 'roundBegan', 'sawCard', 'spied', 'thoughtAgain', 'turnedUp', 'wounded'],
    ])
  })

  test('plays the same match for the same seed', () => {
    const play = () => checkedPlayout(cellar, { ...plan, seed: 'twice', seats: 4, lawsEvery: 0 }).match.state
    expect(hash(play())).toBe(hash(play()))
  })
})

describe('imagined worlds of the toy game', () => {
  test('can be played on to the end, from any depth of interrupts', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 120 }), (from, at) => {
        let taken = 0
        const choose: typeof decided = (state, question, options, chance) => {
          if (taken++ === at) {
            for (let seat = 0; seat < state.seats; seat++) {
              playToTheEnd(imagine(cellar, state, seat, swift(`${from} ${seat}`)))
            }
          }
          return decided(state, question, options, chance)
        }
        checkedPlayout(cellar, { ...plan, seed: from, seats: 3, choose, lawsEvery: 0, undoEvery: 0 })
      }),
      { numRuns: times(6), endOnFailure: true },
    )
  })

  const playToTheEnd = (world: Cellar): void => {
    const chance = swift('to the end')
    for (let answers = 0; world.outcome === null; answers++) {
      if (answers > 2000) throw new Error('an imagined match does not end')
      const awaited = world.questions.filter(({ manner }) => manner !== 'open')
      const question = awaited[below(chance, awaited.length)]!
      const option = decided(world, question, viewOf(cellar, world, question.seat).options, chance)
      accept(cellar, world, question, option)
      expect(cellarProblem(world)).toBeNull()
    }
  }
})
