import { worth } from '../judgement/estimate.ts'
import { modelsText, phrase } from '../texts/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody } from './begin.ts'
import { fine, finished, never, noCubes, noLists, type Verb } from './verb.ts'

/** [REB-C.21] The effect of a revealed spell, as the controller's own and with targets chosen anew. */
export const again: Verb<SentenceOf<'again'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: () => finished,
  text: ({ to }) =>
    to.models === 'you' ? phrase('verb.again.you') : phrase('verb.again', { to: modelsText(to) }),
  value: worth(1.2),
  inner: noLists,
}
