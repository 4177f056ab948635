import { say } from '@conclave/kernel'
import type { SentenceOf } from '../words/effect.ts'
import type { Verb } from './verb.ts'

/** [SPB-HF.6] Knight and Squire lie down in the Wicked row and meet the Witch cards of this turn's refill. */
export const guard: Verb<SentenceOf<'guard'>, 'guard'> = {
  check: () => null,
  does: () => 'guard',
  options: (_state, _sentence, { part }) => [{ do: 'guard', part }],
  run: (state) => {
    if (state.current !== null) state.current.over = 'guards'
    return null
  },
  rule: () => 'SPB-HF.6',
  text: ({ against }) => say(`verb.guard.${against}`),
  foresee: () => null,
  offer: () => null,
}
