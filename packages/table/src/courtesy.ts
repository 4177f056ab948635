import {
  choices,
  findOption,
  type Game,
  keyOf,
  type Option,
  type Question,
  type Seat,
  type TableState,
} from '@conclave/kernel'

/** Consent: what a bot answers at a table with people: it does nothing with what is a person's without having asked. */
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
