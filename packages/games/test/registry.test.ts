import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { findGame, games } from '../src/index.ts'

describe('a game is found', () => {
  test('in its first edition unless another is named', () => {
    const entry = games[0]!
    expect(findGame(entry.id)).toEqual({ entry, edition: entry.editions[0].id })
    expect(findGame(entry.id, entry.editions[0].id)).toEqual({ entry, edition: entry.editions[0].id })
  })

  test('or it is said why not, and what there is', () => {
    expect(findGame('chess')).toEqual({
      problem: expect.stringMatching(/^there is no game 'chess' \(there are: spellbound/),
    })
    expect(findGame('spellbound', '9.9')).toEqual({
      problem: expect.stringMatching(/^spellbound has no edition '9\.9' \(there are: /),
    })
  })
})

test('the ids are unique', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
})

describe.each(
  games.flatMap((entry) => entry.editions.map(({ id, seats }) => [entry.id, id, seats, entry] as const)),
)('%s, edition %s', (id, edition, seats, entry) => {
  test('is what the registry says', async () => {
    const { game, texts } = await entry.load(edition)
    expect(game).toMatchObject({ id, edition, seats })
    expect(Object.keys(texts.catalogues)).toEqual(expect.arrayContaining([...languages]))
  })
})
