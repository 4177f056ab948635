import { say } from '@conclave/kernel'
import type { Sentence } from '../words/effect.ts'
import type { Verb } from './verb.ts'

/** [SPB-HF.6] Knight and Squire lie down in the Wicked row and meet the Witch cards of this turn's refill. */
export const guard: Verb<Extract<Sentence, { verb: 'guard' }>> = {
  check: () => null,
  options: (_state, _sentence, { part }) => [{ do: 'guard', part }],
  run: (state) => {
    // The card lies down when it is finished; see `finishCard`.
    if (state.current !== null) state.current.over = true
    return null
  },
  text: ({ against }) => say(`verb.guard.${against}`),
}
