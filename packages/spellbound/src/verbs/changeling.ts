import { say, tell } from '@conclave/kernel'
import { allyOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import { allyAt, emptyVillage } from '../table/villages.ts'
import type { SentenceOf } from '../words/effect.ts'
import type { Verb } from './verb.ts'

/** The villages whose face-up ally has the lowest cost of all. */
const cheapest = (state: Spellbound): number[] => {
  let lowest = Number.POSITIVE_INFINITY
  let villages: number[] = []
  for (let village = 0; village < state.villages.length; village++) {
    const cost = allyAt(state, village)?.cost
    if (cost === undefined || cost > lowest) continue
    if (cost < lowest) villages = []
    lowest = cost
    villages.push(village)
  }
  return villages
}

/** [AR-17] Takes a cheapest village ally away; another card of its set takes the village, if the reserve has one. */
export const changeling: Verb<SentenceOf<'changeling'>, 'changeling'> = {
  check: () => null,
  does: () => 'changeling',
  options: (state, _, { part }) => cheapest(state).map((village) => ({ do: 'changeling', part, village })),
  run: (state, _, { village }) => {
    const { zones, villages } = state
    const ally = allyAt(state, village)!
    zones.discard.push(ally.id)
    const next = zones.reserve.findIndex((card) => allyOf(card)?.set === ally.set)
    tell?.(happened({ event: 'changelingTook', village, card: ally.id, replaced: next >= 0 }, 'AR-17'))
    if (next >= 0) villages[village] = zones.reserve.splice(next, 1)[0]!
    else emptyVillage(state, village)
    return null
  },
  rule: () => 'AR-17',
  text: () => say('verb.changeling'),
  foresee: () => null,
  offer: () => null,
}
