import type { Calls } from '../frames/calls.ts'
import type { LooseView, StopView } from '../shown.ts'
import { type BlackRose, rose } from '../state.ts'
import { roomName } from './lodge.ts'
import { running } from './stack.ts'
import { mayAnswer } from './triggers.ts'

type Period = Calls['period']

/** Steps at which reactions are over: all that lies there stays. */
const settled: readonly string[] = ['remove', 'defeat', 'settled', 'quests', 'end']

const looseIn = (state: BlackRose, { heard }: Period): LooseView[] =>
  heard.flatMap((each): LooseView[] => {
    if (each.what === 'damaged' && each.put > 0)
      return [{ model: each.model, room: null, owner: each.by, count: each.put }]
    if (each.what === 'places' && each.count > 0)
      return [{ model: null, room: roomName(state, each.room), owner: each.seat, count: each.count }]
    return []
  })

const stopView = (state: BlackRose, period: Period, under: number): StopView => {
  const { heard, declared, left } = period
  const slotsOf = (seat: number) =>
    declared.flatMap((each) => (each.seat === seat && each.slot !== 'back' ? [each.slot] : []))
  return {
    under,
    loose: looseIn(state, period),
    aimed: heard.flatMap((each) =>
      each.what === 'targeted' ? [{ card: each.card, by: each.by, at: each.seat }] : [],
    ),
    declared: declared.map(({ seat, slot }) => ({ seat, slot })),
    left: left.filter((seat) => seat !== rose && mayAnswer(state, seat, heard, slotsOf(seat)).length > 0),
  }
}

/** [REB-EFF.3, REB-C.2] The full stops at which reactions are still declared or resolved. All of it lies open. */
export const stopsView = (state: BlackRose): StopView[] => {
  const periods = running(state, 'period')
  let [stop, under] = [0, 0]
  const found: StopView[] = []
  for (const { procedure, step } of state.stack) {
    if (procedure === 'effect') under++
    if (procedure !== 'period') continue
    const period = periods[stop++]!
    if (!settled.includes(step)) found.push(stopView(state, period, under))
  }
  return found
}
