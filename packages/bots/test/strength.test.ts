import { expect, it } from 'vitest'
import { times } from '../../../tools/soak.ts'
import { playMatch } from '../src/index.ts'
import { auction } from './auction.ts'
import { botOf } from './bot-of.ts'

/** The share of matches that the first bot wins against the second; ties count half, and both sit in both seats. */
const share = (one: string, other: string, usual: number): number => {
  const matches = times(usual)
  let wins = 0
  for (let i = 0; i < matches; i++) {
    const seat = i % 2
    const bots = seat === 0 ? [botOf(one), botOf(other)] : [botOf(other), botOf(one)]
    const setup = { chosen: {}, seats: 2, seed: `strength ${i >> 1}` }
    const { outcome } = playMatch(auction, setup, bots, { generator: 'swift', maxDecisions: 1000 })
    if (outcome?.winners.includes(seat)) wins += 1 / outcome.winners.length
  }
  return wins / matches
}

it('greedy beats random and adept beats both', () => {
  expect(share('greedy', 'random', 160)).toBeGreaterThan(0.55)
  expect(share('adept:iterations=60:rollout=20', 'greedy', 80)).toBeGreaterThan(0.55)
  expect(share('adept:iterations=60:rollout=20', 'random', 60)).toBeGreaterThan(0.65)
})
