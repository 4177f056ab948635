import {
  accept,
  type ChanceState,
  type Game,
  type Option,
  type Question,
  type Seat,
  type TableState,
} from '@conclave/kernel'
import { awaited } from '../awaited.ts'
import type { SeatSight } from '../bot.ts'
import { thinkable } from '../thinkable.ts'
import { valueFor } from '../value.ts'
import type { Meter } from './budget.ts'
import { playOutTurn, rollOut } from './rollout.ts'
import { deviation, noStats, note, type Selection, type Stats, select, selectByPrior } from './selection.ts'
import { type Branch, type Decision, decisionAt, type Node, nodeAfter, rootNode } from './tree.ts'
import { worldsOf } from './worlds.ts'

/** Parameters of the search. */
export interface Tuning {
  /** Weight of curiosity, in standard deviations of the rewards. */
  readonly exploration: number
  /** Decisions played at random beyond the tree before the position is judged. */
  readonly rollout: number
  /** Imagined worlds for one answer. */
  readonly worlds: number
}

/** Finding of the search about one answer. No option means leaving an open question unanswered. */
export interface Finding<O extends Option> {
  readonly option: O | null
  readonly visits: number
  readonly mean: number
}

/** The key of saying nothing; no option has it, because options have fields. */
const leave: Option = {}

/**
 * Information-set Monte Carlo tree search, seen by one observer. Every iteration imagines a fresh world, walks down
 * the tree as far as it is known, plays on a little and credits every seat on the way with what it got: seats that
 * share a goal help each other in the tree, rivals do not.
 */
export const search = <S extends TableState, O extends Option>(
  sight: SeatSight<S, O>,
  question: Question,
  options: readonly O[],
  meter: Meter,
  tuning: Tuning,
  chance: ChanceState,
): Finding<O>[] => {
  const root = rootNode()
  const decision = decisionAt(root, question)
  const answers: readonly Option[] = question.manner === 'open' ? [...options, leave] : options
  const branches: Branch[] = []
  const stats = noStats()
  const { searchHints } = sight.game
  const worlds = worldsOf(sight, tuning.worlds, chance)
  for (let done = 0; meter.mayGoOn() && !(done % 16 === 15 && isDecided(decision, meter.left())); done++) {
    const weight = tuning.exploration * deviation(stats)
    const world = worlds()
    const { at, branch } = choose(sight.game, world, question, decision, answers, weight, chance)
    branches[at] = branch
    if (at < options.length) accept(sight.game, world, question, options[at]!)
    const path: Path = { seats: [question.seat], branches: [branch] }
    if (branch.visits > 0) walk(sight, world, start(root, question, branch), weight, chance, path)
    if (searchHints === undefined) rollOut(sight.game, world, tuning.rollout, chance)
    else playOutTurn(sight.game, searchHints, world, chance)
    credit(sight, world, path, stats)
  }
  return answers.map((_, at) => {
    const { visits, total } = branches[at] ?? { visits: 0, total: 0 }
    return { option: options[at] ?? null, visits, mean: visits === 0 ? 0 : total / visits }
  })
}

/** Selection of the answer that is tried next: by the game's priors, if it has any. */
const choose = <S extends TableState, O extends Option>(
  { searchHints }: Game<S, O>,
  world: S,
  question: Question,
  decision: Decision,
  answers: readonly Option[],
  weight: number,
  chance: ChanceState,
): Selection => {
  if (searchHints === undefined) return select(decision, answers, weight, chance)
  return selectByPrior(decision, answers, weight, chance, () => {
    const options = answers.filter((answer): answer is O => answer !== leave)
    const priors = searchHints.priors(world, question, options)
    return options.length === answers.length ? priors : [...priors, 1]
  })
}

/** The branches taken in one iteration, and who took them. */
interface Path {
  readonly seats: Seat[]
  readonly branches: Branch[]
}

/** Position of a walk: the point that the table knows of, and for every seat that plans in secret its own. */
interface Position {
  common: Node
  readonly own: Map<Seat, Node>
}

const start = (root: Node, { manner, seat }: Question, branch: Branch): Position =>
  manner === 'secret'
    ? { common: root, own: new Map([[seat, nodeAfter(branch)]]) }
    : { common: nodeAfter(branch), own: new Map() }

/** Walks down the tree, every seat choosing by its own experience, until an answer is tried for the first time. */
const walk = <S extends TableState, O extends Option>(
  { game, seat: observer }: SeatSight<S, O>,
  world: S,
  position: Position,
  weight: number,
  chance: ChanceState,
  path: Path,
): void => {
  while (world.outcome === null) {
    const question = awaited(world)
    const options = thinkable(game, world, question)
    if (options.length === 1) {
      accept(game, world, question, options[0]!)
      continue
    }
    const { seat, manner } = question
    const isSecret = manner === 'secret'
    if (!isSecret && position.own.size > 0) {
      // The plans are made. What the observer planned is all that she knows of them.
      position.common = position.own.get(observer) ?? position.common
      position.own.clear()
    }
    const node = isSecret ? (position.own.get(seat) ?? position.common) : position.common
    const { at, branch } = choose(game, world, question, decisionAt(node, question), options, weight, chance)
    path.seats.push(seat)
    path.branches.push(branch)
    accept(game, world, question, options[at]!)
    if (branch.visits === 0) return
    if (isSecret) position.own.set(seat, nodeAfter(branch))
    else position.common = nodeAfter(branch)
  }
}

const credit = <S extends TableState, O extends Option>(
  { game, seat: observer }: SeatSight<S, O>,
  world: S,
  { seats, branches }: Path,
  stats: Stats,
): void => {
  const rewards: number[] = []
  for (let i = 0; i < branches.length; i++) {
    const seat = seats[i]!
    rewards[seat] ??= valueFor(game, world, seat)
    const branch = branches[i]!
    branch.visits++
    branch.total += rewards[seat]
  }
  note(stats, rewards[observer]!)
}

/** True if the answer taken most often will stay so whatever the remaining iterations bring. */
const isDecided = ({ branches }: Decision, left: number): boolean => {
  let most = 0
  let second = 0
  for (const { visits } of branches.values()) {
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  }
  return most - second > left
}
