import { checkedPlayout } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { preconstructedIds } from '../../src/content/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { lawful } from '../lawful.ts'
import { runs, starts, walk } from './course.ts'
import { violation } from './invariants.ts'

const pairs = preconstructedIds.flatMap((deck0, at) =>
  preconstructedIds.slice(at).map((deck1) => [deck0, deck1] as const),
)

test.each(pairs)('%s against %s, played at random, keeps every law', (deck0, deck1) => {
  const { outcome } = checkedPlayout(mageNoir, {
    seats: 2,
    seed: `${deck0} ${deck1}`,
    options: { deck0, deck1 },
    bound: 20_000,
    lawful,
    lawsEvery: 60,
    undoEvery: 120,
    invariant: violation,
  })
  expect(outcome.reason).toMatch(/^MN-3\.6/)
})

test('any two decks are played to an end, with every law kept', () => {
  fc.assert(
    fc.property(starts, ({ seed, deck0, deck1 }) => {
      checkedPlayout(mageNoir, {
        seats: 2,
        seed,
        options: { deck0, deck1 },
        bound: 20_000,
        lawful,
        lawsEvery: 80,
        undoEvery: 200,
        invariant: violation,
      })
    }),
    runs(3),
  )
}, 120_000)

test('every card comes onto the board in some match', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(starts, (start) => {
      walk(
        start,
        () => {},
        ({ event, card }) => {
          if (event === 'cardPrepared') seen.add(String(card))
        },
      )
    }),
    { ...runs(150), seed: 4 },
  )
  expect(cards.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
})
