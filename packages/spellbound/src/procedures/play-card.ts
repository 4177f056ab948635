import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { openQuestions } from '../casting.ts'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { finishCard, isBegun, partOptions, paymentsFor, sentenceFor } from '../playing.ts'
import type { Spellbound } from '../state.ts'
import { discardFrom } from '../table/display.ts'
import { runSentence } from '../verbs/index.ts'
import { procedure, question } from './procedure.ts'

const takePassenger = (state: Spellbound, mage: Seat): void => {
  const current = state.current!
  current.passenger = mage
  current.carried = true
  tell?.(happened({ event: 'passengerTaken', mage, by: state.active }, 'AR-15'))
}

const putPassengerDown = (state: Spellbound): void => {
  const current = state.current!
  tell?.(happened({ event: 'passengerPutDown', mage: current.passenger }, 'AR-15'))
  current.passenger = -1
}

/** [AR-15] Whether a spell has parted the passenger from the acting mage: Teleport either, Puppetry by steering her. */
const isPassengerParted = ({ current, mages, acting }: Spellbound): boolean =>
  current !== null &&
  current.passenger >= 0 &&
  (current.passenger === acting || mages[current.passenger] !== mages[acting])

/** [SPB-ST.2, SPB-ST.3] One Destiny card, part by part; parts may be skipped, wand and spells come between. */
export const playCard = procedure('playCard')({
  first: 'pay',
  steps: {
    pay: (state) => {
      const card = state.current!.card
      return state.current!.paid ? go('choose') : ask([question(state.active, 'payment', { card })], 'paid')
    },
    choose: (state) => {
      const current = state.current!
      if (isPassengerParted(state)) putPassengerDown(state)
      const stuck = current.used.length === 0 && partOptions(state, current).length === 0
      if (stuck || current.over) return go('finish')
      // [SPB-SP.6] Others may cast between two actions of the card, not before the first.
      const open = isBegun(current) ? openQuestions(state) : []
      return ask([question(state.active, 'part', { card: current.card }), ...open], 'chosen')
    },
    finish: (state) => {
      finishCard(state)
      return done
    },
  },
  replies: {
    paid: (state, _, option) => {
      const current = state.current!
      if (option.do === 'remove' && paymentsFor(state, current.card).length > 0) {
        const zone = cardOf(option.card).kind === 'ally' ? 'mageRow' : 'wickedRow'
        discardFrom(state, zone, option.card, 'AR-39')
      }
      current.paid = true
      return go('choose')
    },
    chosen: (state, _, option, seat) => {
      const current = state.current!
      switch (option.do) {
        case 'finish':
          return go('finish')
        case 'wand':
          return call('useWand', { power: option.power }, 'choose')
        case 'cast':
          return call('cast', { seat, spell: option.spell, mage: -1 }, 'choose')
        case 'carry':
          // Whoever steers another figure (Puppetry) need not ask herself about her own.
          if (option.mage === state.active) {
            takePassenger(state, option.mage)
            return go('choose')
          }
          return ask(
            [question(option.mage, 'consent', { by: state.active, card: current.card })],
            'consented',
          )
        case 'putDown':
          putPassengerDown(state)
          return go('choose')
        default: {
          if (!('part' in option)) throw new Error(`'${option.do}' is no way to use a card`)
          const use = { part: option.part, seat: state.active }
          const sentence = sentenceFor(state, current, option.part, option)
          current.used.push(option.part)
          const follow = runSentence(state, sentence, option, use)
          return follow === null ? go('choose') : call(follow.procedure, follow.locals, 'choose')
        }
      }
    },
    // [AR-15] One passenger a card, and only with the owner's consent.
    consented: (state, _, option, seat) => {
      if (option.do === 'accept') takePassenger(state, seat)
      else {
        state.current!.declined.push(seat)
        tell?.(happened({ event: 'passengerRefused', mage: seat, by: state.active }, 'AR-15'))
      }
      return go('choose')
    },
  },
})
