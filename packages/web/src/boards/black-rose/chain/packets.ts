import type { BlackRoseView, EvocationKind } from '@conclave/black-rose'
import type { Seat } from '@conclave/kernel'

interface Packet {
  readonly model: string
  /** Owner of the model, and the kind of evocation; null for the mage herself. */
  readonly seat: Seat
  readonly kind: EvocationKind | null
  readonly amount: number
}

/** Damage on its way, with whom it is going to hit. */
export const packetsOf = ({ packets, evocations }: Pick<BlackRoseView, 'packets' | 'evocations'>): Packet[] =>
  packets.flatMap(({ model, amount }): Packet[] => {
    const [sort, number] = model.split('.')
    if (sort === 'mage') return [{ model, seat: Number(number), kind: null, amount }]
    const found = evocations.find(({ n }) => n === Number(number))
    return found === undefined ? [] : [{ model, seat: found.owner, kind: found.kind, amount }]
  })
