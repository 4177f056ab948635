import { ask, call, done, go } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type Calls, type Doing, procedure } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'
import { aimsAgain, targetedAgain } from '../table/aim.ts'
import { modelOption, roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import type { SpellSide } from '../words/card.ts'
import { cardOf } from '../words/source.ts'
import { aimAt, aimAtOnly } from './aiming.ts'
import { question } from './question.ts'

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
      aimAtOnly(state, locals, options[0])
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
        aimAt(state, locals, option)
        return go('work')
      },
    },
  },
})
