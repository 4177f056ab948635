import type { BookSymbol } from '../words/board.ts'
import type { BaseCard } from '../words/card.ts'
import { influence, magic, move, oneOf, search, seq } from '../words/effect.ts'

const actions = { movement: move, magic, influence: influence(1) } as const
const suns = { movement: 1, magic: 2, influence: 1 } as const

/** [SPB-ST.6] Every base card is used for its action or for a search, never both. */
const base = (action: BaseCard['action'], book: BookSymbol, count = 1): BaseCard => ({
  kind: 'base',
  id: `${action}-${book}`,
  count,
  sun: suns[action],
  moon: 0,
  action,
  book,
  effect: seq(oneOf(actions[action], search(book))),
})

/** Section 6.1: five of each action; every colour on two cards, the rainbow on five. */
export const baseCards: readonly BaseCard[] = [
  base('movement', 'red'),
  base('movement', 'green'),
  base('movement', 'silver'),
  base('movement', 'rainbow', 2),
  base('magic', 'red'),
  base('magic', 'blue'),
  base('magic', 'yellow'),
  base('magic', 'silver'),
  base('magic', 'rainbow'),
  base('influence', 'blue'),
  base('influence', 'green'),
  base('influence', 'yellow'),
  base('influence', 'rainbow', 2),
]
