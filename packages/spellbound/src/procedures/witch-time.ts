import { ask, call, done, go, tell } from '@conclave/kernel'
import { openQuestions } from '../casting.ts'
import { cardOf, isWicked } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Spellbound } from '../state.ts'
import { distinct, takeFrom } from '../table/display.ts'
import { procedure, question } from './procedure.ts'

/** [SPB-WT.1, SPB-WT.5] The cards that can be sent: everything on display but Fortuna. */
export const sendable = ({ zones }: Spellbound): string[] =>
  distinct([...zones.wickedRow, ...zones.mageRow.filter((card) => card !== 'fortuna-deck')])

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
        : ask([question(state.active, 'witchTime'), ...openQuestions(state)], 'chosen'),
  },
  replies: {
    chosen: (state, _, option, seat) => {
      if (option.do === 'cast') return call('cast', { seat, spell: option.spell, mage: -1 }, 'choose')
      if (option.do !== 'send') return go('choose')
      const pixies =
        option.card === 'pixies' && state.zones.mageRow.filter((card) => card === 'pixies').length > 1
      if (pixies) return ask([question(state.active, 'pixies', { card: 'pixies' })], 'pixiesCounted')
      send(state, option.card)
      return done
    },
    // [SPB-WT.3] Any number of Pixies may go together.
    pixiesCounted: (state, _, option) => {
      if (option.do !== 'sendPixies') return go('choose')
      for (let sent = 0; sent < option.count; sent++) send(state, 'pixies')
      return done
    },
  },
})
