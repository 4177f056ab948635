import type { Seat } from '@conclave/kernel'

/** Whose cubes: a seat's, or the Black Rose's. */
export type Owner = Seat
export const rose: Owner = -1
/** Nobody's: an Umbra's owner (RUL-42). */
export const nobody: Owner = -2

/** A mage or an evocation: `mage.0`, `evocation.7`. */
export type ModelId = `mage.${number}` | `evocation.${number}`

/** Where a model is: the index of a hex of the Lodge, or the own cell. */
export type Place = number
export const cell: Place = -1
