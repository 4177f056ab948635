import {
  accept,
  below,
  type ChanceState,
  type Game,
  type Instinct,
  type Option,
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

/** No turn that instinct plays is longer, in answers. */
const longestTurn = 60

/** Plays on by instinct until the turn is over: positions in the middle of a turn cannot be compared with those after it. */
export const playOutTurn = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { lean, turn }: Instinct<S, O>,
  world: S,
  chance: ChanceState,
): void => {
  const now = turn(world)
  for (let decisions = 0; decisions < longestTurn && world.outcome === null && turn(world) === now; ) {
    const question = awaited(world)
    const options = thinkable(game, world, question)
    if (options.length > 1) decisions++
    const at = options.length > 1 ? drawn(lean(world, question, options), chance) : 0
    accept(game, world, question, options[at]!)
  }
}

const fineness = 0x1_0000

/** A place drawn by weight. */
const drawn = (leans: readonly number[], chance: ChanceState): number => {
  let sum = 0
  for (const lean of leans) sum += lean
  let left = (below(chance, fineness) / fineness) * sum
  for (let at = 0; at < leans.length; at++) {
    left -= leans[at]!
    if (left < 0) return at
  }
  return leans.length - 1
}
