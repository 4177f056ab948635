import { call, done, go, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { fortunate } from '../table/jinxes.ts'
import { gainPower, losePower as loses } from '../table/power.ts'
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
      const lost = loses(state, seat, amount, card)
      if (lost === 0) return done
      // Only what was lost has happened: a protection may have stopped it, whoever was asked for it.
      for (const effect of running(state, 'effect'))
        if (effect.source === card && effect.by === by) effect.done = true
      if (thief < 0 && robs !== true) return done
      tell?.(happened({ event: 'powerStolen', seat: thief, whom: seat, amount: lost, by: card }, 'BRW-V.28'))
      gainPower(state, thief, fortunate(state, thief, lost, card), card)
      return done
    },
  },
})
