import type { MatchFile, Outcome } from '@conclave/kernel'
import type { Orders } from '../table.ts'

/** Player assignment of a table on this device. */
interface SeatPlan {
  readonly kind: 'human' | 'bot'
  readonly name: string | null
  /** The bot's spec. */
  readonly level: string | null
}

/** A table on this device, before or after its match has begun. */
export interface Plan {
  readonly id: string
  readonly game: string
  readonly edition: string
  readonly options: { readonly [name: string]: boolean | number | string }
  readonly seats: readonly SeatPlan[]
  readonly seed: string
}

/** Save: what is kept of a table, so that a closed tab can go on. */
export interface Save {
  readonly plan: Plan
  readonly file: MatchFile
  /** The places in the file's last segment of answers that the table gave by itself; older saves do not know. */
  readonly byTable?: readonly number[]
  readonly orders: readonly Orders[]
  readonly updated: number
  readonly outcome: Outcome | null
}

/** A seed that nobody can guess, from the system. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A short name for a table, for addresses. */
export const freshId = (): string => freshSeed().slice(0, 12)
