import { ask, call, done, type Seat } from '@conclave/kernel'
import { type Calls, type Packet, procedure } from '../frames/calls.ts'
import { uninterrupted } from '../frames/making.ts'
import { type BlackRose, cell, type ModelId, type Place, rose } from '../state.ts'
import { vulnerability } from '../table/jinxes.ts'
import { cardOfEvocation, evocationOf, isMage, modelsIn, ownerOf, placeOf, seatOf } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import {
  armourModifiers,
  blowModifiers,
  blowOf,
  evocationBlow,
  evocationBlowModifiers,
  spendNextAttack,
  sweeps,
  tellModifiers,
} from '../table/rules.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

/** [BRW-V.3, BRW-D.18] Models that a model can attack: those in its room that are not its controller's, or in another room (RUL-68). */
export const attackable = (
  state: BlackRose,
  model: ModelId,
  by: Seat,
  place: Place = placeOf(state, model),
): ModelId[] => {
  return place === cell
    ? []
    : modelsIn(state, place).filter((each) => each !== model && ownerOf(state, each) !== by)
}

/** Damage of this model's attack; the log hears what changes it. */
const blowOfModel = (state: BlackRose, model: ModelId): number => {
  if (isMage(model)) {
    tellModifiers(blowModifiers(state, seatOf(model)))
    return blowOf(state, seatOf(model))
  }
  const evocation = evocationOf(state, model)
  if (evocation === undefined) return 0
  tellModifiers(evocationBlowModifiers(state, evocation))
  return evocationBlow(state, evocation)
}

/** [11.4, 11.14] Difference in an attack on this model in particular. */
const onTarget = (state: BlackRose, target: ModelId): number => {
  if (!isMage(target)) return 0
  const armour = seatOf(target) === rose ? armourModifiers(state) : []
  tellModifiers(armour)
  return armour.reduce((all, { by }) => all + by, vulnerability(state, seatOf(target)))
}

/** Damage of an attack to each of these; the next one that was to be stronger has been made. */
const blows = (
  state: BlackRose,
  { model, bonus }: Calls['attack'],
  targets: readonly ModelId[],
): Packet[] => {
  const amount = blowOfModel(state, model) + bonus
  if (isMage(model)) spendNextAttack(state, seatOf(model))
  return targets.map((target) => ({
    model: target,
    amount: amount > 0 ? amount + onTarget(state, target) : amount,
  }))
}

/** True if an attack of this model hits everybody there. */
export const hitsAll = (state: BlackRose, model: ModelId): boolean => {
  if (isMage(model)) return sweeps(state, seatOf(model))
  const evocation = evocationOf(state, model)
  return evocation !== undefined && cardOfEvocation(state, evocation).sweeps
}

const strike = (state: BlackRose, locals: Calls['attack'], targets: readonly ModelId[]) => {
  const { model, by } = locals
  notice(state, { what: 'attacks', seat: by, model, room: locals.room ?? placeOf(state, model) })
  return {
    packets: blows(state, locals, targets),
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
      const targets = attackable(state, locals.model, locals.by, locals.room)
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
      options: (state, { model, by, may, room }) => [
        ...attackable(state, model, by, room).map((each) => modelOption(state, each)),
        ...(may === true ? [{ do: 'pass' } as const] : []),
      ],
      reply: (state, locals, option) => {
        const target = modelIn(option)
        return target === null ? done : call('damage', strike(state, locals, [target]), 'end')
      },
    },
  },
})
