import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import { type Location, villageAt } from '../words/board.ts'
import { addStone } from './bag.ts'
import { revealVillage, standsOn } from './villages.ts'

export const wandTop = 3

/** [SPB-PL.2] A mage arrives somewhere: the village is revealed and visited. */
export const arrive = (
  state: Spellbound,
  mage: Seat,
  to: Location,
  by: 'move' | 'carried' | 'teleport',
): void => {
  state.mages[mage] = to
  if (mage === state.acting) state.moved = true
  tell?.(happened({ event: 'mageMoved', mage, to, by }, by === 'move' ? 'SPB-MV.1' : 'SPB-PL.2'))
  const village = villageAt(to)
  if (village < 0) return
  revealVillage(state, village)
  // [SPB-PL.3] A steered figure charges the wand of whoever steers it.
  if (standsOn(state, mage, 'fairy-spring')) chargeWand(state, mage === state.acting ? state.active : mage)
  if (mage === state.acting) visitFortuna(state)
}

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
