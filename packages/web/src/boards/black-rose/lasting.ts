import type { BlackRoseView, LastingView } from '@conclave/black-rose'
import { cardOf } from '@conclave/black-rose'
import type { Seat } from '@conclave/kernel'

type Table = Pick<BlackRoseView, 'lasting'>

/** [BRW-V.23] Rules that hold for a mage until the end of the round. */
export const lastingFor = ({ lasting }: Table, seat: Seat): readonly LastingView[] =>
  lasting.filter((each) => each.seat === seat)

/** True if a card that was used is still at work for whoever used it. */
export const isLasting = (table: Table, seat: Seat, card: string): boolean =>
  lastingFor(table, seat).some(({ source }) => cardOf(source) === card)
