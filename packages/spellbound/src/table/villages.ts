import { tell, uncover } from '@conclave/kernel'
import { allyOf, cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { CurrentCard, Spellbound } from '../state.ts'
import { villageAt } from '../words/board.ts'

/** Turns a village card face up; that alone is no visit. */
export const revealVillage = (state: Spellbound, village: number): void => {
  if (state.revealed[village]) return
  uncover(state)
  state.revealed[village] = true
  tell?.(happened({ event: 'villageRevealed', village, card: state.villages[village]! }, 'SPB-MV.4'))
}

/** The face-up ally at a village, if one waits there. */
export const allyAt = (state: Spellbound, village: number) =>
  village >= 0 && state.revealed[village] === true ? allyOf(state.villages[village] ?? null) : undefined

/** The face-up card at the location of a mage, if it is this one. */
export const standsOn = (state: Spellbound, mage: number, place: string): boolean => {
  const village = villageAt(state.mages[mage]!)
  return village >= 0 && state.revealed[village] === true && state.villages[village] === place
}

/** [SPB-IN.2] The influence gathered at a village, that of the card being resolved included. */
export const gatheredAt = (state: Spellbound, village: number): number => {
  let total = state.current?.village === village ? state.current.influence : 0
  for (const stored of state.stored) if (stored.village === village) total += stored.value
  return total
}

/** Gives up the cards stored at a village. */
const discardStored = (state: Spellbound, village: number): void => {
  if (state.stored.length === 0) return
  for (const stored of state.stored) if (stored.village === village) state.zones.discard.push(stored.card)
  state.stored = state.stored.filter((stored) => stored.village !== village)
}

/** [SPB-IN.4] The ally joins: its village card to the Mage row, the rest of its set to the discard. */
const recruit = (state: Spellbound, village: number): void => {
  const ally = allyAt(state, village)
  if (ally === undefined) return
  const { zones } = state
  zones.mageRow.push(ally.id)
  let copies = 1
  for (let at = zones.reserve.length - 1; at >= 0; at--) {
    const card = cardOf(zones.reserve[at]!)
    if (card.kind !== 'ally' || card.set !== ally.set) continue
    zones.discard.push(zones.reserve.splice(at, 1)[0]!)
    copies++
  }
  tell?.(happened({ event: 'allyRecruited', village, card: ally.id, copies }, 'SPB-IN.4'))
  // [SPB-IN.7] The card is not left here: what it has still to give may go to another village.
  if (state.current?.village === village) {
    state.current.influence = 0
    state.current.village = -1
  }
  emptyVillage(state, village)
}

/** The village stays empty for the rest of the match. */
export const emptyVillage = (state: Spellbound, village: number): void => {
  discardStored(state, village)
  state.villages[village] = null
  tell?.(happened({ event: 'villageEmptied', village }, 'SPB-IN.4'))
}

/** [SPB-IN.2, SPB-IN.4] Influence at a village; enough of it recruits at once. */
export const addInfluence = (
  state: Spellbound,
  village: number,
  amount: number,
  by: CurrentCard | null,
): void => {
  const ally = allyAt(state, village)
  if (ally === undefined) return
  if (by !== null) {
    by.village = village
    by.influence += amount
  }
  // A spell's influence is never stored (Winning Smile), so it is no card's and only counts now.
  const total = gatheredAt(state, village) + (by === null ? amount : 0)
  tell?.(
    happened(
      {
        event: 'influenceUsed',
        seat: state.active,
        village,
        amount,
        total,
        cost: ally.cost,
        card: by?.card ?? 'winning-smile',
      },
      'SPB-IN.2',
    ),
  )
  if (total >= ally.cost) recruit(state, village)
}
