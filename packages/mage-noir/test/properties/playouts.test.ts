import { checkedPlayout } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { preconstructedIds } from '../../src/content/decks.ts'
import { box, encodeDeck } from '../../src/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { lawful } from '../lawful.ts'
import { runs, starts, walk } from './course.ts'
import { violation } from './invariants.ts'

const pairs = preconstructedIds.flatMap((deck0, at) =>
  preconstructedIds.slice(at).map((deck1) => [deck0, deck1] as const),
)

test.each(pairs)(
  '%s against %s, played at random, keeps every law',
  (deck0, deck1) => {
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
  },
  120_000,
)

const all = (chosen: (card: (typeof cards)[number]) => boolean, copies: number): string =>
  encodeDeck(Object.fromEntries(cards.filter(chosen).map(({ id }) => [id, copies])))

test.each([
  ['the whole box against itself', encodeDeck(box), encodeDeck(box), 'box'],
  ['two of every card', all(() => true, 2), all(() => true, 2), 'full'],
  ['four of every fire card', all(({ element }) => element === 'fire', 4), encodeDeck(box), 'full'],
])(
  '[MN-10.6] %s keeps every law',
  (_, deck0, deck1, pool) => {
    const { outcome } = checkedPlayout(mageNoir, {
      seats: 2,
      seed: `pool ${deck0.length}`,
      options: { deck0, deck1, pool },
      bound: 40_000,
      lawful,
      lawsEvery: 120,
      undoEvery: 300,
      invariant: violation,
    })
    expect(outcome.reason).toMatch(/^MN-3\.6/)
  },
  120_000,
)

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
    { ...runs(400), seed: 4 },
  )
  expect(cards.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
}, 120_000)
