import { checkedPlayout } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { editionIds } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import { decided } from './decided.ts'
import { violation } from './invariants.ts'

const seatCounts = [2, 3, 4]

describe.each(editionIds)('edition %s', (edition) => {
  test.each(seatCounts)(
    'with %i seats, played at random, keeps every law',
    (seats) => {
      const { outcome } = checkedPlayout(blackRoseIn(edition), {
        seats,
        seed: `playout ${edition} ${seats}`,
        bound: 20_000,
        lawful,
        lawsEvery: 40,
        undoEvery: 150,
        invariant: violation,
        choose: decided,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    },
    120_000,
  )
})
