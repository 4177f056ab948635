import type { Message } from '@conclave/kernel'
import type { Thing } from '../table/table.ts'

/** How much a step is: a line among others, something with a card or cubes to look at, or a moment of the match. */
export type StepSize = 'line' | 'thing' | 'moment'

/** Cubes that a step lays or takes back. */
export interface Lying {
  /** The name of a colour token without `--`. */
  readonly colour: string
  readonly count: number
  readonly way: 'laid' | 'back'
  /** Whose they are and where, in words. */
  readonly says: Message
}

/** One thing that has happened, as it is shown. */
export interface Step {
  /** The entry of the log that it tells. */
  readonly seq: number
  /** Its words, where they are not that entry's own. */
  readonly says: Message | null
  /** Why, or what of it: a smaller line below. */
  readonly also: readonly Message[]
  /** A card that is shown large, with its side if it lies somewhere. */
  readonly card: string | null
  readonly up: string | null
  /** What is marked on the board while it is shown. */
  readonly things: readonly Thing[]
  readonly cubes: readonly Lying[]
  readonly size: StepSize
}

/** What is shown in one go, step by step. Plain data: the same entries always make the same scene. */
export interface Scene {
  /** The entry of the log with which it begins, and by which the log finds it again. */
  readonly seq: number
  readonly title: Message
  readonly steps: readonly Step[]
  /** Whether it is played as it happens; the log shows others, too. */
  readonly live: boolean
}

/** A step that is but a line. */
export const line = (seq: number, more: Partial<Omit<Step, 'seq'>> = {}): Step => ({
  seq,
  says: null,
  also: [],
  card: null,
  up: null,
  things: [],
  cubes: [],
  size: 'line',
  ...more,
})
