import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type BlackRose, cell, editionOf, type Mage, mageOf, type Owner, rose } from '../state.ts'
import { avatarExits, cellExits, gates } from './hexes.ts'
import { mageModel, setPlace } from './models.ts'

/** The cells of a table, each by the rooms it leads to: one gate for each mage, or four cells with two exits (REB-SET.3). */
export const cellsOf = (state: BlackRose): readonly (readonly number[])[] =>
  editionOf(state).cellsHaveTwoExits ? cellExits : gates[state.seats]!.map((gate) => [gate])

/** [BRW-CELL.4, REB-LDG.8] The rooms into which a mage can leave her cell; none before the cells are dealt. */
export const exitsOf = (state: BlackRose, seat: Owner): readonly number[] => {
  if (seat === rose) return avatarExits
  const { cellAt } = mageOf(state, seat)
  return editionOf(state).cellsHaveTwoExits ? (cellExits.find(([first]) => first === cellAt) ?? []) : [cellAt]
}

/** [REB-DMG.12, RUL-141] Bans that outlast the cell: none of them, or all but the one that would keep her there. */
const barredStill = (state: BlackRose, { inhibited }: Mage): Mage['inhibited'] =>
  editionOf(state).cellFrees === 'all' ? [] : inhibited.filter((what) => what !== 'move')

/** [BRW-CELL.1, BRW-V.35, BRW-V.37] A mage goes to her cell; there she is inhibited no more. */
export const sendToCell = (state: BlackRose, seat: Seat): void => {
  const mage = mageOf(state, seat)
  setPlace(state, mageModel(seat), cell)
  mage.inhibited = barredStill(state, mage)
  tell?.(happened({ event: 'wentToCell', seat }, 'BRW-CELL.1'))
}
