import type { Seat } from '@conclave/kernel'
import { type BlackRose, type Mage, mageOf } from './state.ts'
import { countOf } from './table/cubes.ts'
import { isFull, roomAt } from './table/lodge.ts'
import { cardOfEvocation, evocationsOf } from './table/models.ts'
import { sheetOf } from './table/rules.ts'
import { slotNames } from './words/board.ts'

/** What a mage's cubes on other mages promise: a share of their defeat. */
const promise = (state: BlackRose, seat: Seat): number =>
  state.mages.reduce((sum, { damage }, victim) => {
    if (victim === seat || damage.length === 0) return sum
    const nearness = damage.length / sheetOf(state, victim).health
    return sum + 4 * nearness * (countOf(damage, seat) / damage.length)
  }, 0)

/** What rooms promise in which a mage leads. */
const roomsPromise = (state: BlackRose, seat: Seat): number =>
  state.lodge.reduce((sum, { cubes }, at) => {
    const own = countOf(cubes, seat)
    if (own === 0) return sum
    const { slots, power } = roomAt(state, at)
    return sum + (isFull(state, at) ? power : power * 0.6) * (own / Math.max(slots, 1))
  }, 0)

/** What is prepared is worth more than what lies in hand, and every decision of a plan a little more than none. */
const prepared = ({ sheet, slots, draft, ready }: Mage): number => {
  const waiting = slotNames.filter((slot, at) => sheet[at] !== null && slots[slot].status !== 'used').length
  const decided = draft.card === null ? 0 : draft.slot === null ? 0.02 : 0.04
  return 0.55 * waiting + decided + (ready ? 0.1 : 0)
}

const standingOf = (state: BlackRose, seat: Seat): number => {
  const mage = mageOf(state, seat)
  const rooms = mage.rooms.reduce(
    (sum, room) =>
      sum +
      roomAt(
        state,
        state.lodge.findIndex((laid) => laid.room === room),
      ).power,
    0,
  )
  const evocations = evocationsOf(state, seat).reduce(
    (sum, each) => sum + 0.3 + 0.15 * cardOfEvocation(state, each).attack,
    0,
  )
  return (
    mage.power +
    rooms +
    promise(state, seat) +
    roomsPromise(state, seat) +
    evocations +
    2 * mage.completed.length +
    mage.won.length +
    0.25 * Math.min(mage.hand.length, 6) +
    prepared(mage) +
    0.4 * mage.quests.cards.length +
    (state.crown === seat ? 0.7 : 0) -
    2.5 * (mage.damage.length / sheetOf(state, seat).health)
  )
}

/** How good the position is for a seat, from 0 to 1: how far ahead of the best other she is. */
export const evaluate = (state: BlackRose, seat: Seat): number => {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 : 0
  const own = standingOf(state, seat)
  const others = state.mages.map((_, at) => at).filter((at) => at !== seat)
  const best = Math.max(state.rose.power, ...others.map((at) => standingOf(state, at)))
  const mean = others.reduce((sum, at) => sum + standingOf(state, at), 0) / others.length
  return 1 / (1 + Math.exp(-(own - 0.6 * best - 0.4 * mean) / 6))
}
