import { ask, call, done, go, tell } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'
import { aimsAgain, targetedAgain } from '../table/aim.ts'
import { hexOf, roomName } from '../table/lodge.ts'
import { placeOf } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption, roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import type { SpellSide } from '../words/card.ts'
import { cardOf } from '../words/source.ts'
import { type Calls, type Doing, newDoing, procedure, question } from './procedure.ts'

type Repeat = Calls['repeat']

const sideOf = (state: BlackRose, { card, side }: Repeat): SpellSide =>
  spellOf(state.rules.edition, card).sides[side]!

const doingOf = (state: BlackRose, { seat, card, side, source, target, targetRoom }: Repeat): Doing => {
  const { place, falls } = mageOf(state, seat)
  return newDoing(
    `spell/${card}/${side}`,
    source,
    { by: seat, you: seat, falls },
    { origin: place, there: place, target, it: target, targetRoom },
  )
}

const aimOptions = (state: BlackRose, locals: Repeat): BlackRoseOption[] => {
  const { models, rooms } = aimsAgain(state, sideOf(state, locals), doingOf(state, locals))
  return [...models.map((model) => modelOption(state, model)), ...rooms.map((at) => roomOption(state, at))]
}

const take = (state: BlackRose, locals: Repeat, option: BlackRoseOption): void => {
  const model = modelIn(option)
  if (model !== null) {
    locals.target = model
    locals.targetRoom = placeOf(state, model)
  } else if (option.do === 'room') locals.targetRoom = hexOf(state, option.room)
  const at = model === null ? null : namedModel(state, model)
  const room = roomName(state, locals.targetRoom)
  tell?.(happened({ event: 'aimed', seat: locals.seat, at, room }, 'BRW-CAST.3'))
}

/**
 * [REB-C.21] The effect of a spell that lies open is carried out again, as the effect of the spell that says so: it has its
 * own targets, who may answer, and no vortex.
 */
export const repeat = procedure('repeat')({
  first: 'aim',
  steps: {
    aim: (state, locals) => {
      const options = aimOptions(state, locals)
      if (options.length > 1)
        return ask(question(state, locals.seat, 'aim', { card: locals.card, side: locals.side }))
      if (options[0] !== undefined) take(state, locals, options[0])
      return go('work')
    },
    work: (state, locals) => {
      const side = sideOf(state, locals)
      const doing = doingOf(state, locals)
      const card = cardOf(locals.source) ?? locals.card
      for (const seat of targetedAgain(state, side, doing))
        notice(state, {
          what: 'targeted',
          seat,
          by: locals.seat,
          card,
          single: side.aim.at === 'one',
          type: side.type,
        })
      return call('effect', doing, 'over')
    },
    over: () => done,
  },
  questions: {
    aim: {
      rule: 'BRW-CAST.3',
      options: aimOptions,
      reply: (state, locals, option) => {
        take(state, locals, option)
        return go('work')
      },
    },
  },
})
