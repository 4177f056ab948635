import type { BlackRoseView } from '@conclave/black-rose'

/** From which hex to which other one something is on its way. */
export interface Arrow {
  readonly key: string
  readonly from: number
  readonly to: number
}

/** Damage on its way, from the mage who deals it to where it hits; within one room there is nothing to draw. */
export const arrowsOf = ({
  packets,
  mages,
  evocations,
  lodge,
}: Pick<BlackRoseView, 'packets' | 'mages' | 'evocations' | 'lodge'>): Arrow[] => {
  const hexOf = (place: string | undefined): number => lodge.findIndex(({ room }) => room === place)
  return packets.flatMap(({ model, by }) => {
    const [sort, number] = model.split('.')
    const hit =
      sort === 'mage' ? mages[Number(number)]?.place : evocations.find(({ n }) => n === Number(number))?.place
    const [from, to] = [hexOf(mages[by]?.place), hexOf(hit)]
    return from < 0 || to < 0 || from === to ? [] : [{ key: `${by} ${model}`, from, to }]
  })
}
