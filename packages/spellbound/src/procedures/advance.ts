import { call, done } from '@conclave/kernel'
import { causeOf } from '../table/forecast.ts'
import { advance as step } from '../table/pieces.ts'
import { procedure, windowLocals } from './procedure.ts'

/** [SPB-PC.6, RW-2] A batch of steps: first whoever could prevent something is asked, then all of it happens. */
export const advance = procedure('advance')({
  first: 'warn',
  steps: {
    warn: () => call('respond', windowLocals('RW-2'), 'carryOut'),
    carryOut: (state) => {
      const { batch } = state
      if (batch !== null) for (const piece of batch.pieces) step(state, piece, causeOf(batch.cause, piece))
      state.batch = null
      state.prevented = null
      return done
    },
  },
})
