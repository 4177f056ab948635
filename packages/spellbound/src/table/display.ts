import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Spellbound, Zone } from '../state.ts'

/** Takes one copy of a card out of a zone; whether it was there. */
export const takeFrom = (state: Spellbound, zone: Zone, card: string): boolean => {
  const list = state.zones[zone]
  const at = list.indexOf(card)
  if (at < 0) return false
  list.splice(at, 1)
  return true
}

type Discardable = 'mageRow' | 'wickedRow' | 'moonStack'

/** Discards a card from the display or the tower; of several copies, the topmost. */
export const discardFrom = (state: Spellbound, zone: Discardable, card: string, rule: string): void =>
  discardAt(state, zone, state.zones[zone].lastIndexOf(card), rule)

/** Discards the card at this place of the display or the tower. */
export const discardAt = (state: Spellbound, zone: Discardable, at: number, rule: string): void => {
  const card = state.zones[zone].splice(at, 1)[0]!
  state.zones.discard.push(card)
  tell?.(happened({ event: 'cardDiscarded', seat: state.active, card, from: zone }, rule))
}

/** Different cards of a zone, each once, in the order they lie. */
export const distinct = (cards: readonly string[]): string[] => {
  const list: string[] = []
  for (const card of cards) if (!list.includes(card)) list.push(card)
  return list
}
