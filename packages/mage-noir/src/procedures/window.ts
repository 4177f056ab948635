import { ask, call, done, go, type Seat } from '@conclave/kernel'
import { distinctUses, type Usable, usableIn } from '../abilities.ts'
import type { Calls, Stop } from '../frames/calls.ts'
import { type MageNoir, type MageNoirOption, other } from '../state.ts'
import { procedure, question } from './procedure.ts'
import { instantOf } from './using.ts'

/** [6.6] Abilities that a player may use in a window: those of any time, and on her own turn those of her turn. */
export const windowUses = (state: MageNoir, seat: Seat): readonly Usable[] =>
  usableIn(state, seat, seat === state.active ? onOwnTurn : onOthersTurn)

const onOwnTurn = ['any', 'turn'] as const
const onOthersTurn = ['any'] as const

/** [6.6, rule 1] A window in which nobody could do anything is not opened. */
export const isWindowDue = (state: MageNoir, stop: Stop): boolean =>
  windowUses(state, other(state.active)).length > 0 ||
  (stop !== 'action' && windowUses(state, state.active).length > 0)

export const windowBefore = (state: MageNoir, stop: Stop, card = ''): Calls['window'] => ({
  stop,
  card,
  seat: stop === 'action' ? other(state.active) : state.active,
  passed: 0,
})

export const pass: MageNoirOption = { do: 'pass' }

export const ruleOfWindow = (option: MageNoirOption): string => (option.do === 'use' ? 'MN-3.38' : 'D-29')

export const windowOptions = (state: MageNoir, _: unknown, { seat }: { readonly seat: Seat }) => [
  pass,
  ...distinctUses(windowUses(state, seat)).map(
    ({ on }): MageNoirOption => ({ card: on.card, do: 'use', n: on.n }),
  ),
]

/** [6.6, rule 4] A window closes when both have passed in succession; only the other player answers an action. */
export const window = procedure('window')({
  first: 'ask',
  steps: {
    ask: (state, locals) => {
      const { stop, card, seat } = locals
      if (locals.passed === (stop === 'action' ? 1 : 2)) return done
      if (windowUses(state, seat).length > 0) {
        return ask(question(seat, 'window', { stop, card }, 'window'))
      }
      return go('pass')
    },
    pass: (_, locals) => {
      locals.passed++
      if (locals.stop !== 'action') locals.seat = other(locals.seat)
      return go('ask')
    },
  },
  questions: {
    window: {
      rule: ruleOfWindow,
      options: windowOptions,
      decline: pass,
      reply: (_, locals, option, { seat }) => {
        if (option.do !== 'use') return go('pass')
        locals.passed = 0
        return call('instant', instantOf(seat, option), 'ask')
      },
    },
  },
})
