import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { BlackRose, BlackRoseOption, ModelId } from '../state.ts'
import { hexOf, roomName } from '../table/lodge.ts'
import { mageModel, placeOf } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn } from '../table/named-options.ts'

interface Aiming {
  readonly seat: Seat
  target: ModelId | null
  targetRoom: number
}

/** [BRW-CAST.3] The target is chosen. */
export const aimAt = (state: BlackRose, locals: Aiming, option: BlackRoseOption): void => {
  const model = modelIn(option)
  if (model !== null) {
    locals.target = model
    locals.targetRoom = placeOf(state, model)
  } else if (option.do === 'room') locals.targetRoom = hexOf(state, option.room)
  const at = model === null ? null : namedModel(state, model)
  const room = roomName(state, locals.targetRoom)
  tell?.(happened({ event: 'aimed', seat: locals.seat, at, room }, 'BRW-CAST.3'))
}

/** [BRW-CAST.3] There is one target at most. That a spell works on its own mage is no news: it has been told who casts it. */
export const aimAtOnly = (state: BlackRose, locals: Aiming, only: BlackRoseOption | undefined): void => {
  const own = mageModel(locals.seat)
  if (only !== undefined && modelIn(only) !== own) aimAt(state, locals, only)
  else if (only !== undefined) {
    locals.target = own
    locals.targetRoom = placeOf(state, own)
  }
}
