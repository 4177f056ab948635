import { call, done } from '@conclave/kernel'
import { drawStones } from '../table/bag.ts'
import { retreat } from '../table/pieces.ts'
import { procedure, windowLocals } from './procedure.ts'

/** [SPB-MG.3] Magic in a city: a sun stone pushes the hat of the city back, a moon stone does nothing. */
export const cityMagic = procedure('cityMagic')({
  first: 'draw',
  steps: {
    draw: (state) => {
      drawStones(state, 1)
      return call('respond', windowLocals('RW-1'), 'apply')
    },
    apply: (state, { city }) => {
      if (state.stones.sun > 0) retreat(state, city)
      state.stones = { sun: 0, moon: 0 }
      return done
    },
  },
})
