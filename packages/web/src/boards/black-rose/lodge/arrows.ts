import type { BlackRoseView } from '@conclave/black-rose'

/** From which hex to which other one something goes. */
export interface Arrow {
  readonly key: string
  readonly sort: 'damage' | 'aim' | 'move' | 'summon'
  readonly from: number
  readonly to: number
}

type Table = Pick<BlackRoseView, 'packets' | 'windows' | 'mages' | 'evocations' | 'lodge'>

/**
 * What goes from room to room while others may react to it: damage on its way from the mage who deals it, a spell to its
 * target, a mage who is moved or has moved, an activation from afar, and a summoning. Within one room there is nothing to draw.
 */
export const arrowsOf = (table: Table): Arrow[] => {
  const { packets, windows, mages, evocations, lodge } = table
  const hexOf = (place: string | undefined): number => lodge.findIndex(({ room }) => room === place)
  const mageAt = (seat: number): number => hexOf(mages[seat]?.place)
  const blows = packets.map(({ model, by }): Arrow => {
    const [sort, number] = model.split('.')
    const hit =
      sort === 'mage' ? mages[Number(number)]?.place : evocations.find(({ n }) => n === Number(number))?.place
    return { key: `${by} ${model}`, sort: 'damage', from: mageAt(by), to: hexOf(hit) }
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
        return arrow('aim', mageAt(occurrence.seat), occurrence.room)
      case 'summons':
        return arrow('summon', mageAt(occurrence.seat), occurrence.room)
      default:
        return []
    }
  })
  return [...blows, ...others].filter(({ from, to }) => from >= 0 && to >= 0 && from !== to)
}
