import type { Doing } from '../frames/calls.ts'
import type { BlackRose, ModelId } from '../state.ts'
import { selectModels } from '../table/select.ts'
import type { Sentence } from '../words/effect.ts'
import type { Models } from '../words/select.ts'

type Aimed = Extract<Sentence, { readonly to: Models }>

/** Models that a sentence could be about if it began now. */
export const possible = (state: BlackRose, sentence: Aimed, doing: Doing): readonly ModelId[] => {
  const found = selectModels(state, { ...doing, models: null, chosen: [] }, sentence)
  return 'these' in found ? found.these : found.among
}

/** It can begin if there is anybody to do it to. */
export const anybody = (state: BlackRose, sentence: Aimed, doing: Doing): boolean =>
  possible(state, sentence, doing).length > 0
