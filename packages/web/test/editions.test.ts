import { games } from '@conclave/games'
import { expect, test } from 'vitest'
import { loadBoard } from '../src/boards/registry.ts'
import { editionsShown, isShown } from '../src/play/loaded-game.ts'

const shownOf = async (id: string): Promise<string[]> => {
  const entry = games.find((game) => game.id === id)!
  const { game } = await entry.load(entry.editions[0].id)
  return editionsShown({ game, kit: await loadBoard(id) })
}

test.each(games)(
  'the board of $id shows the edition that is played unless another is asked for',
  async (entry) => {
    expect((await shownOf(entry.id))[0]).toBe(entry.editions[0].id)
  },
)

test('a board offers the editions that it shows, and no other', async () => {
  expect(await shownOf('black-rose')).toEqual(['1.6', '0.7'])
  expect(isShown(await loadBoard('black-rose'), 'rebirth')).toBe(false)
})

test('without a board every edition is played with the generic panel', () => {
  expect(isShown(null, 'rebirth')).toBe(true)
})
