import type { BlackRoseView } from '@conclave/black-rose'
import type { Thing } from '../../../table/table.ts'
import { bodyOf } from './bodies.ts'
import { rose } from './majority.ts'

type Sort = 'damage' | 'aim' | 'move' | 'activate' | 'summon'

/** From which hex to which other one something goes. */
export interface Arrow {
  readonly key: string
  readonly sort: Sort
  readonly from: number
  readonly to: number
  readonly amount?: number
}

/** Party to something that others may react to: its doer, or its victim. */
interface Party {
  readonly thing: Thing
  readonly part: 'by' | 'to'
  readonly sort: Sort
}

type Table = Pick<BlackRoseView, 'packets' | 'windows' | 'mages' | 'avatar' | 'evocations' | 'lodge'>

/**
 * Arrows between rooms while others may react: damage on its way from the mage who deals it, a spell to its target, a mage who is
 * moved or has moved, an activation from afar, and a summoning. Within one room there is nothing to draw.
 */
export const arrowsOf = (table: Table): Arrow[] => {
  const { packets, windows, evocations, lodge } = table
  const hexOf = (place: string | undefined): number => lodge.findIndex(({ room }) => room === place)
  const mageAt = (owner: number): number => hexOf(bodyOf(table, owner)?.place)
  const blows = packets.map(({ model, by, amount }): Arrow => {
    const [sort, number] = model.split('.')
    const hit =
      sort === 'mage'
        ? bodyOf(table, Number(number))?.place
        : evocations.find(({ n }) => n === Number(number))?.place
    return { key: `${by} ${model}`, sort: 'damage', from: mageAt(by), to: hexOf(hit), amount }
  })
  const others = windows.flatMap((occurrence, at): Arrow[] => {
    const arrow = (sort: Arrow['sort'], from: number, to: number): Arrow[] => [
      { key: `${occurrence.what} ${at}`, sort, from, to },
    ]
    switch (occurrence.what) {
      case 'targeted':
        return arrow('aim', mageAt(occurrence.by), mageAt(occurrence.seat))
      case 'moved':
        return arrow('move', mageAt(occurrence.seat), occurrence.to ?? -1)
      case 'endsMove':
        return arrow('move', occurrence.from, occurrence.room)
      case 'activates':
        return arrow('activate', mageAt(occurrence.seat), occurrence.room)
      case 'summons':
        return arrow('summon', mageAt(occurrence.seat), occurrence.room)
      default:
        return []
    }
  })
  return [...blows, ...others].filter(({ from, to }) => from >= 0 && to >= 0 && from !== to)
}

/** The models that something at work is about, even within one room: those whom it comes from, and those whom it hits. */
export const partiesOf = ({
  packets,
  windows,
  avatar,
}: Pick<Table, 'packets' | 'windows' | 'avatar'>): readonly Party[] => {
  // [REB-AVA.2] What comes from the Black Rose comes from its body, if it has one.
  const mage = (owner: number, part: Party['part'], sort: Sort): Party[] =>
    owner < (avatar === undefined ? 0 : rose) ? [] : [{ thing: `mage:${owner}`, part, sort }]
  const blows = packets.flatMap(({ model, by }): Party[] => {
    const [sort = '', number = ''] = model.split('.')
    return [{ thing: `${sort}:${number}`, part: 'to', sort: 'damage' }, ...mage(by, 'by', 'damage')]
  })
  const others = windows.flatMap((occurrence): Party[] => {
    switch (occurrence.what) {
      case 'targeted':
        return [...mage(occurrence.seat, 'to', 'aim'), ...mage(occurrence.by, 'by', 'aim')]
      case 'moved':
        return [...mage(occurrence.seat, 'to', 'move'), ...mage(occurrence.by, 'by', 'move')]
      case 'endsMove':
        return mage(occurrence.seat, 'by', 'move')
      case 'activates':
        return mage(occurrence.seat, 'by', 'activate')
      case 'summons':
        return mage(occurrence.seat, 'by', 'summon')
      default:
        return []
    }
  })
  return [...blows, ...others]
}
