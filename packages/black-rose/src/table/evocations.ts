import { type Seat, tell } from '@conclave/kernel'
import { evocationCard } from '../content/content.ts'
import { happened } from '../events.ts'
import type { BlackRose, ModelId } from '../state.ts'
import type { EvocationKind } from '../words/board.ts'
import { returnCubes } from './cubes.ts'
import { roomName } from './lodge.ts'
import { evocationModel, evocationOf, evocationsOf } from './models.ts'
import { namedModel } from './named.ts'
import { notice } from './notice.ts'
import { count } from './tallies.ts'

const slotsForEvocations = 3

/** [1.2] Number of figures of a kind that are left. */
export const figuresLeft = (state: BlackRose, kind: EvocationKind): number =>
  evocationCard(state.rules.edition, kind).figures -
  state.evocations.filter((evocation) => evocation.kind === kind).length

/** True if a kind takes a slot of the sheet: the token does not (BRW-CMP.14). */
export const takesSlot = (kind: EvocationKind): boolean => kind !== 'infamyOfCrete'

/** The slots of a mage that hold an evocation. */
const usedSlots = (state: BlackRose, seat: Seat): number[] =>
  evocationsOf(state, seat)
    .map(({ slot }) => slot)
    .filter((slot) => slot >= 0)

export const needsSlot = (state: BlackRose, seat: Seat, kind: EvocationKind): boolean =>
  takesSlot(kind) && usedSlots(state, seat).length >= slotsForEvocations

/** [BRW-EVO.1] The figure comes into the room, its card into the first free slot. */
export const bringIn = (
  state: BlackRose,
  seat: Seat,
  kind: EvocationKind,
  room: number,
  health: number,
): ModelId => {
  const used = usedSlots(state, seat)
  const slot = takesSlot(kind) ? [0, 1, 2].find((each) => !used.includes(each))! : -1
  const n = ++state.arrivals
  state.evocations.push({ n, kind, owner: seat, slot, place: room, damage: [], health, acted: false })
  const model = evocationModel(n)
  count(state, seat, 'summoned')
  tell?.(
    happened(
      { event: 'summoned', model: namedModel(state, model), room: roomName(state, room) },
      'BRW-EVO.1',
    ),
  )
  return model
}

/** [BRW-EVO.6] The figure and the card go back to the reserve, the cubes to their owners. */
export const removeEvocation = (state: BlackRose, model: ModelId): void => {
  const evocation = evocationOf(state, model)
  if (evocation === undefined) return
  tell?.(happened({ event: 'evocationRemoved', model: namedModel(state, model) }, 'BRW-EVO.6'))
  returnCubes(state, evocation.damage)
  const { n, kind, owner, place, upgrades = [] } = evocation
  // [REB-C.20] However it leaves.
  notice(state, { what: 'removed', n, kind, seat: owner, room: place, upgrades: upgrades.slice() })
  state.evocations = state.evocations.filter((each) => each.n !== n)
}

/** [VRB-47] An evocation becomes another kind, in the same space and room, and its damage stays. */
export const transmute = (state: BlackRose, model: ModelId, kind: EvocationKind): ModelId => {
  const { owner, slot, place, damage } = evocationOf(state, model)!
  const cubes = damage.splice(0)
  tell?.(happened({ event: 'transmuted', model: namedModel(state, model), kind }, 'VRB-47'))
  removeEvocation(state, model)
  const { health } = evocationCard(state.rules.edition, kind)
  const n = ++state.arrivals
  state.evocations.push({ n, kind, owner, slot, place, damage: cubes, health, acted: false })
  return evocationModel(n)
}
