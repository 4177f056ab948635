import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { type BoardCard, type BoardZone, type MageNoir, playerOf } from '../state.ts'
import type { CardType } from '../words/card.ts'
import type { Bag } from '../words/mana.ts'

const zoneOf: { readonly [T in CardType]: BoardZone } = {
  spell: 'prepared',
  permanent: 'permanents',
  equipment: 'equipment',
  ritual: 'rituals',
}

/** [MN-5.1 P6] A card comes onto the board with this Mana under it. */
export const arrive = (state: MageNoir, seat: Seat, card: string, locked: Bag): BoardCard => {
  const { type, life } = cardOf(card)
  state.arrivals++
  const on: BoardCard = {
    n: state.arrivals,
    card,
    zone: zoneOf[type],
    locked,
    life: life ?? 0,
    ignored: 0,
    doubled: false,
  }
  playerOf(state, seat).board.push(on)
  return on
}
