import {
  accept,
  begin,
  below,
  choices,
  cloneJson,
  type Game,
  type Option,
  type Question,
  swift,
  type TableState,
} from '@conclave/kernel'

/** A state in which this question is asked. */
export interface Moment<S extends TableState> {
  readonly state: S
  readonly question: Question
}

/** Questions met in random matches, open ones too; every `every`th of them, each with a copy of its state. */
export const moments = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  seats: number,
  seeds: readonly string[],
  every = 1,
  chosen: Parameters<Game<S, O>['setup']>[0] = {},
): Moment<S>[] => {
  const found: Moment<S>[] = []
  let met = 0
  for (const seed of seeds) {
    const chance = swift(`${seed} moments`)
    const state = begin(game, chosen, seats, swift(seed))
    while (state.outcome === null) {
      for (const question of state.questions) {
        if (met++ % every === 0) found.push({ state: cloneJson(state), question })
      }
      const question = state.questions[below(chance, state.questions.length)]!
      const options = choices(game, state, question)
      accept(game, state, question, options[below(chance, options.length)]!)
    }
  }
  return found
}
