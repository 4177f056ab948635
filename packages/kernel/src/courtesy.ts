import type { Game } from './game.ts'
import { choices } from './machine.ts'
import { findOption, keyOf } from './option.ts'
import type { Option, Question, Seat, TableState } from './state.ts'

/** What a bot answers at a table with people: it does nothing with what is a person's without having asked. */
export const politely = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  question: Question,
  option: O,
  isBot: (seat: Seat) => boolean,
): O => {
  const polite = game.courtesy?.(question, option)
  if (polite === undefined || isBot(polite.of)) return option
  return findOption(choices(game, state, question), keyOf(polite.instead)) ?? option
}
