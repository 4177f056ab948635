import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type BlackRose, type BlackRoseOption, cell, type ModelId, mageOf, rose } from '../state.ts'
import { goesOn, neighbours } from '../table/hexes.ts'
import { hexOf, roomName } from '../table/lodge.ts'
import { isInPlay, isMage, placeOf, seatOf, setPlace } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { roomOption } from '../table/select.ts'
import { count } from '../table/tallies.ts'
import { type Calls, procedure, question } from './procedure.ts'
import { protecting } from './react.ts'

type Walk = Calls['walk']

/** Where a model stands after it has gone somewhere, and that it has entered (BRW-TP.8). */
const enter = (state: BlackRose, model: ModelId, room: number): void => {
  setPlace(state, model, room)
  state.news.push({ what: 'enters', model, room })
}

/** [BRW-CELL.7] From a cell, one steps into the gate room. */
const nextRooms = (state: BlackRose, { model, straight, before }: Walk): readonly number[] => {
  const place = placeOf(state, model)
  if (place === cell) return isMage(model) ? [mageOf(state, seatOf(model)).cellAt] : []
  if (!straight || before === cell) return neighbours[place]!
  return neighbours[place]!.filter((room) => goesOn(before, place, room))
}

/** [BRW-V.37] */
const isHeld = (state: BlackRose, model: ModelId): boolean =>
  isMage(model) && mageOf(state, seatOf(model)).inhibited.includes('move')

/** [BRW-D.16] */
export const stepOptions = (state: BlackRose, walk: Walk): BlackRoseOption[] => {
  const rooms = nextRooms(state, walk).map((room) => roomOption(state, room))
  return isCompulsory(walk) ? rooms : [...rooms, { do: 'stop' }]
}

/** [BRW-CELL.4] The first step of who has to move. */
const isCompulsory = ({ must, before }: Walk): boolean => must && before === cell

/** Whether a model is a mage whom somebody else moves. */
const isForced = (model: ModelId, by: Seat): boolean => isMage(model) && seatOf(model) !== by && by !== rose

/** [BRW-ACT.11] Steps are chosen and resolved one at a time. */
export const walk = procedure('walk')({
  first: 'begin',
  steps: {
    begin: (_, { model, by }) => {
      if (!isForced(model, by)) return go('next')
      const seat = seatOf(model)
      return call('window', { ...protecting(seat, { what: 'moved', seat, by }), left: [seat] }, 'moved')
    },
    moved: (_, { voided, avoided }) => (voided || avoided.length > 0 ? done : go('next')),
    next: (state, locals) => {
      const { model, left, ended } = locals
      if (ended || left === 0 || !isInPlay(state, model) || isHeld(state, model)) return done
      if (nextRooms(state, locals).length === 0) return done
      // Thrown back into the cell on the way: the move is over.
      if (placeOf(state, model) === cell && locals.before !== cell) return done
      return ask([question(locals.by, 'step', { left, ...namedFor(state, model) })], 'stepped')
    },
    entered: (state) => (state.news.length > 0 ? call('news', {}, 'next') : go('next')),
  },
  replies: {
    stepped: (state, locals, option) => {
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
      if (isMage(model)) count(state, seatOf(model), 'steps')
      enter(state, model, room)
      return go('entered')
    },
  },
})

const namedFor = (state: BlackRose, model: ModelId): { readonly model: ReturnType<typeof namedModel> } => ({
  model: namedModel(state, model),
})

/** [BRW-V.18, BRW-V.19] Only the destination is entered. */
export const relocate = procedure('relocate')({
  first: 'begin',
  steps: {
    begin: (_, { model, by }) => {
      if (!isForced(model, by)) return go('go')
      const seat = seatOf(model)
      return call('window', { ...protecting(seat, { what: 'moved', seat, by }), left: [seat] }, 'go')
    },
    go: (state, { model, room, voided, avoided }) => {
      if (voided || avoided.length > 0 || !isInPlay(state, model) || placeOf(state, model) === cell)
        return done
      tell?.(
        happened(
          { event: 'placed', model: namedModel(state, model), room: roomName(state, room) },
          'BRW-V.18',
        ),
      )
      enter(state, model, room)
      return done
    },
  },
})
