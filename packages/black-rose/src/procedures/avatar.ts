import { ask, call, done, go, tell } from '@conclave/kernel'
import { deciderOfModels, deciderOfRooms } from '../avatar/keys.ts'
import { keysNow, targetsOf } from '../avatar/quarry.ts'
import { goesFor } from '../avatar/reasons.ts'
import { goalOf } from '../avatar/ways.ts'
import { actionOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { activating, newDoing, walking } from '../frames/making.ts'
import { type BlackRose, type BlackRoseOption, cell, mageOf, rose } from '../state.ts'
import { avatarOf, revealAction } from '../table/action-deck.ts'
import { isReadyRoom, mayBeActivated } from '../table/activation.ts'
import { hexOf } from '../table/lodge.ts'
import { evocationsOf, isInPlay, isMage, mageModel, placeOf, seatOf } from '../table/models.ts'
import { modelIn, modelOption, roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { authorOf } from '../table/occurrences.ts'
import { ignoresPlus, movementOf } from '../table/rules.ts'
import { innermost } from '../table/stack.ts'
import { mark } from '../table/tallies.ts'
import { shake } from '../verbs/instability.ts'
import type { ActionEffect } from '../words/avatar.ts'
import type { Decider } from '../words/keys.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

type Card = Calls['avatarCard']

const newCard = (state: BlackRose, card: string): Card => ({
  card,
  at: 0,
  falls: mageOf(state, rose).falls,
  target: null,
  targetRoom: cell,
  voided: false,
})

const model = mageModel(rose)

/** The mark of a round in which a plus was ignored. */
const doubted = 'doubted'

/** [REB-AVA.14, REB-AVA.21] One card, and one more if a plus says so for the first time in the round. */
export const avatarActivation = procedure('avatarActivation')({
  first: 'reveal',
  steps: {
    reveal: (state) => {
      const card = revealAction(state)
      if (card === undefined) return done
      avatarOf(state).cards++
      return call('avatarCard', newCard(state, card), 'plus')
    },
    plus: (state, { plus }) => {
      const avatar = avatarOf(state)
      if (avatar.plus || !plus) return done
      // An event makes it ignore the first one of a round.
      if (ignoresPlus(state) && !avatar.mage.tally.marks.includes(doubted)) {
        mark(avatar.mage, doubted)
        tell?.(happened({ event: 'avatarPlus', ignored: true }, 'REB-AVA.21'))
        return done
      }
      avatar.plus = true
      tell?.(happened({ event: 'avatarPlus', ignored: false }, 'REB-AVA.21'))
      const card = revealAction(state)
      return card === undefined ? done : call('avatarCard', newCard(state, card), 'end')
    },
    end: () => done,
  },
})

const notePlus = (state: BlackRose): void => {
  const activation = innermost(state, 'avatarActivation')
  if (activation !== undefined) activation.plus = true
}

const ledNow = (state: BlackRose): number[] => innermost(state, 'avatarActivation')?.led ?? []

const effectAt = (state: BlackRose, { card, at }: Card): ActionEffect | undefined =>
  actionOf(state.rules.edition, card).effects[at]

const isWalk = ({ sort }: ActionEffect): boolean => sort === 'stalk' || sort === 'charge'

/** [REB-EFF.5] True if it was defeated since this effect began: the rest of a physical action is lost. */
const hasFallen = (state: BlackRose, { falls }: Card): boolean => mageOf(state, rose).falls !== falls

const aimOptions = (state: BlackRose, locals: Card): BlackRoseOption[] => {
  const effect = effectAt(state, locals)
  if (effect?.sort !== 'spell') return []
  return targetsOf(state, effect.aim, mageOf(state, rose).place).map((target) =>
    typeof target === 'number' ? roomOption(state, target) : modelOption(state, target),
  )
}

/** Key that has decided among all that its spell could be aimed at. */
const deciderNow = (state: BlackRose, locals: Card): Decider => {
  const options = aimOptions(state, locals)
  const models = options.map(modelIn).filter((each) => each !== null)
  return models.length > 0
    ? deciderOfModels(state, models, keysNow(state), mageOf(state, rose).place)
    : deciderOfRooms(
        state,
        options.flatMap((option) => (option.do === 'room' ? [hexOf(state, option.room)] : [])),
      )
}

const take = (state: BlackRose, locals: Card, option: BlackRoseOption): void => {
  locals.target = modelIn(option)
  if (locals.target !== null) locals.targetRoom = placeOf(state, locals.target)
  else if (option.do === 'room') locals.targetRoom = hexOf(state, option.room)
  tell?.(goesFor(state, model, locals.target ?? locals.targetRoom, deciderNow(state, locals)))
}

/** [REB-C.31, RUL-97] True if its target has gone out of reach before the effect. */
const hasGone = (state: BlackRose, locals: Card): boolean => {
  const { target, targetRoom } = locals
  if (target === null || (isInPlay(state, target) && placeOf(state, target) === targetRoom)) return false
  return !aimOptions(state, locals).some((option) => modelIn(option) === target)
}

/** The log says where it is going. */
const tellGoal = (state: BlackRose): void => {
  const goal = tell === null || tell === undefined ? null : goalOf(state, model, movementOf(state, rose))
  if (goal !== null) tell?.(goesFor(state, model, goal.target, goal.by))
}

/** [REB-AVA.20] The top card is revealed, and only its trap or protection is carried out. It does not count (REB-C.10). */
export const avatarReaction = procedure('avatarReaction')({
  first: 'reveal',
  steps: {
    reveal: (state, { occurrence }) => {
      const card = revealAction(state)
      if (card === undefined) return done
      tell?.(happened({ event: 'avatarReacts', card }, 'REB-AVA.20'))
      const { place, falls } = mageOf(state, rose)
      const doing = newDoing(
        `action/${card}/back`,
        `action.${card}`,
        { by: rose, you: rose, falls },
        { origin: place, there: place, it: authorOf(state, occurrence) },
      )
      if ('amount' in occurrence) doing.noted = occurrence.amount
      return call('effect', doing, 'end')
    },
    end: (state) => fullStop(state, 'over'),
    over: () => done,
  },
})

/** [REB-AVA.15 to REB-AVA.17] The effects of an action card, from the top down. */
export const avatarCard = procedure('avatarCard')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      const effect = effectAt(state, locals)
      if (effect === undefined) return done
      const { place, falls } = mageOf(state, rose)
      locals.falls = falls
      locals.voided = false
      if (place === cell && !isWalk(effect)) {
        // [REB-AVA.17, RUL-58] It gives the effect up for a step out of its cell.
        tell?.(happened({ event: 'actionForgone', card: locals.card }, 'REB-AVA.17'))
        return call('walk', walking(model, rose, 1, { must: true }), 'forgone')
      }
      tell?.(happened({ event: 'actionEffect', card: locals.card, at: locals.at }, 'REB-AVA.15'))
      switch (effect.sort) {
        case 'stalk':
        case 'charge':
          tellGoal(state)
          return call(
            'walk',
            walking(model, rose, movementOf(state, rose), { must: place === cell }),
            'moved',
          )
        case 'maul':
          return go('strike')
        case 'lead':
          return go('lead')
        case 'spell':
          return go('aim')
      }
    },
    moved: (state, locals) => {
      if (hasFallen(state, locals)) return go('after')
      return go(effectAt(state, locals)?.sort === 'charge' ? 'strike' : 'visit')
    },
    strike: () => call('attack', { model, by: rose, bonus: 0 }, 'struck'),
    struck: (state, locals) =>
      go(effectAt(state, locals)?.sort === 'maul' && !hasFallen(state, locals) ? 'visit' : 'after'),
    // [11.13] A stalker uses a room that is ready; who mauls uses any.
    visit: (state, locals) => {
      const { place } = mageOf(state, rose)
      const any = effectAt(state, locals)?.sort === 'maul'
      if (place === cell || !mayBeActivated(state, rose, place) || !(any || isReadyRoom(state, place)))
        return go('after')
      return call('activateRoom', activating(state, rose, place), 'after')
    },
    // [REB-V.4] The lowest space that has not been led in this activation.
    lead: (state) => {
      const led = ledNow(state)
      const next = evocationsOf(state, rose)
        .filter(({ n }) => !led.includes(n))
        .sort((one, other) => one.slot - other.slot)[0]
      if (next === undefined) return go('after')
      led.push(next.n)
      return call('act', { n: next.n, by: rose, prowler: false }, 'after')
    },
    aim: (state, locals) => {
      locals.target = null
      locals.targetRoom = cell
      const options = aimOptions(state, locals)
      if (options.length > 1) return ask(question(state, rose, 'avatarAim', { card: locals.card }))
      if (options[0] !== undefined) take(state, locals, options[0])
      return go('targeted')
    },
    // [REB-G.13, RUL-85] Whoever is targeted hears of it at the first full stop: that of the vortex, if there is one.
    targeted: (state, locals) => {
      const { card, target } = locals
      const effect = effectAt(state, locals)
      if (effect?.sort === 'spell' && target !== null && isMage(target))
        notice(state, {
          what: 'targeted',
          seat: seatOf(target),
          by: rose,
          card,
          single: true,
          type: effect.type,
        })
      return go('vortex')
    },
    // [REB-AVA.16, REB-C.14]
    vortex: (state, { card }) => {
      if (!actionOf(state.rules.edition, card).unstable) return go('work')
      shake(state, rose, mageOf(state, rose).place, 1)
      return fullStop(state, 'work')
    },
    work: (state, locals) => {
      const { card, at, targetRoom } = locals
      if (effectAt(state, locals)?.sort !== 'spell' || locals.voided) return go('after')
      const target = hasGone(state, locals) ? null : locals.target
      const { place, falls } = mageOf(state, rose)
      const doing = newDoing(
        `action/${card}/${at}`,
        `action.${card}`,
        { by: rose, you: rose, falls },
        { origin: place, there: place, target, it: target, targetRoom },
      )
      return call('effect', doing, 'after')
    },
    after: (state, locals) => {
      const { effects, plus } = actionOf(state.rules.edition, locals.card)
      // [REB-C.15] The plus stands on the last effect.
      if (plus && locals.at === effects.length - 1) notePlus(state)
      return go('forgone')
    },
    forgone: (state, locals) => {
      locals.at++
      return fullStop(state, 'next')
    },
  },
  questions: {
    avatarAim: {
      rule: 'REB-AVA.28',
      options: aimOptions,
      reply: (state, locals, option) => {
        take(state, locals, option)
        return go('targeted')
      },
    },
  },
})
