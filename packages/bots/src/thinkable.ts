import {
  type ChanceState,
  choices,
  type Game,
  type Option,
  type Question,
  type TableState,
} from '@conclave/kernel'
import type { SeatSight } from './bot.ts'

/** The answers that a thinking bot looks at: pruned as the game says. */
export const thinkable = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  question: Question,
): readonly O[] => {
  const { searchHints } = game
  const options = choices(game, state, question)
  return searchHints?.prune === undefined || options.length === 1
    ? options
    : searchHints.prune(state, question, options)
}

/** One sampled world: the answers worth a thought in it. */
export interface Sampled<S extends TableState, O extends Option> {
  readonly options: readonly O[]
  /** The world, if one was needed to tell: the caller's to play with. */
  readonly world: S | undefined
}

export const sampleOnce = <S extends TableState, O extends Option>(
  { game: { searchHints }, imagine }: SeatSight<S, O>,
  question: Question,
  options: readonly O[],
  chance: ChanceState,
): Sampled<S, O> => {
  if (searchHints?.prune === undefined) return { options, world: undefined }
  const world = imagine(chance)
  return { options: searchHints.prune(world, question, options), world }
}

/** True if an open question is left alone without a thought. */
export const isLeft = <S extends TableState, O extends Option>(
  { game: { searchHints } }: SeatSight<S, O>,
  { kind }: Question,
): boolean => searchHints?.ignore?.includes(kind) ?? false
