import type { Thing } from '../../table/table.ts'

/** The parts of the board on a narrow screen. */
export const tabs = ['lodge', 'sheet', 'tracks', 'mages'] as const
export type TabName = (typeof tabs)[number]

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
  school: 'tracks',
}

/** The part on which a thing lies. */
export const tabOf = (thing: Thing): TabName | undefined => parts[thing.slice(0, thing.indexOf(':'))]

export const isTab = (name: string | undefined): name is TabName => tabs.some((tab) => tab === name)
