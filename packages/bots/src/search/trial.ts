import {
  accept,
  type ChanceState,
  copyOf,
  type Game,
  type Option,
  type Question,
  type SearchHints,
  type Seat,
  settle,
  type TableState,
} from '@conclave/kernel'
import { awaited } from '../awaited.ts'
import type { SeatSight } from '../bot.ts'
import { bestAfter, sayWhatIsLikely, weigh } from '../greedy.ts'
import { valueFor } from '../value.ts'
import type { Meter } from './budget.ts'
import { worldsOf } from './worlds.ts'

/** So many answers are tried out at most, and none that looks so much worse than the best. */
const mostRivals = 6
const hopeless = 0.03

/** Weight of an answer's first estimate: it counts as much as so many worlds in which the answer was tried. */
const firstLook = 2

/** No trial is longer, in answers. */
const longestTrial = 400

/** Trial: the length to which answers are played on, as the game's search hints say. */
export type Trial<S extends TableState> = NonNullable<SearchHints<S, Option>['trial']>

/** An answer that is tried out; none means that an open question is left alone. */
interface Rival<O extends Option> {
  readonly option: O | null
  readonly looked: number
  readonly sum: number
}

/**
 * Tries the answers that look best one against the other: each is played on in the same worlds with the same luck, as far
 * as the game says. Half of them are dropped now and then, so that most of the budget goes to those that are hard to tell
 * apart. However small the budget is, there is an answer: at worst the one that looks best.
 */
export const tryOut = <S extends TableState, O extends Option>(
  sight: SeatSight<S, O>,
  trial: Trial<S>,
  question: Question,
  options: readonly O[],
  meter: Meter,
  most: number,
  chance: ChanceState,
): O | null => {
  const { game, seat } = sight
  let rivals = rivalsOf(sight, question, options, chance)
  const worlds = worldsOf(sight, most, chance)
  let played = 0
  while (rivals.length > 1) {
    const world = worlds()
    const values: number[] = []
    for (const { option } of rivals) {
      if (!meter.mayGoOn()) return ranked(rivals, played)[0]!.option
      const after = copyOf(game, world)
      if (option !== null) accept(game, after, question, option)
      values.push(valueFor(game, playedOn(game, trial, after, seat, trial.span(world)), seat))
    }
    played++
    rivals = rivals.map((rival, at) => ({ ...rival, sum: rival.sum + values[at]! }))
    const halvings = Math.ceil(Math.log2(rivals.length))
    const last = Math.min(most, played + meter.left() / (halvings + 1))
    // Each time they are half as many, and have been tried in twice as many worlds.
    if (played >= last / 2 ** (halvings - 1))
      rivals = ranked(rivals, played).slice(0, Math.ceil(rivals.length / 2))
  }
  return rivals[0]!.option
}

/** The answers that look best, the best first. */
const rivalsOf = <S extends TableState, O extends Option>(
  sight: SeatSight<S, O>,
  question: Question,
  options: readonly O[],
  chance: ChanceState,
): readonly Rival<O>[] => {
  const { means, baseline } = weigh(sight, question, options, chance)
  const all: Rival<O>[] = options.map((option, at) => ({ option, looked: means[at]!, sum: 0 }))
  if (question.manner === 'open') all.push({ option: null, looked: baseline, sum: 0 })
  all.sort((one, other) => other.looked - one.looked)
  const [best] = all
  return all.filter(({ looked }) => looked >= best!.looked - hopeless).slice(0, mostRivals)
}

/** The best first: by what they brought in so many worlds, and a little by what they looked like. */
const ranked = <O extends Option>(rivals: readonly Rival<O>[], played: number): readonly Rival<O>[] => {
  const looked = rivals.reduce((all, rival) => all + rival.looked, 0) / rivals.length
  const brought = rivals.reduce((all, rival) => all + rival.sum, 0) / rivals.length / Math.max(1, played)
  // First estimates and results differ by an offset that is the same for all: only the lead over the others is of use.
  const score = (rival: Rival<O>): number => rival.sum + firstLook * (brought + rival.looked - looked)
  return rivals.toSorted((one, other) => score(other) - score(one))
}

/** Plays on to the end of the trial: the seat by what looks best, but for what it begins, the others by what is likely. */
const playedOn = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { span, begins }: Trial<S>,
  begun: S,
  seat: Seat,
  now: number,
): S => {
  let state = begun
  settle(game, state)
  for (let answers = 0; answers < longestTrial; answers++) {
    if (state.outcome !== null || span(state) !== now) break
    const question = awaited(state)
    if (question.seat === seat && !begins.includes(question.kind))
      state = bestAfter(game, state, question).state
    else sayWhatIsLikely(game, state, question)
    settle(game, state)
  }
  return state
}
