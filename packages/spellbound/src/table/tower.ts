import { takeTop, tell } from '@conclave/kernel'
import { cardOf, isWicked } from '../content/cards.ts'
import { witchStrength } from '../content/wicked.ts'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import { loseBy } from './ending.ts'

/** The Witch's own strength on her stage; at the top the match is lost and nothing is compared any more. */
export const personalStrength = (state: Spellbound): number => witchStrength[state.stage - 1] ?? 0

const sumOf = (cards: readonly string[], side: 'sun' | 'moon'): number => {
  let sum = 0
  for (const id of cards) sum += cardOf(id)[side]
  return sum
}

/** [SPB-EN.5, SPB-FB.5] Both strengths without any stones. */
export const standingStrengths = (state: Spellbound): { sun: number; moon: number } => ({
  sun: sumOf(state.zones.sunStack, 'sun') + state.bookSuns,
  moon: personalStrength(state) + sumOf(state.zones.moonStack, 'moon') + sumOf(state.zones.minions, 'moon'),
})

/** [SPB-EN.7] Stages that the Witch climbs after winning by so much; by ten, all is over. */
export const stagesWonBy = (lead: number): number | 'annihilated' =>
  lead >= 10 ? 'annihilated' : lead >= 5 ? 2 : 1

/** The distinct wicked cards of the Moon stack. */
export const wickedOnTower = (state: Spellbound): string[] =>
  [...new Set(state.zones.moonStack.filter(isWicked))].sort()

/** [AR-40] The wicked card nearest the top; a Librarian above it is passed over. */
export const topWickedAt = (state: Spellbound): number => state.zones.moonStack.findLastIndex(isWicked)

/** [SPB-EN.4] The top of the wicked deck joins the Destiny discard; without one the match is lost. */
export const addWicked = (state: Spellbound): void => {
  if (state.outcome !== null) return
  // Taking it brings the next card of the face-up pile to light.
  const card = takeTop(state, state.zones.wickedDeck)
  if (card === undefined) {
    loseBy(state, 'SPB-LOSE.4')
    return
  }
  state.zones.discard.push(card)
  tell?.(happened({ event: 'wickedAdded', card }, 'SPB-EN.4'))
}
