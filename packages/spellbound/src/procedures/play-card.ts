import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { casts, openQuestions } from '../casting.ts'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import {
  effectOf,
  finishCard,
  isBegun,
  openParts,
  type PartOption,
  partOptions,
  paymentsFor,
  sentenceFor,
} from '../playing.ts'
import {
  actingLocation,
  type CurrentCard,
  type OptionOf,
  type Spellbound,
  type SpellboundOption,
} from '../state.ts'
import { discardFrom } from '../table/display.ts'
import { ruleOfSentence, runSentence } from '../verbs/index.ts'
import type { Effect } from '../words/effect.ts'
import { askFor, consent } from './consent.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question } from './procedure.ts'
import { wandUses } from './wand.ts'

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

/** [AR-15] True if a spell has parted the passenger from the acting mage: Teleport either, Puppetry by steering her. */
const isPassengerParted = ({ current, mages, acting }: Spellbound): boolean =>
  current !== null &&
  current.passenger >= 0 &&
  (current.passenger === acting || mages[current.passenger] !== mages[acting])

type Aside = 'carry' | 'cast' | 'finish' | 'putDown' | 'wand'
const rules = { carry: 'AR-15', finish: 'SPB-ST.3', putDown: 'AR-15', wand: 'SPB-WN.3' } as const

/** Answers while a card is being resolved: a way to use one of its parts, or something else. */
type PartAnswer = PartOption | OptionOf<Aside>

const partAnswers = (state: Spellbound): SpellboundOption[] => {
  const current = state.current!
  const effect = effectOf(current.card, current.first)!
  const goesOn = openParts(effect, current).length > 0
  const begun = isBegun(current)
  const list = partOptions(state, current)
  if (goesOn && carries(effect)) for (const each of carrying(state, current)) list.push(each)
  // [AR-38] Wand and spells come between two actions, as long as there is a second one to come.
  if (goesOn && begun) {
    for (const use of wandUses(state)) list.push(use)
    for (const cast of casts(state, state.active)) list.push(cast)
  }
  // Whoever was refused a passenger may let the journey be.
  if (begun || current.declined.length > 0) list.push({ do: 'finish' })
  return list
}

/** [AR-15] Taking along a mage who stands here, and putting her down again. */
const carrying = (state: Spellbound, current: CurrentCard): OptionOf<'carry' | 'putDown'>[] => {
  const list: OptionOf<'carry' | 'putDown'>[] = []
  if (!current.carried) {
    const here = actingLocation(state)
    state.mages.forEach((location, mage) => {
      if (mage !== state.acting && location === here && !current.declined.includes(mage))
        list.push({ do: 'carry', mage })
    })
  }
  if (current.passenger >= 0 && current.rode) list.push({ do: 'putDown' })
  return list
}

const carries = ({ parts }: Effect): boolean => {
  for (const part of parts)
    for (const sentence of part) if (sentence.verb === 'move' && sentence.carry) return true
  return false
}

/** [SPB-ST.2, SPB-ST.3] One Destiny card, part by part; parts may be skipped, wand and spells come between. */
export const playCard = procedure('playCard')({
  first: 'pay',
  steps: {
    pay: (state) => {
      const { card, paid } = state.current!
      return paid ? go('choose') : ask(question(state.active, 'payment', { card }))
    },
    choose: (state) => {
      const current = state.current!
      if (isPassengerParted(state)) putPassengerDown(state)
      const stuck = current.used.length === 0 && partOptions(state, current).length === 0
      if (stuck || current.over) return go('finish')
      // [SPB-SP.6] Others may cast between two actions of the card, not before the first.
      const open = isBegun(current) ? openQuestions(state) : []
      return ask(question(state.active, 'part', { card: current.card }), ...open)
    },
    finish: (state) => {
      finishCard(state)
      return done
    },
  },
  questions: {
    // D-11
    payment: {
      rule: 'AR-39',
      options: (state) => paymentsFor(state, state.current!.card),
      reply: (state, _, { card }: OptionOf<'remove'>) => {
        discardFrom(state, cardOf(card).kind === 'ally' ? 'mageRow' : 'wickedRow', card, 'AR-39')
        state.current!.paid = true
        return go('choose')
      },
    },
    // D-05, D-06, D-07, D-08, D-09
    part: {
      rule: (option: PartAnswer, { about }) => {
        if ('part' in option) return ruleOfSentence(sentenceFor(about.card, option))
        return option.do === 'cast' ? ruleOfCast(option) : rules[option.do]
      },
      options: partAnswers,
      reply: (state, _, option: PartAnswer, { seat }) => {
        const current = state.current!
        if ('part' in option) {
          const use = { part: option.part, seat: state.active }
          current.used.push(option.part)
          const follow = runSentence(state, sentenceFor(current.card, option), option, use)
          return follow === null ? go('choose') : call(follow.procedure, follow.locals, 'choose')
        }
        switch (option.do) {
          case 'finish':
            return go('finish')
          case 'wand':
            return call('useWand', { power: option.power }, 'choose')
          case 'cast':
            return call('cast', castLocals(seat, option.spell), 'choose')
          case 'carry':
            // Whoever steers another figure (Puppetry) need not ask herself about her own.
            if (option.mage !== state.active)
              return ask(askFor(option.mage, { by: state.active, card: current.card, to: null }))
            takePassenger(state, option.mage)
            return go('choose')
          case 'putDown':
            putPassengerDown(state)
            return go('choose')
        }
      },
    },
    // D-10: one passenger a card, and only with the owner's consent.
    consent: consent(['accept', 'refuse'], 'refuse', (state, _: object, answer, { seat }) => {
      if (answer === 'accept') takePassenger(state, seat)
      else {
        state.current!.declined.push(seat)
        tell?.(happened({ event: 'passengerRefused', mage: seat, by: state.active }, 'AR-15'))
      }
      return go('choose')
    }),
    openCast: openCast('choose'),
  },
})
