import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type BlackRoseOption, editionOf } from '../state.ts'
import { legalAims } from '../table/aim.ts'
import { cancelSpell, ignoreDamage, shieldFrom } from '../table/ignoring.ts'
import { isMage, placeOf, seatOf, spaceOn } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { innermost, interrupted } from '../table/stack.ts'
import { cancelledIn, stoppedIn } from '../table/stopped.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody } from './begin.ts'
import { worth, worthAvoiding } from './estimate.ts'
import { always, atLeastOne, fine, finished, never, noCubes, noLists, openChoice, type Verb } from './verb.ts'

/** [BRW-V.4, BRW-TP.14] Takes something off the damage at hand. */
export const avoidDamage: Verb<SentenceOf<'avoidDamage'>> = {
  check: ({ count }) => (count === 'all' ? null : atLeastOne(count)),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    if (editionOf(state).interrupts === 'fullStop') {
      const ignored = ignoreDamage(state, count, doing.source)
      doing.ignored = (doing.ignored ?? 0) + ignored
      if (ignored > 0) doing.done = true
      return finished
    }
    const damage = innermost(state, 'damage')
    const packet = damage?.packets[damage.at]
    if (packet === undefined) return finished
    const amount = count === 'all' ? packet.amount : Math.min(count, packet.amount)
    packet.amount -= amount
    if (amount > 0) doing.done = true
    tell?.(
      happened(
        { event: 'damageAvoided', model: namedModel(state, packet.model), amount, by: doing.source },
        'BRW-V.4',
      ),
    )
    return finished
  },
  text: ({ count }) =>
    count === 'all' ? phrase('verb.avoidDamage.all') : phrase('verb.avoidDamage', { count }),
  value: worthAvoiding,
  inner: noLists,
}

/** One of your evocations takes some of it instead, as far as it can. */
export const divertDamage: Verb<SentenceOf<'divertDamage'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    const damage = innermost(state, 'damage')
    const packet = damage?.packets[damage.at]
    const [model] = doing.models ?? []
    if (damage === undefined || packet === undefined || model === undefined) return finished
    // The same blow may be on its way to the evocation, too.
    const own = damage.packets.find((each) => each.model === model)
    const amount = Math.min(count, packet.amount, spaceOn(state, model) - (own?.amount ?? 0))
    if (amount <= 0) return finished
    packet.amount -= amount
    if (own === undefined) damage.packets.push({ model, amount })
    else own.amount += amount
    doing.done = true
    tell?.(
      happened(
        { event: 'damageAvoided', model: namedModel(state, packet.model), amount, by: doing.source },
        'BRW-V.4',
      ),
    )
    return finished
  },
  text: ({ count, to }) => phrase('verb.divertDamage', { count, to: modelsText(to) }),
  value: worthAvoiding,
  inner: noLists,
}

/** [BRW-TP.15, BRW-FAQ.8] It does not touch you; others suffer it. */
export const avoid: Verb<SentenceOf<'avoid'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    const subject = interrupted(state)
    if (subject === undefined) return finished
    if (!subject.avoided.includes(doing.you)) subject.avoided.push(doing.you)
    tell?.(happened({ event: 'avoided', seat: doing.you, by: doing.source, of: stoppedIn(state) }, 'BRW-V.4'))
    return finished
  },
  text: () => phrase('verb.avoid'),
  value: worth(1),
  inner: noLists,
}

/** [BRW-V.5, BRW-FAQ.7] It does not happen at all. */
export const cancel: Verb<SentenceOf<'cancel'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    if (editionOf(state).interrupts === 'fullStop') {
      const of = cancelSpell(state)
      if (of !== null) tell?.(happened({ event: 'cancelled', by: doing.source, of }, 'BRW-V.5'))
      return finished
    }
    const subject = interrupted(state)
    if (subject === undefined) return finished
    subject.voided = true
    tell?.(happened({ event: 'cancelled', by: doing.source, of: cancelledIn(state) }, 'BRW-V.5'))
    return finished
  },
  text: () => phrase('verb.cancel'),
  value: worth(1),
  inner: noLists,
}

/** The spell gets another legal target, or is cancelled if there is none. */
export const redirect: Verb<SentenceOf<'redirect'>> = {
  check: fine,
  choice: openChoice((state, _, doing) => {
    const cast = innermost(state, 'cast')
    if (cast === undefined) return null
    const others = legalAims(state, cast).models.filter((model) => seatOf(model) !== doing.you)
    const found = others.map((model): BlackRoseOption => modelOption(state, model))
    return found.length === 0 ? null : found
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const cast = innermost(state, 'cast')
    if (cast === undefined) return finished
    const model = modelIn(option)
    if (model === null) {
      cast.voided = true
      tell?.(happened({ event: 'cancelled', by: doing.source, of: cancelledIn(state) }, 'BRW-V.5'))
    } else {
      cast.target = model
      cast.targetRoom = placeOf(state, model)
      // Whom the spell is aimed at now may react to that, too.
      if (isMage(model)) cast.seats.push(seatOf(model))
      tell?.(
        happened(
          { event: 'redirected', seat: doing.you, card: cast.card, at: namedModel(state, model) },
          'BRW-V.5',
        ),
      )
    }
    return finished
  },
  text: () => phrase('verb.redirect'),
  value: worth(1.2),
  inner: noLists,
}

/** [VRB-51] Takes back what that spell has done so far, and wards off what it does after, so much in all. */
export const shield: Verb<SentenceOf<'shield'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    const ignored = shieldFrom(state, doing.you, count, doing.source)
    doing.ignored = (doing.ignored ?? 0) + ignored
    if (ignored > 0) doing.done = true
    tell?.(happened({ event: 'shielded', seat: doing.you, amount: count, by: doing.source }, 'VRB-51'))
    return finished
  },
  text: ({ count }) => phrase('verb.shield', { count }),
  value: worthAvoiding,
  inner: noLists,
}
