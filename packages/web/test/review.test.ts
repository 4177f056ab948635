import { findGame } from '@conclave/games'
import type { MatchFile } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { duelAt } from '../build/duel.ts'
import { finished } from '../build/recorded.ts'
import { loadFigures } from '../src/boards/figures.ts'
import { reviewOf } from '../src/replay/review.ts'

const reviewed = async (file: MatchFile, won = true) => {
  const found = findGame(file.game, file.edition)
  if ('problem' in found) throw new Error(found.problem)
  const { game } = await found.entry.load(found.edition)
  return reviewOf(game, await loadFigures(file.game), file, 0, won)
}

const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' }

test('a match is counted without a page, and what is told of it can be sent to one', async () => {
  const duel = duelAt('duel', decks, 'duel a', { turn: 99, at: 'end' }, 1).file
  for (const file of [duel, finished('end').file as unknown as MatchFile]) {
    const review = await reviewed(file)
    if ('flaw' in review) throw new Error(review.flaw.detail)
    expect(structuredClone(review)).toEqual(review)
    expect(review.rows.length).toBeGreaterThan(5)
    expect(review.tallies.some(({ rows }) => rows.length > 0)).toBe(true)
    expect(review.swings.length).toBeGreaterThan(0)
    for (const { swing, choice } of review.swings) {
      expect(swing.to).toBeGreaterThan(swing.from)
      if (choice !== null) expect(choice.view.options.length).toBeGreaterThan(1)
    }
    expect(review.deciding?.after).toBeGreaterThan(review.deciding?.before ?? 1)
  }
})

test('a file that does not fit is told as it is', async () => {
  const { file } = duelAt('duel', decks, 'duel a', { turn: 3, at: 'main' }, 1)
  const [segment] = file.segments
  if (segment === undefined) throw new Error('no segment')
  const answers: typeof segment.answers = [[0, 'do=nonsense'], ...segment.answers.slice(1)]
  expect(await reviewed({ ...file, segments: [{ ...segment, answers }] })).toHaveProperty('flaw')
})
