import { checkedPlayout } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { preconstructedIds } from '../../src/content/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { lawful } from '../lawful.ts'

const pairs = preconstructedIds.flatMap((deck0) => preconstructedIds.map((deck1) => [deck0, deck1] as const))

test.each(pairs)('%s against %s, played at random, keeps every law', (deck0, deck1) => {
  const { outcome } = checkedPlayout(mageNoir, {
    seats: 2,
    seed: `${deck0} ${deck1}`,
    options: { deck0, deck1 },
    bound: 20_000,
    lawful,
    lawsEvery: 9,
  })
  expect(outcome.reason).toMatch(/^MN-3\.6/)
})
