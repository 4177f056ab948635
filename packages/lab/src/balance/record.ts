import type { Place } from './seating.ts'

/** Counts of happenings, by name. */
export type Counts = { [name: string]: number }

/** Fate of a quest; those of Rebirth are solved when they are completed. */
export type QuestFate = 'drawn' | 'completed' | 'solved' | 'discarded'

/** Fate of a room: in Rebirth ruins are rebuilt. */
export type RoomFate = 'activated' | 'destroyed' | 'rebuilt'

/** The Black Rose among the seats. */
export const rose = -1

/** Record of one mage in a match. */
export interface MageRecord extends Place {
  /** Points at the end, all of them. */
  total: number
  /** Sources of the points. */
  readonly points: Counts
  /** Number of times that a spell was at hand when plans were made, every copy counted. */
  readonly held: Counts
  /** Number of times that it was then prepared: `fireball light`. */
  readonly prepared: Counts
  /** Number of times that it was cast or triggered. */
  readonly used: Counts
  falls: number
}

/** [REB-AVA] Record of the Avatar in a match. Counts go by action cards. */
export interface AvatarRecord {
  falls: number
  readonly played: Counts
  /** Of those played: nothing came of it but steps. */
  readonly walked: Counts
  /** Of those played: nothing came of it at all. */
  readonly idle: Counts
  /** Revealed for the trap or the protection on its back. */
  readonly reacted: Counts
}

/** Record of one match of a run. Plain data: workers send it. */
export interface MatchRecord {
  readonly index: number
  /** At which of the tables of the run. */
  readonly table: number
  readonly error: string | null
  /** The seat that won, or the Black Rose. */
  readonly winner: number
  readonly rounds: number
  readonly decisions: number
  readonly mages: readonly MageRecord[]
  readonly rose: { readonly power: number; readonly points: Counts }
  readonly avatar: AvatarRecord
  /** After every round: the power of the Black Rose and of the mage ahead. */
  readonly course: readonly (readonly [rose: number, best: number])[]
  /** Rounds in which the second and third moon rose. */
  readonly moons: readonly number[]
  readonly quests: { readonly [Fate in QuestFate]: Counts }
  readonly rooms: { readonly [Fate in RoomFate]: Counts }
  readonly events: Counts
}

export const add = (counts: Counts, name: string, amount = 1): void => {
  counts[name] = (counts[name] ?? 0) + amount
}
