import { say } from '@conclave/kernel'
import { discardAt, discardFrom } from '../table/display.ts'
import { topWickedAt, wickedOnTower } from '../table/tower.ts'
import type { SentenceOf } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

/** Discards a wicked card of the Moon stack: the top one (Ranger) or any one (Sun Burst). Never a minion. */
export const discardTower: Verb<SentenceOf<'discardTower'>, 'burn' | 'unseat'> = {
  check: () => null,
  does: ({ filter }) => (filter === 'anyWicked' ? 'burn' : 'unseat'),
  options: (state, { filter }, { part }) => {
    if (filter === 'anyWicked') return wickedOnTower(state).map((card) => ({ card, do: 'burn' }))
    return topWickedAt(state) < 0 ? noOptions : [{ do: 'unseat', part }]
  },
  run: (state, _, option) => {
    if (option.do === 'burn') discardFrom(state, 'moonStack', option.card, 'SPB-SP.5')
    else discardAt(state, 'moonStack', topWickedAt(state), 'SPB-ST.1')
    return null
  },
  rule: ({ filter }) => (filter === 'anyWicked' ? 'AR-48' : 'AR-40'),
  text: ({ filter }) => say(`verb.discardTower.${filter}`),
  foresee: () => null,
  offer: () => null,
}
