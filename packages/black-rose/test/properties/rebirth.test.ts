import { checkedPlayout } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { seeds } from '../../../../tools/soak.ts'
import { blackRoseIn } from '../../src/game.ts'
import { lawful } from '../lawful.ts'
import { decided } from './decided.ts'
import { violation } from './invariants.ts'

const seatCounts = [2, 3, 4]

describe('Rebirth', () => {
  test.each(seatCounts)('with %i seats, played at random, keeps every law', (seats) => {
    for (const seed of seeds(`playout rebirth ${seats}`)) {
      const { outcome } = checkedPlayout(blackRoseIn('rebirth'), {
        seats,
        seed,
        bound: 20_000,
        lawful,
        lawsEvery: 40,
        undoEvery: 150,
        invariant: violation,
        choose: decided,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    }
  })
})
