import { say } from '@conclave/kernel'
import { actingLocation } from '../state.ts'
import { chargeWand, wandTop } from '../table/mages.ts'
import { cityOf } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

/** [SPB-MG] Charges the wand in the wilderness, draws a stone in a city, has no use in a village. */
export const magic: Verb<Extract<Sentence, { verb: 'magic' }>> = {
  check: () => null,
  options: (state, _, { part }) => {
    const location = actingLocation(state)
    const usable =
      location === 'wilderness' ? state.wands[state.active]! < wandTop : cityOf(location) !== undefined
    return usable ? [{ do: 'magic', part }] : noOptions
  },
  run: (state) => {
    const city = cityOf(actingLocation(state))
    if (city !== undefined) return { procedure: 'cityMagic', locals: { city } }
    chargeWand(state, state.active)
    return null
  },
  text: () => say('verb.magic'),
}
