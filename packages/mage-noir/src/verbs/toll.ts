import type { Seat } from '@conclave/kernel'
import type { MageNoir } from '../state.ts'
import { isMageNoir } from '../table/board.ts'
import type { Amount } from '../words/effect.ts'

/** Toll: the most that something certain takes, in life of each player and cards of each deck. */
export interface Toll {
  readonly life: readonly [number, number]
  readonly deck: readonly [number, number]
}

export const noToll: Toll = { life: [0, 0], deck: [0, 0] }

const pairOf = (seat: Seat, count: number): readonly [number, number] =>
  seat === 0 ? [count, 0] : [0, count]

export const lifeToll = (seat: Seat, life: number): Toll => ({ ...noToll, life: pairOf(seat, life) })
export const deckToll = (seat: Seat, cards: number): Toll => ({ ...noToll, deck: pairOf(seat, cards) })

export const addTolls = (one: Toll, another: Toll): Toll => ({
  life: [one.life[0] + another.life[0], one.life[1] + another.life[1]],
  deck: [one.deck[0] + another.deck[0], one.deck[1] + another.deck[1]],
})

/** An amount that nothing certain can change: printed, or by a status that nobody loses. */
export const fixedAmount = (state: MageNoir, amount: Amount, seat: Seat): number | null => {
  if (typeof amount === 'number') return amount
  if (amount.by !== 'status') return null
  return fixedAmount(state, isMageNoir(state, seat) ? amount.mageNoir : amount.usual, seat)
}
