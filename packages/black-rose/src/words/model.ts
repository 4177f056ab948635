import type { Seat } from '@conclave/kernel'

/** Owner of cubes: a seat, or the Black Rose. */
export type Owner = Seat
export const rose: Owner = -1
/** Nobody's: an Umbra's owner (RUL-42). */
export const nobody: Owner = -2

/** A mage or an evocation: `mage.0`, `evocation.7`. */
export type ModelId = `mage.${number}` | `evocation.${number}`

/** Place of a model: the index of a hex of the Lodge, or the own cell. */
export type Place = number
export const cell: Place = -1
