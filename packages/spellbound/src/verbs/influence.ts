import { say } from '@conclave/kernel'
import { actingLocation } from '../state.ts'
import { addInfluence, allyAt, gatheredAt } from '../table/villages.ts'
import { villageAt } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

/** [SPB-IN] Influence on the ally of the village where the acting mage is. */
export const influence: Verb<SentenceOf<'influence'>, 'influence'> = {
  check: ({ amount }) => (amount < 1 ? 'influences nobody' : null),
  does: () => 'influence',
  options: (state, { amount, atOnce }, { part }) => {
    const village = villageAt(actingLocation(state))
    const ally = allyAt(state, village)
    if (ally === undefined) return noOptions
    if (atOnce)
      return gatheredAt(state, village) + amount >= ally.cost
        ? [{ amount, do: 'influence', part }]
        : noOptions
    // [SPB-IN.7] All influence of one card goes to one village.
    const { current } = state
    if (current !== null && current.village >= 0 && current.village !== village) return noOptions
    return [{ amount, do: 'influence', part }]
  },
  run: (state, { amount, atOnce }) => {
    const village = villageAt(actingLocation(state))
    addInfluence(state, village, amount, atOnce ? null : state.current)
    return null
  },
  rule: ({ atOnce }) => (atOnce ? 'AR-28' : 'SPB-IN.1'),
  text: ({ amount, atOnce }) => say(atOnce ? 'verb.influence.atOnce' : 'verb.influence', { amount }),
  foresee: () => null,
  offer: () => ({ to: 'influence' }),
}
