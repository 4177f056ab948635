import { ask, call, done, go, tell } from '@conclave/kernel'
import { casts, openQuestions } from '../casting.ts'
import { cardOf, cards, isWicked } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import { distinct, takeFrom } from '../table/display.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question } from './procedure.ts'

/** [SPB-WT.1, SPB-WT.5] The cards that can be sent: everything on display but Fortuna. */
const sendable = ({ zones }: Spellbound): string[] =>
  distinct([...zones.wickedRow, ...zones.mageRow.filter((card) => card !== 'fortuna-deck')])

// Built once: every option is frozen data, and these are offered again and again.
const sends = new Map(cards.map(({ id }): [string, OptionOf<'send'>] => [id, { card: id, do: 'send' }]))

/** [SPB-WT.2, SPB-WT.4] To its side of the tower; its effect is not used and no piece moves. */
const send = (state: Spellbound, card: string): void => {
  takeFrom(state, isWicked(card) ? 'wickedRow' : 'mageRow', card)
  const side = cardOf(card).moon > 0 ? 'moon' : 'sun'
  state.zones[side === 'moon' ? 'moonStack' : 'sunStack'].push(card)
  tell?.(happened({ event: 'cardSent', seat: state.active, card, side }, 'SPB-WT.2'))
}

/** [SPB-WT] The active player sends one card from the display to the tower. */
export const witchTime = procedure('witchTime')({
  first: 'begin',
  steps: {
    begin: (state) => {
      state.phase = 'witchTime'
      return go('choose')
    },
    choose: (state) =>
      sendable(state).length === 0
        ? done // [SPB-WT.7]
        : ask(question(state.active, 'witchTime', null), ...openQuestions(state)),
  },
  questions: {
    // D-02
    witchTime: {
      rule: (option: OptionOf<'send' | 'cast'>) => (option.do === 'cast' ? ruleOfCast(option) : 'SPB-WT.1'),
      options: (state): OptionOf<'send' | 'cast'>[] => [
        ...sendable(state).map((card) => sends.get(card)!),
        ...casts(state, state.active),
      ],
      reply: (state, _, option: OptionOf<'send' | 'cast'>, { seat }) => {
        if (option.do === 'cast') return call('cast', castLocals(seat, option.spell), 'choose')
        if (option.card === 'pixies' && pixiesIn(state).length > 1)
          return ask(question(state.active, 'pixies', { card: 'pixies' }))
        send(state, option.card)
        return done
      },
    },
    // D-03: any number of Pixies may go together.
    pixies: {
      rule: 'SPB-WT.3',
      options: (state): OptionOf<'sendPixies'>[] =>
        pixiesIn(state).map((_, at) => ({ count: at + 1, do: 'sendPixies' })),
      reply: (state, _, { count }: OptionOf<'sendPixies'>) => {
        for (let sent = 0; sent < count; sent++) send(state, 'pixies')
        return done
      },
    },
    openCast: openCast('choose'),
  },
})

const pixiesIn = ({ zones }: Spellbound): string[] => zones.mageRow.filter((card) => card === 'pixies')
