import { ask, call, done, go, tell } from '@conclave/kernel'
import { mayDeclare, mayPass, openQuestions } from '../casting.ts'
import { happened } from '../events.ts'
import { visitFortuna } from '../table/mages.ts'
import { procedure, question } from './procedure.ts'

/** [SPB-TURN.1] Turns go clockwise until the match is over; a solo player is always next. */
export const match = procedure('match')({
  first: 'turn',
  steps: {
    turn: () => call('turn', {}, 'next'),
    next: (state) => {
      state.active = (state.active + 1) % state.seats
      return go('turn')
    },
  },
})

/** [SPB-TURN] One turn: Witch Time, Story, Hand of Fate. */
export const turn = procedure('turn')({
  first: 'begin',
  steps: {
    begin: (state) => {
      state.turn++
      state.phase = 'start'
      state.acting = state.active
      state.moved = false
      state.fortuna = { due: state.zones.mageRow.includes('fortuna-deck'), visited: false }
      tell?.(happened({ event: 'turnBegan', seat: state.active, turn: state.turn }, 'SPB-TURN.1'))
      visitFortuna(state)
      return go('decide')
    },
    decide: (state) =>
      mayPass(state) || mayDeclare(state)
        ? ask([question(state.active, 'turn'), ...openQuestions(state)], 'decided')
        : go('witchTime'),
    witchTime: () => call('witchTime', {}, 'story'),
    story: () => call('story', {}, 'endOfStory'),
    endOfStory: () => call('endOfStory', {}, 'handOfFate'),
    handOfFate: () => call('handOfFate', {}, 'over'),
    over: () => done,
  },
  replies: {
    decided: (state, _, option, seat) => {
      if (option.do === 'cast') return call('cast', { seat, spell: option.spell, mage: -1 }, 'decide')
      if (option.do === 'declare') return call('finalBattle', { allotted: 0 }, 'over')
      if (option.do !== 'pass') return go('witchTime')
      // [SPB-TURN.5] Nothing at all happens in a passed turn.
      tell?.(happened({ event: 'turnPassed', seat: state.active }, 'SPB-TURN.5'))
      return done
    },
  },
})
