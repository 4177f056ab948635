import type { Option, Question, Seat } from '@conclave/kernel'
import type { Leading } from '../kit/kit.ts'

/** Answers that a player has decided on together: whose, in which turn, and how they go on. */
export interface Led {
  readonly seat: Seat
  readonly turn: number | null
  readonly next: Leading
}

/** Next of the answers: while others are asked it waits, and one that was not given in its turn is not given any more. */
export const nextLed = (
  led: Led,
  question: Question | null,
  options: readonly Option[],
  table: object,
  turn: number | null,
): ReturnType<Leading> => {
  if (turn !== led.turn) return null
  if (question === null || question.seat !== led.seat) return 'wait'
  return led.next(question, options, table)
}
