import type { BoardTabs } from '../parts/tab-bar.tsx'

const names = ['display', 'realm', 'races', 'tower', 'mages'] as const
type TabName = (typeof names)[number]

const parts: { readonly [sort: string]: TabName | undefined } = {
  card: 'display',
  guard: 'display',
  pile: 'display',
  location: 'realm',
  stored: 'realm',
  mage: 'realm',
  book: 'races',
  piece: 'races',
  tower: 'tower',
  wand: 'mages',
  spell: 'mages',
}

/** The parts of the board on a narrow screen. */
export const tabs: BoardTabs<TabName> = {
  names,
  first: 'display',
  partOf: (thing) => parts[thing.slice(0, thing.indexOf(':'))],
}
