import type { BoardTabs } from '../parts/tab-bar.tsx'

const names = ['lodge', 'sheet', 'tracks', 'mages'] as const
type TabName = (typeof names)[number]

const parts: { readonly [sort: string]: TabName | undefined } = {
  room: 'lodge',
  cell: 'lodge',
  mage: 'lodge',
  evocation: 'lodge',
  pick: 'lodge',
  hand: 'sheet',
  slot: 'sheet',
  choice: 'sheet',
  mode: 'sheet',
  element: 'sheet',
  cube: 'sheet',
  place: 'sheet',
  quest: 'sheet',
  event: 'tracks',
  // [BRW-STU.2] Schools are drawn from in the study form, beside the hand.
  school: 'sheet',
}

/** The parts of the board on a narrow screen. */
export const tabs: BoardTabs<TabName> = {
  names,
  first: 'lodge',
  partOf: (thing) => parts[thing.slice(0, thing.indexOf(':'))],
}
