import type { Hit, Stopped } from '../events.ts'
import type { BlackRose } from '../state.ts'
import { roomName } from './lodge.ts'
import { isHit } from './models.ts'
import { namedModel } from './named.ts'
import { innermost } from './stack.ts'

/** Every model that the damage at hand would still hit. */
const hitsAtHand = (state: BlackRose): Hit[] => {
  const damage = innermost(state, 'damage')
  if (damage === undefined) return []
  return damage.packets
    .filter(({ model, amount }) => amount > 0 && isHit(state, damage, model))
    .map(({ model, amount }) => ({ model: namedModel(state, model), amount }))
}

/** Object that the reaction at hand cancels, for the log: for everybody, not only for who reacts. */
export const cancelledIn = (state: BlackRose): Stopped => {
  const stopped = stoppedIn(state)
  return stopped.what === 'damage' ? { what: 'damage', hits: hitsAtHand(state) } : stopped
}

/** Object that the reaction at hand stops, for the log: the occasion of the innermost window. */
export const stoppedIn = (state: BlackRose): Stopped => {
  const occurrence = innermost(state, 'window')?.occurrence
  switch (occurrence?.what) {
    case 'damage': {
      const { model, amount } = occurrence
      return { what: 'damage', hits: [{ model: namedModel(state, model), amount }] }
    }
    case 'targeted':
      return { what: 'targeted', card: occurrence.card }
    case 'losePower':
      return { what: 'losePower', seat: occurrence.seat, amount: occurrence.amount }
    case 'moved':
      return { what: 'moved', seat: occurrence.seat }
    case 'activates':
      return { what: 'activates', room: roomName(state, occurrence.room) }
    default:
      throw new Error(`nothing can be stopped when '${occurrence?.what}' is at hand`)
  }
}
