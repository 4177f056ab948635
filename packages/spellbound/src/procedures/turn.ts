import { ask, call, done, go, tell } from '@conclave/kernel'
import { casts, mayDeclare, mayPass, openQuestions } from '../casting.ts'
import { happened } from '../events.ts'
import { type OptionOf, passesOf } from '../state.ts'
import { visit } from '../verbs/arrival.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question } from './procedure.ts'

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

type Decision = 'pass' | 'declare' | 'begin' | 'cast'
const rules = { pass: 'SPB-TURN.5', declare: 'SPB-FB.2', begin: 'SPB-TURN.1' } as const

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
      visit(state, state.acting)
      return go('decide')
    },
    decide: (state) =>
      mayPass(state) || mayDeclare(state)
        ? ask(question(state.active, 'turn', null), ...openQuestions(state))
        : go('witchTime'),
    witchTime: (state) => {
      state.passes = 0
      return call('witchTime', {}, 'story')
    },
    story: () => call('story', {}, 'endOfStory'),
    endOfStory: () => call('endOfStory', {}, 'handOfFate'),
    handOfFate: () => call('handOfFate', {}, 'over'),
    over: () => done,
  },
  questions: {
    // D-01
    turn: {
      rule: (option: OptionOf<Decision>) => (option.do === 'cast' ? ruleOfCast(option) : rules[option.do]),
      options: (state): OptionOf<Decision>[] => [
        ...(mayPass(state) ? [{ do: 'pass' } as const] : []),
        ...(mayDeclare(state) ? [{ do: 'declare' } as const] : []),
        { do: 'begin' },
        ...casts(state, state.active),
      ],
      reply: (state, _, option: OptionOf<Decision>, { seat }) => {
        switch (option.do) {
          case 'cast':
            return call('cast', castLocals(seat, option.spell), 'decide')
          case 'declare':
            return call('finalBattle', { allotted: 0 }, 'over')
          case 'begin':
            return go('witchTime')
          case 'pass':
            // [SPB-TURN.5] Nothing at all happens in a passed turn.
            state.passes = passesOf(state) + 1
            tell?.(happened({ event: 'turnPassed', seat: state.active }, 'SPB-TURN.5'))
            return done
        }
      },
    },
    openCast: openCast('decide'),
  },
})
