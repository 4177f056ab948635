import { say } from '@conclave/kernel'
import { isWicked } from '../content/cards.ts'
import { discardAt, discardFrom } from '../table/display.ts'
import { topWickedAt } from '../table/tower.ts'
import type { SentenceOf } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

/** [AR-41] Two Warlocks together clear the Moon stack of wicked cards; one is being played, one lies in the row. */
export const warlockPair: Verb<SentenceOf<'warlockPair'>, 'warlockPair'> = {
  check: () => null,
  does: () => 'warlockPair',
  options: ({ zones, current }, _, { part }) => {
    const pair = zones.mageRow.filter((card) => card === 'warlock').length + (current === null ? 0 : 1) >= 2
    return pair && zones.moonStack.some(isWicked) ? [{ do: 'warlockPair', part }] : noOptions
  },
  run: (state) => {
    discardFrom(state, 'mageRow', 'warlock', 'SPB-ST.4')
    for (let at = topWickedAt(state); at >= 0; at = topWickedAt(state))
      discardAt(state, 'moonStack', at, 'SPB-ST.1')
    // Both are spent: nothing is left of the card being played.
    const { current } = state
    if (current !== null) current.over = 'discard'
    return null
  },
  rule: () => 'AR-41',
  text: () => say('verb.warlockPair'),
  foresee: () => null,
  offer: () => null,
}
