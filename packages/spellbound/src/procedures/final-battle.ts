import { ask, call, done, go, tell } from '@conclave/kernel'
import { casts, openQuestions } from '../casting.ts'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { type OptionOf, victoryRule } from '../state.ts'
import { drawStones } from '../table/bag.ts'
import { distinct, takeFrom } from '../table/display.ts'
import { end, loseBy } from '../table/ending.ts'
import { personalStrength, standingStrengths } from '../table/tower.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question, windowLocals } from './procedure.ts'

type Allotment = OptionOf<'destroy' | 'shine' | 'cast'>

/** [SPB-FB] Books are allotted, stones drawn, strengths compared: won or lost. */
export const finalBattle = procedure('finalBattle')({
  first: 'declare',
  steps: {
    declare: (state) => {
      state.phase = 'finalBattle'
      tell?.(happened({ event: 'finalBattleDeclared', seat: state.active }, 'SPB-FB.2'))
      return go('allot')
    },
    // [SPB-FB.3] Every book before the first stone.
    allot: (state, { allotted }) =>
      allotted < state.bookSlots.length
        ? ask(
            question(state.active, 'allot', {
              book: state.bookSlots[allotted]!,
              left: state.bookSlots.length - allotted,
            }),
            ...openQuestions(state),
          )
        : go('stones'),
    stones: (state) => {
      drawStones(state, personalStrength(state))
      return call('respond', windowLocals('RW-1'), 'compare')
    },
    compare: (state) => {
      const standing = standingStrengths(state)
      const sun = standing.sun + state.stones.sun
      const moon = standing.moon + state.stones.moon
      tell?.(happened({ event: 'strengthsCompared', sun, moon, battle: 'final' }, 'SPB-FB.5'))
      if (sun > moon) end(state, { winners: state.mages.map((_, seat) => seat), reason: victoryRule })
      else loseBy(state, 'SPB-LOSE.6')
      return done
    },
  },
  questions: {
    // D-28
    allot: {
      rule: (option: Allotment) => (option.do === 'cast' ? ruleOfCast(option) : 'SPB-FB.3'),
      options: (state): Allotment[] => [
        ...distinct([...state.zones.minions, ...state.zones.moonStack]).map(
          (card) => ({ card, do: 'destroy' }) as const,
        ),
        { do: 'shine' },
        ...casts(state, state.active),
      ],
      reply: (state, locals, option: Allotment, { seat }) => {
        if (option.do === 'cast') return call('cast', castLocals(seat, option.spell), 'allot')
        locals.allotted++
        if (option.do === 'destroy') {
          takeFrom(state, cardOf(option.card).kind === 'minion' ? 'minions' : 'moonStack', option.card)
          state.zones.removed.push(option.card)
          tell?.(happened({ event: 'bookAllotted', seat, to: 'destroy', card: option.card }, 'SPB-FB.3'))
        } else {
          state.bookSuns++
          tell?.(happened({ event: 'bookAllotted', seat, to: 'sun', card: '' }, 'SPB-FB.3'))
        }
        return go('allot')
      },
    },
    openCast: openCast('allot'),
  },
})
