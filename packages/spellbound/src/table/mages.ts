import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import type { Location } from '../words/board.ts'
import { addStone } from './bag.ts'
import { standsOn } from './villages.ts'

export const wandTop = 3

/** [SPB-WN.5] One level up, at most to the third. */
export const chargeWand = (state: Spellbound, seat: Seat): void => {
  if (state.wands[seat]! >= wandTop) return
  const level = ++state.wands[seat]!
  tell?.(happened({ event: 'wandCharged', seat, level }, 'SPB-WN.5'))
}

/** [SPB-FT.2] The acting mage stands on Fortuna's village while her card is due: one sun, once. */
export const visitFortuna = (state: Spellbound): void => {
  const { fortuna } = state
  if (!fortuna.due || fortuna.visited || !standsOn(state, state.acting, 'fortuna-village')) return
  fortuna.visited = true
  addStone(state, 'sun')
}

export const isSomebodyAt = (state: Spellbound, location: Location): boolean => state.mages.includes(location)
