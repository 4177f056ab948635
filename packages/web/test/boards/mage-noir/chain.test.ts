import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chain } from '../../../src/boards/mage-noir/chain.tsx'
import { type BoardContext, BoardProvider } from '../../../src/boards/mage-noir/context.ts'

/** The chain as it is drawn while these cards are at work, the outermost first. */
const drawn = (cards: readonly string[], turnLimit = 300): string => {
  const board = {
    table: {
      phase: 'main',
      turn: 3,
      turnLimit,
      active: 0,
      working: cards.map((card, at) => ({ seat: 0, card, n: at + 1 })),
      packets: [],
      turnEffects: [],
      waiting: [],
    },
    question: null,
    options: [],
    speak: ({ say }: { say: string }) => say,
    alone: ({ say }: { say: string }) => say,
    nameOf: String,
    card: (id: string) => id,
    inspect: () => {},
  } as unknown as BoardContext
  return renderToStaticMarkup(createElement(BoardProvider, { value: board }, createElement(Chain)))
}

test('of what is at work, the innermost is marked as what goes on first', () => {
  const links = drawn(['animated-tree', 'crimson-ring']).split('<li').slice(1)
  expect(links.map((link) => link.includes('aria-current="step"'))).toEqual([false, true])
  expect(links[1]).toContain('crimson-ring')
})

test('[MN-3.64] the limit of turns is told beside the turn, where there is one', () => {
  expect(drawn([])).toContain('turn.limited')
  expect(drawn([], 0)).not.toContain('turn.limited')
})
