import { call, go } from '@conclave/kernel'
import type { Calls } from '../frames/calls.ts'
import { type BlackRose, editionOf, type Occurrence } from '../state.ts'
import { innermostOf } from '../table/stack.ts'

/** Full stop of Rebirth at its start. */
export const hearing = (heard: Occurrence[]): Calls['period'] => ({
  heard,
  todo: [],
  left: [],
  declared: [],
  full: [],
  after: [],
})

/** [BRW-TP.9] Full stop: all that has happened since the last one is heard of before anything goes on. */
export const fullStop = <Step extends string>(state: BlackRose, then: Step) => {
  if (state.news.length === 0 || isInSentence(state)) return go(then)
  return hear(state, then)
}

/** [VRB-18] Every step is a sentence of its own, whatever it is part of. */
export const stepStop = <Step extends string>(state: BlackRose, then: Step) =>
  state.news.length === 0 ? go(then) : hear(state, then)

const hear = <Step extends string>(state: BlackRose, then: Step) => {
  const heard = state.news.splice(0)
  return editionOf(state).interrupts === 'fullStop'
    ? call('period', hearing(heard), then)
    : call('news', { left: heard }, then)
}

/** [REB-EFF.3] In Rebirth a list inside a sentence belongs to that sentence: there is one full stop, at its end. */
export const isPartOfSentence = (state: BlackRose, list: string): boolean =>
  editionOf(state).interrupts === 'fullStop' && /\/\d+\.\d+$/.test(list)

/** True if the effect at work is a part of a sentence that goes on. */
const isInSentence = (state: BlackRose): boolean => {
  const found = innermostOf(state, ['effect', 'period'])
  return found?.procedure === 'effect' && isPartOfSentence(state, found.locals.list)
}
