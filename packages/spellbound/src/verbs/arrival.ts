import { type Seat, tell } from '@conclave/kernel'
import { placeOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import { visitFortuna } from '../table/mages.ts'
import { revealVillage } from '../table/villages.ts'
import { type Location, villageAt } from '../words/board.ts'
import { happen } from './automatic.ts'

/** [SPB-PL.2] A mage arrives somewhere: the village is revealed and visited. */
export const arrive = (
  state: Spellbound,
  mage: Seat,
  to: Location,
  by: 'move' | 'carried' | 'teleport',
): void => {
  state.mages[mage] = to
  if (mage === state.active) state.moved = true
  tell?.(happened({ event: 'mageMoved', mage, to, by }, by === 'move' ? 'SPB-MV.1' : 'SPB-PL.2'))
  const village = villageAt(to)
  if (village < 0) return
  revealVillage(state, village)
  visit(state, mage)
}

/**
 * [SPB-PL.2] A mage is at the place of a village: she has arrived there, or her turn begins there, or somebody begins to
 * steer her there.
 */
export const visit = (state: Spellbound, mage: Seat): void => {
  const village = villageAt(state.mages[mage]!)
  if (village < 0) return
  const brought = placeOf(state.villages[village] ?? null)?.visit
  // [SPB-PL.3] A steered figure charges the wand of whoever steers it.
  if (brought !== undefined) happen(state, brought, mage === state.acting ? state.active : mage)
  if (mage === state.acting) visitFortuna(state)
}
