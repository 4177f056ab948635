import { say } from '@conclave/kernel'
import { actingLocation } from '../state.ts'
import { chargeWand, wandTop } from '../table/mages.ts'
import { cityOf } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

/** [SPB-MG] Charges the wand in the wilderness, draws a stone in a city, has no use in a village. */
export const magic: Verb<SentenceOf<'magic'>, 'magic'> = {
  check: () => null,
  does: () => 'magic',
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
  rule: () => 'SPB-MG.1',
  text: () => say('verb.magic'),
  foresee: () => null,
  offer: () => ({ to: 'magic' }),
}
