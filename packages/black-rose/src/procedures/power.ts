import { call, done, go } from '@conclave/kernel'
import { procedure } from '../frames/calls.ts'
import { losePower as loses, stealPower } from '../table/power.ts'
import { running } from '../table/stack.ts'
import { protecting } from './react.ts'

/** [BRW-V.26, BRW-V.28] A mage loses Power Points, perhaps to a thief. */
export const losePower = procedure('losePower')({
  first: 'begin',
  steps: {
    begin: (_, { seat, by, amount }) => {
      if (seat === by) return go('lose')
      const occurrence = { what: 'losePower', seat, by, amount } as const
      return call('window', protecting(seat, occurrence), 'lose')
    },
    lose: (state, { seat, by, amount, thief, robs, card, voided, avoided }) => {
      if (voided || avoided.length > 0) return done
      const isTheft = thief >= 0 || robs === true
      const lost = isTheft ? stealPower(state, seat, amount, thief, card) : loses(state, seat, amount, card)
      if (lost === 0) return done
      // Only what was lost has happened: a protection may have stopped it, whoever was asked for it.
      for (const effect of running(state, 'effect'))
        if (effect.source === card && effect.by === by) effect.done = true
      return done
    },
  },
})
