import type { Seat } from '@conclave/kernel'
import type { Thing } from '../table/table.ts'
import type { UiText } from '../texts/ui-texts.ts'

/** One step of a lesson: words, what they point at, and the answers to give, one after the other. */
export interface Step {
  readonly title: UiText
  readonly text: UiText
  readonly points: readonly Thing[]
  /** Answers of everybody before the step begins: nobody is shown them move by move. */
  readonly meanwhile?: readonly (readonly [seat: Seat, key: string])[]
  readonly keys: readonly string[]
  /** Answers of the other players afterwards, one after the other. */
  readonly others?: readonly string[]
}

export interface Lesson {
  /** Its address behind `/tutorial/`. */
  readonly id: string
  readonly game: string
  /** The first one, unless named. */
  readonly edition?: string
  readonly seed: string
  readonly seats: number
  /** Names of the others, by their seats. */
  readonly names?: readonly (string | null)[]
  readonly options?: { readonly [name: string]: boolean | number | string }
  /** Answers of the learner before the lesson begins. */
  readonly opening?: readonly string[]
  readonly steps: readonly Step[]
}
