import { say } from '@conclave/kernel'
import type { Follow } from '../frames/calls.ts'
import { type BlackRose, cell, editionOf, type ModelId, mageOf } from '../state.ts'
import { figuresLeft, removeEvocation as remove, transmute } from '../table/evocations.ts'
import { cardOfEvocation, evocationOf, placeOf } from '../table/models.ts'
import { powersOf, upgraded } from '../table/upgrades.ts'
import { modelsText, phrase, roomsText } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { a } from '../words/select.ts'
import { anybody } from './begin.ts'
import { add, evocationWorth, hit, isOwnEvocations } from './estimate.ts'
import { oneByOne, whoIsNext } from './one-by-one.ts'
import {
  always,
  atLeastOne,
  fine,
  finished,
  leadsTo,
  never,
  noCubes,
  noLists,
  openChoice,
  type Verb,
} from './verb.ts'

/** [BRW-V.11, BRW-EVO.1] Nothing is summoned into a cell. */
export const summon: Verb<SentenceOf<'summon'>> = {
  check: ({ health }) => (health === null ? null : atLeastOne(health)),
  choice: null,
  canBegin: (state, { in: rooms, kind }, doing) => {
    if (editionOf(state).countsFigures && figuresLeft(state, kind) === 0) return false
    return rooms.rooms !== 'yours' || mageOf(state, doing.you).place !== cell
  },
  wants: noCubes,
  moves: never,
  run: (state, { kind, health }, doing) => {
    // What comes next is what is summoned here.
    doing.noted = state.arrivals
    return leadsTo(
      ...(doing.rooms ?? []).map(
        (room): Follow => ({
          procedure: 'summon',
          locals: { seat: doing.you, kind, room, health },
        }),
      ),
    )
  },
  text: ({ kind, in: rooms, health }) => {
    const gaps = { kind: say(`evocation.${kind}`), rooms: roomsText(rooms) }
    return health === null ? phrase('verb.summon', gaps) : phrase('verb.summon.health', { ...gaps, health })
  },
  value: ({ kind }, into, { edition }) => {
    into.plain += evocationWorth(edition, kind)
    into.summons++
  },
  inner: noLists,
}

/** True if it can move, attack or do something else instead; nothing else has anything to act with. */
const canAct = (state: BlackRose, model: ModelId): boolean => {
  const evocation = evocationOf(state, model)
  if (evocation === undefined) return false
  const { movement, attack: strength } = cardOfEvocation(state, evocation)
  const sorts = powersOf(state, evocation).map(({ power }) => power.power)
  return (
    movement + upgraded(state, evocation, 'movement') > 0 ||
    strength + upgraded(state, evocation, 'attack') > 0 ||
    sorts.includes('insteadOfAttack') ||
    sorts.includes('call')
  )
}

/** [BRW-V.1, BRW-V.38] It moves and attacks now, under your control. */
export const act: Verb<SentenceOf<'act'>> = {
  check: fine,
  choice: openChoice((state, { to }, doing) => whoIsNext(state, to, doing, (model) => canAct(state, model))),
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) =>
    oneByOne(
      doing,
      option,
      (model) => canAct(state, model),
      (model) => ({
        procedure: 'act',
        locals: { n: evocationOf(state, model)!.n, by: doing.you, prowler: false },
      }),
    ),
  text: ({ to }) =>
    phrase(to.models === 'target' ? 'verb.act.underYourControl' : 'verb.act', { to: modelsText(to) }),
  value: ({ to }, into) => add(into, 1, to),
  inner: noLists,
}

/** [BRW-V.13] Back to the reserve; what it could have taken is noted. */
export const removeEvocation: Verb<SentenceOf<'removeEvocation'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const model of doing.models ?? []) {
      const evocation = evocationOf(state, model)
      if (evocation === undefined) continue
      doing.noted = cardOfEvocation(state, evocation).health
      doing.done = true
      remove(state, model)
    }
    return finished
  },
  text: ({ to }) => phrase('verb.removeEvocation', { to: modelsText(to) }),
  value: ({ to }, into) => {
    into.plain += isOwnEvocations(to) ? 0 : 0.6
  },
  inner: noLists,
}

/** One of your evocations makes way for another kind, in the same room; in Rebirth it becomes that kind (VRB-47). */
export const replaceEvocation: Verb<SentenceOf<'replaceEvocation'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { kind }, doing) => {
    const [model] = doing.models ?? []
    if (model === undefined || evocationOf(state, model) === undefined) return finished
    // [BRW-EVO.3, BRW-R.39] The reserve comes first: nothing makes way for what cannot come.
    if (figuresLeft(state, kind) === 0 && !editionOf(state).summonsFromPlay) return finished
    if (editionOf(state).transmutes) {
      doing.picked = [transmute(state, model, kind)]
      doing.done = true
      return finished
    }
    const room = placeOf(state, model)
    remove(state, model)
    doing.done = true
    return leadsTo({
      procedure: 'summon',
      locals: { seat: doing.you, kind, room, health: null },
    })
  },
  text: ({ to, kind }) =>
    phrase('verb.replaceEvocation', { to: modelsText(to), kind: say(`evocation.${kind}`) }),
  value: ({ to }, into) => add(into, 1, to),
  inner: noLists,
}

/** [BRW-V.3, RUL-68] A physical attack in your room, or in the room that says so. */
export const attack: Verb<SentenceOf<'attack'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { bonus, there }, doing) => {
    const model: ModelId = `mage.${doing.you}`
    if (mageOf(state, doing.you).place === cell) return finished
    const from = there === true ? { room: doing.there } : {}
    return leadsTo({ procedure: 'attack', locals: { model, by: doing.you, bonus, ...from } })
  },
  text: ({ bonus, there }) => {
    if (there === true) return phrase('verb.attack.there', { bonus })
    return phrase(bonus > 0 ? 'verb.attack.bonus' : 'verb.attack', { bonus })
  },
  value: ({ bonus }, into) => hit(into, 2 + bonus, a('enemyModel', 'yours')),
  inner: noLists,
}
