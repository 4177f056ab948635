import { cardOf } from '../content/cards.ts'
import type { Spellbound } from '../state.ts'
import { personalStrength, standingStrengths } from '../table/tower.ts'

/** By how much the mages would be ahead at the tower, with the stones the bag will probably give. */
export const expectedLead = (state: Spellbound): number => {
  const { sun, moon } = standingStrengths(state)
  const { bag, drawn } = state
  // [SPB-BAG.2] An empty bag is refilled when the next stone is needed.
  const stones = bag.sun + bag.moon > 0 ? bag : drawn
  const share = (stones.sun - stones.moon) / (stones.sun + stones.moon)
  return sun - moon + personalStrength(state) * share
}

/** [SPB-FB.3] Worth of the recovered books in the final battle: each destroys a card or adds one sun. */
export const worthOfBooks = ({ zones, bookSlots }: Spellbound): number => {
  const moons = [...zones.minions, ...zones.moonStack].map((card) => cardOf(card).moon).sort((a, b) => b - a)
  return bookSlots.reduce((sum, _, at) => sum + Math.max(1, moons[at] ?? 1), 0)
}
