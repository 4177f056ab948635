import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type Calls, type Packet, procedure } from '../frames/calls.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  editionOf,
  type ModelId,
  mageOf,
  type Occurrence,
  rose,
} from '../state.ts'
import { putCubes, reserveOf } from '../table/cubes.ts'
import { removeEvocation } from '../table/evocations.ts'
import { absorb } from '../table/ignoring.ts'
import { damageOn, isHit, isMage, ownerOf, seatOf, spaceOn } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { noticeDamage } from '../table/notice.ts'
import { firstDamageModifiers, tellModifiers } from '../table/rules.ts'
import { spreadsFreely } from '../table/shortage.ts'
import { count, countDifferent, mark } from '../table/tallies.ts'
import { question } from './question.ts'
import { protecting, reactionOrder } from './react.ts'

type Damage = Calls['damage']

/** [BRW-DMG.2, BRW-OPT.2] Part of a packet that can land; the last one may go beyond with Fury. */
const landing = (state: BlackRose, model: ModelId, amount: number): number => {
  const space = spaceOn(state, model)
  return state.rules.fury && isMage(model) && amount >= space ? amount : Math.min(amount, space)
}

const occurrenceOf = (state: BlackRose, locals: Damage): Occurrence => {
  const { model, amount } = locals.packets[locals.at]!
  return {
    what: 'damage',
    model,
    amount,
    enough: spaceOn(state, model),
    by: locals.by,
    source: locals.source,
    physical: locals.physical,
  }
}

/** [BRW-DMG.3, BRW-D.26] True if the cubes do not suffice and somebody has to spread them. */
const isShort = (state: BlackRose, { packets, by }: Damage): boolean => {
  const wanted = packets.reduce((sum, { model, amount }) => sum + landing(state, model, amount), 0)
  const hit = packets.filter(({ amount }) => amount > 0).length
  return hit > 1 && reserveOf(state, by) < wanted
}

const given = ({ spread }: Damage): number => (spread ?? []).reduce((sum, each) => sum + each, 0)

/** [BRW-FAQ.16, REB-C.3] True if no further cube has to be given: as one likes, or because later sentences can use them all. */
const mayLeaveIt = (state: BlackRose, locals: Damage): boolean =>
  editionOf(state).usesAllCubes
    ? reserveOf(state, locals.by) - given(locals) <= (locals.later ?? 0)
    : spreadsFreely(state, locals.by)

/** Options for a further cube; in 1.6 a mage may leave it at that. */
const spreadOptions = (state: BlackRose, locals: Damage): BlackRoseOption[] => {
  const models = locals.packets
    .filter(({ model, amount }, at) => (locals.spread?.[at] ?? 0) < landing(state, model, amount))
    .map(({ model }) => modelOption(state, model))
  return mayLeaveIt(state, locals) ? [...models, { do: 'enough' }] : models
}

/** [3.13] Packets of one source: windows first, clockwise (BRW-TP.10), then cubes, then defeats (BRW-DMG.5). */
export const damage = procedure('damage')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      if (locals.by !== rose) locals.falls = mageOf(state, locals.by).falls
      const order = reactionOrder(state)
      const turn = ({ model }: Packet): number => order.indexOf(ownerOf(state, model))
      locals.packets = locals.packets
        .filter(({ model }) => isHit(state, locals, model))
        .sort((one, other) => turn(one) - turn(other))
      for (const packet of locals.packets) soften(state, packet)
      absorb(state, locals)
      return go(editionOf(state).interrupts === 'fullStop' ? 'spread' : 'next')
    },
    next: (state, locals) => {
      const packet = locals.packets[locals.at]
      if (packet === undefined) return go('spread')
      const seat = ownerOf(state, packet.model)
      if (packet.amount <= 0 || seat < 0) return go('asked')
      return call('window', protecting(seat, occurrenceOf(state, locals)), 'asked')
    },
    asked: (state, locals) => {
      if (locals.voided || isStopped(state, locals)) return done
      const packet = locals.packets[locals.at]!
      if (isMage(packet.model) && locals.avoided.includes(seatOf(packet.model))) packet.amount = 0
      // What has gone away in the meantime is not hit.
      if (!isHit(state, locals, packet.model)) packet.amount = 0
      locals.at++
      return go('next')
    },
    spread: (state, locals) => {
      // [BRW-CELL.2] Nor is who has fallen to a reaction.
      for (const packet of locals.packets) if (!isHit(state, locals, packet.model)) packet.amount = 0
      if (!isShort(state, locals) && locals.spread === null) return go('place')
      // Some of the damage may have been diverted to a further model since.
      locals.spread = locals.packets.map((_, at) => locals.spread?.[at] ?? 0)
      const left = reserveOf(state, locals.by) - given(locals)
      const options = spreadOptions(state, locals)
      if (left <= 0 || !options.some((option) => option.do !== 'enough')) return go('place')
      return ask(question(state, locals.decider, 'spread', { card: locals.card, left }))
    },
    place: (state, locals) => {
      if (editionOf(state).interrupts === 'fullStop') {
        layAll(state, locals)
        return done
      }
      locals.packets.forEach((packet, at) => {
        const { model, amount } = packet
        if (!isHit(state, locals, model)) return
        const wanted = landing(state, model, amount)
        packet.amount = wanted - land(state, locals, model, locals.spread?.[at] ?? amount)
        // Whoever falls is hit no more, though Fury would have had more for her, and the Black Rose reaches into cells.
        if (locals.fallen.includes(model)) packet.amount = 0
      })
      return go('fall')
    },
    fall: (state, locals) => {
      for (const model of locals.fallen.filter((each) => !isMage(each))) removeEvocation(state, model)
      locals.fallen = locals.fallen.filter(isMage)
      if (locals.fallen.length === 0) return go('rest')
      if (locals.fallen.length > 1) return ask(question(state, locals.decider, 'order', null))
      return call('defeat', { seat: seatOf(locals.fallen.shift()!), by: locals.by }, 'fall')
    },
    // [BRW-FAQ.16] Cubes that have come back from who has fallen serve the others whom the same damage hits.
    rest: (state, locals) => {
      const isLeft = locals.packets.some(({ model, amount }) => amount > 0 && isHit(state, locals, model))
      if (!isLeft || reserveOf(state, locals.by) === 0) return done
      // If there are enough of them now, there is nothing to spread.
      locals.spread = null
      return go('spread')
    },
  },
  questions: {
    spread: {
      rule: 'BRW-DMG.3',
      options: spreadOptions,
      reply: (_, locals, option) => {
        const model = modelIn(option)
        if (model === null || locals.spread === null) {
          // Who has had enough leaves the rest, whatever comes back.
          for (const [at, packet] of locals.packets.entries())
            packet.amount = locals.spread?.[at] ?? packet.amount
          return go('place')
        }
        const at = locals.packets.findIndex((packet) => packet.model === model)
        locals.spread[at] = locals.spread[at]! + 1
        return go('spread')
      },
    },
    order: {
      rule: 'BRW-DMG.5',
      // [BRW-D.35] Who is defeated next, of several.
      options: (state, { fallen }) => fallen.map((model) => modelOption(state, model)),
      reply: (_, locals, option) => {
        const model = modelIn(option)!
        locals.fallen = locals.fallen.filter((each) => each !== model)
        return call('defeat', { seat: seatOf(model), by: locals.by }, 'fall')
      },
    },
  },
})

/** [REB-DMG.1, REB-C.1] In Rebirth the cubes lie at once; the full stop hears how much was inflicted, and settles the rest. */
const layAll = (state: BlackRose, locals: Damage): void => {
  const { by, source, physical, card } = locals
  locals.packets.forEach(({ model, amount }, at) => {
    if (amount <= 0 || !isHit(state, locals, model)) return
    const inflicted = Math.min(locals.spread?.[at] ?? amount, reserveOf(state, by))
    const space = spaceOn(state, model)
    const put = land(state, locals, model, inflicted)
    if (inflicted > 0)
      noticeDamage(state, {
        what: 'damaged',
        model,
        amount: inflicted,
        put,
        space,
        by,
        source,
        physical,
        card,
      })
  })
}

/** An event may take something off the first damage of a round. */
const soften = (state: BlackRose, packet: { readonly model: ModelId; amount: number }): void => {
  const modifiers = isMage(packet.model) ? firstDamageModifiers(state) : []
  if (modifiers.length === 0 || packet.amount === 0) return
  const mage = mageOf(state, seatOf(packet.model))
  if (mage.tally.marks.includes('softened')) return
  mark(mage, 'softened')
  tellModifiers(modifiers)
  packet.amount = Math.max(
    0,
    modifiers.reduce((all, { by }) => all + by, packet.amount),
  )
}

/** [BRW-R.58] True if a counter-blow has felled the mage whose damage it is: the rest of it does not come. */
const isStopped = (state: BlackRose, { by, source, falls }: Damage): boolean =>
  by !== rose &&
  source !== null &&
  isMage(source) &&
  // A match that earlier rules have stored in the middle of damage does not know how often she had fallen before.
  falls !== undefined &&
  mageOf(state, by).falls !== falls

/** Places the cubes; says how many. */
const land = (state: BlackRose, locals: Damage, model: ModelId, amount: number): number => {
  const { by, card } = locals
  const put = putCubes(state, by, damageOn(state, model), landing(state, model, amount))
  if (put > 0) {
    tell?.(
      happened(
        { event: 'damaged', model: namedModel(state, model), seat: by, amount: put, by: card },
        'BRW-DMG.1',
      ),
    )
    tallyDamage(state, by, model, put)
  }
  if (spaceOn(state, model) === 0 && !locals.fallen.includes(model)) {
    locals.fallen.push(model)
    if (by !== rose) count(state, by, isMage(model) ? 'blow:mage' : 'blow:evocation')
  }
  return put
}

const tallyDamage = (state: BlackRose, by: Seat, model: ModelId, put: number): void => {
  if (by !== rose) count(state, by, 'damage', put)
  if (!isMage(model)) return
  const seat = seatOf(model)
  if (by !== rose) countDifferent(state, by, 'hurtMages', String(seat))
  if (state.phase === 'action' && state.active !== seat && spaceOn(state, model) > 0)
    count(state, seat, 'endured', put)
}

/** Forgets the damage that a mage has endured: it counts only as long as she survives. */
export const forgetEndured = (state: BlackRose, seat: Seat): void => {
  const { tally } = mageOf(state, seat)
  const { activation, round } = tally
  tally.round = { ...round, endured: (round.endured ?? 0) - (activation.endured ?? 0) }
  tally.activation = { ...activation, endured: 0 }
}
