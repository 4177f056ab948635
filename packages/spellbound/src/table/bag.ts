import { roll, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'

/** [SPB-BAG.1, SPB-BAG.2] Draws stones one by one; an empty bag is refilled only when the next stone is needed. */
export const drawStones = (state: Spellbound, count: number): void => {
  const { bag, drawn } = state
  const stones = { sun: 0, moon: 0 }
  for (let i = 0; i < count; i++) {
    if (bag.sun + bag.moon === 0) {
      bag.sun = drawn.sun
      bag.moon = drawn.moon
      drawn.sun = 0
      drawn.moon = 0
    }
    const stone = roll(state, bag.sun + bag.moon) < bag.sun ? 'sun' : 'moon'
    bag[stone]--
    drawn[stone]++
    stones[stone]++
  }
  state.stones = stones
  tell?.(happened({ event: 'stonesDrawn', sun: stones.sun, moon: stones.moon }, 'SPB-BAG.1'))
}

/** [SPB-FT.5] Puts a stone from the supply into the bag, if there is one. */
export const addStone = (state: Spellbound, stone: 'sun' | 'moon'): void => {
  if (state.supply[stone] === 0) return
  state.supply[stone]--
  state.bag[stone]++
  tell?.(happened({ event: 'stoneAdded', stone }, stone === 'sun' ? 'SPB-FT.2' : 'SPB-FT.3'))
}
