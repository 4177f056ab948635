import type { ChanceState, Game, Option, Question, TableState } from '@conclave/kernel'
import type { SeatSight } from './bot.ts'

/** The answers that a thinking bot looks at: those that the game calls sensible. */
export const thinkable = <S extends TableState, O extends Option>(
  { choices, instinct }: Game<S, O>,
  state: S,
  question: Question,
): readonly O[] => {
  const options = choices(state, question)
  return instinct?.sensible === undefined || options.length === 1
    ? options
    : instinct.sensible(state, question, options)
}

/** The same for the question that a seat is really asked, as it looks in any world that she could be in. */
export const thinkableOf = <S extends TableState, O extends Option>(
  { game: { instinct }, imagine }: SeatSight<S, O>,
  question: Question,
  options: readonly O[],
  chance: ChanceState,
): readonly O[] =>
  instinct?.sensible === undefined ? options : instinct.sensible(imagine(chance), question, options)
