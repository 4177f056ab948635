import { say } from '@conclave/kernel'
import { discardAt, discardFrom } from '../table/display.ts'
import { topWickedAt, wickedOnTower } from '../table/tower.ts'
import type { Sentence } from '../words/effect.ts'
import { noOptions, type Verb, wrongOption } from './verb.ts'

/** Discards a wicked card of the Moon stack: the top one (Ranger) or any one (Sun Burst). Never a minion. */
export const discardTower: Verb<Extract<Sentence, { verb: 'discardTower' }>> = {
  check: () => null,
  options: (state, { filter }, { part }) => {
    if (filter === 'anyWicked') return wickedOnTower(state).map((card) => ({ card, do: 'burn' }))
    return topWickedAt(state) < 0 ? noOptions : [{ do: 'unseat', part }]
  },
  run: (state, _, option) => {
    if (option.do === 'burn') discardFrom(state, 'moonStack', option.card, 'SPB-SP.5')
    else if (option.do === 'unseat') discardAt(state, 'moonStack', topWickedAt(state), 'SPB-ST.1')
    else wrongOption(option)
    return null
  },
  text: ({ filter }) => say(`verb.discardTower.${filter}`),
}
