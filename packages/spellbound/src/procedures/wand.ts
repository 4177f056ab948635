import { ask, call, done, go, tell } from '@conclave/kernel'
import { wands } from '../content/spells.ts'
import { happened } from '../events.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import { ruleOfSentence, runSentence, waysToUse } from '../verbs/index.ts'
import { type WandPower, wandPowers } from '../words/card.ts'
import type { ChosenSentence } from '../words/effect.ts'
import { procedure, question } from './procedure.ts'

/** The sentence of a wand power; all wands are alike. */
const powerOf = (power: WandPower): ChosenSentence => wands[0]!.powers[power - 1]!

const waysOf = (state: Spellbound, power: WandPower) =>
  waysToUse(state, powerOf(power), { part: 0, seat: state.active })

/** [SPB-WN.3] The powers up to the wand's level that can be used now. */
export const wandUses = (state: Spellbound): OptionOf<'wand'>[] => {
  const uses: OptionOf<'wand'>[] = []
  const level = state.wands[state.active]!
  for (const power of wandPowers)
    if (power <= level && waysOf(state, power).length > 0) uses.push({ do: 'wand', power })
  return uses
}

/** [SPB-WN.3] One power of the wand; whichever it was, the wand is empty afterwards. */
export const useWand = procedure('useWand')({
  first: 'choose',
  steps: {
    choose: (state, { power }) => ask(question(state.active, 'wand', { power })),
    empty: (state) => {
      // The marker goes to the empty space after the power was carried out (L527).
      state.wands[state.active] = 0
      tell?.(happened({ event: 'wandEmptied', seat: state.active }, 'SPB-WN.3'))
      return done
    },
  },
  questions: {
    // D-15, D-16
    wand: {
      rule: (_, { about }) => ruleOfSentence(powerOf(about.power)),
      options: (state, { power }) => waysOf(state, power),
      reply: (state, { power }, option) => {
        // What comes of it is told after it.
        tell?.(happened({ event: 'wandUsed', seat: state.active, power }, 'SPB-WN.3'))
        const follow = runSentence(state, powerOf(power), option, { part: 0, seat: state.active })
        return follow === null ? go('empty') : call(follow.procedure, follow.locals, 'empty')
      },
    },
  },
})
