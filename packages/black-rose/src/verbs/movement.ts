import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { uninterrupted, walking } from '../frames/making.ts'
import { type BlackRose, cell, type ModelId, mageOf } from '../state.ts'
import { amountNow } from '../table/amounts.ts'
import { causeOf } from '../table/ignoring.ts'
import { isMage, mageModel, placeOf, seatOf } from '../table/models.ts'
import { innermost } from '../table/stack.ts'
import { modelsText, phrase, roomsText } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody } from './begin.ts'
import { add, isSelf, roughly, worth } from './estimate.ts'
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

/** Test that a model is out of its cell: nobody in a cell is moved by steps. */
const isOut =
  (state: BlackRose) =>
  (model: ModelId): boolean =>
    placeOf(state, model) !== cell

/** [BRW-V.17, BRW-V.36] The controller chooses every step. */
export const step: Verb<SentenceOf<'step'>> = {
  check: ({ count, to }) => {
    if (typeof count === 'number') return atLeastOne(count)
    return to.models === 'you' ? null : 'only one’s own speed is known'
  },
  choice: openChoice((state, { to }, doing) => whoIsNext(state, to, doing, isOut(state))),
  canBegin: anybody,
  wants: noCubes,
  moves: always,
  run: (state, { count, straight }, doing, option) =>
    oneByOne(doing, option, isOut(state), (model) => ({
      procedure: 'walk',
      locals: walking(model, doing.you, amountNow(state, count, doing), { straight }),
    })),
  text: ({ count, to, straight }) => {
    if (typeof count !== 'number') return phrase('verb.step.speed')
    return to.models === 'you'
      ? phrase(straight ? 'verb.step.straight' : 'verb.step', { count })
      : phrase('verb.push', { count, to: modelsText(to) })
  },
  value: ({ count: amount, to }, into) => {
    const count = roughly(amount)
    if (isSelf(to)) into.reach += count
    add(into, 0.15 * count, to)
  },
  inner: noLists,
}

const relocating = (doing: Doing, model: ModelId, room: number, swapped: ModelId | null = null): Follow => ({
  procedure: 'relocate',
  locals: { model, room, by: doing.by, swapped, ...uninterrupted() },
})

/** [BRW-V.18, BRW-V.19] */
export const place: Verb<SentenceOf<'place'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: always,
  run: (state, _, doing) => {
    const [room] = doing.rooms ?? []
    if (room === undefined) return finished
    const models = (doing.models ?? []).filter((model) => ![room, cell].includes(placeOf(state, model)))
    if (models.length > 0) doing.done = true
    return leadsTo(...models.map((model) => relocating(doing, model, room)))
  },
  text: ({ to, in: rooms }) => {
    if (to.models === 'you') return phrase('verb.place.you', { rooms: roomsText(rooms) })
    const gaps = { to: modelsText(to), rooms: roomsText(rooms) }
    if (rooms.rooms === 'one')
      return phrase(rooms.within === 'lodge' ? 'verb.place' : 'verb.place.near', gaps)
    // From anywhere to a room that is known: the room is said first.
    return phrase(to.models === 'upTo' ? 'verb.place.here' : 'verb.place', gaps)
  },
  value: worth(0.3),
  inner: noLists,
}

/** You and the other change rooms; both enter. */
export const swap: Verb<SentenceOf<'swap'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: always,
  run: (state, _, doing) => {
    const [one] = doing.models ?? []
    if (one === undefined) return finished
    const other = mageModel(doing.you)
    const [here, there] = [placeOf(state, one), placeOf(state, other)]
    if (here === cell || there === cell || here === there) return finished
    doing.done = true
    return leadsTo(relocating(doing, one, there, other))
  },
  text: ({ to }) => phrase('verb.swap', { to: modelsText(to) }),
  value: worth(0.3),
  inner: noLists,
}

/** It goes back to where its move began. */
export const sendBack: Verb<SentenceOf<'sendBack'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    const [model] = doing.models ?? []
    const cause = causeOf(state)
    if (cause?.what === 'wasMoved' || cause?.what === 'enters')
      return model === undefined || cause.from === undefined || cause.from === cell
        ? finished
        : leadsTo(relocating(doing, model, cause.from))
    const begun = innermost(state, 'happening')?.occurrence
    if (model === undefined || begun?.what !== 'endsMove' || begun.from === cell) return finished
    return leadsTo(relocating(doing, model, begun.from))
  },
  text: ({ to }) =>
    to.models === 'you' ? phrase('verb.sendBack.you') : phrase('verb.sendBack', { to: modelsText(to) }),
  value: worth(0.4),
  inner: noLists,
}

/** It takes no further step of the move it is making. */
export const endMove: Verb<SentenceOf<'endMove'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    const walk = innermost(state, 'walk')
    if (walk !== undefined && (doing.models ?? []).includes(walk.model)) walk.ended = true
    return finished
  },
  text: ({ to }) => phrase('verb.endMove', { to: modelsText(to) }),
  value: worth(0.3),
  inner: noLists,
}

/** [BRW-V.35] */
export const toCell: Verb<SentenceOf<'toCell'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    const mages = (doing.models ?? []).filter((model) => isMage(model) && placeOf(state, model) !== cell)
    return leadsTo(...mages.map((model) => relocating(doing, model, cell)))
  },
  text: ({ to }) =>
    to.models === 'you' ? phrase('verb.toCell.you') : phrase('verb.toCell', { to: modelsText(to) }),
  value: worth(0.8),
  inner: noLists,
}

/** [BRW-V.37] */
export const inhibit: Verb<SentenceOf<'inhibit'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { what }, doing) => {
    for (const seat of (doing.models ?? []).filter(isMage).map(seatOf)) {
      const mage = mageOf(state, seat)
      if (mage.inhibited.includes(what)) continue
      mage.inhibited = [...mage.inhibited, what].sort()
      tell?.(happened({ event: 'inhibited', seat, what }, 'BRW-V.37'))
    }
    return finished
  },
  text: ({ what, to }) =>
    to.models === 'you' || to.models === 'target'
      ? phrase(`verb.inhibit.${what}.${to.models}`)
      : phrase(`verb.inhibit.${what}`, { to: modelsText(to) }),
  value: ({ what }, into) => {
    into.plain += what === 'move' ? 0.4 : 0.25
  },
  inner: noLists,
}
