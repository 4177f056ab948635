import { call, done, go } from '@conclave/kernel'
import { wouldBePenalised } from '../casting.ts'
import { addStone } from '../table/bag.ts'
import { discardFrom } from '../table/display.ts'
import { cityOf } from '../words/board.ts'
import { procedure, windowLocals } from './procedure.ts'

/** [SPB-ES] The price of standing still, and Fortuna's departure. */
export const endOfStory = procedure('endOfStory')({
  first: 'lastCall',
  steps: {
    lastCall: () => call('respond', windowLocals('RW-4'), 'penalty'),
    // [SPB-ES.1] In a village nothing happens.
    penalty: (state) => {
      if (!wouldBePenalised(state)) return go('fortuna')
      state.batch = { pieces: [cityOf(state.mages[state.active]!) ?? 'troll'], cause: 'penalty' }
      return call('advance', {}, 'fortuna')
    },
    // [SPB-ES.2, SPB-FT.3, SPB-FT.4] Unvisited, she leaves a moon stone behind.
    fortuna: (state) => {
      if (!state.fortuna.due) return done
      if (!state.fortuna.visited) addStone(state, 'moon')
      discardFrom(state, 'mageRow', 'fortuna-deck', 'SPB-FT.4')
      state.fortuna = { due: false, visited: false }
      return done
    },
  },
})
