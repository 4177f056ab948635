import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'

/** [BRW-CELL.1, BRW-V.35, BRW-V.37] A mage goes to her cell; there she is inhibited no more. */
export const sendToCell = (state: BlackRose, seat: Seat): void => {
  const mage = mageOf(state, seat)
  mage.place = cell
  mage.inhibited = []
  tell?.(happened({ event: 'wentToCell', seat }, 'BRW-CELL.1'))
}
