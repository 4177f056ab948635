import {
  accept,
  below,
  type ChanceState,
  copyOf,
  type Game,
  type Option,
  type Question,
  questionOf,
  type Seat,
  settle,
  type TableState,
} from '@conclave/kernel'
import { awaited } from './awaited.ts'
import type { Bot, SeatSight } from './bot.ts'
import { isLeft, sampleOnce, thinkable } from './thinkable.ts'
import { valueFor } from './value.ts'

/** Imagined worlds of a greedy bot for one answer, if neither the game nor anybody else says. */
const usualWorlds = 4

/** By how much speaking out of turn must look better than silence: most of what it spends is not in the estimate. */
const clearlyBetter = 0.02

/** The value of every option, one action ahead; the baseline is that of giving no answer, where that is possible. */
export interface Weighing {
  readonly means: readonly number[]
  readonly baseline: number
}

/**
 * Tries every option in the same few imagined worlds, with the same luck, and takes the mean of what follows. Who has
 * imagined a world already gives it as the first of them, and does not get it back.
 */
export const weigh = <S extends TableState, O extends Option>(
  { game, seat, imagine }: SeatSight<S, O>,
  question: Question,
  options: readonly O[],
  chance: ChanceState,
  worlds = game.searchHints?.worlds ?? usualWorlds,
  first?: S,
): Weighing => {
  const sums = options.map(() => 0)
  let baseline = 0
  for (let i = 0; i < worlds; i++) {
    const world = i === 0 && first !== undefined ? first : imagine(chance)
    const depth = world.stack.length
    if (question.manner === 'open') baseline += valueFor(game, world, seat)
    for (let at = 0; at < options.length; at++) {
      const begun = at === options.length - 1 ? world : copyOf(game, world)
      accept(game, begun, question, options[at]!)
      const { state, value } = finished(game, begun, seat, depth)
      sums[at] = sums[at]! + (value ?? valueFor(game, state, seat))
    }
  }
  return { means: sums.map((sum) => sum / worlds), baseline: baseline / worlds }
}

/** The position that an answer leads to, followed to the end of the action; the world stays as it is. */
export const whatComesOf = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  world: S,
  question: Question,
  option: O,
): S => {
  const after = copyOf(game, world)
  accept(game, after, question, option)
  return finished(game, after, question.seat, world.stack.length).state
}

/** The longest action that is followed to its end, in answers, if the game does not say; and the longest talk of others in its midst. */
const usualAction = 6
const longestTalk = 12

/**
 * Completion of an action: goes on by the answer that looks best at each, until the seat's next question stands no deeper in the
 * rules than the one that began it and is not on the way. To take up a card is worth what the card then does.
 */
const finished = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  begun: S,
  seat: Seat,
  depth: number,
): Reached<S> => {
  const { partOfAction = [], longestAction = usualAction } = game.searchHints ?? {}
  let reached: Reached<S> = { state: begun, value: undefined }
  settle(game, begun)
  listen(game, begun, seat)
  for (let answers = 0; answers < longestAction; answers++) {
    const { state } = reached
    const question = questionOf(state, seat)
    if (question === undefined || question.manner === 'open') break
    if (state.stack.length <= depth && !partOfAction.includes(question.kind)) break
    reached = bestAfter(game, state, question)
  }
  return reached
}

/** Lets others who are asked on the way say what they are likely to say; a game without search hints does not know. */
const listen = <S extends TableState, O extends Option>(game: Game<S, O>, state: S, seat: Seat): void => {
  const { searchHints } = game
  if (searchHints?.partOfAction === undefined) return
  const now = searchHints.turn(state)
  for (let talk = 0; talk < longestTalk; talk++) {
    if (state.outcome !== null || searchHints.turn(state) !== now) return
    const question = awaited(state)
    if (question.seat === seat || !searchHints.partOfAction.includes(question.kind)) return
    sayWhatIsLikely(game, state, question)
    settle(game, state)
  }
}

/** Gives the answer with the highest prior. */
export const sayWhatIsLikely = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  question: Question,
): void => {
  const options = thinkable(game, state, question)
  const priors = options.length > 1 ? (game.searchHints?.priors(state, question, options) ?? []) : []
  accept(game, state, question, options[Math.max(0, priors.indexOf(Math.max(...priors)))]!)
}

/** A position, and what it is worth to the seat that brought it about, if that was asked. */
export interface Reached<S> {
  readonly state: S
  readonly value: number | undefined
}

/** Value of the best answer to a question of the seat's. The state is used up. */
export const bestAfter = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  question: Question,
): Reached<S> => {
  const options = thinkable(game, state, question)
  let best: Reached<S> | undefined
  for (let at = 0; at < options.length; at++) {
    const after = at === options.length - 1 ? state : copyOf(game, state)
    accept(game, after, question, options[at]!)
    settle(game, after)
    listen(game, after, question.seat)
    // An only answer needs no judgement yet.
    const value = options.length === 1 ? undefined : valueFor(game, after, question.seat)
    if (best?.value === undefined || (value !== undefined && value > best.value))
      best = { state: after, value }
  }
  return best ?? { state, value: undefined }
}

/** Index of the best of these values; equal ones are drawn for. */
export const bestOf = (values: readonly number[], chance: ChanceState): number => {
  // The same mean can come out of sums in which the last digit differs.
  const margin = 1e-9
  const best = Math.max(...values)
  const equals: number[] = []
  values.forEach((value, at) => {
    if (value >= best - margin) equals.push(at)
  })
  return equals[equals.length === 1 ? 0 : below(chance, equals.length)]!
}

/** Takes what looks best one action ahead, in so many imagined worlds. */
export const greedyIn = (spec: string, worlds?: number): Bot => ({
  spec,
  answer: (sight, question, options, chance) => {
    if (options.length === 1) return options[0]!
    const { options: kept, world } = sampleOnce(sight, question, options, chance)
    if (kept.length === 1) return kept[0]!
    return kept[bestOf(weigh(sight, question, kept, chance, worlds, world).means, chance)]!
  },
  interject: (sight, question, options, chance) => {
    if (isLeft(sight, question)) return null
    const { options: kept, world } = sampleOnce(sight, question, options, chance)
    const { means, baseline } = weigh(sight, question, kept, chance, worlds, world)
    const at = bestOf(means, chance)
    return means[at]! > baseline + clearlyBetter ? kept[at]! : null
  },
})

export const greedy: Bot = greedyIn('greedy')
