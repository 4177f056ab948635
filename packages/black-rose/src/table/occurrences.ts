import type { Seat } from '@conclave/kernel'
import { type BlackRose, cell, type ModelId, type Occurrence, type Owner } from '../state.ts'
import { hasMage } from './actors.ts'
import { evocationModel, isInPlay, mageModel, ownerOf } from './models.ts'

/** Mage who has done or will suffer it. */
export const subjectOf = (state: BlackRose, occurrence: Occurrence): Seat => {
  switch (occurrence.what) {
    case 'damage':
    case 'damaged':
    case 'enters':
      return ownerOf(state, occurrence.model)
    default:
      return occurrence.seat
  }
}

const modelOf = (state: BlackRose, owner: Owner): ModelId | null =>
  hasMage(state, owner) ? mageModel(owner) : null

/** Model that has brought it about, as "that model": the source of damage, the caster, whoever has entered or acted. */
export const authorOf = (state: BlackRose, occurrence: Occurrence): ModelId | null => {
  switch (occurrence.what) {
    case 'damage':
    case 'damaged':
      return occurrence.source ?? modelOf(state, occurrence.by)
    case 'targeted':
    case 'losePower':
    case 'moved':
    case 'wasMoved':
    case 'jinxed':
      return modelOf(state, occurrence.by)
    // The umbra itself; who has assigned it is the mage behind it.
    case 'assigned':
    case 'enters':
    case 'summons':
    case 'attacks':
      return occurrence.model
    case 'removed':
      return evocationModel(occurrence.n)
    default:
      return modelOf(state, occurrence.seat)
  }
}

/** The mage behind it: whose damage, whose move, whose jinx or umbra it is; else who has done it. */
export const mageBehindOf = (state: BlackRose, occurrence: Occurrence): ModelId | null =>
  modelOf(state, 'by' in occurrence && occurrence.by !== undefined ? occurrence.by : doerOf(occurrence))

const doerOf = (occurrence: Occurrence): Owner => ('seat' in occurrence ? occurrence.seat : -1)

/**
 * [BRW-TP.8] Occurrences that are one moment for whoever reacts: an evocation that is summoned also enters its room, if it is
 * there.
 */
export const momentsOf = (state: BlackRose, occurrence: Occurrence): readonly Occurrence[] => {
  if (occurrence.what !== 'summons' || !isInPlay(state, occurrence.model)) return [occurrence]
  const { model, room } = occurrence
  return [occurrence, { what: 'enters', model, room }]
}

/** Place where it happens, or -1. */
export const placeOfOccurrence = (occurrence: Occurrence): number =>
  'room' in occurrence ? occurrence.room : cell
