import type { Stopped } from '../events.ts'
import type { BlackRose } from '../state.ts'
import { roomName } from './lodge.ts'
import { namedModel } from './named.ts'
import { innermost } from './stack.ts'

/** What the reaction at hand stops, for the log: what the innermost window is open for. */
export const stoppedIn = (state: BlackRose): Stopped => {
  const occurrence = innermost(state, 'window')?.occurrence
  switch (occurrence?.what) {
    case 'damage':
      return { what: 'damage', model: namedModel(state, occurrence.model), amount: occurrence.amount }
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
