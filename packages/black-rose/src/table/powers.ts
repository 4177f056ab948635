import { type Seat, tell } from '@conclave/kernel'
import { evocationCard } from '../content/content.ts'
import { happened } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, cell, type ModelId, mageOf, type Occurrence, type Owner, rose } from '../state.ts'
import type { Power } from '../words/card.ts'
import type { Damaged, Removed } from '../words/occurrence.ts'
import { clockwise, hasMage } from './actors.ts'
import { umbrasOf } from './assigned.ts'
import { evocationModel, evocationOf, isMage, seatOf } from './models.ts'
import { namedModel } from './named.ts'
import { mark } from './tallies.ts'
import { type HeldPower, powerOf, powersFor, powersOf } from './upgrades.ts'

/** Effect by which a power is carried out: for whom, where, and who has brought it about. */
export const powerDoing = (
  state: BlackRose,
  { list, source }: HeldPower,
  { by, you, at, it }: { readonly by: Owner; readonly you: Seat; readonly at: number; readonly it: ModelId },
): Doing =>
  newDoing(list, source, { by, you, falls: mageOf(state, you).falls }, { origin: at, there: at, it })

/** [11.7] A totem calls, for whoever has it do so. */
export const calling = (state: BlackRose, model: ModelId, by: Seat): Doing | undefined => {
  const totem = evocationOf(state, model)
  const power = totem === undefined ? undefined : powerOf(state, totem, 'call')
  if (totem === undefined || power === undefined) return undefined
  tell?.(happened({ event: 'called', model: namedModel(state, model) }, 'REB-EVP.4'))
  return powerDoing(state, power, { by, you: by, at: totem.place, it: model })
}

const ofSort = (powers: readonly HeldPower[], sort: Power['power']): HeldPower[] =>
  powers.filter(({ power }) => power.power === sort)

/** A power that works by itself, and whose turn it is to be worked. */
interface Working {
  readonly turn: Seat
  readonly doing: Doing
}

/** [11.5, 11.7] The attack of an evocation has damaged a mage. */
const ofHitting = (state: BlackRose, { model, put, by, source, physical }: Damaged): Working[] => {
  const evocation = source === null ? undefined : evocationOf(state, source)
  if (!physical || put === 0 || !hasMage(state, by) || evocation === undefined || !isMage(model)) return []
  return ofSort(powersOf(state, evocation), 'hitting').map((power) => ({
    turn: by,
    doing: powerDoing(state, power, { by, you: by, at: evocation.place, it: model }),
  }))
}

/** [REB-C.20] An evocation has been removed, however. */
const ofRemoved = (state: BlackRose, { kind, n, seat, room, upgrades }: Removed): Working[] => {
  if (!hasMage(state, seat) || room === cell) return []
  const powers = powersFor(state, evocationCard(state.rules.edition, kind), upgrades)
  return ofSort(powers, 'removed').map((power) => ({
    turn: seat,
    doing: powerDoing(state, power, { by: seat, you: seat, at: room, it: evocationModel(n) }),
  }))
}

/** [11.7] A mage has left a room by a move, for the first time in this Action Phase that an Umbra of hers minds it. */
const ofLeaving = (state: BlackRose, { model, room, from, step }: Entry): Working[] => {
  if (step !== true || from === undefined || from === cell || !isMage(model)) return []
  if (state.phase !== 'action') return []
  const seat = seatOf(model)
  const mage = mageOf(state, seat)
  return umbrasOf(state, seat).flatMap((umbra) => {
    const what = `left ${umbra.n}`
    const [power] = ofSort(powersOf(state, umbra), 'leaving')
    if (power === undefined || mage.tally.marks.includes(what)) return []
    mark(mage, what)
    const it = evocationModel(umbra.n)
    return [{ turn: seat, doing: powerDoing(state, power, { by: rose, you: seat, at: room, it }) }]
  })
}

type Entry = Extract<Occurrence, { what: 'enters' }>

const workingAt = (state: BlackRose, occurrence: Occurrence): Working[] => {
  switch (occurrence.what) {
    case 'damaged':
      return ofHitting(state, occurrence)
    case 'removed':
      return ofRemoved(state, occurrence)
    case 'enters':
      return ofLeaving(state, occurrence)
    default:
      return []
  }
}

/** [REB-G.5] The powers of evocations, upgrades and Umbras that what was heard sets off, clockwise from the active mage. */
export const powersSetOff = (state: BlackRose, heard: readonly Occurrence[]): Follow[] => {
  const order = clockwise(state, state.active)
  return heard
    .flatMap((occurrence) => workingAt(state, occurrence))
    .sort((one, other) => order.indexOf(one.turn) - order.indexOf(other.turn))
    .map(({ doing }) => ({ procedure: 'effect', locals: doing }))
}
