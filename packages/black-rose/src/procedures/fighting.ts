import { ask, call, done, type Seat } from '@conclave/kernel'
import { type BlackRose, cell, type ModelId } from '../state.ts'
import { cardOfEvocation, evocationOf, isMage, modelsIn, ownerOf, placeOf, seatOf } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { blowModifiers, blowOf, evocationModifiers, sweeps, tellModifiers } from '../table/rules.ts'
import { fullStop } from './full-stop.ts'
import { type Calls, procedure, question, uninterrupted } from './procedure.ts'

/** [BRW-V.3, BRW-D.18] Whom a model can attack: those in its room that are not its controller's. */
export const attackable = (state: BlackRose, model: ModelId, by: Seat): ModelId[] => {
  const place = placeOf(state, model)
  return place === cell
    ? []
    : modelsIn(state, place).filter((each) => each !== model && ownerOf(state, each) !== by)
}

/** What an attack of this model deals; the log hears what changes it. */
const blowOfModel = (state: BlackRose, model: ModelId): number => {
  if (isMage(model)) {
    tellModifiers(blowModifiers(state, seatOf(model)))
    return blowOf(state, seatOf(model))
  }
  const evocation = evocationOf(state, model)
  if (evocation === undefined) return 0
  const modifiers = evocationModifiers(state)
  tellModifiers(modifiers)
  return modifiers.reduce((all, { by }) => all + by, cardOfEvocation(state, evocation).attack)
}

/** Whether an attack of this model hits everybody there. */
export const hitsAll = (state: BlackRose, model: ModelId): boolean => {
  if (isMage(model)) return sweeps(state, seatOf(model))
  const evocation = evocationOf(state, model)
  return evocation !== undefined && cardOfEvocation(state, evocation).sweeps
}

const strike = (state: BlackRose, { model, by, bonus }: Calls['attack'], targets: readonly ModelId[]) => {
  notice(state, { what: 'attacks', seat: by, model, room: placeOf(state, model) })
  const amount = blowOfModel(state, model) + bonus
  return {
    packets: targets.map((target) => ({ model: target, amount })),
    by,
    decider: by,
    source: model,
    physical: true,
    card: isMage(model) ? 'attack' : `evocation.${evocationOf(state, model)!.kind}`,
    at: 0,
    spread: null,
    fallen: [],
    ...uninterrupted(),
  }
}

/** [BRW-V.3, BRW-EVP.3] A physical attack on one model in the room, or on all. */
export const attack = procedure('attack')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      const targets = attackable(state, locals.model, locals.by)
      if (targets.length === 0) return done
      if (hitsAll(state, locals.model)) return call('damage', strike(state, locals, targets), 'end')
      return ask(question(state, locals.by, 'attackTarget', { model: namedModel(state, locals.model) }))
    },
    end: (state) => fullStop(state, 'over'),
    over: () => done,
  },
  questions: {
    attackTarget: {
      rule: 'BRW-V.3',
      options: (state, { model, by }) => attackable(state, model, by).map((each) => modelOption(state, each)),
      reply: (state, locals, option) => {
        const target = modelIn(option)
        return target === null ? done : call('damage', strike(state, locals, [target]), 'end')
      },
    },
  },
})
