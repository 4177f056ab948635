import type { Seat } from '@conclave/kernel'
import { type BlackRose, cell, editionOf, mageOf, type Owner, rose } from '../state.ts'
import { actionsLeft } from '../table/action-deck.ts'
import { distance } from '../table/hexes.ts'
import { colourAt } from '../table/lodge.ts'
import { sheetOf } from '../table/models.ts'
import { countedIn } from '../table/tallies.ts'

import { type RoomColour, slotNames } from '../words/board.ts'
import type { Trigger } from '../words/trigger.ts'
import { rivalsOf } from './rivals.ts'

/** Number of things a mage may do in a round: two actions, four spells. */
const wholeRound = 6

/** Share of a round that the others still have before them, 1 before it has begun: as everybody can see. */
export const roundLeftFor = (state: BlackRose, seat: Seat): number => {
  if (state.phase !== 'action') return 1
  const rivals = rivalsOf(state, seat)
  let left = 0
  for (const other of rivals) {
    if (other === rose) {
      // [REB-AVA.10] The Avatar does something with every card.
      left += actionsLeft(state)
      continue
    }
    const { actions, sheet, slots } = mageOf(state, other)
    left += actions
    for (let at = 0; at < sheet.length; at++)
      if (sheet[at] !== null && slots[slotNames[at]!].status === 'ready') left++
  }
  return rivals.length === 0 ? 0 : Math.min(1, left / (wholeRound * rivals.length))
}

/** Discount on spells that are not laid out yet: they miss all that happens until then. */
export const untilLaid = 0.25

const placeOf = (state: BlackRose, owner: Owner): number => {
  const { place, cellAt } = mageOf(state, owner)
  return place === cell ? cellAt : place
}

/** The others, those who are farther away counted for less. */
const those = (state: BlackRose, seat: Seat, farther: (apart: number) => number): number => {
  const from = placeOf(state, seat)
  let sum = 0
  for (const other of rivalsOf(state, seat)) sum += farther(distance(from, placeOf(state, other)))
  return sum
}

const aggressors = (apart: number): number => (apart <= 2 ? 1.1 : apart === 3 ? 0.7 : 0.5)
const passers = (apart: number): number => (apart <= 1 ? 0.8 : apart <= 3 ? 1 : 0.4)

/** Those who may enter a room of this colour, by how near the next one is. */
const entering = (state: BlackRose, seat: Seat, colour: RoomColour): number => {
  let sum = 0
  for (const other of rivalsOf(state, seat)) {
    const from = placeOf(state, other)
    let least = 4
    for (let at = 1; at < state.lodge.length; at++) {
      const apart = distance(from, at)
      if (apart > 0 && apart < least && colourAt(state, at) === colour) least = apart
    }
    sum += least <= 2 ? 1 : least === 3 ? 0.6 : 0.3
  }
  return sum
}

/** Circumstances of all that a mage waits for: found out when they are first asked for, in one state. */
interface Around {
  readonly state: BlackRose
  readonly seat: Seat
  foes: number | undefined
  passing: number | undefined
  fierce: number | undefined
  readonly entering: { [C in RoomColour]?: number }
}

const foesOf = (around: Around): number => {
  around.foes ??= those(around.state, around.seat, aggressors)
  return around.foes
}

const passersOf = (around: Around): number => {
  around.passing ??= those(around.state, around.seat, passers)
  return around.passing
}

const enteringOf = ({ state, seat, entering: known }: Around, colour: RoomColour): number => {
  const found = known[colour] ?? entering(state, seat, colour)
  known[colour] = found
  return found
}

/** Odds that one of the others sets it off in a whole round, and the number of others who may. */
const oddsOf = (around: Around, on: Trigger): readonly [odds: number, others: number] => {
  const { state, seat } = around
  const all = rivalsOf(state, seat).length
  switch (on.on) {
    case 'damage': {
      const foes = foesOf(around)
      if (on.to === 'yourEvocation') return [0.12, foes]
      const { damage } = mageOf(state, seat)
      if (on.lethal) return [0.04 + 0.3 * (damage.length / sheetOf(state, seat).health) ** 2, foes]
      return [on.from === 'any' ? 0.36 : on.from === 'physical' ? 0.2 : 0.14, foes]
    }
    case 'damaged': {
      const foes = foesOf(around)
      if (on.to === 'yourEvocation') return [0.12, foes]
      return [on.atLeast > 1 ? 0.2 : 0.36, foes]
    }
    case 'lethal': {
      const { damage } = mageOf(state, seat)
      const share = damage.length / sheetOf(state, seat).health
      return [0.04 + 0.3 * share ** 2, foesOf(around)]
    }
    case 'targeted': {
      const foes = foesOf(around)
      return [{ any: 0.28, single: 0.18, contingency: 0.06, combat: 0.24 }[on.by], foes]
    }
    case 'enters':
      return on.where === 'adjacent' || on.where === 'yourTotem'
        ? [0.45, passersOf(around)]
        : [0.35, enteringOf(around, on.where)]
    case 'endsMove':
    case 'activates':
      return [0.7, all]
    case 'casts':
      return [on.what === 'quick' ? 0.7 : 0.25, all]
    case 'moves':
    case 'attacks':
    case 'places':
      return [0.4, all]
    case 'completes':
    case 'summons':
      return [0.18, all]
    case 'gains':
      return [0.14, all]
    case 'draws':
      return [0.12, all]
    default:
      return [0.05, all]
  }
}

/** Damage that a mage who means to fight deals in a round. */
const usualBlows = 6

/**
 * [REB-EFF.9] Fierceness of the others, by what they have dealt so far: whoever is left in peace has no use for reactions. Until
 * they have shown it they are taken for fighters, and so is the Avatar.
 */
const fierceness = (state: BlackRose, seat: Seat): number => {
  let dealt = 0
  let mages = 0
  for (const other of rivalsOf(state, seat)) {
    if (other === rose) return 1
    dealt += countedIn(state, other, 'damage', 'match')
    mages++
  }
  return mages === 0 ? 1 : Math.min(1, (usualBlows + dealt / mages) / (usualBlows * state.round))
}

/**
 * The chance that what a mage waits for happens, while so much of a round is still to come. Asked for one card after the
 * other, as long as the state stays as it is.
 */
export const chancesFor = (state: BlackRose, seat: Seat): ((on: Trigger, roundLeft: number) => number) => {
  const around: Around = { state, seat, foes: undefined, passing: undefined, fierce: undefined, entering: {} }
  const mindsPeace = editionOf(state).interrupts === 'fullStop'
  return (on, roundLeft) => {
    if (roundLeft <= 0) return 0
    const [odds, others] = oddsOf(around, on)
    const met = 1 - (1 - odds) ** (others * roundLeft)
    if (!mindsPeace) return met
    around.fierce ??= fierceness(state, seat)
    return around.fierce * met
  }
}
