import { ask, call, done, go, tell } from '@conclave/kernel'
import { goalIn, goesFor } from '../avatar/reasons.ts'
import { goalOf } from '../avatar/ways.ts'
import { happened } from '../events.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  type ModelId,
  mageOf,
  type Owner,
  type Place,
  rose,
} from '../state.ts'
import { hasMage } from '../table/actors.ts'
import { exitsOf, sendToCell } from '../table/cells.ts'
import { isCauseCutShort } from '../table/cut-short.ts'
import { goesOn, neighbours } from '../table/hexes.ts'
import { hexOf, roomName } from '../table/lodge.ts'
import { isInPlay, isMage, ownerOf, placeOf, seatOf, setPlace } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption, roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { count } from '../table/tallies.ts'
import { stepStop } from './full-stop.ts'
import { question } from './question.ts'
import { mayMatter, protecting } from './react.ts'

type Walk = Calls['walk']

/** Moves a model into a room, and tells that it has entered (BRW-TP.8). */
const enter = (state: BlackRose, model: ModelId, room: number, by: Owner, step: boolean): void => {
  const from = placeOf(state, model)
  setPlace(state, model, room)
  const how = editionOf(state).interrupts === 'fullStop' ? { by, from, step } : {}
  notice(state, { what: 'enters', model, room, ...how })
  if (isForced(state, model, by)) notice(state, { what: 'wasMoved', seat: seatOf(model), by, from, room })
}

/** [BRW-CELL.7] From a cell, one steps into the gate room. */
const nextRooms = (state: BlackRose, { model, straight, before }: Walk): readonly number[] => {
  const place = placeOf(state, model)
  if (place === cell) return isMage(model) ? exitsOf(state, seatOf(model)) : []
  if (!straight || before === cell) return neighbours[place]!
  return neighbours[place]!.filter((room) => goesOn(before, place, room))
}

/** [BRW-V.37] */
const isHeld = (state: BlackRose, model: ModelId): boolean =>
  isMage(model) && mageOf(state, seatOf(model)).inhibited.includes('move')

/** [BRW-D.16] */
const stepOptions = (state: BlackRose, walk: Walk): BlackRoseOption[] => {
  const rooms = nextRooms(state, walk).map((room) => roomOption(state, room))
  return isCompulsory(walk) ? rooms : [...rooms, { do: 'stop' }]
}

/** [BRW-CELL.4] The first step of who has to move. */
const isCompulsory = ({ must, before }: Walk): boolean => must && before === cell

/** True if a model is a mage whom somebody else moves; the Black Rose is somebody with her Avatar (REB-G.3). */
const isForced = (state: BlackRose, model: ModelId, by: Owner): boolean =>
  isMage(model) && seatOf(model) !== by && hasMage(state, by)

/** [REB-AVA.25] The log says whom an evocation of the Avatar is after. */
const tellGoal = (state: BlackRose, model: ModelId, steps: number): void => {
  const goal = tell ? goalOf(state, model, steps) : null
  if (goal !== null) tell?.(goesFor(state, model, goal.target, goal.by))
}

/** [BRW-ACT.11] Steps are chosen and resolved one at a time. */
export const walk = procedure('walk')({
  first: 'begin',
  steps: {
    begin: (state, { model, by, left }) => {
      if (by === rose && !isMage(model) && ownerOf(state, model) === rose) tellGoal(state, model, left)
      // Who is held stays where she is: there is nothing to react to.
      if (!isForced(state, model, by) || isHeld(state, model)) return go('next')
      return call('window', beingMoved(model, by, null), 'moved')
    },
    moved: (_, { voided, avoided }) => (voided || avoided.length > 0 ? done : go('next')),
    next: (state, locals) => {
      const { model, left, ended } = locals
      if (ended || left === 0 || !isInPlay(state, model) || isHeld(state, model)) return done
      if (isCauseCutShort(state)) return done
      if (nextRooms(state, locals).length === 0) return done
      // Thrown back into the cell on the way: the move is over.
      if (placeOf(state, model) === cell && locals.before !== cell) return done
      const goal = locals.by === rose ? goalIn(state, model, left) : {}
      return ask(question(state, locals.by, 'step', { left, model: namedModel(state, model), ...goal }))
    },
    entered: (state) => stepStop(state, 'next'),
  },
  questions: {
    step: {
      rule: 'BRW-ACT.11',
      options: stepOptions,
      reply: (state, locals, option) => {
        if (option.do !== 'room') return done
        const { model } = locals
        const from = placeOf(state, model)
        const room = hexOf(state, option.room)
        locals.before = from === cell ? room : from
        locals.left--
        tell?.(
          happened(
            { event: 'stepped', model: namedModel(state, model), room: roomName(state, room) },
            'BRW-ACT.10',
          ),
        )
        if (isMage(model) && seatOf(model) === locals.by) count(state, locals.by, 'steps')
        enter(state, model, room, locals.by, true)
        return go('entered')
      },
    },
  },
})

/** True if somebody has cancelled or avoided the relocation. */
const isStopped = ({ voided, avoided }: Calls['relocate']): boolean => voided || avoided.length > 0

/** A window for a mage whom somebody else is about to put elsewhere. */
const beingMoved = (model: ModelId, by: Owner, to: Place | null) => {
  const seat = seatOf(model)
  return protecting(seat, { what: 'moved', seat, by, to })
}

/** In a room, or in the own cell, which nobody enters (BRW-TP.8). */
const put = (state: BlackRose, model: ModelId, room: number, by: Owner): void => {
  if (room === cell) {
    sendToCell(state, seatOf(model))
    return
  }
  tell?.(
    happened({ event: 'placed', model: namedModel(state, model), room: roomName(state, room) }, 'BRW-V.18'),
  )
  enter(state, model, room, by, false)
}

/** [BRW-V.18, BRW-V.19, BRW-V.35] Only the destination is entered. Who swaps moves with the other, or not at all (BRW-V.5). */
export const relocate = procedure('relocate')({
  first: 'begin',
  steps: {
    begin: (state, { model, room, by }) =>
      isForced(state, model, by) ? call('window', beingMoved(model, by, room), 'other') : go('other'),
    other: (state, locals) => {
      const { model, swapped, by } = locals
      if (swapped === null || isStopped(locals) || !isForced(state, swapped, by)) return go('go')
      return call('window', beingMoved(swapped, by, placeOf(state, model)), 'go')
    },
    go: (state, locals) => {
      const { model, room, swapped, by } = locals
      const here = placeOf(state, model)
      if (isStopped(locals) || here === cell) return done
      if (swapped !== null && placeOf(state, swapped) !== room) return done
      put(state, model, room, by)
      if (swapped === null) return done
      put(state, swapped, here, by)
      // [REB-EFF.8] Whoever reacts to a swap says to which of the two.
      if (editionOf(state).interrupts === 'fullStop') return done
      const both = state.news.slice(-2)
      return by !== rose && both.every((each) => mayMatter(state, each))
        ? ask(question(state, by, 'order', { enters: true }))
        : done
    },
  },
  questions: {
    order: {
      rule: 'BRW-DMG.5',
      // [BRW-R.60] Of two who change rooms, whose entry comes first.
      options: (state, { model, swapped }) => [model, swapped!].map((each) => modelOption(state, each)),
      reply: (state, { swapped }, option) => {
        if (modelIn(option) !== swapped) return done
        const [one, other] = state.news.splice(-2)
        state.news.push(other!, one!)
        return done
      },
    },
  },
})
