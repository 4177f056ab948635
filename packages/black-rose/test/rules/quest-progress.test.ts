import { expect, test } from 'vitest'
import { effectLines } from '../../src/texts/lines.ts'
import { view } from '../../src/view.ts'
import { lay } from '../position.ts'

const table = () =>
  lay({
    edition: '1.6',
    active: 0,
    mages: [
      { at: 'arena', first: 'fireball dark', quests: ['three-is-a-crowd', 'mages-best-fiend'] },
      { at: 'arena', first: 'maelstrom dark' },
      { at: 'garden', first: 'unmaking dark' },
      { at: 'arena', first: 'cataclysm dark' },
    ],
  }).state

test('[BRW-QST.1, BRW-QST.4] whoever holds a quest sees how far she has come; nobody else does', () => {
  const state = table()
  expect(view(state, 0).mages[0]?.quests).toEqual([
    { quest: 'three-is-a-crowd', moon: 1, progress: { have: 2, need: 2 } },
    { quest: 'mages-best-fiend', moon: 1, progress: { have: 0, need: 1 } },
  ])
  for (const viewer of [1, 'spectator'] as const)
    expect(view(state, viewer).mages[0]?.quests.map(({ quest, progress }) => [quest, progress])).toEqual([
      [null, null],
      [null, null],
    ])
})

test('an effect at work is told sentence by sentence', () => {
  expect(effectLines('1.6', 'spell/maelstrom/light').map(({ say }) => say)).toEqual([
    'text.sentence',
    'text.sentence',
  ])
  expect(effectLines('1.6', 'nothing')).toEqual([])
})
