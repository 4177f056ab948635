import { below, type ChanceState, give, keyOf, type Question, startMatch, swift } from '@conclave/kernel'
import { checkedPlayout } from '@conclave/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { lossRules, type Spellbound, type SpellboundOption, victoryRule } from '../../src/state.ts'
import { lawful } from '../lawful.ts'
import { lucky, runs, type Start, type Step, standardStarts, starts } from './course.ts'
import { violation } from './invariants.ts'

const common = { invariant: violation, lawful, bound: 1500 } as const

test('[SPB-TURN.3, SPB-TURN.6] random matches keep every law of the table and end by a rule', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const { outcome } = checkedPlayout(spellbound, { ...start, ...common, lawsEvery: 9 })
      expect([...lossRules, victoryRule]).toContain(outcome.reason)
      expect(outcome.winners).toHaveLength(outcome.reason === victoryRule ? start.seats : 0)
    }),
    runs(8),
  )
})

/** Spends whatever it can cast, so that spells and windows come up often. */
const spellHappy = (
  _: Spellbound,
  __: Question,
  options: readonly SpellboundOption[],
  chance: ChanceState,
) => {
  const casts = options.filter((option) => option.do === 'cast' || option.do === 'search')
  const liked = casts.length > 0 && below(chance, 3) > 0 ? casts : options
  return liked[below(chance, liked.length)]!
}

test('[SPB-SP.6, SPB-TURN.3] the same with players who search and cast whenever they can', () => {
  fc.assert(
    fc.property(starts, (start) => {
      checkedPlayout(spellbound, { ...start, ...common, lawsEvery: 9, choose: spellHappy })
    }),
    runs(8),
  )
})

/** The answers of a lucky solo player, who is the only one asked: they can be given again one by one. */
const luckyAnswers = ({ seats, seed, options }: Start): Step[] => {
  const match = startMatch(spellbound, { seats, seed, options })
  if ('problem' in match) throw new Error(match.problem)
  const chance = swift(`${seed} luck`)
  const answers: Step[] = []
  while (match.state.outcome === null) {
    for (const [seat, option] of lucky(match.state, chance)) {
      answers.push([seat, option])
      give(match, seat, keyOf(option))
    }
  }
  return answers
}

test('[SPB-TURN.3, SPB-FB.2] the same in solo matches that go far', () => {
  fc.assert(
    fc.property(standardStarts, (any) => {
      const start = { ...any, seats: 1 }
      const answers = luckyAnswers(start)
      let at = 0
      checkedPlayout(spellbound, { ...start, ...common, lawsEvery: 12, choose: () => answers[at++]![1] })
      expect(at).toBe(answers.length)
    }),
    runs(2),
  )
})
