import type { Thing } from '../../table/table.ts'

/** The parts of the board on a narrow screen. */
export const tabs = ['display', 'realm', 'races', 'tower', 'mages'] as const
export type TabName = (typeof tabs)[number]

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

/** The part on which a thing lies. */
export const tabOf = (thing: Thing): TabName | undefined => parts[thing.slice(0, thing.indexOf(':'))]

export const isTab = (name: string | undefined): name is TabName => tabs.some((tab) => tab === name)
