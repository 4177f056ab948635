import { tell } from '@conclave/kernel'
import { eventOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type LaidEvent, type Owner, rose } from '../state.ts'
import type { Timing } from '../words/board.ts'
import { fortunate } from './jinxes.ts'
import { gainPower } from './power.ts'

export const eventSlots = 3

/** [REB-C.8] Index of the deck of events in use: that of the moon, or the Avatar's only one. */
export const eventDeckNow = (state: BlackRose): number => (state.avatar === undefined ? state.moon - 1 : 0)

/** [RUL-78] The places on the board with an event that does something in this phase, in order. */
export const eventsFor = (state: BlackRose, timing: Timing): number[] =>
  [...state.events.keys()].filter((at) => {
    const event = state.events[at] ?? null
    if (event === null) return false
    const printed = eventOf(state.rules.edition, event.card)
    return printed.timing === timing && printed.effect.length > 0
  })

/**
 * An event leaves the board or has done its work: the Black Rose gains its discard value (BRW-EVT.1, BRW-EVT.6), unless a
 * card says that somebody else does, or nobody (REB-C.16).
 */
export const discardEvent = (
  state: BlackRose,
  { card }: LaidEvent,
  gainer: Owner | null = rose,
  by = `event.${card}`,
): void => {
  const { moon, discard } = eventOf(state.rules.edition, card)
  state.eventDiscards[moon - 1]!.push(card)
  tell?.(happened({ event: 'eventDiscarded', card }, 'BRW-EVT.1'))
  if (gainer === null) return
  // [11.4] A mage who gains it by a spell may have ill fortune.
  gainPower(state, gainer, gainer === rose ? discard : fortunate(state, gainer, discard, by), by)
}

/** [BRW-EVT.5] An event moves on by one slot and pushes what lies there; past the last one it is discarded. */
export const moveOn = (state: BlackRose, at: number): void => {
  const event = state.events[at]
  if (event === undefined || event === null) return
  state.events[at] = null
  if (at === eventSlots - 1) {
    discardEvent(state, event)
    return
  }
  moveOn(state, at + 1)
  state.events[at + 1] = event
  tell?.(happened({ event: 'eventMoved', card: event.card, slot: at + 2 }, 'BRW-EVT.5'))
}
