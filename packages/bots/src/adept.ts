import type { ChanceState, Option, Question, TableState } from '@conclave/kernel'
import type { Bot, Means, SeatSight } from './bot.ts'
import { bestOf, greedy, weigh } from './greedy.ts'
import { random } from './random.ts'
import { type Budget, type Meter, meterOf } from './search/budget.ts'
import { type Finding, search, type Tuning } from './search/search.ts'
import { tryOut } from './search/trial.ts'
import { isLeft, sampleOnce } from './thinkable.ts'

/** The tuning that measured best. */
export const usualTuning: Tuning = { exploration: 1, rollout: 0, worlds: 64 }

/** An open question is asked all the time and mostly rightly left alone, so it gets a part of the budget only. */
const openShare = 0.25

/** Speaking out of turn must not look worse than this one action ahead to be worth a search. */
const promising = -0.02

/** Searches ahead in imagined worlds, and falls back on simpler bots rather than stall or break a match. */
export const adept = (spec: string, budget: Budget, means: Means, tuning = usualTuning): Bot => {
  const survive = <T>(attempts: readonly (() => T)[], last: () => T): T => {
    for (const attempt of attempts) {
      try {
        return attempt()
      } catch (error) {
        means.trouble?.(error)
      }
    }
    return last()
  }

  const find = <S extends TableState, O extends Option>(
    sight: SeatSight<S, O>,
    question: Question,
    options: readonly O[],
    meter: Meter,
    chance: ChanceState,
  ): O | null => {
    const trial = sight.game.searchHints?.trial
    if (trial !== undefined) return tryOut(sight, trial, question, options, meter, tuning.worlds, chance)
    const findings = search(sight, question, options, meter, tuning, chance)
    const { option, visits } = findings.reduce((best, other) => (isBetter(other, best) ? other : best))
    return visits > 0 ? option : null
  }

  return {
    spec,
    answer: (sight, question, options, chance) => {
      if (options.length === 1) return options[0]!
      return survive(
        [
          () => {
            const meter = meterOf(budget, means.clock)
            const { options: kept } = sampleOnce(sight, question, options, chance)
            if (kept.length === 1) return kept[0]!
            const found = find(sight, question, kept, meter, chance)
            if (found !== null) return found
            return kept[bestOf(weigh(sight, question, kept, chance, 1).means, chance)]!
          },
          () => greedy.answer(sight, question, options, chance),
        ],
        () => random.answer(sight, question, options, chance),
      )
    },
    interject: (sight, question, options, chance) =>
      survive(
        [
          () => {
            const meter = meterOf(shareOf(budget), means.clock)
            if (isLeft(sight, question)) return null
            const { options: kept } = sampleOnce(sight, question, options, chance)
            const { means: values, baseline } = weigh(sight, question, kept, chance, 2)
            const tempting = kept.filter((_, at) => values[at]! > baseline + promising)
            if (tempting.length === 0) return null
            return find(sight, question, tempting, meter, chance)
          },
        ],
        () => null,
      ),
  }
}

/** The answer tried most often is the one the search trusts; the mean decides between equals. */
const isBetter = <O extends Option>(one: Finding<O>, other: Finding<O>): boolean =>
  one.visits !== other.visits ? one.visits > other.visits : one.mean > other.mean

const shareOf = ({ iterations, milliseconds }: Budget): Budget => ({
  ...(iterations === undefined ? {} : { iterations: Math.ceil(iterations * openShare) }),
  ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * openShare }),
})
