import {
  accept,
  below,
  type ChanceState,
  type Game,
  type Option,
  type SearchHints,
  type TableState,
} from '@conclave/kernel'
import { awaited } from '../awaited.ts'
import { playout } from '../playout.ts'
import { thinkable } from '../thinkable.ts'

/** Plays on from the edge of the tree, so that the estimate is not made in the middle of something. */
export const rollOut = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  world: S,
  decisions: number,
  chance: ChanceState,
): void => {
  playout(game, world, chance, decisions)
}

/** No turn that is played by priors is longer, in answers. */
const longestTurn = 60

/** Rollout by priors until the turn is over: positions in the middle of a turn cannot be compared with those after it. */
export const playOutTurn = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { priors, turn }: SearchHints<S, O>,
  world: S,
  chance: ChanceState,
): void => {
  const now = turn(world)
  for (let decisions = 0; decisions < longestTurn && world.outcome === null && turn(world) === now; ) {
    const question = awaited(world)
    const options = thinkable(game, world, question)
    if (options.length > 1) decisions++
    const at = options.length > 1 ? drawn(priors(world, question, options), chance) : 0
    accept(game, world, question, options[at]!)
  }
}

const fineness = 0x1_0000

/** A place drawn by weight. */
const drawn = (priors: readonly number[], chance: ChanceState): number => {
  let sum = 0
  for (const prior of priors) sum += prior
  let left = (below(chance, fineness) / fineness) * sum
  for (let at = 0; at < priors.length; at++) {
    left -= priors[at]!
    if (left < 0) return at
  }
  return priors.length - 1
}
