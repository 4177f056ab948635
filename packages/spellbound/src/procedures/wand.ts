import { ask, call, done, go, tell } from '@conclave/kernel'
import { wands } from '../content/spells.ts'
import { happened } from '../events.ts'
import { runSentence } from '../verbs/index.ts'
import type { Sentence } from '../words/effect.ts'
import { procedure, question } from './procedure.ts'

/** The sentence of a wand power; all wands are alike. */
export const powerOf = (power: number): Sentence => wands[0]!.powers[power - 1]!

/** [SPB-WN.3] One power of the wand; whichever it was, the wand is empty afterwards. */
export const useWand = procedure('useWand')({
  first: 'choose',
  steps: {
    choose: (state, { power }) => ask([question(state.active, 'wand', { power })], 'chosen'),
    empty: (state) => {
      // The marker goes to the empty space after the power was carried out (L527).
      state.wands[state.active] = 0
      tell?.(happened({ event: 'wandEmptied', seat: state.active }, 'SPB-WN.3'))
      return done
    },
  },
  replies: {
    chosen: (state, { power }, option) => {
      // What comes of it is told after it.
      tell?.(happened({ event: 'wandUsed', seat: state.active, power }, 'SPB-WN.3'))
      const follow = runSentence(state, powerOf(power), option, { part: 0, seat: state.active })
      return follow === null ? go('empty') : call(follow.procedure, follow.locals, 'empty')
    },
  },
})
