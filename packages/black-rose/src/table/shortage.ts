import type { Doing } from '../procedures/procedure.ts'
import { type BlackRose, editionOf, type Owner, rose } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { amountNow } from './amounts.ts'
import { reserveOf } from './cubes.ts'

/** How many cubes a sentence may want. What is not chosen yet counts once. */
const wants = (state: BlackRose, sentence: Sentence, doing: Doing, now: boolean): number => {
  if (sentence.verb === 'deal')
    return amountNow(state, sentence.amount, doing) * (now ? (doing.models?.length ?? 1) : 1)
  if (sentence.verb === 'instability') return sentence.count * (now ? (doing.rooms?.length ?? 1) : 1)
  return 0
}

/** [BRW-DMG.3, BRW-FAQ.16] Whether somebody has too few cubes for what is left of an effect. */
export const shortOfCubes = (state: BlackRose, doing: Doing, list: Sentences): boolean => {
  const left = list.slice(doing.at)
  const wanted = left.reduce((sum, sentence, at) => sum + wants(state, sentence, doing, at === 0), 0)
  return reserveOf(state, doing.by) < wanted
}

/** [BRW-FAQ.16] Whether somebody does with too few cubes as she likes; whoever does not places all that can be placed. */
export const spreadsFreely = (state: BlackRose, by: Owner): boolean =>
  by !== rose && editionOf(state).spreadsCubes

/** [BRW-DMG.3] Whether cubes may be kept back now because a later sentence of the same effect can use them. */
export const mayKeepCubes = (state: BlackRose, doing: Doing, list: Sentences): boolean =>
  spreadsFreely(state, doing.by) &&
  list.slice(doing.at + 1).some((sentence) => wants(state, sentence, doing, false) > 0) &&
  shortOfCubes(state, doing, list)
